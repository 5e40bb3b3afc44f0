import type {
  Ask,
  Chat,
  Clock,
  Happened,
  OrderInfo,
  ScoreInfo,
  SheetInfo,
  TableInfo,
  Told,
  TrialInfo,
  Update,
} from '../wire';
import { kept } from './kept';

/** A table as one viewer has seen it so far. Values, not references: every change makes a new one. */
export interface Seen {
  table: TableInfo | null;
  seat: number | null;
  /** Version of the server. */
  version: string;
  ply: number;
  /** By the game's own type; null before the game has started. */
  view: unknown;
  ask: Ask | null;
  undo: boolean;
  /** The seat whose time ran out over the decision it is asked for: a bot takes that one. */
  lapsed: number | null;
  /** The newest batch of what happened, for animation; empty after a jump. */
  batch: Happened[];
  log: Happened[];
  /** Does the log lack what happened earlier? Then it is to be fetched. */
  logCut: boolean;
  chat: Chat[];
  online: number[];
  watching: number;
  clocks: Clock[];
  /** When the clocks were read, by the client's own clock. */
  clocksAt: number;
  scores: ScoreInfo[];
  /** The bot that thinks now. */
  thinking: number | null;
  /** The trial that is on, as this viewer may know it. */
  trial: TrialInfo | null;
  /** When it was told, by the client's own clock. */
  trialAt: number;
  /** What each seat has been told of what was dealt to it. */
  sheets: SheetInfo[];
  /** What the viewer has ordered ahead, as long as it stands. */
  order: OrderInfo | null;
}

export const NOTHING_SEEN: Seen = {
  table: null,
  seat: null,
  version: '',
  ply: 0,
  view: null,
  ask: null,
  undo: false,
  lapsed: null,
  batch: [],
  log: [],
  logCut: false,
  chat: [],
  online: [],
  watching: 0,
  clocks: [],
  clocksAt: 0,
  scores: [],
  thinking: null,
  trial: null,
  trialAt: 0,
  sheets: [],
  order: null,
};

/** More events at once than anybody wants to watch: the board jumps instead. */
const MOST_ANIMATED = 40;

/** What the viewer has seen after being told. `gap`: something was missed, ask for it again. */
export function hear(seen: Seen, told: Told, now: number): { seen: Seen; gap: boolean } {
  switch (told.t) {
    case 'welcome':
      return fine({
        ...seen,
        table: told.table,
        seat: told.seat,
        version: told.version,
        chat: told.chat,
        online: told.table.seats.filter((seat) => seat.online).map((seat) => seat.seat),
      });
    case 'table':
      return fine({ ...seen, table: kept(seen.table, told.table) });
    case 'update':
      return updated(seen, told, now);
    case 'chat':
      return fine({ ...seen, chat: [...seen.chat.filter((line) => line.number !== told.number), told] });
    case 'presence':
      return fine({ ...seen, online: told.online, watching: told.watching });
    case 'trial':
      // time alone changed it: of another ply, an update is missing or has overtaken it
      if (told.ply !== seen.ply) return { seen, gap: told.ply > seen.ply };
      return fine({ ...seen, trial: told.trial, trialAt: now });
    case 'order':
      return fine({ ...seen, order: told.order });
    case 'thinking':
      return fine({ ...seen, thinking: told.seat });
    default:
      return fine(seen);
  }
}

function fine(seen: Seen): { seen: Seen; gap: boolean } {
  return { seen, gap: false };
}

function updated(seen: Seen, update: Update, now: number): { seen: Seen; gap: boolean } {
  if (update.since > seen.ply) return { seen, gap: true };
  // an answer to an old question, overtaken by a newer update
  if (update.ply < seen.ply) return fine(seen);
  const earlier = seen.log.filter((event) => event.at < update.rewind);
  const first = seen.view === null;
  const undone = earlier.length < seen.log.length && !update.cut;
  const quiet = first || undone || update.events.length > MOST_ANIMATED;
  return fine({
    ...seen,
    ply: update.ply,
    view: kept(seen.view, update.view),
    ask: update.ask,
    undo: update.undo,
    lapsed: update.lapsed,
    batch: quiet ? [] : update.events,
    log: update.cut ? [] : [...earlier, ...update.events],
    logCut: update.cut || seen.logCut,
    clocks: kept(seen.clocks, update.clocks),
    clocksAt: now,
    scores: update.scores,
    thinking: null,
    trial: update.trial,
    trialAt: now,
    sheets: kept(seen.sheets, update.sheets),
    order: update.order,
  });
}

/** The whole log has come; what happened meanwhile is kept. */
export function logFetched(seen: Seen, whole: Happened[]): Seen {
  const last = whole.at(-1)?.at ?? -1;
  return { ...seen, logCut: false, log: [...whole, ...seen.log.filter((event) => event.at > last)] };
}

/** What others did since the seat last did something. */
export function sinceMine(log: readonly Happened[], seat: number): Happened[] {
  let end = log.length;
  while (end > 0 && log[end - 1]?.seat === seat) end -= 1;
  let start = end;
  while (start > 0 && log[start - 1]?.seat !== seat) start -= 1;
  return log.slice(start);
}
