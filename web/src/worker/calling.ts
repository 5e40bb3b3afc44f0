/// <reference lib="webworker" />
import type { PushMessage } from '../wire';
import { callTag } from '../state/calls';

declare const self: ServiceWorkerGlobalScope;

/** Somebody is waited for, or no more: what was sent says which table, and nothing that is hidden. */
export async function pushed(data: PushMessageData | null): Promise<void> {
  const told = read(data);
  if (told === null) return;
  const tag = callTag(told.table, told.seat);
  if (told.t === 'done') {
    for (const shown of await self.registration.getNotifications({ tag })) shown.close();
    return;
  }
  if (await isInSight(told.table)) return;
  await self.registration.showNotification(told.title ?? '', {
    body: told.body ?? '',
    tag,
    icon: '/icon-192.png',
    badge: '/badge.png',
    data: { table: told.table },
  });
}

/** Open the table, in a page of ours if there is one. */
export async function clicked(shown: Notification): Promise<void> {
  shown.close();
  const { table } = shown.data as { table: string };
  const address = new URL(`/table/${table}`, self.location.origin).href;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find((one) => one.url.startsWith(address));
  if (open !== undefined) await open.focus();
  else await self.clients.openWindow(address);
}

function read(data: PushMessageData | null): PushMessage | null {
  try {
    const told = data?.json() as Partial<PushMessage> | undefined;
    return typeof told?.table === 'string' && typeof told.seat === 'number' ? (told as PushMessage) : null;
  } catch {
    return null;
  }
}

async function isInSight(table: string): Promise<boolean> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.some((one) => one.visibilityState === 'visible' && new URL(one.url).pathname === `/table/${table}`);
}
