import { lastRun, type Verdict } from '../../.ci/verdicts.mjs';
import { isTestOf, visitorLines, type VisitorLine } from './visitor-lines.js';

/**
 * `npm run lines [-- ID …]`: every line of what a visitor must experience, and how many tests of the
 * last `npm test` prove it. With ids, those lines with all their tests.
 */
interface ProvenLine extends VisitorLine {
  readonly tests: readonly Verdict[];
}

const wanted = process.argv.slice(2).map((id) => id.toUpperCase());
const run = lastRun();

if (run) printLines([...(run.node ?? []), ...(run.browser ?? []), ...(run.pages ?? [])]);
else console.log('No run to read: `npm test` has not been made here.');
if (!run) process.exitCode = 1;

function printLines(verdicts: readonly Verdict[]): void {
  const lines = visitorLines.map((line) => ({ ...line, tests: testsOf(line, verdicts) }));
  for (const line of lines) if (wanted.length === 0 || wanted.includes(line.id)) printLine(line);
  if (wanted.length === 0) printSum(lines);
}

/** `L01` in a title is `L1`; a letter or another digit before or after it makes it another id. */
function testsOf({ id, widget }: VisitorLine, verdicts: readonly Verdict[]): Verdict[] {
  const carried = new RegExp(`\\b${id.slice(0, 1)}0?${id.slice(1)}\\b`);
  return verdicts.filter(({ title, file }) => isTestOf(widget, file) && carried.test(title));
}

function stateOf({ tests }: ProvenLine): string {
  if (tests.length === 0) return 'NO TEST';
  return tests.every(({ passed }) => passed) ? 'passed' : 'FAILED';
}

function printLine(line: ProvenLine): void {
  const { id, rank, tests, clause } = line;
  const count = `${tests.length} ${tests.length === 1 ? 'test ' : 'tests'}`;
  console.log(
    `${id.padEnd(4)} ${rank.padEnd(6)} ${stateOf(line).padEnd(7)} ${count.padStart(8)}  ${clause}`,
  );
  if (wanted.length === 0) return;
  for (const { file, title, passed } of tests)
    console.log(`    ${passed ? 'passed' : 'FAILED'}  ${file}: ${title}`);
}

function printSum(lines: readonly ProvenLine[]): void {
  const lacking = lines.filter((line) => stateOf(line) !== 'passed');
  console.log(
    `${lines.length - lacking.length} of ${lines.length} lines proven` +
      (lacking.length > 0 ? `; not: ${lacking.map(({ id }) => id).join(' ')}` : ''),
  );
  if (lacking.some(({ rank }) => rank !== 'wow')) process.exitCode = 1;
}
