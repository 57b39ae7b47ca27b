import { existsSync, readdirSync } from 'node:fs';
import { unproven } from '../test/requirements/table.js';
import { findChrome } from './browser.mjs';
import { judgeSources, visitOthers, weigh } from './checks.js';
import { runNodeTests } from './node-tests.js';
import { add, close, runQuietly, runSuite, type Count } from './steps.js';
import { beginRun, failures, lastRun, slowest } from './verdicts.mjs';

/**
 * `npm test`: the suite, as CI runs it. Finds a browser, builds, runs all tests, and in their pauses
 * what judges the sources and weighs the build.
 * `npm test -- event-faq`, or any folder of test/: its tests in Node and in a browser, which need no build.
 * `npm run verify`: the long form for nights and releases. Every kind of what the suite does once
 * (`test/effort.ts`), other engines, and the package in the projects of others.
 */
const [part] = process.argv.slice(2);
process.env.CHROME_PATH = findChrome();
const isLong = part === '--long';
if (part === undefined) process.env.BANDSTAND_QUICK = '1';
close(part === undefined || isLong ? await runAll() : await testPart(part));

async function runAll(): Promise<Count> {
  const [tests, tellOfSources] = await Promise.all([runTests(), judgeSources()]);
  const counts = [tests, tellOfSources()];
  if (isLong) counts.push(await visitOthers());
  return counts.reduce(add);
}

async function runTests(): Promise<Count> {
  beginRun();
  // Pages wait as much as they work: one suite alone leaves the cores idle, above all at its end.
  const counts = await Promise.all([runCodeTests(), buildAndRunPageTests()]);
  const verdicts = lastRun();
  // A requirement whose tests have failed has failed with them; one without any fails.
  const lacking = unproven(verdicts);
  for (const line of ['', 'The slowest files:', ...slowest(verdicts)]) console.log(line);
  for (const line of [...failures(verdicts), ...lacking]) console.log(line);
  return add(counts.reduce(add), { passed: 0, failed: lacking.length });
}

async function buildAndRunPageTests(): Promise<Count> {
  if (!(await build())) return { passed: 0, failed: 1 };
  const [tests, tellOfSizes] = await Promise.all([runPageTests(), weigh()]);
  return add(tests, tellOfSizes());
}

async function runPageTests(): Promise<Count> {
  // One after the other: with three suites at once on two cores, tests run out of their waits.
  const pages = await runSuite('npx', ['playwright', 'test', '-c', '.ci/playwright.config.ts']);
  const repository = await runSuite('npx', [
    'playwright',
    'test',
    '-c',
    '.ci/repository.config.ts',
  ]);
  return add(pages, repository);
}

/** All that is published; for the long form the stories too. Its words come when it is done, not among those of tests. */
async function build(): Promise<boolean> {
  const stories = isLong ? [['tools/site/storybook.ts', 'build', '--built']] : [];
  const tools = [['tools/build/build.ts'], ...stories];
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
    const inNode = await runNodeTests(folder);
    return hasBrowserTests(folder) ? add(inNode, await runBrowserTests()) : inNode;
  }
  console.error(`There is no test/components/${name} and no test/${name}: name a folder of test/.`);
  return { passed: 0, failed: 1 };
}

function hasBrowserTests(folder: string): boolean {
  return readdirSync(folder, { recursive: true }).some((name) => String(name).endsWith('.test.ts'));
}

/** Pure code first: what it is wrong about is soonest told. */
async function runCodeTests(): Promise<Count> {
  return add(await runNodeTests(), await runBrowserTests());
}

function runBrowserTests(): Promise<Count> {
  // The page tests have more to do and wait for a build first: so both end at about the same time.
  return runSuite('npx', ['wtr', '--config', '.ci/web-test-runner.config.js'], 5);
}
