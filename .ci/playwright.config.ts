import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { isQuick } from '../test/effort.js';
import { chromeFlags, findChrome } from './browser.mjs';

const testDir = fileURLToPath(new URL('../test', import.meta.url));
/** Whose tests judge sources as lint does, or what is published: `npm run test:repository`. */
export const ofRepository = ['repository', 'docs', 'ci', 'bench', 'package'].map(
  (folder) => `${testDir}/${folder}/**`,
);

export default defineConfig({
  testDir,
  testMatch: '**/*.spec.ts',
  // Stories need a Storybook, which only the long form builds.
  testIgnore: [...ofRepository, ...(isQuick ? ['**/stories/**'] : [])],
  globalSetup: fileURLToPath(new URL('commands.ts', import.meta.url)),
  outputDir: fileURLToPath(new URL('../test-results/pages', import.meta.url)),
  workers: 2, // the browser tests run beside: more of them only make each other late
  fullyParallel: true,
  timeout: 120_000, // machines of CI can be half as fast as those of developers
  expect: { timeout: 45_000 }, // two busy cores take their time: a wait that fails means a lack
  forbidOnly: Boolean(process.env.CI),
  reporter: [['dot'], ['./count-reporter.ts']],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: findChrome(),
      args: chromeFlags,
    },
    // Recording takes a third of a run: who looks into a failure runs that test with `--trace on`.
    trace: 'off',
  },
});
