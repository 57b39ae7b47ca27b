import { existsSync } from 'node:fs';
import { gapsOf, rowsOf } from '../test/conformance/proof.js';
import { findChrome } from './browser.mjs';
import { add, close, run, runSuite, type Count } from './steps.js';
import { beginRun, failures, lastRun, slowest } from './verdicts.mjs';

/**
 * `npm test`: finds a browser, builds, runs the browser tests and the page tests, stories included.
 * `npm test -- event-faq`, or any folder of test/: its browser tests alone, which need no build.
 */
const [part] = process.argv.slice(2);
process.env.CHROME_PATH = findChrome();
close(part === undefined ? await testAll() : await testPart(part));

async function testAll(): Promise<Count> {
  beginRun();
  const built = await run('npx', ['tsx', 'tools/build/build.ts', '--fast']);
  const told = await run('npx', ['tsx', 'tools/site/storybook.ts', 'build']);
  if (built.code !== 0 || told.code !== 0) return { passed: 0, failed: 1 };
  const browser = await runBrowserTests();
  const pages = await runSuite('npx', ['playwright', 'test', '-c', '.ci/playwright.config.ts']);
  const verdicts = [...(lastRun()?.browser ?? []), ...(lastRun()?.pages ?? [])];
  // A row whose tests have failed has failed with them; a row without any test fails by itself.
  const unproven = gapsOf(rowsOf(verdicts));
  for (const line of ['', 'The slowest files:', ...slowest(verdicts)]) console.log(line);
  for (const line of [...failures(verdicts), ...unproven]) console.log(line);
  return add(add(browser, pages), { passed: 0, failed: unproven.length });
}

async function testPart(name: string): Promise<Count> {
  const folder = [`test/components/${name}`, `test/${name}`, name].find((path) => existsSync(path));
  if (folder) return runBrowserTests('--files', `${folder}/**/*.test.ts`);
  console.error(`There is no test/components/${name} and no test/${name}: name a folder of test/.`);
  return { passed: 0, failed: 1 };
}

function runBrowserTests(...more: string[]): Promise<Count> {
  return runSuite('npx', ['wtr', '--config', '.ci/web-test-runner.config.js', ...more]);
}
