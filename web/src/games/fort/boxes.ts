/** An action box as steps in a row, which is how it is put together by clicking; what is repeated is one stretch of it. */

export interface BoxStep {
  icon: string;
  amount: number;
  /** Of the fort: so many more resources to pay; -1 for one less. */
  extra: number;
  /** How it depends on the step before: only if that was done, or in addition. */
  link: 'then' | 'and';
}

export interface Box {
  steps: BoxStep[];
  /** What the repeated stretch is counted by; empty for nothing. */
  counter: string;
  /** Its first and last step. */
  first: number;
  last: number;
}

export const EMPTY: Box = { steps: [], counter: '', first: 0, last: 0 };

/** The box that a cell of the file says; null where it says something that cannot be put together this way. */
export function readBox(text: string): Box | null {
  const tokens = text.match(/[()>&?]|[^\s()>&?]+/g) ?? [];
  const box: Box = { steps: [], counter: '', first: 0, last: 0 };
  const open: number[] = [];
  let link: BoxStep['link'] = 'then';
  let closed: number | null = null;
  let amount = 1;
  let at = 0;
  for (; at < tokens.length; at += 1) {
    const token = tokens[at] ?? '';
    if (token === '(') open.push(box.steps.length);
    else if (token === ')') {
      closed = open.pop() ?? -1;
      if (closed < 0 || closed >= box.steps.length) return null;
    } else if (token === '>' || token === '&') {
      link = token === '>' ? 'then' : 'and';
      closed = null;
    } else if (token === 'x') {
      if (box.counter !== '' || box.steps.length === 0) return null;
      at += 1;
      box.counter = tokens[at] ?? '';
      if (box.counter === '') return null;
      box.first = closed ?? box.steps.length - 1;
      box.last = box.steps.length - 1;
      closed = null;
    } else if (/^[2-9]$/.test(token)) amount = Number(token);
    else if (/^[+-]1$/.test(token)) {
      const last = box.steps.at(-1);
      if (last === undefined) return null;
      last.extra = Number(token);
    } else {
      box.steps.push({ icon: token, amount, extra: 0, link });
      amount = 1;
      closed = null;
    }
  }
  // what is read must be what was written: brackets that group otherwise are left to the text
  return open.length === 0 && same(writeBox(box), text) ? box : null;
}

function same(one: string, other: string): boolean {
  const bare = (text: string) => text.replace(/\s+/g, '');
  return bare(one) === bare(other);
}

/** A box as the file writes it. */
export function writeBox({ steps, counter, first, last }: Box): string {
  const words = steps.map(({ icon, amount, extra }) =>
    [...(amount > 1 ? [String(amount)] : []), icon, ...(extra === 0 ? [] : [extra > 0 ? '+1' : '-1'])].join(' '),
  );
  const sign = (at: number) => (steps[at]?.link === 'and' ? '&' : '>');
  /** Parts in a row, with brackets where the sign changes: those do not mix. */
  const row = (parts: { text: string; sign: string }[]): string => {
    let [text, before] = ['', ''];
    for (const [at, part] of parts.entries()) {
      if (before !== '' && before !== part.sign) text = `(${text})`;
      text = at === 0 ? part.text : `${text} ${part.sign} ${part.text}`;
      if (at > 0) before = part.sign;
    }
    return text;
  };
  const bare = (from: number, to: number) => words.slice(from, to).map((text, at) => ({ text, sign: sign(from + at) }));
  if (counter === '') return row(bare(0, words.length));
  const inside = row(bare(first, last + 1));
  const repeated = `${last > first ? `(${inside})` : inside} x ${counter}`;
  // a repeated part among others stands in brackets, as the house writes it
  const alone = first === 0 && last === words.length - 1;
  return row([
    ...bare(0, first),
    { text: alone ? repeated : `(${repeated})`, sign: sign(first) },
    ...bare(last + 1, words.length),
  ]);
}
