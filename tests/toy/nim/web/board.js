/** Two piles of stones and a die: everything that can be chosen is a button. */

const STYLE = `
.nim { display: flex; flex-wrap: wrap; gap: 24px; justify-content: center; align-items: flex-end; padding: 24px; }
.nim .pile { display: grid; gap: 6px; justify-items: center; min-width: 120px; padding: 16px;
  border: 3px solid var(--line); border-radius: 16px; background: var(--sheet); color: var(--ink); }
.nim .pile.picked { border-color: var(--accent); }
.nim .stones { display: flex; flex-direction: column-reverse; align-items: center; gap: 4px; min-height: 40px; }
.nim .stone { width: 54px; height: 18px; border-radius: 50%; background: var(--ink-soft); }
.nim button { min-width: 44px; min-height: 44px; padding: 8px 16px; border: 2px solid var(--glow);
  border-radius: 12px; background: var(--glow-soft); color: var(--ink); font: inherit; }
.nim button:disabled { border-style: dashed; border-color: var(--line); background: transparent; }
.nim .acts { display: flex; flex-wrap: wrap; gap: 12px; flex-basis: 100%; justify-content: center; }
`;
const PLACES = ['left', 'right'];

function made(kind, className, text = '') {
  const found = document.createElement(kind);
  found.className = className;
  found.textContent = text;
  return found;
}

export function offers() {
  return true;
}

export function board(node, table) {
  const style = made('style', '', STYLE);
  const ground = made('div', 'nim');
  node.append(style, ground);

  function button(move, text) {
    const found = made('button', '', text);
    found.addEventListener('click', () => table.play(move));
    return found;
  }

  function pile(stones, at) {
    const { moves, view } = table;
    const place = PLACES[at];
    const found = made('section', `pile${view.picked?.args.place === place ? ' picked' : ''}`);
    found.setAttribute('aria-label', table.say('web-nim-stones-in', { place, count: stones }));
    const heap = made('div', 'stones');
    heap.append(...Array.from({ length: stones }, () => made('span', 'stone')));
    const move = moves.find((one) => one.meaning.verb === 'pick' && one.meaning.place === place);
    const text = table.say('nim-pile', { place });
    const pick = move === undefined ? made('button', '', text) : button(move, text);
    if (move === undefined) pick.addEventListener('click', () => table.why({ verb: 'pick', place }));
    if (!table.playing) pick.disabled = true;
    found.append(heap, pick);
    return found;
  }

  function draw() {
    const acts = made('div', 'acts');
    for (const move of table.moves)
      if (move.meaning.verb !== 'pick') acts.append(button(move, table.say(move.message)));
    ground.replaceChildren(...table.view.piles.map(pile), acts);
  }

  draw();
  return {
    update(next) {
      table = next;
      draw();
    },
    destroy() {
      node.replaceChildren();
    },
  };
}
