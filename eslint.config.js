import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import lit from 'eslint-plugin-lit';
import regexp from 'eslint-plugin-regexp';
import wc from 'eslint-plugin-wc';
import ts from 'typescript-eslint';
import { importRules } from './tools/lint/import-rules.js';
import { composingKeys } from './tools/lint/composing-keys.js';
import { olderBrowsers } from './tools/lint/older-browsers.js';
import { safeAddresses } from './tools/lint/safe-addresses.js';

const root = new URL('.', import.meta.url).pathname;

/** What no room may use, and why. */
const forbidden = (...selectors) => ['error', ...selectors];
const html = {
  selector: 'AssignmentExpression > MemberExpression[property.name=/^(inner|outer)HTML$/]',
  message: 'HTML from outside goes through src/html.',
};
const unsafe = {
  selector: 'ImportSpecifier[imported.name=/^(unsafe|styleMap)/]',
  message: 'unsafeHTML and styleMap break the sanitising and the CSP rules.',
};
const autofocus = {
  selector: 'TemplateElement[value.raw=/\\sautofocus\\b/]',
  message: 'Browsers look at it for the whole page and complain: openDialog() gives the focus.',
};
const clock = [
  {
    selector: 'CallExpression[callee.object.name="Date"][callee.property.name="now"]',
    message: 'Time is handed in.',
  },
  {
    selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
    message: 'Time is handed in.',
  },
  {
    selector: 'CallExpression[callee.object.name="Math"][callee.property.name="random"]',
    message: 'Chance is handed in.',
  },
];

export default defineConfig(
  {
    ignores: [
      'dist',
      'dist-wordpress',
      'dist-release',
      'integrations/wordpress',
      'integrations/frameworks', // known types stand beside them in the package alone
      'storybook-static',
      'coverage',
      'test-results',
      'public',
      '**/*.d.mts',
    ],
  },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  lit.configs['flat/recommended'],
  wc.configs['flat/best-practice'],
  {
    languageOptions: {
      // One program for all files: the language service would look at each as at a file just opened.
      parserOptions: { project: './tsconfig.json', tsconfigRootDir: root },
    },
    settings: { wc: { elementBaseClasses: ['LitElement', 'EventElement'] } },
    rules: {
      'max-lines': ['error', { max: 400 }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowNullish: true },
      ],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-redeclare': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'wc/guard-super-call': 'off', // LitElement has every callback
    },
  },
  {
    files: ['src/**/*.ts', 'components/**/*.ts'],
    rules: { 'no-restricted-syntax': forbidden(html, unsafe, autofocus) },
  },
  {
    // The demo world is data that happens to be written in functions.
    files: ['src/**/*.ts', 'components/**/*.ts', 'tools/**/*.ts', '.ci/**/*.ts', 'stories/**/*.ts'],
    ignores: ['src/emulator/seed/**'],
    rules: {
      'max-lines-per-function': ['error', { max: 40, skipComments: true, skipBlankLines: true }],
    },
  },
  {
    files: ['src/emulator/**/*.ts'],
    ignores: ['src/emulator/node/**'],
    rules: { 'no-restricted-syntax': forbidden(html, unsafe, ...clock) },
  },
  {
    // A text from the service or a visitor must not cost more than its length.
    files: ['src/**/*.ts', 'components/**/*.ts', 'tools/**/*.{ts,js}'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignoreSticky: false }],
    },
  },
  ...importRules,
  ...composingKeys,
  ...olderBrowsers,
  ...safeAddresses,
  {
    files: ['test/**/*.ts', 'stories/**/*.ts', 'bench/**/*.ts'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-expressions': 'off',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      'no-empty-pattern': 'off', // fixtures of page tests name what they take, even nothing
    },
  },
  {
    // What of types goes wrong in tests alone is a promise that nobody waits for.
    files: ['test/**/*.ts', 'stories/**/*.ts'],
    rules: {
      ...ts.configs.disableTypeChecked.rules,
      '@typescript-eslint/no-floating-promises': 'error',
    },
  },
  {
    // The runners' calls and chai's assertions look like promises to a type checker.
    files: ['test/**/*.{test,node}.ts', 'test/components/*.ts'],
    rules: { '@typescript-eslint/no-floating-promises': 'off' },
  },
  {
    files: ['**/*.{js,mjs}'],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly' } },
  },
);
