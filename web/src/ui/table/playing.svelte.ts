import { untrack } from 'svelte';
import type { Ask, Happened, Replay, Step, TableInfo } from '../../wire';
import type { TableStore } from '../../state/table.svelte';
import { waitsFor } from '../../state/trials';
import { withoutYou } from '../../words/seats';
import { api } from '../app.svelte';
import type { Drawn } from '../game';
import { actorOf } from './actor';
import { Paused } from './paused.svelte';

/** A table that is played at this device, and all that is needed to draw it. */
export interface Played {
  table: TableInfo;
  /** One line for each person at this device, or one for a spectator. */
  stores: TableStore[];
  parts: Drawn;
}

/** Entries in the journal of a table where nobody has done anything yet. */
const FIRST_PLY = 1;

/** What one screen shows of a table: whose eyes look at it, what is asked, and what has happened. */
export class Playing {
  /** Whose eyes look at the board; of several people on this device, the one who has lifted the curtain. */
  eyes = $state<number | null>(null);
  /** The moment that is looked back at; null for now. */
  past = $state.raw<Step | null>(null);
  /** Why something cannot be chosen, until the table moves on. */
  explanation = $state('');
  /** A hint was asked for, and is not there yet. */
  hinting = $state(false);
  readonly paused = new Paused((from, to) => this.steps(from, to));
  readonly #played: () => Played;

  readonly over = $derived(this.table.status === 'over');
  /** Whoever at this device is asked. */
  readonly asked = $derived(this.stores.find((one) => one.seen.ask !== null));
  readonly shared = $derived(this.stores.length > 1);
  /** One screen for several people who hide nothing from each other: it speaks to nobody alone, and has no curtain. */
  readonly common = $derived(this.shared && !this.parts.hides);
  /** Whose eyes look at the table, and who does what is done here: at a common screen, whoever is asked. */
  readonly looker = $derived(
    (this.common ? undefined : this.stores.find((one) => one.seat === this.eyes)) ?? this.stores[0]!,
  );
  readonly store = $derived((this.common ? this.asked : this.looker) ?? this.looker);
  readonly seen = $derived(this.looker.seen);
  readonly question = $derived(this.store.seen.ply === this.seen.ply ? this.store.seen.ask : null);
  /** The seats of the people at this device. */
  readonly mine = $derived(this.stores.flatMap((one) => (one.seat === null ? [] : [one.seat])));
  /** Who is to lift the curtain; null if it is up. */
  readonly curtain = $derived.by(() => {
    if (!this.shared || this.common || this.over) return null;
    const next = this.asked?.seat ?? (this.eyes === null ? (this.stores[0]?.seat ?? null) : null);
    return next !== null && next !== this.eyes ? next : null;
  });
  /** The people at this screen hold the trials themselves, and roll their die. */
  readonly atOneTable = $derived(this.common && this.table.options['trials'] === 'table');
  /** What can be chosen on the screen as it is now. */
  readonly ask = $derived(
    this.curtain === null && this.past === null && this.paused.next === null ? this.question : null,
  );
  readonly trial = $derived(this.table.status !== 'playing' || this.paused.next !== null ? null : this.seen.trial);
  readonly waited = $derived(this.asked !== undefined || waitsFor(this.trial, this.mine));
  /** The seat whose turn it is. */
  readonly actor = $derived(
    this.over ? null : (this.paused.next?.seat ?? this.trial?.waiting[0] ?? actorOf(this.seen.view, this.table)),
  );
  readonly me = $derived(this.store.seat === null ? undefined : this.table.seats[this.store.seat]);
  /** A bot plays for whoever looks. */
  readonly away = $derived(this.me !== undefined && this.me.standin !== null && !this.over);
  readonly view = $derived(this.past?.view ?? this.paused.view ?? this.seen.view);
  /** What has just happened. */
  readonly events = $derived(this.told(this.paused.events(this.seen.batch)));
  /** All that has happened, as far as the screen has shown it. */
  readonly known = $derived.by(() => {
    const next = this.paused.next;
    return this.told(next === null ? this.seen.log : this.seen.log.filter((event) => event.at < next.at));
  });

  constructor(played: () => Played) {
    this.#played = played;
    const { stores } = untrack(played);
    if (stores.length === 1) this.eyes = untrack(() => stores[0]?.seat ?? null);

    this.holdBack();
    $effect(() => {
      void this.seen.ply;
      this.explanation = '';
    });
  }

  get table(): TableInfo {
    return this.#played().table;
  }
  get stores(): TableStore[] {
    return this.#played().stores;
  }
  get parts(): Drawn {
    return this.#played().parts;
  }

  /** Whoever is called to this device lifts the curtain. */
  lift(): void {
    this.eyes = this.curtain;
    this.past = null;
  }

  /** Around one table the screen waits until somebody rolls the die; what nobody has seen yet is not skipped. */
  private holdBack(): void {
    let heardPly = -1;
    let shownView: unknown = null;
    $effect.pre(() => {
      const { ply, batch, log } = this.seen;
      const now = this.view;
      untrack(() => {
        const waits = this.parts.skin.waits;
        if (ply !== heardPly && this.atOneTable && waits !== undefined) {
          const fresh = heardPly < 0 ? (ply <= FIRST_PLY ? log : []) : batch;
          this.paused.hear(fresh, (event) => this.mine.includes(event.seat) && waits(event), shownView ?? now);
        }
        if (ply > 0) heardPly = ply;
        shownView = this.view;
      });
    });
  }

  private steps(from: number, to: number): Promise<Replay> {
    return api.replay(this.table.id, this.looker.seat, from, to - from + 1);
  }

  /** At a screen for all nobody is “you”. */
  private told(happened: Happened[]): Happened[] {
    return this.common ? happened.map(withoutYou) : happened;
  }
}

/** Asked for the others' sake: there is one answer only, and nobody else shall see that. */
export function formality(ask: Ask | null): boolean {
  return ask?.moves.length === 1;
}
