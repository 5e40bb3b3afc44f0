import { History } from '../../state/history.svelte';
import {
  columnAt,
  differences,
  lineOf,
  readTables,
  writeTables,
  type Difference,
  type Row,
  type Table,
} from '../../state/sheets';
import type { Column, DrawnCard, Mistake, ReadSet, SetInfo, Sheet, TryoutInfo, WorkshopInfo } from '../../wire';
import { say } from '../../words/index.svelte';
import { api } from '../app.svelte';

/** A mistake with the cell that it is in, as far as it is in one. */
export interface Found {
  mistake: Mistake;
  sheet: number;
  row: number;
  column: string | null;
}

type Cells = Record<string, string>;

/** What a designer works on: one file, with what can be taken back, and what the server says about it. */
export class Bench {
  readonly history = new History('');
  readonly house: Table[];
  name = $state('');
  /** The set that it is saved as; null for a new one. */
  set = $state.raw<SetInfo | null>(null);
  /** What bots found before the last change, with the language that it is in. */
  before = $state.raw<{ tryout: TryoutInfo; language: string } | null>(null);
  private saved = $state.raw({ name: '', text: '' });
  private read = $state.raw<{ text: string; answer: ReadSet }>({ text: '', answer: { cards: [], mistakes: [] } });
  /** Every card that could be drawn once, by what its row is known by. */
  private drawn = $state.raw<Record<string, DrawnCard>>({});

  readonly tables: Table[] = $derived(readTables(this.history.now));
  /** What is wrong, with its place. */
  readonly mistakes: Found[] = $derived.by(() => {
    const tables = readTables(this.read.text);
    const lines = this.read.text.split('\n');
    return this.read.answer.mistakes.map((mistake) => placed(mistake, tables, lines));
  });
  /** How it differs from the house's cards, table by table. */
  readonly differences: Difference[][] = $derived.by(() =>
    this.house.map((table, at) => differences(table, this.tables[at], this.keys(at))),
  );

  constructor(
    readonly info: WorkshopInfo,
    set: SetInfo | null,
  ) {
    this.house = readTables(info.house);
    this.open(set);
  }

  get text(): string {
    return this.history.now;
  }
  get changed(): boolean {
    return this.text !== this.saved.text || this.name !== this.saved.name;
  }
  /** Has the server read the file as it is now? */
  get isRead(): boolean {
    return this.read.text === this.text;
  }
  /** And found nothing wrong with it? */
  get sound(): boolean {
    return this.isRead && this.read.answer.mistakes.length === 0;
  }

  /** Begin with a set, or with the house's cards. */
  open(set: SetInfo | null): void {
    this.set = set;
    this.before = null;
    this.name = set?.name ?? say('web-workshop-unnamed');
    this.history.begin(set?.text ?? this.info.house);
    this.saved = { name: this.name, text: this.text };
  }

  /** Save it: as it is if it is mine, otherwise, or if asked, as a new set. */
  async save(asCopy = false): Promise<SetInfo> {
    const { text, set } = this;
    const name = asCopy && set?.mine ? say('web-workshop-copy-name', { name: this.name }).slice(0, LONGEST) : this.name;
    const kept =
      set?.mine && !asCopy
        ? await api.changeSet(set.id, { name, text, version: set.version })
        : await api.newSet({ game: this.info.game, name, text, ...(set === null ? {} : { fork_of: set.id }) });
    this.set = kept;
    this.name = kept.name;
    this.saved = { name: kept.name, text };
    return kept;
  }

  /** Let the server read the file. */
  async ask(): Promise<void> {
    const { text } = this;
    const answer = await api.readCards(this.info.game, text);
    const cards = { ...this.drawn };
    const byLine = new Map(answer.cards.map((card) => [card.line, card]));
    for (const [sheet, table] of readTables(text).entries())
      for (const row of table.rows) {
        const card = byLine.get(row.line);
        if (card !== undefined) cards[`${sheet}/${this.key(sheet, row)}`] = card;
      }
    this.drawn = cards;
    this.read = { text, answer };
  }

  sheet(at: number): Sheet | undefined {
    return this.info.sheets[at];
  }

  /** What a row is known by. */
  key(sheet: number, row: Row): string {
    const key = this.keys(sheet).find((name) => name in row.cells);
    return key === undefined ? String(row.line) : (row.cells[key] ?? '');
  }

  /** The card of a row as it looks, or looked before there was a mistake in it. */
  card(sheet: number, row: Row): DrawnCard | undefined {
    return this.drawn[`${sheet}/${this.key(sheet, row)}`];
  }

  /** What a row is called. */
  title(sheet: number, row: Row): string {
    const named = this.columnOf(sheet, 'name');
    const name = named === undefined ? '' : row.cells[named.name];
    if (name) return name;
    const words = this.card(sheet, row)?.words[0];
    if (named === undefined && words !== undefined) return say(words.text);
    return say('web-workshop-nameless', { number: this.key(sheet, row) });
  }

  mistakesOf(sheet: number, row: number, column?: string): Found[] {
    return this.mistakes.filter(
      (one) => one.sheet === sheet && one.row === row && (column === undefined || one.column === column),
    );
  }

  /** Is a row new, or other than in the house? */
  change(sheet: number, row: Row): Difference | undefined {
    return this.differences[sheet]?.find((one) => one.after !== null && one.key === this.key(sheet, row));
  }

  line(sheet: number, row: number): string {
    const table = this.tables[sheet];
    const found = table?.rows[row];
    return table === undefined || found === undefined ? '' : lineOf(table, found);
  }

  /** Another cell; what is typed into it letter by letter is one step to take back. */
  setCell(sheet: number, row: number, column: string, value: string, typed = false): void {
    const change = (one: Row): Row => ({ ...one, cells: { ...one.cells, [column]: value } });
    this.edit(
      sheet,
      (rows) => rows.map((one, at) => (at === row ? change(one) : one)),
      typed ? `${sheet}/${row}/${column}` : '',
    );
  }

  /** A new card; where one of that number is there already, in its place. The answer is its row. */
  add(sheet: number, cells: Cells): number {
    const table = this.tables[sheet];
    if (table === undefined) return -1;
    const number = this.columnOf(sheet, 'number')?.name ?? '';
    const same = table.rows.findIndex((row) => number in cells && row.cells[number] === cells[number]);
    if (same >= 0) {
      this.edit(sheet, (rows) =>
        rows.map((row, at) => (at === same ? { ...row, cells: { ...row.cells, ...cells } } : row)),
      );
      return same;
    }
    const fresh: Row = { line: 0, cells: { ...cells, ...this.freeNumber(sheet, table, number) } };
    // a card that was removed may have had its number
    const { [`${sheet}/${this.key(sheet, fresh)}`]: _, ...others } = this.drawn;
    this.drawn = others;
    this.edit(sheet, (rows) => [...rows, fresh]);
    return table.rows.length;
  }

  /** Another card, called a new one until it is called otherwise. The answer is its row. */
  addFresh(sheet: number): number {
    const name = this.columnOf(sheet, 'name')?.name;
    const cells = { ...this.sheet(sheet)?.fresh };
    return this.add(
      sheet,
      name === undefined ? cells : { ...cells, [name]: this.freeName(sheet, say('web-workshop-add')) },
    );
  }

  /** The same card once more, with a name and a number of its own. */
  copy(sheet: number, row: number): number {
    const cells: Cells = { ...this.tables[sheet]?.rows[row]?.cells };
    const [number, name] = [this.columnOf(sheet, 'number')?.name ?? '', this.columnOf(sheet, 'name')?.name ?? ''];
    delete cells[number];
    if (cells[name] !== undefined) cells[name] = this.freeName(sheet, cells[name]);
    return this.add(sheet, cells);
  }

  remove(sheet: number, row: number): void {
    this.edit(sheet, (rows) => rows.filter((_, at) => at !== row));
  }

  /** Make a row again what it is in the house. */
  putBack(sheet: number, { key, before, after }: Difference): void {
    if (before === null) this.edit(sheet, (rows) => rows.filter((row) => this.key(sheet, row) !== key));
    else if (after === null) this.edit(sheet, (rows) => this.inOrder(sheet, [...rows, { line: 0, cells: before }]));
    else
      this.edit(sheet, (rows) => rows.map((row) => (this.key(sheet, row) === key ? { ...row, cells: before } : row)));
  }

  private edit(sheet: number, how: (rows: Row[]) => Row[], of = ''): void {
    const tables = this.tables.map((table, at) => (at === sheet ? { ...table, rows: how(table.rows) } : table));
    this.history.set(writeTables(tables), of);
  }

  private columnOf(sheet: number, kind: Column['kind']): Column | undefined {
    return this.sheet(sheet)?.columns.find((column) => column.kind === kind);
  }

  private keys(sheet: number): string[] {
    return (['number', 'name'] as const).flatMap((kind) => this.columnOf(sheet, kind)?.name ?? []);
  }

  private inOrder(sheet: number, rows: Row[]): Row[] {
    const place = (row: Row): number => Number(this.key(sheet, row));
    return rows.some((row) => Number.isNaN(place(row))) ? rows : rows.sort((a, b) => place(a) - place(b));
  }

  /** A name, with a number behind it if it is taken. */
  private freeName(sheet: number, name: string): string {
    const column = this.columnOf(sheet, 'name')?.name ?? '';
    const taken = new Set(this.tables[sheet]?.rows.map((row) => row.cells[column]));
    let free = name;
    for (let number = 2; taken.has(free); number += 1) free = `${name} ${number}`;
    return free;
  }

  private freeNumber(sheet: number, table: Table, number: string): Cells {
    if (!table.columns.includes(number)) return {};
    const taken = new Set(table.rows.map((row) => row.cells[number]));
    const house = new Set(this.house[sheet]?.rows.map((row) => row.cells[number]));
    const most = this.columnOf(sheet, 'number')?.high ?? 0;
    const free = Array.from({ length: most + 1 }, (_, at) => String(at)).filter((one) => !taken.has(one));
    // a number of the house's stays with its card, as long as there are others
    return { [number]: free.find((one) => !house.has(one)) ?? free[0] ?? String(most + 1) };
  }
}

const LONGEST = 40;

function placed(mistake: Mistake, tables: readonly Table[], lines: readonly string[]): Found {
  for (const [sheet, table] of tables.entries()) {
    const row = table.rows.findIndex((one) => one.line === mistake.line);
    const column = mistake.at > 0 ? columnAt(table, lines[mistake.line - 1] ?? '', mistake.at) : null;
    if (row >= 0) return { mistake, sheet, row, column };
  }
  return { mistake, sheet: -1, row: -1, column: null };
}
