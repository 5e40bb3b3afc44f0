/** A data file as tables: blocks of lines with an empty line between them, the first line of each being its header. */

export interface Row {
  /** The line of the file that it stands on, from 1. */
  line: number;
  cells: Record<string, string>;
}

export interface Table {
  columns: string[];
  rows: Row[];
}

/** The tables of a file. Lines that do not fit their header keep what there is. */
export function readTables(text: string): Table[] {
  const found: Table[] = [];
  let table: Table | null = null;
  for (const [at, line] of text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .entries()) {
    const cells = splitLine(line);
    if (cells.every((cell) => cell === '')) {
      table = null;
    } else if (table === null) {
      table = { columns: cells, rows: [] };
      found.push(table);
    } else {
      const named = table.columns.map((column, number) => [column, cells[number] ?? ''] as const);
      table.rows.push({ line: at + 1, cells: Object.fromEntries(named) });
    }
  }
  return found;
}

/** The file of these tables; lines are numbered as they come to stand there. */
export function writeTables(tables: readonly Table[]): string {
  return tables
    .map((table) => [table.columns.join(','), ...table.rows.map((row) => lineOf(table, row))].join('\n') + '\n')
    .join('\n');
}

/** A row as the file has it. */
export function lineOf(table: Table, row: Row): string {
  return table.columns.map((column) => quoted(row.cells[column] ?? '')).join(',');
}

/** In which column of a table a mistake is that begins at a character of a line of the file, from 1. */
export function columnAt(table: Table, line: string, at: number): string | null {
  // what stands before it has as many commas as there are columns to the left
  return table.columns[splitLine(line.slice(0, at - 1)).length - 1] ?? table.columns.at(-1) ?? null;
}

function quoted(cell: string): string {
  return /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

function splitLine(line: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let open = false;
  for (let at = 0; at < line.length; at += 1) {
    const letter = line[at] ?? '';
    if (open && letter === '"' && line[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (letter === '"' && (open || cell.trim() === '')) {
      open = !open;
    } else if (letter === ',' && !open) {
      cells.push(cell.trim());
      cell = '';
    } else {
      cell += letter;
    }
  }
  return [...cells, cell.trim()];
}

export type Change = 'new' | 'changed' | 'gone';

export interface Difference {
  kind: Change;
  /** What the row is known by. */
  key: string;
  /** In the first file; null if it is new. */
  before: Record<string, string> | null;
  after: Record<string, string> | null;
  /** The columns that differ. */
  columns: string[];
}

/** How a table differs from another, row by row. Rows are matched by the first of `keys` that both have. */
export function differences(
  before: Table | undefined,
  after: Table | undefined,
  keys: readonly string[],
): Difference[] {
  const key = keys.find((one) => before?.columns.includes(one) && after?.columns.includes(one));
  if (before === undefined || after === undefined || key === undefined) return [];
  const old = new Map(before.rows.map((row) => [row.cells[key] ?? '', row.cells]));
  const found: Difference[] = [];
  for (const { cells } of after.rows) {
    const was = old.get(cells[key] ?? '');
    old.delete(cells[key] ?? '');
    const columns = after.columns.filter(
      (column) => was !== undefined && (was[column] ?? '') !== (cells[column] ?? ''),
    );
    if (was === undefined) found.push({ kind: 'new', key: cells[key] ?? '', before: null, after: cells, columns: [] });
    else if (columns.length > 0)
      found.push({ kind: 'changed', key: cells[key] ?? '', before: was, after: cells, columns });
  }
  for (const [gone, cells] of old) found.push({ kind: 'gone', key: gone, before: cells, after: null, columns: [] });
  return found;
}
