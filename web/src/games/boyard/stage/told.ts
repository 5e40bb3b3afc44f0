import type { Said } from '../../../words/index.svelte';

/** What was asked and answered in a trial, line by line, for who looks on after it. */
export function told(note: Record<string, unknown>): Said[] {
  const lines: Said[] = [];
  const { given, answer, wanted, why } = note;
  const typed = note['puzzle'] === 'riddle' || note['puzzle'] === 'guess';
  // who said just what is on the card need not read it twice
  const same = typeof given === 'string' && typeof answer === 'string' && alike(given, answer);
  if (typeof given === 'string' && given !== '' && !same) lines.push(line('boyard-told-given', { given }));
  else if (typed && given === '') lines.push(line('boyard-told-nothing'));
  if (typeof given === 'number' && typeof wanted === 'number')
    lines.push(line('boyard-told-reached', { given, wanted }));
  if (typeof answer === 'string' && answer !== '') lines.push(line('boyard-told-answer', { answer }));
  if (typeof why === 'string' && why !== '') lines.push(line('boyard-show-why', { why }));
  return lines;
}

function alike(one: string, other: string): boolean {
  return one.trim().localeCompare(other, undefined, { sensitivity: 'base' }) === 0;
}

function line(id: string, args?: Record<string, string | number>): Said {
  return args === undefined ? { id } : { id, args };
}
