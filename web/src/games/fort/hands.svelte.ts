/** What a person's hands do on the board: look at a thing, choose it, drag it, ask why it cannot be chosen. */
import { getContext, setContext } from 'svelte';
import type { Happened, MoveInfo } from '../../wire';
import { seatName } from '../../words/seats';
import type { BoardProps } from '../skin';
import { isOnlySeen, keyOf, movesByThing, type Thing } from './moves';
import type { FortPieces, FortView, KidPiece, NamedPiece } from './types';

/** What can be looked at closely. */
export type Sight =
  | { readonly kid: KidPiece }
  | { readonly piece: NamedPiece; readonly kind: 'perk' | 'rule' }
  | { readonly text: string };

export interface Look {
  readonly thing: Thing;
  readonly sight: Sight | null;
  /** Where it lies on the screen. */
  readonly at: DOMRect;
  /** The moves to choose from, once the thing was touched. */
  readonly menu: readonly MoveInfo[] | null;
}

export interface Drag {
  readonly thing: Thing;
  readonly kid: KidPiece;
  readonly x: number;
  readonly y: number;
  /** Is it over a place where letting go plays it? */
  readonly ready: boolean;
}

const KEY = Symbol('fort-hands');
const LOOK_AFTER = 220;
/** One for all that no move is tied to: they need not look whether theirs has changed. */
const NO_MOVES: readonly MoveInfo[] = [];

export class Hands {
  look = $state.raw<Look | null>(null);
  drag = $state.raw<Drag | null>(null);
  /** What the move in view would bring; null while it is not known. */
  outcome = $state.raw<{ readonly move: MoveInfo; readonly events: readonly Happened[] } | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly props: () => BoardProps<FortView, FortPieces>) {}

  private readonly tied = $derived.by(() => movesByThing(this.props().playing ? this.props().ask : null));
  private readonly kidsById = $derived.by(() => new Map(this.props().pieces.kids.map((kid) => [kid.id, kid])));
  private readonly hintsByAction = $derived.by(
    () => new Map(this.props().hints.map((hint, at) => [hint.action, { ...hint, at }])),
  );

  get view(): FortView {
    return this.props().view;
  }
  get pieces(): FortPieces {
    return this.props().pieces;
  }
  get me(): number | null {
    return this.props().seat;
  }
  get table(): BoardProps<FortView, FortPieces>['table'] {
    return this.props().table;
  }
  get asked(): boolean {
    return this.props().playing && this.props().ask !== null;
  }

  /** Who sits there, for a sentence that speaks to the viewer: “you”, or a name. */
  named(seat: number): { name: string; mine: 'yes' | 'no' } {
    const there = this.table.seats[seat];
    return { name: there === undefined ? '' : seatName(there), mine: seat === this.me ? 'yes' : 'no' };
  }

  moves(thing: Thing): readonly MoveInfo[] {
    return this.tied.get(keyOf(thing))?.moves ?? NO_MOVES;
  }
  /** Is there anything to choose among these? */
  any(test: (thing: Thing) => boolean): boolean {
    return [...this.tied.values()].some(({ thing }) => test(thing));
  }
  /** The things among which the pending question lets choose, in the order of the question, each with its first move. */
  get choices(): { readonly thing: Thing; readonly move: MoveInfo }[] {
    return [...this.tied.values()].flatMap(({ thing, moves: [move] }) => (move === undefined ? [] : [{ thing, move }]));
  }
  kid(id: string): KidPiece | null {
    return this.kidsById.get(id) ?? null;
  }
  perk(id: string): NamedPiece | null {
    return this.pieces.perks.find((perk) => perk.id === id) ?? null;
  }
  rule(id: string): NamedPiece | null {
    return this.pieces.rules.find((rule) => rule.id === id) ?? null;
  }
  /** The best hint among a thing's moves: its chance of victory, and whether it is the best of all. */
  hint(thing: Thing): { readonly share: number; readonly best: boolean } | null {
    const found = this.moves(thing)
      .map((move) => this.hintsByAction.get(move.action))
      .filter((hint) => hint !== undefined)
      .sort((one, two) => one.at - two.at)[0];
    return found === undefined ? null : { share: found.share, best: found.at === 0 };
  }

  /** Clicked, or Enter pressed on it. A finger cannot hover: it sees a card in words first, with the move as a button. */
  press(thing: Thing, sight: Sight | null, element: Element, finger = false): void {
    const moves = this.moves(thing);
    const [only] = moves;
    if (only !== undefined && moves.length === 1 && !(finger && sight !== null)) {
      this.leave();
      this.props().choose(only.action);
    } else if (only !== undefined) {
      this.show({ thing, sight, at: element.getBoundingClientRect(), menu: moves });
    } else {
      if (sight !== null) this.show({ thing, sight, at: element.getBoundingClientRect(), menu: null });
      if (this.asked && !isOnlySeen(thing)) this.props().why(thing);
    }
  }

  take(move: MoveInfo): void {
    this.leave();
    this.props().choose(move.action);
  }

  /** The pointer rests on it, or it has the focus: show it large after a moment. */
  near(thing: Thing, sight: Sight | null, element: Element, after = LOOK_AFTER): void {
    if (this.look?.menu || this.drag !== null) return;
    clearTimeout(this.timer);
    const shown = (): void => this.show({ thing, sight, at: element.getBoundingClientRect(), menu: null });
    // once one thing is shown large, its neighbours follow at once
    this.timer = setTimeout(shown, this.look === null ? after : 40);
  }

  /** The pointer has gone on; a menu stays until something is chosen. */
  away(): void {
    clearTimeout(this.timer);
    if (this.look !== null && this.look.menu === null) this.timer = setTimeout(() => this.leave(), 60);
  }

  leave(): void {
    clearTimeout(this.timer);
    this.look = null;
    this.outcome = null;
  }

  /** The table has changed: what is no longer there is not shown, and no longer chosen from. */
  settle(root: HTMLElement): void {
    const look = this.look;
    if (look === null) return;
    const there = root.querySelector(`[data-thing="${CSS.escape(keyOf(look.thing))}"]`) !== null;
    if (look.menu !== null || !there) this.leave();
    else this.outcome = null;
  }

  private show(look: Look): void {
    clearTimeout(this.timer);
    this.look = look;
    this.outcome = null;
    const [move] = this.moves(look.thing);
    if (move !== undefined && look.menu === null) this.foresee(move);
  }

  /** Ask what a move would bring, and show it if the eye is still there. */
  foresee(move: MoveInfo): void {
    const look = this.look;
    this.props()
      .preview(move.action)
      .then((events) => {
        if (this.look === look) this.outcome = { move, events };
      })
      .catch(() => undefined); // a preview that does not come is no loss
  }

  startDrag(drag: Drag): void {
    this.leave();
    this.drag = drag;
  }
  /** Let go of the card: over a place that takes it, it is played, or the reason why not is asked for. */
  drop(sight: Sight, element: Element): void {
    const drag = this.drag;
    this.drag = null;
    if (drag?.ready) this.press(drag.thing, sight, element);
  }
}

export function setHands(props: () => BoardProps<FortView, FortPieces>): Hands {
  return setContext(KEY, new Hands(props));
}

export function getHands(): Hands {
  return getContext<Hands>(KEY);
}
