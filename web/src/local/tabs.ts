/** One tab at a game: two would write over each other's moves. */

interface Held {
  count: number;
  release(): void;
}

const held = new Map<string, Held>();

/** What lets the game go again; null if another tab has it. Lines of one page share the game. */
export async function alone(
  table: string,
  locks: LockManager | undefined = navigator.locks,
): Promise<(() => void) | null> {
  if (locks === undefined) return () => undefined;
  const known = held.get(table);
  if (known !== undefined) {
    known.count += 1;
    return () => letGo(table);
  }
  return new Promise((got) => {
    void locks.request(`forts-table-${table}`, { ifAvailable: true }, (lock) => {
      if (lock === null) {
        got(null);
        return;
      }
      return new Promise<void>((release) => {
        held.set(table, { count: 1, release });
        got(() => letGo(table));
      });
    });
  });
}

function letGo(table: string): void {
  const one = held.get(table);
  if (one === undefined) return;
  one.count -= 1;
  if (one.count > 0) return;
  held.delete(table);
  one.release();
}
