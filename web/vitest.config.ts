import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import vite from './vite.config.ts';

// a test reads the colours of theme.css, so stylesheets are not left out
export default mergeConfig(
  vite,
  defineConfig({ test: { include: ['src/**/*.test.ts'], environment: 'node', css: true } }),
);
