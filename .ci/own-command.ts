import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromeFlags, findChrome } from './browser.mjs';

/** For page tests of a command of their own, `test/editors/*.editor.ts`: they need what others do not. */
export const ownCommand = (folder: string, kind: string) =>
  defineConfig({
    testDir: fileURLToPath(new URL(`../test/${folder}`, import.meta.url)),
    testMatch: `**/*.${kind}.ts`,
    outputDir: fileURLToPath(new URL(`../test-results/${folder}`, import.meta.url)),
    workers: 1,
    timeout: 120_000,
    expect: { timeout: 30_000 },
    forbidOnly: Boolean(process.env.CI),
    reporter: 'list',
    use: {
      browserName: 'chromium',
      launchOptions: { executablePath: findChrome(), args: chromeFlags },
    },
  });
