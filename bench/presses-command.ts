import { parseArgs } from 'node:util';
import { measurePresses } from './presses.js';
import { drawTable } from './statistics.js';

/**
 * `npm run bench:presses`: what each press in a line-up costs on a processor slowed four times, at an
 * ordinary festival and at a huge one. Needs a build.
 *
 *   npm run bench:presses -- --sets 1000 --rounds 3 --width 412 --only search
 */
const { values } = parseArgs({
  options: {
    sets: { type: 'string', default: '120,1000' },
    rounds: { type: 'string', default: '5' },
    width: { type: 'string', default: '412' },
    slowdown: { type: 'string', default: '4' },
    only: { type: 'string', default: '' },
  },
});
const table = await measurePresses({
  sizes: values.sets.split(',').map(Number),
  rounds: Number(values.rounds),
  width: Number(values.width),
  slowdown: Number(values.slowdown),
  only: values.only,
});
console.log(drawTable(table));
