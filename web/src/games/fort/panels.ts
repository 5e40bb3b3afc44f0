/** On a narrow screen one panel is open at a time: the middle of the table, the own board, or one rival's. */
import type { Thing } from './moves';

export type Panel = 'centre' | 'mine' | number;

/** The panel a thing lies in; null for what is always in view, such as the hand. */
export function panelOf(thing: Thing): Panel | null {
  const [place = '', first = ''] = thing.split('/');
  switch (place) {
    case 'park':
    case 'park-deck':
    case 'perk':
    case 'supply':
      return 'centre';
    case 'stuff':
    case 'pack':
    case 'lookout':
    case 'my-perk':
      return 'mine';
    case 'yard':
    case 'pack-of':
      return Number(first);
    default:
      return null;
  }
}

/** The panel to open for a question: the present one if the question can be answered there, else where it can. */
export function firstPanel(things: readonly Thing[], present: Panel, seated: boolean): Panel {
  const panels = things.map(panelOf).filter((panel) => panel !== null);
  if (panels.length === 0) return seated && things.length > 0 ? 'mine' : present;
  if (panels.includes(present)) return present;
  return panels.includes('centre') ? 'centre' : (panels[0] ?? present);
}
