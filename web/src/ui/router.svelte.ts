/** Where the reader is, by the History API. Pages are named by their address, so a link or a reload comes back to them. */

export interface Place {
  path: string;
  query: URLSearchParams;
  /** Without its #: the secret part of an invitation, which a server never sees. */
  hash: string;
}

function read(): Place {
  return {
    path: location.pathname.replace(/\/+$/, '') || '/',
    query: new URLSearchParams(location.search),
    hash: location.hash.slice(1),
  };
}

let place = $state.raw<Place>(read());

export function here(): Place {
  return place;
}

export function go(to: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', to);
  place = read();
  scrollTo(0, 0);
}

/** Change the address without leaving the page. */
export function note(query: Record<string, string>): void {
  const said = new URLSearchParams(query).toString();
  history.replaceState(null, '', `${location.pathname}${said ? `?${said}` : ''}`);
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

/** Links within the site change the page without loading it anew. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.target !== '' || link.origin !== location.origin || link.hasAttribute('download')) return;
  if (link.pathname.startsWith('/api/') || link.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

export function watchAddress(): () => void {
  const back = () => (place = read());
  addEventListener('popstate', back);
  return () => removeEventListener('popstate', back);
}
