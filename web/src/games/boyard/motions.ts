import type { Happened } from '../../wire';
import type { Spot } from './geometry';
import type { BoyardPieces, BoyardView, PlayerView } from './types';

/** A pawn goes from place to place. */
export interface Walk {
  seat: number;
  /** From where it stands, by every square on the way. */
  path: Spot[];
  /** Milliseconds from the start of the batch. */
  start: number;
  length: number;
}

/** What is seen on its way: a key, a clue, a token of so many Boyards. */
export type Sprite = { kind: 'key' | 'clue' } | { kind: 'token'; boyards: number };

/** Something flies. Places are names of anchors on the board: `stock`, `bag`, `sheet:0`. */
export interface Flight {
  sprite: Sprite;
  from: string;
  to: string;
  start: number;
  length: number;
  /** What is counted only when this has arrived: `key:0`, `clue:2`, `token:1`; empty if nothing is. */
  settles: string;
}

/** The die shows a number. */
export interface Roll {
  number: number;
  start: number;
  length: number;
}

/** Water splashes at a square of the sea. */
export interface Splash {
  spot: Spot;
  start: number;
  length: number;
}

export interface Motions {
  walks: Walk[];
  flights: Flight[];
  rolls: Roll[];
  splashes: Splash[];
  end: number;
}

const ROLL = 350;
const STEP = 150;
const FLIGHT = 330;
const SPLASH = 350;
/** A token joins those before it in the hand. */
const TOKEN = 130;
/** A long batch is hurried, so that nobody waits. */
const LONGEST = 4200;

/** Where a pawn is. */
export function spotOf(player: PlayerView): Spot {
  if (player.stands === 'in') return 'room';
  if (player.stands === 'out') return 'out';
  if (player.stands === 'guessing') return 'gate';
  if (player.swum >= 0) return `sea:${player.swum}`;
  return player.square >= 0 ? `fort:${player.square}` : 'start';
}

/** What is to be seen of a batch of events; `before` is how the table was until then. */
export function motionsOf(events: readonly Happened[], before: BoyardView | null, pieces: BoyardPieces): Motions {
  const course = new Course(before, pieces);
  for (const event of events) course.tell(event);
  return hurried(course.motions);
}

/** Follows the table from batch to batch. */
export class Batches {
  /** How the table was when the last batch came, and which batch that was. */
  private before: BoyardView | null = null;
  private batch = '';

  /** What is to be seen of these events, now that they have led here; null if it was seen to move before. */
  next(events: readonly Happened[], now: BoyardView, pieces: BoyardPieces): Motions | null {
    const batch = events.map(({ at, code }) => `${at} ${code}`).join();
    const motions = batch === this.batch ? null : motionsOf(events, this.before, pieces);
    this.before = now;
    this.batch = batch;
    return motions;
  }
}

function hurried(motions: Motions): Motions {
  if (motions.end <= LONGEST) return motions;
  const factor = LONGEST / motions.end;
  const quick = <T extends { start: number; length: number }>(one: T): T => ({
    ...one,
    start: one.start * factor,
    length: one.length * factor,
  });
  return {
    walks: motions.walks.map(quick),
    flights: motions.flights.map(quick),
    rolls: motions.rolls.map(quick),
    splashes: motions.splashes.map(quick),
    end: LONGEST,
  };
}

/** Goes through a batch and keeps track of where each pawn is by then. */
class Course {
  readonly motions: Motions = { walks: [], flights: [], rolls: [], splashes: [], end: 0 };
  private readonly spots: Spot[];
  private clock = 0;
  private rolled = 0;

  constructor(
    before: BoyardView | null,
    private readonly pieces: BoyardPieces,
  ) {
    this.spots = before?.players.map(spotOf) ?? [];
  }

  tell({ code, seat, facts }: Happened): void {
    const { number, place, prize, from, boyards } = facts;
    switch (code) {
      case 'first-roll':
      case 'roll':
        this.rolled = Number(number);
        this.motions.rolls.push({ number: this.rolled, start: this.clock, length: ROLL });
        return this.wait(ROLL);
      case 'walk':
        return this.walk(seat, Number(place));
      case 'dive':
        this.go(seat, ['sea:0']);
        return this.splash('sea:0');
      case 'swim':
        return this.go(seat, this.waterTo(seat, Number(number)));
      case 'climb':
        return this.go(seat, [...this.waterTo(seat, this.pieces.sea), `fort:${this.pieces.riddle}`]);
      case 'let-go':
        return this.splash('sea:0');
      case 'gain':
        return this.gain(seat, String(prize), typeof from === 'number' ? from : -1);
      case 'paid':
        return this.fly({ kind: 'key' }, `sheet:${seat}`, 'stock', '');
      case 'round':
        return this.all(Number(number) === 3 ? 'gate' : 'start');
      case 'enter':
        return this.go(seat, ['room']);
      case 'out':
        return this.go(seat, ['out']);
      case 'token':
        this.fly({ kind: 'token', boyards: Number(boyards) }, 'bag', `sheet:${seat}`, `token:${seat}`, TOKEN);
        return;
      default:
        return;
    }
  }

  /** By the roll, square by square; with Passe-Partout straight there. */
  private walk(seat: number, place: number): void {
    const squares = this.pieces.squares.length;
    const path = Array.from(
      { length: this.rolled },
      (_, at) => `fort:${(place - this.rolled + 1 + at + squares) % squares}`,
    );
    this.go(seat, this.rolled > 0 ? path : [`fort:${place}`]);
    this.rolled = 0;
  }

  /** The squares of the sea up to one, from where the pawn swims; past the last one comes the ladder's again. */
  private waterTo(seat: number, swum: number): Spot[] {
    this.rolled = 0;
    const [, here = '0'] = (this.spots[seat] ?? '').split(':');
    const count = Math.max(0, Math.min(swum, this.pieces.sea) - Number(here));
    return Array.from({ length: count }, (_, at) => `sea:${(Number(here) + 1 + at) % this.pieces.sea}`);
  }

  private go(seat: number, path: Spot[]): void {
    const here = this.spots[seat];
    const goal = path.at(-1);
    if (here === undefined || goal === undefined || here === goal) return;
    const length = STEP * Math.max(2, path.length);
    this.motions.walks.push({ seat, path: [here, ...path], start: this.clock, length });
    this.spots[seat] = goal;
    this.wait(length);
  }

  /** A round begins: all pawns at once. */
  private all(goal: Spot): void {
    const start = this.clock;
    this.spots.forEach((_, seat) => {
      this.clock = start;
      this.go(seat, [goal]);
    });
    this.clock = start;
    this.wait(this.motions.walks.some((walk) => walk.start === start) ? 2 * STEP : 0);
  }

  private gain(seat: number, prize: string, from: number): void {
    const teller = (seat + this.spots.length - 1) % Math.max(1, this.spots.length);
    if (prize === 'clue') this.fly({ kind: 'clue' }, `sheet:${teller}`, `sheet:${seat}`, `clue:${seat}`);
    else this.fly({ kind: 'key' }, from >= 0 ? `sheet:${from}` : 'stock', `sheet:${seat}`, `key:${seat}`);
  }

  private fly(sprite: Sprite, from: string, to: string, settles: string, next = FLIGHT): void {
    this.motions.flights.push({ sprite, from, to, start: this.clock, length: FLIGHT, settles });
    this.motions.end = Math.max(this.motions.end, this.clock + FLIGHT);
    this.wait(next);
  }

  private splash(spot: Spot): void {
    this.motions.splashes.push({ spot, start: this.clock, length: SPLASH });
    this.wait(SPLASH);
  }

  private wait(length: number): void {
    this.clock += length;
    this.motions.end = Math.max(this.motions.end, this.clock);
  }
}
