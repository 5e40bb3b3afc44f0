/** The little Markdown that our rules are written in, as data: nothing of it ever becomes HTML by itself. */

export type Span = { kind: 'text' | 'strong' | 'em' | 'code'; text: string };

export interface Item {
  spans: Span[];
  items: Item[];
}

export type Block =
  | { kind: 'heading'; level: number; spans: Span[] }
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; ordered: boolean; items: Item[] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] };

const MARKS = /(\*\*[^*]+\*\*|\*[^*]+\*|_[^_]+_|`[^`]+`)/;
const ITEM = /^(\s*)([*-]|\d+\.)\s+(.*)$/;

/** Emphasis and code within a line. */
export function spans(text: string): Span[] {
  return text
    .split(MARKS)
    .filter((part) => part !== '')
    .map((part): Span => {
      if (part.startsWith('**') && part.endsWith('**') && part.length > 4)
        return { kind: 'strong', text: part.slice(2, -2) };
      if (part.startsWith('`') && part.length > 2) return { kind: 'code', text: part.slice(1, -1) };
      if (MARKS.test(part)) return { kind: 'em', text: part.slice(1, -1) };
      return { kind: 'text', text: part };
    });
}

/** The text without its marks, for searching. */
export function bare(block: Block): string {
  const line = (parts: Span[]) => parts.map((span) => span.text).join('');
  const item = (one: Item): string => [line(one.spans), ...one.items.map(item)].join(' ');
  if (block.kind === 'list') return block.items.map(item).join(' ');
  if (block.kind === 'table') return [block.head, ...block.rows].flat().map(line).join(' ');
  return line(block.spans);
}

export function blocks(source: string): Block[] {
  const found: Block[] = [];
  for (const lines of chunks(source)) found.push(...blocksOf(lines));
  return found;
}

function chunks(source: string): string[][] {
  const found: string[][] = [[]];
  for (const line of source.split(/\r?\n/)) {
    if (line.trim() === '') found.push([]);
    else found.at(-1)?.push(line);
  }
  return found.filter((lines) => lines.length > 0);
}

function blocksOf(lines: string[]): Block[] {
  const [first = '', ...rest] = lines;
  const heading = /^(#{1,6})\s+(.*)$/.exec(first);
  if (heading !== null) {
    const block: Block = { kind: 'heading', level: heading[1]?.length ?? 1, spans: spans(heading[2] ?? '') };
    return rest.length > 0 ? [block, ...blocksOf(rest)] : [block];
  }
  if (first.startsWith('|')) return [tableOf(lines)];
  if (ITEM.test(first)) return [listOf(lines)];
  const list = lines.findIndex((line) => ITEM.test(line));
  if (list > 0) return [paragraph(lines.slice(0, list)), listOf(lines.slice(list))];
  return [paragraph(lines)];
}

function paragraph(lines: string[]): Block {
  return { kind: 'paragraph', spans: spans(lines.map((line) => line.trim()).join(' ')) };
}

function listOf(lines: string[]): Block {
  const top: Item[] = [];
  const texts: { item: Item; text: string }[] = [];
  for (const line of lines) {
    const item = ITEM.exec(line);
    const last = texts.at(-1);
    if (item === null) {
      if (last !== undefined) last.text += ` ${line.trim()}`;
      continue;
    }
    const made: Item = { spans: [], items: [] };
    const parent = top.at(-1);
    ((item[1]?.length ?? 0) > 0 && parent !== undefined ? parent.items : top).push(made);
    texts.push({ item: made, text: item[3] ?? '' });
  }
  for (const { item, text } of texts) item.spans = spans(text);
  return { kind: 'list', ordered: /^\s*\d/.test(lines[0] ?? ''), items: top };
}

function tableOf(lines: string[]): Block {
  const cells = lines.map((line) =>
    line
      .trim()
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => spans(cell.trim())),
  );
  return { kind: 'table', head: cells[0] ?? [], rows: cells.slice(2) };
}
