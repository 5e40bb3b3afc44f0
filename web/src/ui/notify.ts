import { settings } from '../state/settings.svelte';

/** Ask the browser whether it may say when it is one's turn. */
export async function mayNotify(): Promise<boolean> {
  if (!('Notification' in globalThis)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** Say it, if the reader wants to be told and looks elsewhere. */
export function notifyTurn(title: string, body: string, table: string): void {
  if (!settings.notify || !document.hidden || !('Notification' in globalThis)) return;
  if (Notification.permission !== 'granted') return;
  try {
    const shown = new Notification(title, { body, tag: table, icon: '/icon.svg' });
    shown.onclick = () => {
      focus();
      shown.close();
    };
  } catch {
    // some phones allow it to service workers only: the title says it too
  }
}
