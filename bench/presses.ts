import { openLineup, withLineups, type LineupStage } from './lineup-pages.js';
import type { Press } from './press-clock.js';
import { own, subjects, type Subject } from './press-steps.js';
import { spread, type Table } from './statistics.js';

/** What each press in a line-up costs, beside the same press in a plain Lit page. */
export interface PressOptions {
  readonly sizes: readonly number[];
  readonly rounds: number;
  readonly width: number;
  readonly slowdown: number;
  /** Only presses whose name has this in it. */
  readonly only: string;
}

/** A press that is not answered within it feels late. */
const goal = 100;

type Took = Map<string, Press[]>;
const rowOf = ({ element }: Subject, name: string, sets: number) =>
  [element, name, sets].join(' | ');

/** Every round opens all sizes anew, so that a busy machine slows all, and nothing is warm that a visitor would find cold. */
export async function measurePresses(options: PressOptions): Promise<Table> {
  const { sizes, rounds, only } = options;
  const took: Took = new Map();
  const visit = async (stage: LineupStage, subject: Subject, sets: number) => {
    const { page, clock, close } = await openLineup(stage, subject, sets);
    for (const [name, press] of subject.steps) {
      const cost = await clock.time(() => press(page));
      const row = rowOf(subject, name, sets);
      if (name.includes(only)) took.set(row, [...(took.get(row) ?? []), cost]);
    }
    await close();
  };
  await withLineups(options, async (stage) => {
    for (let round = 0; round < rounds; round += 1)
      for (const sets of sizes) for (const subject of subjects) await visit(stage, subject, sets);
  });
  return tableOf(options, took);
}

const columns = [
  ['next paint', 'paint'],
  ['all changes painted', 'settled'],
  ['longest task', 'task'],
] as const;

function tableOf({ sizes, rounds, width, slowdown, only }: PressOptions, took: Took): Table {
  const named = own.steps.filter(([name]) => name && name.includes(only));
  return {
    name: 'presses',
    caption: `Presses in a line-up, in milliseconds, ${rounds} visits each; processor slowed ${slowdown} times, ${width} px wide. The goal is ${goal} to the next paint. After each, the same of a plain Lit page, where it has such a press:`,
    head: ['press', 'sets', ...columns.flatMap(([head]) => [head, 'plain Lit'])],
    rows: named.flatMap(([name]) =>
      sizes.map((sets) => {
        const cells = columns.flatMap(([, what]) =>
          subjects.map((subject) =>
            spread((took.get(rowOf(subject, name, sets)) ?? []).map((press) => press[what])),
          ),
        );
        return [name, sets.toLocaleString('en-GB'), ...cells];
      }),
    ),
  };
}
