import type { TableInfo } from '../../wire';

/** The seat that decides now, as every game's view says it; null if nobody does. */
export function actorOf(view: unknown, table: TableInfo): number | null {
  if (typeof view === 'object' && view !== null && 'to_act' in view && typeof view.to_act === 'number')
    return view.to_act >= 0 ? view.to_act : null;
  return table.turn_of[0] ?? null;
}
