import { lastRun, standing, type Run, type Suite } from '../../.ci/verdicts.mjs';
import { rowsOf, type Row } from './proof.js';

/**
 * `npm run rows [-- ID …]`: every row of the requirements, and whether the last `npm test` has
 * proven it. With ids, those rows with all their tests.
 */

const wanted = process.argv.slice(2);
const suites: readonly Suite[] = ['node', 'browser', 'pages', 'repository'];
const run = lastRun();

if (run) tell(run);
else console.log('No run to read: run `npm test` first.');
process.exitCode = run && isWhole(run) ? process.exitCode : 1;

function isWhole(made: Run): boolean {
  return suites.every((suite) => made[suite]);
}

function tell(made: Run): void {
  const rows = rowsOf(suites.flatMap((suite) => made[suite] ?? []));
  for (const row of rows) if (wanted.length === 0 || wanted.includes(row.id)) tellRow(row);
  for (const half of ['service', 'client'] as const)
    tellHalf(
      half,
      rows.filter((row) => row.half === half),
    );
  tellRun(made);
}

function tellRow({ id, half, kind, where, state, tests, clause }: Row): void {
  const count = tests.length === 1 ? '1 test' : `${tests.length} tests`;
  console.log(
    `${id} ${kind} ${half.padEnd(7)} ${where.padEnd(13)} ${state.padEnd(7)} ${count.padStart(9)}  ${clause}`,
  );
  if (wanted.length === 0) return;
  for (const { file, title, passed } of tests)
    console.log(`    ${passed ? 'passed' : 'FAILED'}  ${file}: ${title}`);
}

function tellHalf(half: string, rows: readonly Row[]): void {
  const of = (state: Row['state']) => rows.filter((row) => row.state === state);
  const list = (state: Row['state'], words: string) =>
    of(state).length > 0
      ? `, ${of(state).length} ${words} (${of(state)
          .map(({ id }) => id)
          .join(' ')})`
      : '';
  console.log(
    `${half}: ${of('passed').length} of ${rows.length} rows proven${list('FAILED', 'failed')}` +
      `${list('MISSING', 'without a test that ran')}${list('later', 'for later')}`,
  );
  if (of('FAILED').length + of('MISSING').length > 0) process.exitCode = 1;
}

/** Which run it was, and what has changed since. */
function tellRun(made: Run): void {
  const now = standing();
  const at = made.commit ? `commit ${made.commit}` : 'no commit that git knows';
  const beside = made.changed > 0 ? ` with ${made.changed} files changed` : '';
  const since = made.commit === now.commit ? '' : `; checked out now is ${now.commit}`;
  console.log(`read: the run of ${made.began}, ${at}${beside}${since}`);
  for (const suite of suites) {
    const verdicts = made[suite];
    console.log(
      verdicts
        ? `  ${suite}: ${verdicts.length} tests`
        : `  ${suite}: NO PART OF IT, or it did not finish`,
    );
  }
}
