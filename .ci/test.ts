import { gapsOf, rowsOf } from '../test/conformance/proof.js';
import { findChrome } from './browser.mjs';
import { add, close, run, runSuite } from './steps.js';
import { beginRun, failures, lastRun } from './verdicts.mjs';

/** `npm test`: finds a browser, builds, runs the browser tests and the page tests, stories included. */
beginRun();
process.env.CHROME_PATH = findChrome();
const built = await run('npx', ['tsx', '.ci/build.ts', '--fast']);
const told = await run('npx', ['tsx', '.ci/storybook.ts', 'build']);
if (built.code !== 0 || told.code !== 0) {
  close({ passed: 0, failed: 1 });
} else {
  const browser = await runSuite('npx', ['wtr', '--config', '.ci/web-test-runner.config.js']);
  const pages = await runSuite('npx', ['playwright', 'test', '-c', '.ci/playwright.config.ts']);
  const verdicts = [...(lastRun()?.browser ?? []), ...(lastRun()?.pages ?? [])];
  // A row whose tests have failed has failed with them; a row without any test fails by itself.
  const unproven = gapsOf(rowsOf(verdicts));
  for (const line of [...failures(verdicts), ...unproven]) console.log(line);
  close(add(add(browser, pages), { passed: 0, failed: unproven.length }));
}
