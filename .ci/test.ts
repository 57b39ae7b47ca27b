import { rmSync } from 'node:fs';
import { findChrome } from './browser.mjs';
import { add, close, run, runSuite } from './steps.js';
import { failures } from './verdicts.mjs';

/** `npm test`: finds a browser, builds, runs the browser tests and the page tests, stories included. */
rmSync('test-results', { recursive: true, force: true });
process.env.CHROME_PATH = findChrome();
const built = await run('npx', ['tsx', '.ci/build.ts', '--fast']);
const told = await run('npx', ['tsx', '.ci/storybook.ts', 'build']);
if (built.code !== 0 || told.code !== 0) {
  close({ passed: 0, failed: 1 });
} else {
  const browser = await runSuite('npx', ['wtr', '--config', '.ci/web-test-runner.config.js']);
  const pages = await runSuite('npx', ['playwright', 'test', '-c', '.ci/playwright.config.ts']);
  for (const line of failures(['browser', 'pages'])) console.log(line);
  close(add(browser, pages));
}
