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
 * Lays Python and all that plays in a browser beside the pages, and tells these where it is. Where nothing was gathered,
 * as while pages are worked on, they play with a server alone.
 */
export function local(): Plugin {
  const index = join(GATHERED, 'index.json');
  const found = existsSync(index) ? (JSON.parse(readFileSync(index, 'utf8')) as Index) : null;
  // the seal in its name says what is in it, as with all that lies in assets
  const folder = `assets/local-${found?.version ?? ''}`;
  return {
    name: 'forts-local',
    config: () => ({
      define: {
        __LOCAL__: JSON.stringify(found === null ? null : { folder, sizes: found.files, download: found.download }),
      },
    }),
    generateBundle() {
      for (const file of Object.keys(found?.files ?? {})) {
        this.emitFile({ type: 'asset', fileName: `${folder}/${file}`, source: readFileSync(join(GATHERED, file)) });
      }
    },
  };
}
