import { lastRun } from '../../.ci/verdicts.mjs';
import { requirements, testsOf, unproven } from './table.js';

/**
 * `npm run requirements`: which of them the last `npm test` has proven. With ids, as titles of tests
 * have them: what they say, and their tests.
 */
const wanted = process.argv.slice(2).map((id) => id.toUpperCase());
const verdicts = lastRun();

for (const row of requirements) {
  if (wanted.length > 0 && !wanted.includes(row.id)) continue;
  const tests = testsOf(row, verdicts);
  const failed = tests.filter(({ passed }) => !passed).length;
  const state = tests.length === 0 ? 'NO TEST' : failed > 0 ? 'FAILED' : 'passed';
  console.log(`${row.id} ${row.kind} ${row.half}: ${row.clause} (${state}, ${tests.length} tests)`);
  if (wanted.length > 0)
    for (const { file, title, passed } of tests)
      console.log(`    ${passed ? 'passed' : 'FAILED'}  ${file}: ${title}`);
}
if (verdicts.length === 0) console.log('No run to read: `npm test` makes one.');
else if (wanted.length === 0) {
  const lacking = unproven(verdicts);
  for (const line of lacking) console.log(line);
  console.log(`${requirements.length - lacking.length} of ${requirements.length} have a test`);
  if (lacking.length > 0) process.exitCode = 1;
}
