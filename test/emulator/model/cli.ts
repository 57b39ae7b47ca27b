import { parseArgs } from 'node:util';
import fc from '../../chance.js';
import { property } from './property.js';
import { Tally } from './tally.js';

/**
 * `npm run model -- [--runs N] [--seed N]`: so many random walks through the checkout. A failure
 * names its seed and the shortest walk that still fails.
 */
const { values } = parseArgs({ options: { runs: { type: 'string' }, seed: { type: 'string' } } });
const runs = Number(values.runs ?? 2000);
const seed = Number(values.seed ?? Date.now() % 2 ** 31);
if (!Number.isSafeInteger(runs) || runs < 1 || !Number.isSafeInteger(seed)) {
  console.error('npm run model -- [--runs N] [--seed N]: both are whole numbers.');
  process.exit(2);
}

const tally = new Tally();
const started = performance.now();
const seconds = () => Math.round((performance.now() - started) / 1000);
const walk = property({
  note(matter, what) {
    tally.note(matter, what);
    if (matter !== 'run' || tally.of('run') % 100 !== 0) return;
    console.log(`${tally.of('run')} runs, ${tally.of('command')} commands, ${seconds()} s`);
  },
});

console.log(`seed ${seed}`);
const details = await fc.check(walk, { numRuns: runs, seed });
console.log(String(tally));
if (details.failed) {
  console.log(fc.defaultReportMessage(details));
  console.log(details.errorInstance instanceof Error ? details.errorInstance.message : '');
}
console.log(`${details.numRuns} runs, ${Number(details.failed)} failed`);
process.exitCode = Number(details.failed);
