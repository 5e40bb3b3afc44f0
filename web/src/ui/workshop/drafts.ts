/** Changes that were not saved, kept in the browser: whoever closes the page by mistake finds them again. */

interface Draft {
  name: string;
  text: string;
  /** The version that was changed; 0 for the house's cards. */
  version: number;
}

function place(game: string, set: string | null): string {
  return `forts-workshop/${game}/${set ?? 'new'}`;
}

export function readDraft(game: string, set: string | null): Draft | null {
  try {
    const found = JSON.parse(localStorage.getItem(place(game, set)) ?? 'null') as Partial<Draft> | null;
    return typeof found?.text === 'string' && typeof found.name === 'string'
      ? { name: found.name, text: found.text, version: Number(found.version) }
      : null;
  } catch {
    return null;
  }
}

/** Keep these changes; null forgets them. */
export function writeDraft(game: string, set: string | null, draft: Draft | null): void {
  try {
    if (draft === null) localStorage.removeItem(place(game, set));
    else localStorage.setItem(place(game, set), JSON.stringify(draft));
  } catch {
    // a browser that keeps nothing: the page itself does, as long as it is open
  }
}
