import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import whole, { ofRepository } from './playwright.config.js';

// Page tests may run beside: neither compiles into the files that the other starts.
process.env.BANDSTAND_COMMANDS = 'commands-of-repository';

/** `npm run test:repository`: the tools that only those who work here use, the documents, and what is published. */
export default defineConfig({
  ...whole,
  testMatch: ofRepository.map((folder) => `${folder}/*.spec.ts`),
  testIgnore: [],
  outputDir: fileURLToPath(new URL('../test-results/repository', import.meta.url)),
  workers: 2, // with fewer, it ends after the page tests
  reporter: [['dot'], ['./count-reporter.ts', { suite: 'repository' }]],
});
