import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { askAll, type Asked } from './ask.js';
import type { Weight } from './served.js';

/**
 * `npm run bench:emulator`: how often a second the emulator answers over HTTP, what that takes of a
 * core, and whether its memory stays as it was. It runs in a process of its own, from the sources;
 * who asks takes a core as well, so that the processor time says more than the clock does. Fails where
 * the memory grows.
 *
 *   npm run bench:emulator -- --requests 100000 --connections 8 --rounds 5 --only line-up
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    connections: { type: 'string', default: '8' },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
  },
});
const connections = Number(values.connections);
const rounds = Number(values.rounds);
const perRound = Math.ceil(Number(values.requests) / rounds);

const key = { 'X-Service-Key': 'pk_live_meadowlark_demo', Origin: 'http://localhost:8080' };
const rows: readonly (readonly [name: string, asked: Asked])[] = [
  ['line-up', { path: '/v1/events/meadowlark-2027/lineup?surface=web', headers: key }],
  ['tickets', { path: '/v1/events/meadowlark-2027/tickets?surface=web', headers: key }],
  ['questions', { path: '/v1/events/meadowlark-2027/faq?surface=web', headers: key }],
];

const child = fork(fileURLToPath(new URL('served.ts', import.meta.url)), {
  execArgv: ['--import', 'tsx', '--expose-gc'],
});
const [origin] = (await once(child, 'message')) as [string];

async function weigh(): Promise<Weight> {
  child.send('');
  const [weight] = (await once(child, 'message')) as [Weight];
  return weight;
}

const number = (value: number, digits = 0) => value.toFixed(digits).padStart(10);
console.log('          bytes  a second  ms of core   heap MB');
/** The collector leaves a little more now and then; what is kept of each request would be far more. */
const growthAtMost = 1_000_000;
for (const [name, asked] of rows.filter(([row]) => row.includes(values.only))) {
  let least = Infinity;
  await askAll(origin, asked, { requests: 2000, connections }); // until the code is compiled
  for (let round = 0; round < rounds; round += 1) {
    const before = await weigh();
    const begun = performance.now();
    const bytes = await askAll(origin, asked, { requests: perRound, connections });
    const seconds = (performance.now() - begun) / 1000;
    const after = await weigh();
    least = Math.min(least, after.heapBytes);
    if (after.heapBytes > least + growthAtMost) process.exitCode = 1;
    const core = ((after.cpuSeconds - before.cpuSeconds) * 1000) / perRound;
    console.log(
      name.padEnd(9) +
        number(bytes).slice(4) +
        number(perRound / seconds) +
        number(core, 3) +
        number(after.heapBytes / 1e6, 2),
    );
  }
}
child.disconnect();
if (process.exitCode) console.error('The memory has grown by more than a megabyte.');
