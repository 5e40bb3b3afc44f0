import { expect, test as base } from '@playwright/test';
import { join } from 'node:path';
import { createServer } from 'vite';
import { WEB } from '../server';

/** The mini-games as they are written, without the rest of the client. */
export const test = base.extend<object, { address: string }>({
  address: [
    async ({}, use) => {
      const server = await createServer({
        root: WEB,
        configFile: join(WEB, 'vite.config.ts'),
        server: { port: 0, hmr: false, watch: null },
        logLevel: 'error',
      });
      await server.listen();
      await use(server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '');
      await server.close();
    },
    { scope: 'worker' },
  ],
});

export { expect };
