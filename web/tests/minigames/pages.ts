import { expect, test as base } from '@playwright/test';
import { join } from 'node:path';
import { createServer } from 'vite';
import { WEB } from '../server';

/** The mini-games as they are written, without the rest of the client; from a folder that is made for them. */
export const pages = (made: () => { web: string; cacheDir: string; done: () => void }) =>
  base.extend<object, { address: string }>({
    address: [
      async ({}, use) => {
        const { web, cacheDir, done } = made();
        const server = await createServer({
          root: web,
          configFile: join(web, 'vite.config.ts'),
          cacheDir,
          // what is installed may lie elsewhere, behind a link
          server: { port: 0, hmr: false, watch: null, fs: { strict: false } },
          logLevel: 'error',
        });
        await server.listen();
        await use(server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '');
        await server.close();
        done();
      },
      { scope: 'worker', timeout: 60_000 },
    ],
  });

export const test = pages(() => ({ web: WEB, cacheDir: join(WEB, 'node_modules', '.vite'), done: () => undefined }));

export { expect };
