/** How far the chat of each table was read in this browser: what was in sight before a reload is no news after it. */

const PLACE = 'forts-heard';
/** So many tables are remembered, those read last. */
export const TABLES = 50;

type Heard = readonly [table: string, number: number];

function all(): Heard[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    return Array.isArray(found) ? found.filter(isHeard) : [];
  } catch {
    return [];
  }
}

function isHeard(one: unknown): one is Heard {
  return Array.isArray(one) && typeof one[0] === 'string' && typeof one[1] === 'number';
}

/** The newest line of a table's chat that was in sight; -1 if none was. */
export function heardAt(table: string): number {
  return all().find(([id]) => id === table)?.[1] ?? -1;
}

export function keepHeard(table: string, number: number): void {
  try {
    const others = all().filter(([id]) => id !== table);
    localStorage.setItem(PLACE, JSON.stringify([...others, [table, number]].slice(-TABLES)));
  } catch {
    // a full or forbidden shelf: it counts as new again after a reload
  }
}
