/** On a narrow screen one panel is open at a time: the middle of the table, your board, or one rival's. */
import { doing, keyOf, type Thing } from './moves';

export type Panel = 'centre' | 'mine' | number;

const OWN_PERK = keyOf(doing('use', 'perk'));

/** The panel a thing lies in; null for what is always in view, such as the hand. */
export function panelOf(thing: Thing): Panel | null {
  if (keyOf(thing) === OWN_PERK) return 'mine';
  if (thing.verb !== '') return null;
  switch (thing.place) {
    case 'park':
    case 'park_deck':
    case 'perks':
    case 'supply':
      return 'centre';
    case 'stuff':
    case 'lookout':
      return 'mine';
    case 'pack':
    case 'yard':
      return thing.seat ?? 'mine';
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
