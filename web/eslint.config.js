import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

// What svelte-check and Prettier do not see: promises that nobody waits for, code that cannot run, Svelte's own traps.
export default ts.config(
  { ignores: ['dist', 'node_modules', 'test-results', 'src/wire.ts', 'src/games/*/wire.ts'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // addresses of this client are its own, not SvelteKit's
      'svelte/no-navigation-without-resolve': 'off',
      // maps and sets that are replaced, not changed, need no reactive twin
      'svelte/prefer-svelte-reactivity': 'off',
      // only drawings of our own go into pages as they are; names, chat and rules are text (tests/script.spec.ts)
      'svelte/no-at-html-tags': 'off',
      // a page takes no parameters, a fixture needs no other fixture: both have to say so
      'no-empty-pattern': 'off',
      // a blank between two parts is meant
      'svelte/no-useless-mustaches': 'off',
      // what it does not warn of, svelte-check does
      'svelte/no-unused-svelte-ignore': 'off',
      // a field that follows a setting until somebody types into it
      'svelte/prefer-writable-derived': 'off',
    },
  },
  {
    // what comes over the wire is looked at as it is
    files: ['tests/**'],
    rules: { '@typescript-eslint/no-explicit-any': 'off', '@typescript-eslint/triple-slash-reference': 'off' },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
);
