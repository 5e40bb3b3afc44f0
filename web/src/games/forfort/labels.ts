import type { Message } from '../../wire';
import type { Side, Slot } from './geometry';
import { CAMP } from './picking';
import type { CardView, ForFortComponents, FortView, SlotView } from './types';

/** What the card is called. */
export function cardMessage(pieces: ForFortComponents, name: string): Message {
  const wall = pieces.walls.find((piece) => piece.name === name);
  return wall?.word ?? { id: 'forfort-camp', args: {} };
}

export function slotMessage(slot: string): Message {
  return { id: 'forfort-slot', args: { slot } };
}

export function symbolMessage(symbol: string): Message {
  return { id: 'forfort-symbol', args: { symbol } };
}

/** What lies on a slot, for those who do not see it. */
export function slotLabel(pieces: ForFortComponents, slot: SlotView, nameOf: (seat: number) => string): Message {
  const where = slotMessage(slot.name);
  const line = slot.first_line ? 'yes' : 'no';
  if (slot.army !== null) {
    const heading: Message = { id: 'forfort-heading', args: { side: slot.army.heading } };
    return { id: 'web-forfort-slot-army', args: { slot: where, name: nameOf(slot.army.owner), heading, line } };
  }
  const top = slot.cards.at(-1);
  if (top === undefined) return { id: 'web-forfort-slot-empty', args: { slot: where, line } };
  const args = { slot: where, card: cardMessage(pieces, top.name), line, count: slot.cards.length };
  return { id: slot.cards.length > 1 ? 'web-forfort-slot-stack' : 'web-forfort-slot-card', args };
}

export function donjonLabel(fort: FortView): Message {
  const [corner, side] = fort.arrows;
  if (corner === undefined || side === undefined) return { id: 'web-forfort-donjon', args: { count: fort.donjon } };
  return {
    id: 'web-forfort-donjon-arrows',
    args: { count: fort.donjon, arrows: [slotMessage(corner), slotMessage(side)] },
  };
}

/** The sign in a word, if the wall has one. */
export function signMessage(card: Pick<CardView, 'sign'>): Message | null {
  return card.sign === 'drawbridge' || card.sign === 'protected'
    ? { id: 'web-forfort-sign', args: { sign: card.sign } }
    : null;
}

/** All that is to be said about a card, line by line. */
export function loreOf(pieces: ForFortComponents, card: CardView): { symbol: string | null; lines: Message[] }[] {
  if (card.name === CAMP) return [{ symbol: 'camp', lines: [{ id: 'web-forfort-camp-rule', args: {} }] }];
  const told = card.symbols.map((name) => {
    const piece = pieces.symbols.find((symbol) => symbol.name === name);
    const combo: Message[] =
      piece === undefined ? [] : [{ id: 'web-forfort-combo-rule', args: { effect: piece.combo } }];
    return { symbol: name, lines: piece === undefined ? [] : [piece.effect, ...combo] };
  });
  const sign = signMessage(card);
  if (sign === null) return told;
  return [...told, { symbol: card.sign, lines: [{ id: 'web-forfort-sign-rule', args: { sign: card.sign } }] }];
}

export function headingLabel(slot: Slot, heading: Side): Message {
  return {
    id: 'web-forfort-heading',
    args: { slot: slotMessage(slot), heading: { id: 'forfort-heading', args: { side: heading } } },
  };
}
