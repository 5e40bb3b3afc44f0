/** What moves on the screen when something happens: from which spot to which, and when. */
import type { Happened } from '../../wire';
import type { FortView } from './types';

/** A place on the screen, such as `hand/0/bug`; where there is none so exact, the one before the last `/` serves. */
export type Spot = string;

export interface Flight {
  /** A card by its kid, or unseen (null); else a token or another small thing. */
  readonly what: { readonly card: string | null } | { readonly thing: 'pizza' | 'toys' | 'point' | 'perk' | 'rule' };
  readonly from: Spot;
  readonly to: Spot;
  /** Number of the event in its batch. */
  readonly event: number;
}

export interface Timed extends Flight {
  readonly delay: number;
  readonly duration: number;
}

/** Of how many alike at most we show the flight: more would only take longer. */
const MOST = 4;

type Facts = Record<string, unknown>;
const other = (kind: unknown): string => (kind === 'pizza' ? 'toys' : 'pizza');

function source(facts: Facts, seat: number): Spot {
  switch (facts['source']) {
    case 'park':
      return `park/${String(facts['kid'])}`;
    case 'deck':
      return 'park-deck';
    case 'yard':
      return `yard/${String(facts['owner'])}/${String(facts['kid'])}`;
    default:
      return `hand/${seat}/${String(facts['kid'])}`;
  }
}

/** Plans the flights of one batch; keeps track of the cards on the table, whose way to the discard pile nobody tells. */
class Plan {
  readonly flights: Flight[] = [];
  private table: string[];
  private leader: number;
  private event = 0;

  constructor(private readonly before: FortView | null) {
    const card = before?.card ?? null;
    this.table = [...(card?.kid ? [card.kid] : []), ...(card?.added ?? []), ...(before?.spent ?? [])];
    this.leader = before?.leader ?? -1;
  }

  read(events: readonly Happened[]): void {
    events.forEach((event, at) => {
      this.event = at;
      this.tell(event.code, event.seat, event.facts);
    });
  }

  private card(kid: unknown, from: Spot, to: Spot): void {
    this.flights.push({ what: { card: typeof kid === 'string' ? kid : null }, from, to, event: this.event });
  }

  private tokens(kind: unknown, count: unknown, from: Spot, to: Spot): void {
    const thing = kind === 'pizza' ? 'pizza' : 'toys';
    for (let at = 0; at < Math.min(MOST, Number(count)); at++)
      this.flights.push({ what: { thing }, from, to, event: this.event });
  }

  private thing(thing: 'point' | 'perk' | 'rule', from: Spot, to: Spot): void {
    this.flights.push({ what: { thing }, from, to, event: this.event });
  }

  /** The cards played and added go to their owner's discard pile. */
  private clearTable(): void {
    for (const kid of this.table) this.card(kid, `table/${kid}`, `discard/${this.leader}`);
    this.table = [];
  }

  private take(kid: unknown): void {
    this.table = this.table.filter((lying) => lying !== kid);
  }

  private tell(code: string, seat: number, facts: Facts): void {
    const { kid, kind, place, owner } = facts;
    const hand = typeof kid === 'string' ? `hand/${seat}/${kid}` : `hand/${seat}`;
    switch (code) {
      case 'dealt':
        return this.card(kid, 'park-deck', hand);
      case 'kept':
        return this.card(kid, hand, `deck/${seat}`);
      case 'passed':
        return this.pass();
      case 'refill':
        return this.card(kid, 'park-deck', `park/${String(kid)}`);
      case 'turn':
        this.clearTable();
        this.leader = seat;
        return;
      case 'cleanup':
        for (let at = 0; at < Math.min(MOST, Number(facts['count'])); at++)
          this.card(null, `yard/${seat}`, `discard/${seat}`);
        return;
      case 'play':
        this.table.push(String(kid));
        return this.card(kid, hand, `table/${String(kid)}`);
      case 'add':
        if (place !== 'lookout') this.table.push(String(kid));
        return this.card(kid, place === 'lookout' ? `lookout/${seat}/${String(kid)}` : hand, `table/${String(kid)}`);
      case 'gather':
        return this.tokens(kind, facts['count'], `supply/${String(kind)}`, `stuff/${seat}/${String(kind)}`);
      case 'points':
        for (let at = 0; at < Math.min(MOST, Number(facts['count'])); at++)
          this.thing('point', 'table', `points/${seat}`);
        return;
      case 'pack':
        return this.tokens(
          kind,
          1,
          place === 'supply' ? `supply/${String(kind)}` : `stuff/${seat}/${String(kind)}`,
          `pack/${seat}/${String(kind)}`,
        );
      case 'tuck':
        return this.card(kid, source(facts, seat), `lookout/${seat}/${String(kid)}`);
      case 'trash':
        return this.card(kid, place === 'discard' ? `discard/${seat}` : hand, 'box');
      case 'trash-yard':
        return this.card(kid, `yard/${String(owner)}/${String(kid)}`, 'box');
      case 'trash-played':
        this.take(kid);
        return this.card(kid, `table/${String(kid)}`, 'box');
      case 'recruit':
        return this.card(kid, source(facts, seat), `discard/${seat}`);
      case 'pay':
        this.tokens(kind, facts['stuff'], `stuff/${seat}/${String(kind)}`, `supply/${String(kind)}`);
        return this.tokens(kind, facts['pack'], `pack/${seat}/${String(kind)}`, `supply/${String(kind)}`);
      case 'rule':
        return this.thing('rule', 'rules', `rule/${seat}`);
      case 'perk':
        return this.thing('perk', `perks/${String(facts['perk'])}`, `perk/${seat}`);
      case 'use-perk':
        return this.thing('perk', `perk/${seat}`, 'box');
      case 'spend':
        return this.tokens(kind, 1, `${String(place)}/${seat}/${String(kind)}`, `supply/${String(kind)}`);
      case 'convert':
        this.tokens(kind, 1, `${String(place)}/${seat}/${String(kind)}`, `supply/${String(kind)}`);
        return this.tokens(other(kind), 1, `supply/${other(kind)}`, `${String(place)}/${seat}/${other(kind)}`);
      case 'follow':
        return this.card(kid, hand, `discard/${seat}`);
      case 'take-back':
        return this.card(kid, `discard/${seat}`, hand);
      case 'yard':
        this.clearTable();
        return this.card(kid, hand, `yard/${seat}/${String(kid)}`);
      case 'shuffle':
        this.clearTable();
        return this.card(null, `discard/${seat}`, `deck/${seat}`);
      case 'draw':
        this.clearTable();
        return this.card(kid, `deck/${seat}`, hand);
      default:
        return;
    }
  }

  /** In the draft all cards in hand go to the left at once. */
  private pass(): void {
    const players = this.before?.players ?? 0;
    for (let seat = 0; seat < players; seat++) this.card(null, `hand/${seat}`, `hand/${(seat + 1) % players}`);
  }
}

/** What flies where in a batch of events; `before` is what lay on the table until then. */
export function flights(events: readonly Happened[], before: FortView | null): Flight[] {
  const plan = new Plan(before);
  plan.read(events);
  return plan.flights;
}

/**
 * When each flight starts and how long it takes, in milliseconds. Flights of one event leave closely one after the
 * other, events with a pause between; a long batch is pressed together, so that it never takes more than `most`.
 */
export function timed(planned: readonly Flight[], duration: number, most: number): Timed[] {
  const starts: number[] = [];
  let at = 0;
  planned.forEach((flight, number) => {
    const last = planned[number - 1];
    if (last !== undefined) at += flight.event === last.event ? duration * 0.16 : duration * 0.5;
    starts.push(at);
  });
  const squeeze = Math.min(1, at > 0 ? Math.max(0, most - duration) / at : 1);
  return planned.map((flight, number) => ({ ...flight, delay: Math.round((starts[number] ?? 0) * squeeze), duration }));
}
