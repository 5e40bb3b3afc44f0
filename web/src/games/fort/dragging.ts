/** Dragging a card: another way of choosing it. */
import type { Attachment } from 'svelte/attachments';
import type { Hands } from './hands.svelte';
import type { Thing } from './moves';
import type { KidPiece } from './types';

/** How far the pointer goes before it is a drag, in pixels. */
const SLACK = 9;

/** Where a card may be let go: a hand card anywhere but in the hand, any other card at home. */
function takes(thing: Thing, x: number, y: number): boolean {
  const zone = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]')?.dataset['drop'];
  if (zone === undefined) return false;
  return thing.place === 'hand' ? zone !== 'hand' : zone !== 'centre';
}

/**
 * Makes a card draggable. A finger drags cards of the hand alone, and must pull them out of their row: everywhere else it
 * scrolls, sideways in the row too.
 */
export function dragging(hands: Hands, thing: Thing, kid: KidPiece): Attachment<HTMLElement> {
  return (element) => {
    const inHand = thing.place === 'hand';
    let start: { x: number; y: number; id: number } | null = null;
    let moving = false;

    function down(event: PointerEvent): void {
      if (event.button !== 0) return;
      start = { x: event.clientX, y: event.clientY, id: event.pointerId };
      moving = false;
      delete element.dataset['dragged'];
      // a quick hand has left the card before it is known to drag
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', end);
      window.addEventListener('pointercancel', end);
    }
    function release(): void {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    }
    function move(event: PointerEvent): void {
      if (start === null || event.pointerId !== start.id) return;
      const [right, down] = [event.clientX - start.x, event.clientY - start.y];
      if (!moving) {
        const far = event.pointerType === 'mouse' ? Math.hypot(right, down) : Math.abs(down) - Math.abs(right);
        const free = event.pointerType === 'mouse' || inHand;
        if (far < SLACK || !free || hands.moves(thing).length === 0) return;
        moving = true;
        element.dataset['dragged'] = '';
      }
      event.preventDefault();
      hands.startDrag({
        thing,
        kid,
        x: event.clientX,
        y: event.clientY,
        ready: takes(thing, event.clientX, event.clientY),
      });
    }
    function end(event: PointerEvent): void {
      if (start === null || event.pointerId !== start.id) return;
      start = null;
      release();
      if (!moving) return;
      moving = false;
      if (event.type === 'pointerup') hands.drop({ kid }, element);
      else hands.drag = null;
    }
    // a mark left by a drag that ended elsewhere must not swallow the next key press
    const clear = (): void => void delete element.dataset['dragged'];

    element.addEventListener('pointerdown', down);
    element.addEventListener('keydown', clear);
    element.style.touchAction = inHand && hands.moves(thing).length > 0 ? 'pan-x' : '';
    return () => {
      release();
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('keydown', clear);
    };
  };
}
