import { SITE, playsHere } from '../state/whom';

/** Where the reader is, by the History API. Pages are named by their address, so a link or a reload comes back to them. */

export interface Place {
  path: string;
  query: URLSearchParams;
  /** Without its #: the secret part of an invitation, which a server never sees. */
  hash: string;
}

function read(): Place {
  // a static host knows one page: the others are behind its #
  const { pathname, search, hash } = SITE ? new URL(location.hash.slice(1) || '/', 'http://site') : location;
  return {
    path: pathname.replace(/\/+$/, '') || '/',
    query: new URLSearchParams(search),
    hash: hash.slice(1),
  };
}

/** The address of a page, as the browser shows it. */
export function addressOf(page: string): string {
  return SITE ? `${location.pathname}${location.search}#${page}` : page;
}

let place = $state.raw<Place>(read());

export function here(): Place {
  return place;
}

export function go(to: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', addressOf(to));
  place = read();
  scrollTo(0, 0);
}

/** Change the address without leaving the page. */
export function note(query: Record<string, string>): void {
  const said = new URLSearchParams(query).toString();
  history.replaceState(null, '', addressOf(`${read().path}${said ? `?${said}` : ''}`));
}

/** The named parts of a path such as `/table/:id`, or null if it is another one. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return null;
  const parts: Record<string, string> = {};
  for (const [at, want] of wanted.entries()) {
    const have = given[at] ?? '';
    if (want.startsWith(':')) parts[want.slice(1)] = decodeURIComponent(have);
    else if (want !== have) return null;
  }
  return parts;
}

/** Links are written as a server has them; on a site they are pointed behind its #. Has this one been? */
function isPointed(link: HTMLAnchorElement): boolean {
  return SITE && link.pathname === location.pathname && link.hash.startsWith('#/');
}

/** The page that a link leads to. */
function pageOf(link: HTMLAnchorElement): string {
  return isPointed(link) ? link.hash.slice(1) : link.pathname + link.search + link.hash;
}

function isCall(link: HTMLAnchorElement): boolean {
  return link.pathname.startsWith('/api/');
}

/** On a site, a link that somebody is about to follow elsewhere (another tab, a bookmark) is given its real address. */
export function pointLink(event: Event): void {
  const link = SITE && event.target instanceof Element ? event.target.closest('a') : null;
  const written = link?.getAttribute('href') ?? '';
  if (link === null || !written.startsWith('/') || link.origin !== location.origin) return;
  if (!isCall(link) && !isPointed(link)) {
    link.setAttribute('href', addressOf(written));
  }
}

/** Links within the site change the page without loading it anew. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link !== null && playsHere && isCall(link) && link.hasAttribute('download')) {
    // no server has such a file
    event.preventDefault();
    void import('./saving').then(({ saveCall }) => saveCall(link.pathname.slice('/api'.length), link.download));
    return;
  }
  if (link === null || link.target !== '' || link.origin !== location.origin || link.hasAttribute('download')) return;
  if (isCall(link) || link.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  go(pageOf(link));
}

export function watchAddress(): () => void {
  const back = () => (place = read());
  addEventListener('popstate', back);
  return () => removeEventListener('popstate', back);
}
