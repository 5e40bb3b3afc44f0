import type {
  Calling,
  DeviceInfo,
  MailInfo,
  NewDevice,
  NewMail,
  AnalysisInfo,
  Archive,
  Block,
  ChangeMe,
  ChangeSeat,
  ChangeSet,
  Chat,
  ExampleInfo,
  GameInfo,
  Happened,
  Invitation,
  Join,
  Me,
  Message,
  NewBlock,
  NewSet,
  NewTable,
  NewPassphrase,
  NewTryout,
  Notice,
  Passphrase,
  Problem,
  Proposal,
  Rating,
  ReadSet,
  Replay,
  ScoreInfo,
  Statistics,
  SetInfo,
  TableInfo,
  TryoutInfo,
  Value,
  WorkshopInfo,
} from '../wire';
import { unbroken } from '../words/unbroken';

/** The server said no, or could not be reached; `problem` has words for a person. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.reason);
  }
}

/** A refusal that the page has words for. */
export function refusal(status: number, id: string): Refused {
  const message: Message = { id, args: {} };
  return new Refused(status, { reason: id, message, text: '' });
}

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'reason' in body && 'message' in body;
}

/** The server's HTTP side. `language` is asked at every request, since it can change. */
export class Api {
  private readonly kept = new Map<string, Promise<unknown>>();
  private ofTable: { table: string; pieces: Promise<unknown> } | null = null;
  /** The first answer to somebody, good or bad; null before anything was asked. */
  private met: Promise<unknown> | null = null;

  constructor(
    private readonly language: () => string,
    private readonly send: typeof fetch = (...args) => fetch(...args),
  ) {}

  /** What the host of the server has to say to everybody. */
  notice(): Promise<Notice> {
    return this.read('/notice');
  }
  games(): Promise<GameInfo[]> {
    return this.once('/games');
  }
  /** The pieces of a game, by its own type. */
  components(game: string): Promise<unknown> {
    return this.once(`/games/${game}/components`);
  }
  /** The pieces of a table that has others than the game usually has. */
  tableComponents(table: string): Promise<unknown> {
    // of one table at a time: whoever plays all evening does not carry every table along
    if (this.ofTable?.table !== table) {
      const pieces = this.read<unknown>(`/tables/${table}/components`);
      this.ofTable = { table, pieces };
      pieces.catch(() => (this.ofTable = null));
    }
    return this.ofTable.pieces;
  }
  /** A game that was really played, with captions, for those who have never seen it. */
  example(game: string): Promise<ExampleInfo> {
    return this.once(`/games/${game}/example`);
  }
  async rules(game: string, lang: string): Promise<string> {
    const answer = await this.ask('GET', `/games/${game}/rules?lang=${lang}`);
    return unbroken(await answer.text());
  }
  /** Its words, as a Fluent file. */
  async words(game: string, lang: string): Promise<string> {
    const answer = await this.ask('GET', `/games/${game}/words?lang=${lang}`);
    return answer.text();
  }
  /** What set-up should propose to this guest, beside what is chosen already. */
  proposal(game: string, chosen: Record<string, Value>): Promise<Proposal> {
    const given = Object.entries(chosen).map(([name, value]) => [name, String(value)]);
    return this.read(`/games/${game}/proposal?${new URLSearchParams(given).toString()}`);
  }
  me(): Promise<Me> {
    return this.read('/me');
  }
  changeMe(changes: ChangeMe): Promise<Me> {
    return this.write('PATCH', '/me', changes);
  }
  setPassphrase(secret: NewPassphrase): Promise<Me> {
    return this.write('PUT', '/me/passphrase', secret);
  }
  claim(secret: Passphrase): Promise<Me> {
    return this.write('POST', '/me/claim', secret);
  }
  async forget(): Promise<void> {
    await this.ask('DELETE', '/me');
  }
  /** My finished games, as far as they are looked for; `since` is where the part before ended. */
  archive(wanted: Record<string, string>, since: string | null): Promise<Archive> {
    const asked = new URLSearchParams({ ...wanted, ...(since === null ? {} : { since }) });
    return this.read(`/me/games?${asked.toString()}`);
  }
  /** Delete all that is kept of me. */
  async erase(passphrase: string | null): Promise<void> {
    await this.ask('POST', '/me/erase', { passphrase });
  }
  /** Whom I do not want to hear: anywhere, or at a table. */
  blocks(table: string | null = null): Promise<Block[]> {
    return this.read(`/me/blocks${table === null ? '' : `?table=${encodeURIComponent(table)}`}`);
  }
  block(whom: NewBlock): Promise<Block[]> {
    return this.write('POST', '/me/blocks', whom);
  }
  async unblock({ id, table }: Block): Promise<void> {
    await this.ask('DELETE', `/me/blocks/${id}${table === null ? '' : `?table=${encodeURIComponent(table)}`}`);
  }
  /** How I am called when I am waited for. */
  calling(): Promise<Calling> {
    return this.read('/me/calling');
  }
  callHere(device: NewDevice): Promise<DeviceInfo> {
    return this.write('POST', '/me/devices', device);
  }
  async callThereNoMore(device: string): Promise<void> {
    await this.ask('DELETE', `/me/devices/${device}`);
  }
  writeToMe(mail: NewMail): Promise<MailInfo> {
    return this.write('PUT', '/me/mail', mail);
  }
  async writeNoMore(): Promise<void> {
    await this.ask('DELETE', '/me/mail');
  }
  tables(): Promise<{ mine: TableInfo[]; open: TableInfo[] }> {
    return this.read('/tables');
  }
  newTable(table: NewTable): Promise<TableInfo> {
    return this.write('POST', '/tables', table);
  }
  table(id: string): Promise<TableInfo> {
    return this.read(`/tables/${id}`);
  }
  /** Who invites to what, and whether there is a seat. */
  async invitation(id: string, invite: string): Promise<Invitation> {
    const headers: Record<string, string> = invite === '' ? {} : { 'Forts-Invite': invite };
    return (await (await this.ask('GET', `/tables/${id}/invitation`, undefined, headers)).json()) as Invitation;
  }
  /** What was said at a table. */
  chat(id: string): Promise<Chat[]> {
    return this.read(`/tables/${id}/chat`);
  }
  changeSeat(id: string, seat: number, change: ChangeSeat): Promise<TableInfo> {
    return this.write('PATCH', `/tables/${id}/seats/${seat}`, change);
  }
  join(id: string, join: Join): Promise<TableInfo> {
    return this.write('POST', `/tables/${id}/join`, join);
  }
  async leave(id: string): Promise<void> {
    await this.ask('POST', `/tables/${id}/leave`);
  }
  async closeTable(id: string): Promise<void> {
    await this.ask('DELETE', `/tables/${id}`);
  }
  /** A whole game as a file, with all that is hidden, for whoever plays it alone. */
  async takeOut(id: string): Promise<string> {
    return (await this.ask('POST', `/tables/${id}/file`)).text();
  }
  /** A game from a file goes on here. */
  takeIn(text: string): Promise<TableInfo> {
    return this.write('POST', '/files', text);
  }
  start(id: string): Promise<TableInfo> {
    return this.write('POST', `/tables/${id}/start`);
  }
  rematch(id: string): Promise<TableInfo> {
    return this.write('POST', `/tables/${id}/rematch`);
  }
  events(id: string, seat: number | null): Promise<Happened[]> {
    return this.read(`/tables/${id}/events${query({ seat })}`);
  }
  replay(id: string, seat: number | null, start: number, count: number): Promise<Replay> {
    return this.read(`/tables/${id}/replay${query({ seat, start, count })}`);
  }
  scores(id: string): Promise<ScoreInfo[]> {
    return this.read(`/tables/${id}/scores`);
  }
  /** A bot looks at the game, which takes a while: whoever goes on before does not wait for it. */
  analysis(id: string, unless: AbortSignal): Promise<AnalysisInfo> {
    return this.read(`/tables/${id}/analysis`, unless);
  }
  ratings(game: string): Promise<Rating[]> {
    return this.read(`/ratings/${game}`);
  }
  statistics(game: string): Promise<Statistics> {
    return this.read(`/statistics/${game}`);
  }
  /** What can be changed of a game's cards. */
  workshop(game: string): Promise<WorkshopInfo> {
    return this.once(`/games/${game}/workshop`);
  }
  /** A designer's file, read. */
  readCards(game: string, text: string): Promise<ReadSet> {
    return this.write('POST', `/games/${game}/workshop/read`, { text });
  }
  sets(game: string): Promise<SetInfo[]> {
    return this.read(`/sets?game=${encodeURIComponent(game)}`);
  }
  set(id: string): Promise<SetInfo> {
    return this.read(`/sets/${encodeURIComponent(id)}`);
  }
  newSet(set: NewSet): Promise<SetInfo> {
    return this.write('POST', '/sets', set);
  }
  changeSet(id: string, change: ChangeSet): Promise<SetInfo> {
    return this.write('PUT', `/sets/${id}`, change);
  }
  async removeSet(id: string): Promise<void> {
    await this.ask('DELETE', `/sets/${id}`);
  }
  /** What was tried out of a set last. */
  tryout(id: string): Promise<TryoutInfo | null> {
    return this.read(`/sets/${id}/tryout`);
  }
  tryOut(id: string, asked: NewTryout): Promise<TryoutInfo> {
    return this.write('POST', `/sets/${id}/tryout`, asked);
  }
  /** Break a tryout off, or go on with it. */
  changeTryout(id: string, on: boolean): Promise<TryoutInfo> {
    return this.write('PATCH', `/sets/${id}/tryout`, { on });
  }

  /** What never changes while the server runs is asked for once. */
  private once<T>(path: string): Promise<T> {
    const known = this.kept.get(path);
    if (known !== undefined) return known as Promise<T>;
    const asked = this.read<T>(path);
    this.kept.set(path, asked);
    asked.catch(() => this.kept.delete(path));
    return asked;
  }

  private async read<T>(path: string, unless?: AbortSignal): Promise<T> {
    return (await (await this.ask('GET', path, undefined, {}, unless)).json()) as T;
  }

  private async write<T>(method: string, path: string, body?: unknown): Promise<T> {
    return (await (await this.ask(method, path, body)).json()) as T;
  }

  private async ask(
    method: string,
    path: string,
    body?: unknown,
    more: Record<string, string> = {},
    unless?: AbortSignal,
  ): Promise<Response> {
    const headers: Record<string, string> = { 'Accept-Language': this.language(), ...more };
    if (body !== undefined) headers['Content-Type'] = 'application/json';
    const go = () =>
      this.send(`/api${path}`, {
        method,
        headers,
        credentials: 'same-origin',
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
        ...(unless === undefined ? {} : { signal: unless }),
      });
    let answer: Response;
    try {
      answer = await (FOR_ANYBODY.has(path) ? go() : this.afterMeeting(go));
    } catch {
      throw refusal(0, 'web-unreachable');
    }
    if (answer.ok) return answer;
    const said: unknown = await answer.json().catch(() => null);
    throw isProblem(said) ? new Refused(answer.status, said) : refusal(answer.status, 'web-broken');
  }

  /** The server gives a newcomer a cookie with its first answer: whatever else were asked before would be asked by somebody else. */
  private async afterMeeting(go: () => Promise<Response>): Promise<Response> {
    if (this.met !== null) {
      await this.met;
      return go();
    }
    const answer = go();
    this.met = answer.catch(() => (this.met = null));
    return answer;
  }
}

/** What is answered without asking who it is. */
const FOR_ANYBODY = new Set(['/notice', '/games']);

function query(values: Record<string, number | null>): string {
  const given = Object.entries(values).filter(([, value]) => value !== null);
  return given.length === 0 ? '' : `?${given.map(([key, value]) => `${key}=${value}`).join('&')}`;
}
