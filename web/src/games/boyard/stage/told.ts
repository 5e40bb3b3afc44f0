import type { Said } from '../../../words/index.svelte';

/** What was asked and answered in a trial, line by line, for who looks on after it. */
export function told(note: Record<string, unknown>): Said[] {
  const lines: Said[] = [];
  const { given, answer, wanted, why } = note;
  const typed = note['puzzle'] === 'riddle' || note['puzzle'] === 'guess';
  if (typeof given === 'string' && given !== '') lines.push(line('boyard-told-given', { given }));
  else if (typed && given === '') lines.push(line('boyard-told-nothing'));
  if (typeof given === 'number' && typeof wanted === 'number')
    lines.push(line('boyard-told-reached', { given, wanted }));
  if (typeof answer === 'string' && answer !== '') lines.push(line('boyard-told-answer', { answer }));
  if (typeof why === 'string' && why !== '') lines.push(line('boyard-show-why', { why }));
  return lines;
}

function line(id: string, args?: Record<string, string | number>): Said {
  return args === undefined ? { id } : { id, args };
}
