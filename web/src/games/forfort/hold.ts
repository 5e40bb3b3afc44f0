/** Calls back when a pointer rests on the element, or a context menu is asked for; the click that would follow is spent. */
export function hold(node: HTMLElement, held: () => void): { update(next: () => void): void; destroy(): void } {
  let call = held;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let spent = false;

  function begin(event: PointerEvent): void {
    spent = false;
    if (event.pointerType === 'mouse') return;
    timer = setTimeout(() => {
      spent = true;
      call();
    }, 450);
  }
  function end(): void {
    clearTimeout(timer);
  }
  function menu(event: Event): void {
    event.preventDefault();
    end();
    if (!spent) call();
    spent = true;
  }
  function click(event: MouseEvent): void {
    // a keyboard's click has no pointer before it that could have been held
    if (spent && event.detail > 0) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    spent = false;
  }

  node.addEventListener('pointerdown', begin);
  for (const type of ['pointerup', 'pointercancel', 'pointerleave']) node.addEventListener(type, end);
  node.addEventListener('contextmenu', menu);
  node.addEventListener('click', click, { capture: true });
  return {
    update(next) {
      call = next;
    },
    destroy() {
      end();
      node.removeEventListener('pointerdown', begin);
      for (const type of ['pointerup', 'pointercancel', 'pointerleave']) node.removeEventListener(type, end);
      node.removeEventListener('contextmenu', menu);
      node.removeEventListener('click', click, { capture: true });
    },
  };
}
