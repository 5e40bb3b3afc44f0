import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/**
 * Kept on a device when it first comes: the page, its code and its styles; fonts and pictures when they are seen. Not the
 * workshop, which needs a server.
 */
const KEPT = /^assets\/(?!workshop).*\.(?:js|css)$/i;
/** Beside what is built. */
const FIXED = ['./', './icon.svg', './manifest.webmanifest'];

/**
 * Builds the service worker after the site, which it has to know: the names of all files have hashes of their content in
 * them, so that a new site makes a new worker, and the same site the same one.
 */
export function worker(): Plugin {
  return {
    name: 'forts-worker',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) return;
      const files = [
        ...FIXED,
        ...Object.keys(bundle)
          .filter((file) => KEPT.test(file))
          .map((file) => `./${file}`),
      ].sort();
      const seal = createHash('sha256')
        .update(files.join('\n'))
        .update(readFileSync(join(dir, 'index.html')));
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        define: { __SHELL__: JSON.stringify({ version: seal.digest('hex').slice(0, 12), files }) },
        build: {
          outDir: dir,
          emptyOutDir: false,
          target: 'es2022',
          modulePreload: false,
          rolldownOptions: {
            input: join(import.meta.dirname, '../src/worker/worker.ts'),
            output: { format: 'iife', entryFileNames: 'worker.js' },
          },
        },
      });
    },
  };
}
