import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import type { EngineName } from '../test/engines/drivers/driver.js';

/** The visits of `test/engines`, for one engine at a time: `--project webkit`. */
export default defineConfig<object, { engineName: EngineName }>({
  testDir: fileURLToPath(new URL('../test/engines/cases', import.meta.url)),
  testMatch: '**/*.ts',
  globalSetup: fileURLToPath(new URL('commands.ts', import.meta.url)),
  outputDir: fileURLToPath(new URL('../test-results/engines', import.meta.url)),
  fullyParallel: true,
  timeout: 180_000, // beside other work WebKit takes half a minute where it else takes two seconds
  expect: { timeout: 45_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./count-reporter.ts']],
  projects: (['chromium', 'firefox', 'webkit'] as const).map((name) => ({
    name,
    workers: name === 'webkit' ? 2 : 3, // three processes for each window of WebKit
    use: { engineName: name },
  })),
});
