import { api, me, setMe } from './app.svelte';

/** Is it not known yet what the reader is called? */
export function isNameless(): boolean {
  return (me()?.name ?? '') === '';
}

/** Keep the name and the face that somebody has chosen, for all tables. */
export async function introduce(name: string, face: string): Promise<void> {
  const chosen = name.trim();
  if (chosen === '' && face === '') return;
  setMe(await api.changeMe({ ...(chosen === '' ? {} : { name: chosen }), ...(face === '' ? {} : { face }) }));
}
