import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { local } from './build/local.ts';
import { packed } from './build/packed.ts';
import { worker } from './build/worker.ts';

/**
 * Words that are wanted together come in one file: those of the pages and of every game's title in a language, and those of
 * a game in a language. What one page alone needs comes with it, and what a language calls itself with all pages.
 */
function wordsOf(file: string): string | null {
  const [, game, lang, name] = /(?:games\/([^/]+)\/)?locale\/([^/]+)\/([^/]+)\.ftl/.exec(file) ?? [];
  if (lang === undefined || name === 'workshop' || name === 'language') return null;
  return game === undefined || name === 'title' ? `words-${lang}` : `words-${game}-${lang}`;
}

/** Where `forts serve` listens, for `npm run dev`. */
const server = process.env['FORTS_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), local(), packed(), worker()],
  worker: { format: 'es' },
  resolve: {
    // component tests run the browser's build of Svelte
    ...(process.env['VITEST'] ? { conditions: ['browser'] } : {}),
  },
  build: {
    outDir: 'dist',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      // what took how long on a slow machine is no news for who wants to play
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          // small things that every table needs come in one file: a request costs half a kilobyte of headers
          groups: [
            { name: wordsOf, debugName: 'words', test: /\.ftl/ },
            {
              name: 'table',
              test: /src\/(?:wire|games\/(?:copies|lesson)|state\/trials|ui\/(?:calling|drawn|fitting|game|introduced|moments|notify|seats|sounds|table\/keys))\.ts$|src\/ui\/(?:Dialog|Fitted|Nowhere|table\/(?:Mute|Spotlight))\.svelte$/,
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': {
        target: server,
        ws: true,
        changeOrigin: true,
        rewriteWsOrigin: true,
        // the server answers its own pages only
        configure: (proxy) => proxy.on('proxyReq', (request) => request.setHeader('origin', server)),
      },
    },
  },
});
