/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;
/** Files that Home needs, by their addresses, and a name for this set of them; written in when the site is built. */
declare const __SHELL__: { version: string; files: string[] };

const KEPT = 'forts-shell-';
const here = KEPT + __SHELL__.version;
/** Where the site lies: at the root of a server, or in any folder of a static host. */
const BASE = new URL('./', self.location.href).pathname;

/** Keep what Home needs, all of it or nothing. */
export async function keepShell(): Promise<void> {
  const cache = await caches.open(here);
  // the name of a file in assets has a hash of its content in it: what the page has just fetched is what would come
  const asked = __SHELL__.files.map((file) => new Request(file, file.includes('/assets/') ? {} : { cache: 'reload' }));
  await cache.addAll(asked);
}

/** What older versions of the site kept is not needed any more. */
export async function dropOldShells(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(KEPT) && name !== here).map((name) => caches.delete(name)));
}

/** The answer to a request for one of our files or pages; null for what the network alone knows. */
export function answerFromShell(request: Request): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || isLive(pathname)) return null;
  if (request.mode === 'navigate') return page(request);
  // the name of a file in assets has a hash of its content in it: what was kept is what would come
  return pathname.startsWith(`${BASE}assets/`) ? file(request) : null;
}

/** What changes from moment to moment, or is none of the client's pages. */
function isLive(path: string): boolean {
  return ['api', 'docs', 'letters', 'invited', 'metrics'].some(
    (one) => path === BASE + one || path.startsWith(`${BASE}${one}/`),
  );
}

/** Pages come from the network, so that nobody stays with an old version; without a line the shell opens. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(BASE, { cacheName: here })) ?? Response.error();
  }
}

async function file(request: Request): Promise<Response> {
  const cache = await caches.open(here);
  // also what a page has laid down itself: Python, for playing without a server
  const kept = (await cache.match(request)) ?? (await caches.match(request));
  if (kept !== undefined) return kept;
  const found = await fetch(request);
  // seen once, it is there without a line too; Python is laid down by the page, which tells what broke off in the middle
  if (found.ok && !new URL(request.url).pathname.startsWith(`${BASE}assets/local-`))
    await cache.put(request, found.clone());
  return found;
}
