import { isSlot, type Slot } from './geometry';

export interface Place {
  fort: number;
  slot: Slot;
}

/** Further than this, a press is a drag and no click. */
const THRESHOLD = 10;

/** Follows a pressed pointer: `move` while it drags, `end` with the slot it was let go over, if any. */
export function follow(
  start: PointerEvent,
  { move, end }: { move(at: { x: number; y: number; place: Place | null }): void; end(place: Place | null): void },
): void {
  let dragging = false;

  function moved(event: PointerEvent): void {
    dragging ||= Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > THRESHOLD;
    if (dragging) move({ x: event.clientX, y: event.clientY, place: placeUnder(event) });
  }
  function ended(event: PointerEvent): void {
    window.removeEventListener('pointermove', moved);
    window.removeEventListener('pointerup', ended);
    window.removeEventListener('pointercancel', ended);
    if (dragging) end(event.type === 'pointerup' ? placeUnder(event) : null);
  }
  window.addEventListener('pointermove', moved);
  window.addEventListener('pointerup', ended);
  window.addEventListener('pointercancel', ended);
}

function placeUnder(event: PointerEvent): Place | null {
  const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-anchor^="slot:"]');
  const [, fort, slot] = under?.dataset['anchor']?.split(':') ?? [];
  return slot !== undefined && isSlot(slot) ? { fort: Number(fort), slot } : null;
}
