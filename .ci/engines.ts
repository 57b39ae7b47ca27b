import { engineNames, type EngineName } from '../test/engines/drivers/driver.js';
import { findWholeChrome } from './browser.mjs';
import { install, missing } from './engines.mjs';
import { add, close, runQuietly, runSuite, type Count } from './steps.js';

/**
 * `npm run test:engines`: the visits of test/engines in Chromium, Firefox and WebKitGTK, one engine
 * after the other. `-- webkit` runs one alone; `-- --no-build` takes what is built. An engine that is
 * missing is installed where that is possible (root on Debian), and else counts as failed.
 */
const words = process.argv.slice(2);
const wanted = engineNames.filter((name) => words.includes(name));
const unknown = words.filter((word) => word !== '--no-build' && !isEngine(word));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(' ')}. Engines: ${engineNames.join(', ')}.`);
  process.exit(2);
}

if (!words.includes('--no-build')) await build();
const counts: [EngineName, Count][] = [];
for (const name of wanted.length > 0 ? wanted : engineNames) counts.push([name, await visit(name)]);
console.log('');
for (const [name, { passed, failed }] of counts)
  console.log(`${name}: ${passed} passed, ${failed} failed`);
close(counts.map(([, count]) => count).reduce(add));

function isEngine(word: string): word is EngineName {
  return (engineNames as readonly string[]).includes(word);
}

async function build(): Promise<void> {
  const { code, text } = await runQuietly('npx', ['tsx', 'tools/build/build.ts', '--site']);
  if (code === 0) return;
  console.log(text);
  process.exit(1);
}

async function visit(name: EngineName): Promise<Count> {
  console.log(`\n${name}`);
  if (name === 'chromium') findWholeChrome();
  else if (missing(name).length > 0) install(name);
  const lacks = missing(name);
  if (lacks.length > 0) {
    console.log(`${name} was not tested. ${lacks.join(' ')}`);
    return { passed: 0, failed: 1 };
  }
  return runSuite('npx', ['playwright', 'test', '-c', '.ci/engines.config.ts', '--project', name]);
}
