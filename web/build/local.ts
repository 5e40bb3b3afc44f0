import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What `tools/build_browser.py` has gathered. */
const GATHERED = join(import.meta.dirname, '../../build/browser');

interface Index {
  version: string;
  files: Record<string, number>;
  /** Bytes that come over the network, compressed as hosts do. */
  download: number;
}

/**
 * Lays Python and all that plays in a browser beside the pages, and tells these where it is. It is more than the rest of
 * a package, so a server's pages have it where that is asked for (FORTS_OFFLINE); a site without a server always does.
 */
export function local(): Plugin {
  let found: Index | null = null;
  // the seal in its name says what is in it, as with all that lies in assets
  const folder = () => `assets/local-${found?.version ?? ''}`;
  return {
    name: 'forts-local',
    config(_, { mode }) {
      const index = join(GATHERED, 'index.json');
      const wanted = mode === 'site' || Boolean(process.env['FORTS_OFFLINE']);
      found = wanted && existsSync(index) ? (JSON.parse(readFileSync(index, 'utf8')) as Index) : null;
      const told = found && { folder: folder(), sizes: found.files, download: found.download };
      return { define: { __LOCAL__: JSON.stringify(told) } };
    },
    generateBundle() {
      for (const file of Object.keys(found?.files ?? {})) {
        this.emitFile({ type: 'asset', fileName: `${folder()}/${file}`, source: readFileSync(join(GATHERED, file)) });
      }
    },
  };
}
