import type { Column } from '../../wire';

/** What a cell of choices has chosen, in its order. */
export function chosenIn(column: Column, value: string): string[] {
  return column.between === '' ? [...value] : value.split(column.between).filter((part) => part !== '');
}
