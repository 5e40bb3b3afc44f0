import type { Ask, Happened, MoveInfo } from '../../wire';
import type { BoardProps } from '../skin';
import type { Link } from './FortPicture.svelte';
import { isSlot, neighbours, SLOTS, type Side, type Slot } from './geometry';
import { choicesOf } from './moves';
import { CAMP, movesAt, onlyCard, pickable, seating, sharedAt, sourceOf, touchedAt, trayCards } from './picking';
import type { CardView, ForFortComponents, ForFortView } from './types';

type Props = BoardProps<ForFortView, ForFortComponents>;

/** A note that holds for one question only. */
interface Marked<Thing> {
  ask: Ask | null;
  thing: Thing;
}

/** What a player has picked and is about to choose; the rules are behind the question. */
export class Play {
  private pickedMark = $state.raw<Marked<string | null> | null>(null);
  private turningMark = $state.raw<Marked<{ fort: number; slot: Slot } | null> | null>(null);
  private shownMark = $state.raw<Marked<number> | null>(null);
  /** What a pointer or the focus is on. */
  over = $state.raw<{ fort: number; slot: Slot } | null>(null);
  /** Where the last wall was built, for as long as its combos go on. */
  private built = $state.raw<{ seat: number; slot: Slot } | null>(null);

  constructor(private readonly props: () => Props) {}

  /** The question, if the viewer may answer it here. */
  ask = $derived.by(() => (this.props().playing ? this.props().ask : null));
  choices = $derived.by(() => choicesOf(this.ask));
  ranks = $derived.by(() => new Map(this.props().hints.map((hint, at) => [hint.action, at + 1])));
  /** The cards in the tray; out of a discard, those that can be picked come first. */
  cards = $derived.by(() => {
    const { view, seat } = this.props();
    const cards = trayCards(view, seat, this.ask !== null);
    if (!this.fromElsewhere) return cards;
    const open = (card: CardView): boolean => pickable(this.choices, view, card.name);
    return [...cards.filter(open), ...cards.filter((card) => !open(card))];
  });
  seats = $derived.by(() => seating(this.props().view, this.props().seat));

  /** The name of the card that is picked. */
  picked = $derived.by(() => {
    if (this.ask === null) return null;
    if (this.pickedMark?.ask === this.ask) return this.pickedMark.thing;
    return onlyCard(this.choices, this.props().view);
  });

  pickedCard = $derived.by(() => this.cards.find((card) => card.name === this.picked) ?? null);

  turning = $derived.by(() => (this.turningMark?.ask === this.ask ? this.turningMark.thing : null));

  /** By fort: what can be chosen on its slots. */
  targets = $derived.by(() => {
    const { view, seat } = this.props();
    return view.forts.map(
      (fort) =>
        new Map(
          SLOTS.flatMap((slot) => {
            const found = movesAt(this.choices, view, seat, this.picked, fort.seat, slot);
            return found.length > 0 ? [[slot, found] as const] : [];
          }),
        ),
    );
  });

  /** Seats in whose fort something can be chosen now. */
  lit = $derived.by(() => {
    const own = this.props().seat;
    const seats = new Set([...this.choices.donjons.keys()]);
    this.targets.forEach((slots, seat) => slots.size > 0 && seats.add(seat));
    if (own !== null && (this.choices.fronts.size > 0 || this.choices.takes.size > 0)) seats.add(own);
    return seats;
  });

  /** The fort to show where there is room for one only. */
  shown = $derived.by(() => {
    const { seat } = this.props();
    if (this.shownMark?.ask === this.ask) return this.shownMark.thing;
    const own = seat ?? this.seats[0] ?? 0;
    return this.lit.size === 0 || this.lit.has(own) ? own : (this.seats.find((other) => this.lit.has(other)) ?? own);
  });

  /** The picked card where it would go. */
  ghost = $derived.by(() => {
    const { over, pickedCard } = this;
    if (over === null || pickedCard === null) return null;
    return this.targets[over.fort]?.has(over.slot) ? { ...over, card: pickedCard } : null;
  });

  /** Walls with a common symbol: those that the picked card would join, or those whose combos are being done. */
  links = $derived.by(() => {
    const { view } = this.props();
    if (this.ghost !== null) return this.linksOf(this.ghost.fort, this.ghost.slot, this.ghost.card);
    if (this.built === null || this.built.seat !== view.turn || (view.combos.length === 0 && !view.evolved)) return [];
    const { seat, slot } = this.built;
    const top = view.forts[seat]?.slots.find((here) => here.name === slot)?.cards.at(-1);
    return top === undefined ? [] : this.linksOf(seat, slot, top);
  });

  /** Notes where the newest wall went. */
  follow(events: readonly Happened[]): void {
    const last = events.findLast((event) => event.code === 'built');
    const slot = last?.facts['slot'];
    if (last !== undefined && typeof slot === 'string' && isSlot(slot)) this.built = { seat: last.seat, slot };
  }

  pick(card: string): void {
    // where only one fort is shown, it is the one that the card can go to
    this.shownMark = null;
    this.pickedMark = { ask: this.ask, thing: this.picked === card ? null : card };
  }

  drop(): void {
    this.pickedMark = { ask: this.ask, thing: null };
    this.turningMark = null;
  }

  show(seat: number): void {
    this.shownMark = { ask: this.ask, thing: seat };
  }

  /** A slot was touched: choose, ask for a direction, ask why not, or (false) nothing is meant by it. */
  touch(fort: number, slot: Slot): boolean {
    const { view, seat, choose, why } = this.props();
    const found = this.targets[fort]?.get(slot) ?? [];
    const [only] = found;
    if (found.length > 1) {
      this.turningMark = { ask: this.ask, thing: { fort, slot } };
      return true;
    }
    if (only !== undefined) {
      choose(only.move.action);
      return true;
    }
    if (this.ask === null || seat === null) return false;
    const touched = touchedAt(this.choices, view, seat, this.picked, fort, slot);
    if (touched !== null) why(touched);
    return touched !== null;
  }

  /** A donjon was touched; false if nothing is meant by it. */
  touchDonjon(fort: number): boolean {
    const { seat, choose, why } = this.props();
    const move = this.donjonMove(fort);
    if (move !== null) choose(move.action);
    else if (this.choices.donjons.size > 0) why({ verb: '', place: 'donjon', seat: fort });
    else return false;
    return seat !== null;
  }

  donjonMove(fort: number): MoveInfo | null {
    if (fort === this.props().seat && this.choices.takes.has('donjon')) return this.choices.takes.get('donjon') ?? null;
    return this.choices.donjons.get(fort) ?? null;
  }

  discardMove(fort: number): MoveInfo | null {
    return fort === this.props().seat ? (this.choices.takes.get('discard') ?? null) : null;
  }

  front(side: Side): void {
    const move = this.choices.fronts.get(side);
    if (move !== undefined) this.props().choose(move.action);
  }

  /** Is the tray showing something else than the hand? */
  private get fromElsewhere(): boolean {
    return this.ask !== null && sourceOf(this.props().view) !== 'hand';
  }

  private linksOf(seat: number, slot: Slot, card: CardView): Link[] {
    const fort = this.props().view.forts[seat];
    if (fort === undefined || card.name === CAMP) return [];
    return sharedAt(fort, slot, card.symbols, neighbours(slot)).map((shared) => ({
      from: slot,
      to: shared.slot,
      symbol: shared.symbol,
    }));
  }
}
