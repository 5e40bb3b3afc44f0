import type { Happened, TableInfo, TrialInfo, Update } from '../wire';

/** A table, an event and an update to write tests with. */
export function someTable(changes: Partial<TableInfo> = {}): TableInfo {
  return {
    id: 't1',
    game: 'fort',
    rules: 3,
    data: 'ff6b8e81a12fa130',
    players: 2,
    options: {},
    terms: {},
    status: 'playing',
    host: true,
    seats: [0, 1].map((seat) => ({
      seat,
      kind: seat === 0 ? 'person' : 'bot',
      name: seat === 0 ? 'Zoé' : '',
      face: '',
      bot: seat === 0 ? null : 'easy',
      standin: null,
      resigned: false,
      online: seat === 0,
      mine: seat === 0,
      answered: true,
      invite: null,
    })),
    ply: 0,
    turn_of: [0],
    created: 0,
    touched: 0,
    winners: [],
    scores: [],
    votes: {},
    pausing: [],
    rematch: null,
    customs: 1,
    ...changes,
  };
}

export function happened(at: number, seat = 0): Happened {
  return { at, code: 'turn', seat, message: { id: 'fort-event-turn', args: {} }, facts: {} };
}

export function someUpdate(changes: Partial<Update> = {}): Update {
  return {
    t: 'update',
    ply: 1,
    since: 0,
    rewind: 0,
    cut: false,
    events: [],
    view: { to_act: 0 },
    ask: null,
    undo: false,
    lapsed: null,
    clocks: [],
    scores: [],
    trial: null,
    sheets: [],
    order: null,
    done: null,
    ...changes,
  };
}

export function someTrial(changes: Partial<TrialInfo> = {}): TrialInfo {
  return {
    number: 7,
    kind: 'riddle',
    mode: 'screen',
    phase: 'on',
    seats: [0],
    reader: 1,
    judges: [],
    waiting: [0],
    outcomes: ['won', 'lost'],
    step: 0,
    at: 0,
    speed: 1,
    left: null,
    shown: {},
    ...changes,
  };
}
