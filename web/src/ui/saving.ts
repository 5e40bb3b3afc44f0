import { send } from '../state/whom';
import { attempt } from './app.svelte';

/** Saves the answer to a call as a file, where no server can be asked for one. */
export async function saveCall(path: string, name: string): Promise<void> {
  await attempt(async () => {
    const answer = await send(`/api${path}`);
    if (!answer.ok) throw new Error(name);
    save(await answer.blob(), name);
  });
}

/** Saves something as a file. */
export function save(what: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(what);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
