/** What is kept in this browser, in IndexedDB. Each write is one transaction: all of it, or nothing. */

const NAME = 'forts';
const VERSION = 1;
const SHELVES = ['tables', 'journal', 'results', 'seen', 'own'];

type Change = [shelf: string, key: string, text: string | null];
type Guard = [shelf: string, key: string, text: string];

export interface Store {
  /** Does it outlive the page? */
  readonly keeps: boolean;
  /** A list with the text, or without. */
  get(shelf: string, key: string): Promise<string[]>;
  among(shelf: string, prefix: string): Promise<[string, string][]>;
  /** Empty, or why nothing was written: `full`, `forbidden`, `raced`. */
  write(changes: Change[], guard: Guard | null): Promise<string>;
}

/** The browser's store; where it gives none, one that lasts as long as the page. */
export async function openStore(): Promise<Store> {
  try {
    return new Kept(await opened());
  } catch {
    return new Fleeting();
  }
}

function opened(): Promise<IDBDatabase> {
  return new Promise((found, failed) => {
    const asked = indexedDB.open(NAME, VERSION);
    asked.onupgradeneeded = () => {
      for (const shelf of SHELVES) {
        if (!asked.result.objectStoreNames.contains(shelf)) asked.result.createObjectStore(shelf);
      }
    };
    asked.onsuccess = () => found(asked.result);
    asked.onerror = () => failed(asked.error ?? new Error('no database'));
    asked.onblocked = () => failed(new Error('blocked'));
  });
}

class Kept implements Store {
  readonly keeps = true;
  constructor(private readonly database: IDBDatabase) {
    // a newer page of ours in another tab may have to change it
    database.onversionchange = () => database.close();
  }

  get(shelf: string, key: string): Promise<string[]> {
    return this.read(shelf, (store, done) => {
      const asked = store.get(key);
      asked.onsuccess = () => done(typeof asked.result === 'string' ? [asked.result] : []);
    });
  }

  among(shelf: string, prefix: string): Promise<[string, string][]> {
    const range = prefix === '' ? null : IDBKeyRange.bound(prefix, `${prefix}\uffff`);
    return this.read(shelf, (store, done) => {
      const keys = store.getAllKeys(range);
      const texts = store.getAll(range);
      texts.onsuccess = () => done(keys.result.map((key, at) => [String(key), String(texts.result[at])]));
    });
  }

  write(changes: Change[], guard: Guard | null): Promise<string> {
    return new Promise((done) => {
      let why = '';
      let writing: IDBTransaction;
      try {
        const shelves = [...new Set([...changes.map(([shelf]) => shelf), ...(guard === null ? [] : [guard[0]])])];
        // handed to the system, which outlives tab and browser; a power cut may cost the last moves
        writing = this.database.transaction(shelves, 'readwrite', { durability: 'relaxed' });
      } catch {
        done('forbidden');
        return;
      }
      const put = () => {
        try {
          for (const [shelf, key, text] of changes) {
            if (text === null) writing.objectStore(shelf).delete(key);
            else writing.objectStore(shelf).put(text, key);
          }
        } catch {
          why = 'forbidden';
          writing.abort();
        }
      };
      // told only when it is out of our hands: a tab may crash the moment after
      writing.oncomplete = () => done('');
      writing.onabort = () => done(why || (writing.error?.name === 'QuotaExceededError' ? 'full' : 'forbidden'));
      if (guard === null) {
        put();
        return;
      }
      const asked = writing.objectStore(guard[0]).get(guard[1]);
      asked.onsuccess = () => {
        if (asked.result === guard[2]) {
          put();
          return;
        }
        why = 'raced';
        writing.abort();
      };
    });
  }

  private read<T>(shelf: string, ask: (store: IDBObjectStore, done: (found: T) => void) => void): Promise<T> {
    return new Promise((done, failed) => {
      const reading = this.database.transaction(shelf);
      reading.onabort = () => failed(reading.error ?? new Error('not read'));
      ask(reading.objectStore(shelf), done);
    });
  }
}

/** Where the browser keeps nothing: games can still be played, for as long as the page is open. */
class Fleeting implements Store {
  readonly keeps = false;
  private readonly shelves = new Map(SHELVES.map((shelf) => [shelf, new Map<string, string>()]));

  get(shelf: string, key: string): Promise<string[]> {
    const text = this.shelves.get(shelf)?.get(key);
    return Promise.resolve(text === undefined ? [] : [text]);
  }

  among(shelf: string, prefix: string): Promise<[string, string][]> {
    const all = [...(this.shelves.get(shelf) ?? [])].filter(([key]) => key.startsWith(prefix));
    return Promise.resolve(all.sort(([one], [other]) => (one < other ? -1 : 1)));
  }

  write(changes: Change[]): Promise<string> {
    for (const [shelf, key, text] of changes) {
      if (text === null) this.shelves.get(shelf)?.delete(key);
      else this.shelves.get(shelf)?.set(key, text);
    }
    return Promise.resolve('');
  }
}
