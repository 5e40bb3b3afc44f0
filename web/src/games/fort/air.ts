/** Lets cards and tokens fly over the board. What flies are copies that take no clicks: the board itself is never held up. */
import { onceDrawn } from '../../ui/drawn';
import { ICON_SHAPES } from './art/glyphs';
import { timed, type Flight, type Spot } from './flights';

/** How long one flight takes as designed, and all flights of a batch at most. */
const FLIGHT = 280;
const BATCH = 2200;
const MOST = 40;
/** How large a token flies, and a card at most, where the board is shown as it is laid out. */
const TOKEN = 26;
const CARD = 128;

interface Departure {
  readonly flight: Flight;
  readonly from: DOMRect;
  readonly copy: HTMLElement | null;
}

/** The element of a spot; if none is so exact, of the place around it; if that is folded away, the tab that opens it. */
function find(root: HTMLElement, spot: Spot): HTMLElement | null {
  const parts = spot.split('/');
  for (let length = parts.length; length > 0; length--) {
    const name = parts.slice(0, length).join('/');
    for (const element of root.querySelectorAll<HTMLElement>(`[data-spot="${CSS.escape(name)}"]`))
      if (element.getBoundingClientRect().width > 0) return element;
  }
  const [, owner = ''] = parts;
  const tab =
    root.querySelector<HTMLElement>(`[data-home="${CSS.escape(owner)}"]`) ??
    root.querySelector<HTMLElement>('[data-home="centre"]');
  return tab !== null && tab.getBoundingClientRect().width > 0 ? tab : null;
}

function cardCopy(element: HTMLElement | null): HTMLElement | null {
  const face = element?.querySelector<HTMLElement>('.face') ?? null;
  return face === null ? null : (face.cloneNode(true) as HTMLElement);
}

function plainCard(): HTMLElement {
  const back = document.createElement('span');
  back.className = 'fort-flying-back';
  return back;
}

function token(thing: string): HTMLElement {
  const element = document.createElement('span');
  element.className = `fort-flying-token ${thing}`;
  const shape = thing === 'point' ? 'vp' : thing;
  if (shape in ICON_SHAPES) element.innerHTML = `<svg viewBox="0 0 24 24">${ICON_SHAPES[shape]}</svg>`;
  return element;
}

/** Remember where everything starts from, before the board is drawn anew. */
export function takeOff(root: HTMLElement, planned: readonly Flight[]): Departure[] {
  return planned.slice(0, MOST).flatMap((flight) => {
    const element = find(root, flight.from);
    if (element === null) return [];
    const exact = element.dataset['spot'] === flight.from;
    const copy = 'card' in flight.what && exact ? cardCopy(element) : null;
    return [{ flight, from: element.getBoundingClientRect(), copy }];
  });
}

/** Let everything fly to where it lies now. `pace` gives the time by the person's settings. */
export function fly(
  root: HTMLElement,
  layer: HTMLElement,
  departures: readonly Departure[],
  pace: (ms: number) => number,
): void {
  const duration = pace(FLIGHT);
  if (duration === 0 || departures.length === 0) return;
  const times = timed(
    departures.map((departure) => departure.flight),
    duration,
    pace(BATCH),
  );
  const flights = departures.flatMap((departure, number) => {
    const time = times[number];
    return time === undefined ? [] : [{ ...departure, delay: time.delay, duration: time.duration }];
  });
  flights.forEach((flight) => hide(root, flight));
  onceDrawn(() => launch(root, layer, flights));
}

/** What has not arrived yet is not shown. */
function hide(root: HTMLElement, { flight, delay, duration }: Timetable): void {
  if (!('card' in flight.what)) return;
  for (const goal of root.querySelectorAll(`[data-thing][data-spot="${CSS.escape(flight.to)}"]`))
    goal.animate([{ opacity: 0 }, { opacity: 0, offset: 0.99 }, { opacity: 1 }], { duration: delay + duration });
}

/** All goals are looked for before anything is put there: the board is laid out once, not once for each. */
function launch(root: HTMLElement, layer: HTMLElement, flights: readonly Timetable[]): void {
  if (!layer.isConnected) return;
  const fit = Number(getComputedStyle(layer).getPropertyValue('--fit') || 1);
  const ways = flights.flatMap((flight): Way[] => {
    const goal = find(root, flight.flight.to);
    return goal === null ? [] : [{ ...flight, goal, to: goal.getBoundingClientRect() }];
  });
  const ghosts = ways.map((way) => ghostOf(way, fit));
  layer.append(...ghosts.map(({ ghost }) => ghost));
  for (const [number, way] of ways.entries()) send(way, ghosts[number]!);
}

/** A flight with its time. */
interface Timetable extends Departure {
  readonly delay: number;
  readonly duration: number;
}

/** A flight with its goal too. */
interface Way extends Timetable {
  readonly goal: HTMLElement;
  readonly to: DOMRect;
}

/** What is seen to fly, and how wide it is at its start and at its end. */
interface Flying {
  readonly ghost: HTMLElement;
  readonly widths: readonly [number, number];
}

function ghostOf({ flight, from, copy, goal, to }: Way, fit: number): Flying {
  const isCard = 'card' in flight.what;
  const exact = goal.dataset['spot'] === flight.to;
  const ghost = isCard
    ? (copy ?? (exact ? cardCopy(goal) : null) ?? plainCard())
    : token('thing' in flight.what ? flight.what.thing : '');
  const widths: [number, number] = isCard ? [cardWidth(from, fit), cardWidth(to, fit)] : [TOKEN * fit, TOKEN * fit];
  ghost.classList.add('fort-flying');
  ghost.style.setProperty('--w', `${Math.max(...widths)}px`);
  ghost.style.width = `${Math.max(...widths)}px`;
  return { ghost, widths };
}

function send({ flight, from, to, delay, duration }: Way, { ghost, widths }: Flying): void {
  const width = Math.max(...widths);
  const centred = ({ left, top, width, height }: DOMRect): string =>
    `translate(${left + width / 2}px, ${top + height / 2}px) translate(-50%, -50%)`;
  const gone = flight.to === 'box';
  const motion = ghost.animate(
    [
      { transform: `${centred(from)} scale(${widths[0] / width})`, opacity: 1 },
      {
        transform: `${centred(to)} scale(${gone ? 0.3 : widths[1] / width}) rotate(${gone ? 25 : 0}deg)`,
        opacity: gone ? 0 : 1,
      },
    ],
    { duration, delay, easing: 'cubic-bezier(.3,.7,.3,1)', fill: 'both' },
  );
  motion.onfinish = motion.oncancel = () => ghost.remove();
}

/** A card comes from or goes to a place that may be much larger than a card. */
function cardWidth(rect: DOMRect, fit: number): number {
  return Math.max(28 * fit, Math.min(rect.width, rect.height / 1.3, CARD * fit));
}
