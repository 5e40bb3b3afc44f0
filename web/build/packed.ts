import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

/** What compressing makes smaller. */
const PACKED = /\.(?:m?js|css)$/;

/** Lays a compressed copy beside each file, made once and as small as can be: the server sends that where it is taken. */
export function packed(): Plugin {
  return {
    name: 'forts-packed',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      if (dir === undefined) return;
      for (const file of Object.keys(bundle).filter((name) => PACKED.test(name))) {
        const path = join(dir, file);
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path), { params }));
      }
    },
  };
}
