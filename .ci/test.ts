import { existsSync } from 'node:fs';
import { gapsOf, rowsOf } from '../test/conformance/proof.js';
import { findChrome } from './browser.mjs';
import { add, close, runQuietly, runSuite, type Count } from './steps.js';
import { beginRun, failures, lastRun, slowest } from './verdicts.mjs';

/**
 * `npm test`: finds a browser, builds, runs the browser tests and the page tests, stories included,
 * and does once what is alike (`test/effort.ts`).
 * `-- --verify`: does all of it, and beside them the tests of the repository itself, as
 * `npm run verify` wants them.
 * `npm test -- event-faq`, or any folder of test/: its browser tests alone, which need no build.
 */
const [part] = process.argv.slice(2);
process.env.CHROME_PATH = findChrome();
const withRepository = part === '--verify';
if (part === undefined) process.env.BANDSTAND_QUICK = '1';
close(part === undefined || withRepository ? await testAll() : await testPart(part));

async function testAll(): Promise<Count> {
  beginRun();
  // Pages wait as much as they work: one suite alone leaves the cores idle, above all at its end.
  const [browser, pages] = await Promise.all([runBrowserTests(), buildAndRunPageTests()]);
  const { browser: ofBrowser = [], pages: ofPages = [], repository = [] } = lastRun() ?? {};
  const verdicts = [...ofBrowser, ...ofPages, ...repository];
  // A row whose tests have failed has failed with them; one without any fails where all have run.
  const unproven = withRepository ? gapsOf(rowsOf(verdicts)) : [];
  for (const line of ['', 'The slowest files:', ...slowest(verdicts)]) console.log(line);
  for (const line of [...failures(verdicts), ...unproven]) console.log(line);
  return add(add(browser, pages), { passed: 0, failed: unproven.length });
}

async function buildAndRunPageTests(): Promise<Count> {
  if (!(await build())) return { passed: 0, failed: 1 };
  const configs = withRepository ? ['playwright', 'repository'] : ['playwright'];
  const counts = configs.map((name) =>
    runSuite('npx', ['playwright', 'test', '-c', `.ci/${name}.config.ts`]),
  );
  return (await Promise.all(counts)).reduce(add);
}

/**
 * What the page tests open: all that is published, or without types and what else only those look into
 * who publish. Its words come when it is done, or they would mix with those of tests.
 */
async function build(): Promise<boolean> {
  const tools = withRepository
    ? [['tools/build/build.ts'], ['tools/site/storybook.ts', 'build', '--built']]
    : [
        ['tools/build/build.ts', '--fast'],
        ['tools/site/storybook.ts', 'build'],
      ];
  for (const tool of tools) {
    const { code, text } = await runQuietly('npx', ['tsx', ...tool]);
    console.log(text);
    if (code !== 0) {
      console.log(`failed: ${tool.join(' ')} ended with ${String(code)}`);
      return false;
    }
  }
  return true;
}

async function testPart(name: string): Promise<Count> {
  const folder = [`test/components/${name}`, `test/${name}`, name].find((path) => existsSync(path));
  if (folder) {
    process.env.BANDSTAND_FOLDER = folder;
    return runBrowserTests();
  }
  console.error(`There is no test/components/${name} and no test/${name}: name a folder of test/.`);
  return { passed: 0, failed: 1 };
}

function runBrowserTests(): Promise<Count> {
  // The page tests have more to do and wait for a build first: so both end at about the same time.
  // Less so where the tests of the repository want the cores as well.
  const priority = withRepository ? 5 : 12;
  return runSuite('npx', ['wtr', '--config', '.ci/web-test-runner.config.js'], priority);
}
