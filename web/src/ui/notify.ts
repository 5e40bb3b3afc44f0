import { callTag } from '../state/calls';
import { settings } from '../state/settings.svelte';

/** Ask the browser whether it may say when it is one's turn. */
export async function mayNotify(): Promise<boolean> {
  if (!('Notification' in globalThis)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

/**
 * Say it, if the reader wants to be told and looks elsewhere. Where the worker can, it is said under the name that a push of
 * the same turn has: whichever comes second takes the other's place.
 */
export async function notifyTurn(title: string, body: string, table: string, seat: number): Promise<void> {
  if (!settings.notify || !document.hidden || !('Notification' in globalThis)) return;
  if (Notification.permission !== 'granted') return;
  const said = { body, tag: callTag(table, seat), icon: '/icon-192.png', badge: '/badge.png', data: { table } };
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker?.active) return await worker.showNotification(title, said);
    const shown = new Notification(title, said);
    shown.onclick = () => {
      focus();
      shown.close();
    };
  } catch {
    // some phones allow it to service workers only: the title says it too
  }
}
