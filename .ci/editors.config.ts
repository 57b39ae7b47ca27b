import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromeFlags, findChrome } from './browser.mjs';

/** `npm run test:editors`: the widgets in real page builders, fetched from the registry. */
export default defineConfig({
  testDir: fileURLToPath(new URL('../test/editors', import.meta.url)),
  testMatch: '**/*.editor.ts',
  outputDir: fileURLToPath(new URL('../test-results/editors', import.meta.url)),
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: findChrome(), args: chromeFlags },
  },
});
