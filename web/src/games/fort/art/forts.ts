/** The fort as it grows, level by level, each drawn in 48 by 40: from a patch of grass to a castle of crates. */

const LINE = 'stroke="#33261c" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"';
const GRASS =
  '<path d="M1 38c6-3 12-3 23-3s17 0 23 3v2H1Z" fill="#7da453"/><path d="M5 36l1-3 1 3M40 36l1-3 1 3M33 36l.8-2.4.8 2.4" fill="none" stroke="#5d8239" stroke-width="1.2" stroke-linecap="round"/>';
const BOX =
  `<path d="M12 20h24v17H12Z" fill="#d4a066" ${LINE}/><path d="M12 20 7 15l7-1 4 6M36 20l5-5-7-1-4 6" fill="#e3b983" ${LINE}/>` +
  `<path d="M20 37v-8h8v8" fill="#5a3413" ${LINE}/><path d="M15 24h4M30 25h3" ${LINE} stroke-width="1"/>`;
const BLANKET =
  `<path d="M8 37 24 10l16 27Z" fill="#d9705f" ${LINE}/><path d="M14 27h20M18.5 20h11" stroke="#f6d9a8" stroke-width="2.6"/>` +
  `<path d="M24 20 18 37h12Z" fill="#5a3413" ${LINE}/><path d="M24 10V5" ${LINE}/>`;
const HUT =
  `<path d="M9 18h30v19H9Z" fill="#c78a4d" ${LINE}/><path d="M9 24h30M9 30.5h30" ${LINE} stroke-width=".9"/><path d="M5 19 24 7l19 12-2 2.5L24 11 7 21.5Z" fill="#7a8f4a" ${LINE}/>` +
  `<path d="M20 37V27h8v10" fill="#5a3413" ${LINE}/><path d="M12.5 21.5h4.5v4h-4.5ZM31 21.5h4.5v4H31Z" fill="#bfe6f5" ${LINE} stroke-width="1"/>`;
const TOWER =
  `<path d="M6 22h22v15H6Z" fill="#c78a4d" ${LINE}/><path d="M6 27h22M6 32h22" ${LINE} stroke-width=".9"/><path d="M4 22 17 14l13 8Z" fill="#7a8f4a" ${LINE}/>` +
  `<path d="M29 13h13v24H29Z" fill="#b37a43" ${LINE}/><path d="M26.5 13 35.5 5l9 8Z" fill="#d9705f" ${LINE}/><path d="M33 17h5v5h-5Z" fill="#bfe6f5" ${LINE} stroke-width="1"/>` +
  `<path d="M13 37v-8h7v8" fill="#5a3413" ${LINE}/><path d="M35.5 5V1l5 1.7-5 1.6" fill="#ffd23f" ${LINE} stroke-width="1"/>`;
const CASTLE =
  `<path d="M3 15h3v2.5h3V15h3v22H3ZM36 15h3v2.5h3V15h3v22h-9Z" fill="#b37a43" ${LINE}/><path d="M12 21h24v16H12Z" fill="#c78a4d" ${LINE}/><path d="M12 27h24M12 32h24" ${LINE} stroke-width=".9"/>` +
  `<path d="M17 12h3v2.4h2.5V12h3v2.4H28V12h3v9H17Z" fill="#d4a066" ${LINE}/><path d="M24 12V2" ${LINE}/><path d="M24 2h9l-2.6 2.8L33 7.6h-9Z" fill="#d9443a" ${LINE} stroke-width="1.1"/>` +
  `<path d="M19.5 37v-6a4.5 4.5 0 0 1 9 0v6" fill="#5a3413" ${LINE}/><path d="M6 21h3v4H6ZM39 21h3v4h-3Z" fill="#bfe6f5" ${LINE} stroke-width="1"/>`;

/** By Fort Level. */
export const FORTS: readonly string[] = [
  `${GRASS}<path d="M14 33h20M14 33l3-6M34 33l-3-6" fill="none" stroke="#fffaf0" stroke-width="1.6" stroke-dasharray="3 2.4" stroke-linecap="round"/>`,
  GRASS + BOX,
  GRASS + BLANKET,
  GRASS + HUT,
  GRASS + TOWER,
  GRASS + CASTLE,
];
