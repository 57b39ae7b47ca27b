import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromeFlags, findChrome } from './browser.mjs';

/** `npm run test:wordpress`: the plugin in a real WordPress, which takes a minute to come up. */
export default defineConfig({
  testDir: fileURLToPath(new URL('../test/wordpress', import.meta.url)),
  testMatch: '**/*.wordpress.ts',
  outputDir: fileURLToPath(new URL('../test-results/wordpress', import.meta.url)),
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
