import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { missed } from './goals.js';
import { outcomeOf, type Outcome } from './outcome.js';
import { plot } from './plot.js';
import { outcomesTable, secondsTable } from './report.js';
import { scenes } from './scenes.js';
import { Stage } from './stage.js';

/**
 * `npm run onsale -- --visitors 100000 --capacity 2000 --late 3`: the minutes around an opening, with
 * the code that runs in pages and the rules of the emulator. `--scene` picks one, `--plots FOLDER`
 * draws each, `--quiet` leaves out the seconds. Fails where a goal is missed.
 */
const { values } = parseArgs({
  options: {
    visitors: { type: 'string', default: '100000' },
    capacity: { type: 'string', default: '2000' },
    late: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
    scene: { type: 'string' },
    plots: { type: 'string' },
    quiet: { type: 'boolean', default: false },
  },
});

const options = {
  visitors: numberOf('visitors'),
  capacity: numberOf('capacity'),
  late: numberOf('late'),
  seed: numberOf('seed'),
};
const asked = scenes.filter(({ name }) => !values.scene || name === values.scene);
if (asked.length === 0) throw new Error(`Scenes: ${scenes.map(({ name }) => name).join(', ')}`);

const outcomes = new Map<string, Outcome>();
for (const scene of asked) {
  const stage = new Stage(scene, options);
  await stage.run();
  const outcome = outcomeOf(stage);
  outcomes.set(scene.name, outcome);
  if (!values.quiet) console.log(`\n${scene.words}\n\n${secondsTable(stage.tally.seconds)}`);
  if (values.plots) {
    mkdirSync(values.plots, { recursive: true });
    writeFileSync(
      `${values.plots}/onsale-${scene.name}.svg`,
      plot(scene.words, stage.tally.seconds),
    );
  }
  console.error(`${scene.name}: ${missed(outcome).join('; ') || 'all goals kept'}`);
}
const { visitors, capacity, late, seed } = options;
console.log(
  `\n${visitors} visitors, ${capacity} requests a second where any are refused, ${late} s late, seed ${seed}:\n`,
);
console.log(outcomesTable(outcomes));
if ([...outcomes.values()].some((outcome) => missed(outcome).length > 0)) process.exitCode = 1;

function numberOf(name: 'visitors' | 'capacity' | 'late' | 'seed'): number {
  const number = Number(values[name]);
  if (!(number >= 0)) throw new Error(`--${name} is a number, not ${values[name]}`);
  return number;
}
