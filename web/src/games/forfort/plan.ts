import type { Happened } from '../../wire';
import { ahead, isSide, isSlot, SIDES, type Side } from './geometry';

/** What is seen on its way. */
export type Sprite =
  | { kind: 'card'; name: string }
  | { kind: 'back' | 'token' | 'blow' }
  | { kind: 'camp'; seat: number }
  | { kind: 'army'; seat: number; heading: Side | null }
  | { kind: 'spark'; symbol: string };

/** One motion. Places are names of anchors on the board: `slot:0:ne`, `hand:1`, `donjon:0`, `discard:2`, `supply:0`. */
export interface Motion {
  id: number;
  sprite: Sprite;
  from: string;
  to: string;
  /** Milliseconds from the start of the batch. */
  start: number;
  length: number;
  /** The slot (`0:ne`) that shows what it holds only when this has arrived. */
  settles: string | null;
  /** How it ends: it stays until the end, or fades on the way. */
  fades: boolean;
}

const FLIGHT = 300;
const BLOW = 240;
const SPARK = 350;
/** The next motion begins before the last has ended. */
const OVERLAP = 0.6;
/** A long batch is hurried, so that nobody waits. */
const LONGEST = 2400;
const SHORTEST = 150;

type Draft = Pick<Motion, 'sprite' | 'from' | 'to' | 'length'> & Partial<Motion>;

/** What is to be seen of a batch of events. */
export function planOf(events: readonly Happened[]): Motion[] {
  const motions: Motion[] = [];
  let clock = 0;
  let built = '';
  for (const event of events) {
    const drafts = motionsOf(event, built);
    if (event.code === 'built') built = drafts[0]?.to ?? '';
    for (const draft of drafts) {
      motions.push({ settles: null, fades: false, ...draft, id: motions.length, start: clock });
      // cards of one stack fall together
      if (event.code !== 'destroyed') clock += draft.length * OVERLAP;
    }
    if (event.code === 'destroyed') clock += BLOW;
  }
  return hurried(motions);
}

function hurried(motions: Motion[]): Motion[] {
  const end = Math.max(0, ...motions.map((motion) => motion.start + motion.length));
  if (end <= LONGEST) return motions;
  const factor = LONGEST / end;
  return motions.map((motion) => ({
    ...motion,
    start: Math.round(motion.start * factor),
    length: Math.max(SHORTEST, Math.round(motion.length * factor)),
  }));
}

/** `built` is where the last wall of the batch went: combos spring from it. */
function motionsOf({ code, seat, facts }: Happened, built: string): Draft[] {
  const fort = numberOf(facts['fort']) ?? seat;
  const slot = slotOf(fort, facts['slot']);
  const to = slotOf(fort, facts['to']);
  const card = typeof facts['card'] === 'string' ? facts['card'] : null;
  const sprite: Sprite = card === null ? { kind: 'back' } : { kind: 'card', name: card };
  const army: Sprite = {
    kind: 'army',
    seat,
    heading: headingOf(facts['heading']) ?? wayOf(facts['slot'], facts['to']),
  };
  switch (code) {
    case 'drew':
      return [flight(sprite, `donjon:${seat}`, `hand:${seat}`)];
    case 'camp':
      return arriving({ kind: 'camp', seat: fort }, `supply:${seat}`, slot);
    case 'built':
      return arriving(sprite, `${sourceOf(facts['source'])}:${seat}`, slot);
    case 'army':
      return arriving(army, `supply:${seat}`, slot);
    case 'advanced':
      return arriving(army, slot, to);
    case 'left':
      return [flight(army, slot, `supply:${seat}`)];
    case 'fell':
      return [{ ...flight(army, slot, to), fades: true }, blow(to)];
    case 'waited':
      return [blow(slot)];
    case 'defeated':
      return [
        blow(slot),
        { ...flight({ kind: 'army', seat: numberOf(facts['owner']) ?? seat, heading: null }, slot, slot), fades: true },
      ];
    case 'destroyed':
      return [
        blow(slot),
        ...namesOf(facts['cards']).map((name) =>
          flight(name === 'camp' ? { kind: 'camp', seat: fort } : { kind: 'card', name }, slot, `discard:${fort}`),
        ),
      ];
    case 'used':
    case 'gave':
      return [flight(sprite, `hand:${seat}`, `discard:${seat}`)];
    case 'passed':
      return card === null ? [] : [flight(sprite, `hand:${seat}`, `discard:${seat}`)];
    case 'hit':
      return [blow(`donjon:${fort}`), flight(sprite, `donjon:${fort}`, `discard:${fort}`)];
    case 'revealed':
      return [flight(sprite, `donjon:${seat}`, `hand:${seat}`)];
    case 'top-discarded':
      return [flight(sprite, `hand:${seat}`, `discard:${seat}`)];
    case 'combo':
      return [
        {
          sprite: { kind: 'spark', symbol: String(facts['symbol']) },
          from: built || `donjon:${seat}`,
          to: built || `donjon:${seat}`,
          length: SPARK,
          fades: true,
        },
      ];
    case 'bridge':
      return [flight({ kind: 'token' }, `supply:${seat}`, slot)];
    case 'token-back':
      return [flight({ kind: 'token' }, slot, `supply:${seat}`)];
    default:
      return [];
  }
}

function flight(sprite: Sprite, from: string, to: string): Draft {
  return { sprite, from, to, length: FLIGHT };
}

function arriving(sprite: Sprite, from: string, to: string): Draft[] {
  return [{ ...flight(sprite, from, to), settles: to.replace('slot:', '') }];
}

function blow(at: string): Draft {
  return { sprite: { kind: 'blow' }, from: at, to: at, length: BLOW, fades: true };
}

function slotOf(fort: number, slot: unknown): string {
  return typeof slot === 'string' && isSlot(slot) ? `slot:${fort}:${slot}` : `donjon:${fort}`;
}

function headingOf(heading: unknown): Side | null {
  return typeof heading === 'string' && isSide(heading) ? heading : null;
}

/** The direction from a slot to the next. */
function wayOf(slot: unknown, to: unknown): Side | null {
  if (typeof slot !== 'string' || !isSlot(slot)) return null;
  return SIDES.find((side) => ahead(slot, side) === to) ?? null;
}

function sourceOf(source: unknown): string {
  return source === 'discard' || source === 'donjon' ? source : 'hand';
}

function numberOf(number: unknown): number | null {
  return typeof number === 'number' ? number : null;
}

function namesOf(names: unknown): string[] {
  return Array.isArray(names) ? names.filter((name): name is string => typeof name === 'string') : [];
}
