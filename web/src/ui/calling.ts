import { callTag } from '../state/calls';
import type { NewDevice } from '../wire';

/** Can this browser be called while no page of ours is open? */
export function canBeCalled(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
}

/** Keep the site on this device; a new version comes with the next page that is opened. */
export async function keepSite(): Promise<void> {
  if ('serviceWorker' in navigator && isSecureContext)
    await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}worker.js`);
}

/** This browser's push subscription, made if need be; null if it gets none, as where its push service cannot be reached. */
export async function subscribe(serverKey: string): Promise<PushSubscription | null> {
  try {
    // a worker that could not be kept would never be ready
    await keepSite();
    const { pushManager } = await navigator.serviceWorker.ready;
    const known = await pushManager.getSubscription();
    if (known !== null && isFor(known, serverKey)) return known;
    await known?.unsubscribe();
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(serverKey) });
  } catch {
    return null;
  }
}

/** The subscription that there is, if any. */
export async function subscription(): Promise<PushSubscription | null> {
  if (!canBeCalled()) return null;
  const registered = await navigator.serviceWorker.getRegistration();
  return (await registered?.pushManager.getSubscription()) ?? null;
}

/** What the server has to know of a subscription. */
export function deviceOf(made: PushSubscription, lang: string, quiet: [number, number] | null): NewDevice {
  const { endpoint, keys } = made.toJSON();
  return {
    endpoint: endpoint ?? made.endpoint,
    key: keys?.['p256dh'] ?? '',
    auth: keys?.['auth'] ?? '',
    lang,
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    quiet_from: quiet?.[0] ?? null,
    quiet_to: quiet?.[1] ?? null,
  };
}

/** The table is being looked at: what was shown of it is not needed any more. */
export async function closeCalls(table: string, seats: readonly number[]): Promise<void> {
  if (!canBeCalled()) return;
  const registered = await navigator.serviceWorker.getRegistration();
  for (const seat of seats) {
    const shown = (await registered?.getNotifications({ tag: callTag(table, seat) })) ?? [];
    for (const one of shown) one.close();
  }
}

function isFor(known: PushSubscription, serverKey: string): boolean {
  const key = known.options.applicationServerKey;
  return key === null || String(new Uint8Array(key)) === String(bytes(serverKey));
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
