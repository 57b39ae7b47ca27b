import { parseArgs } from 'node:util';
import { walk } from './model/walk.js';

const { values } = parseArgs({
  options: {
    steps: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
  },
});

// What a client has to say to its developer is not for this report.
console.warn = () => undefined;
const started = performance.now();
const { steps, sales, violations } = await walk({
  steps: Number(values.steps),
  seed: Number(values.seed),
  onProgress(done) {
    if (process.stdout.isTTY) process.stdout.write(`\r${done} steps`);
  },
});
const seconds = Math.round((performance.now() - started) / 1000);
for (const violation of violations) console.log(`\n${violation}`);
console.log(
  `\n${steps} steps, seed ${values.seed}, ${sales} orders, ${violations.length} violations, ${seconds} s`,
);
// The channel by which virtual time takes its turns would keep the process waiting for ever.
process.exit(violations.length === 0 ? 0 : 1);
