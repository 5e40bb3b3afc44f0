import type { Arg, Message } from '../../wire';
import { spotOf } from './motions';
import type { BoyardPieces, BoyardView, PlayerView } from './types';

/** Where a player's pawn is, in words. */
export function placeMessage(player: PlayerView, pieces: BoyardPieces): Message {
  const args: Record<string, Arg> = { place: 'start', swum: 0, sea: 0, prize: '', square: '', number: 0 };
  const square = pieces.squares[player.square];
  if (player.stands !== '') {
    args['place'] = player.stands === 'in' ? 'inside' : player.stands === 'out' ? 'outside' : 'guessing';
  } else if (player.swum >= 0) {
    Object.assign(args, { place: 'sea', swum: player.swum, sea: pieces.sea, prize: prizeMessage(player.diving_for) });
  } else if (square !== undefined) {
    const place = player.prison ? 'prison' : 'square';
    Object.assign(args, { place, number: player.square + 1, square: square.name });
  }
  return { id: 'boyard-table-at', args };
}

export function prizeMessage(prize: string): Message {
  return { id: 'boyard-prize', args: { prize } };
}

/** Who stands on a spot. */
export function standing(view: BoyardView, spot: string): number[] {
  return view.players.filter((player) => spotOf(player) === spot).map(({ seat }) => seat);
}
