import type { Attachment } from 'svelte/attachments';

const made = new Map<string, DocumentFragment>();

/** A drawing of ours, inside of an SVG. It is read once and then copied: cards come and go at every move. */
export function drawing(art: string): Attachment<SVGElement> {
  return (svg) => {
    let known = made.get(art);
    if (known === undefined) {
      const paper = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      paper.innerHTML = art;
      known = new DocumentFragment();
      known.append(...paper.childNodes);
      made.set(art, known);
    }
    svg.replaceChildren(known.cloneNode(true));
  };
}
