import { createEmulator } from '../../src/emulator/index.js';
import { demoOrigin } from './demo-world.js';
import { inProcess } from './in-process.js';
import { provenRows, type ProvenRow } from './proof.js';
import { runCases } from './run.js';

/** `npm run rows`: every row that the emulator answers for, the tests that carry it, how they went. */

const emulator = createEmulator({
  assetsUrl: 'https://emulator.invalid/assets/',
  origin: demoOrigin,
});
const results = await runCases(inProcess(emulator), { isDemoWorld: true });
const rows = provenRows(results);

function stateOf({ proofs }: ProvenRow): string {
  if (proofs.length === 0) return 'MISSING';
  const verdicts = proofs.flatMap(({ verdict }) => verdict ?? []);
  if (verdicts.length === 0) return 'not run';
  return verdicts.every((verdict) => verdict === 'passed') ? 'passed' : 'FAILED';
}

const isBad = (row: ProvenRow) => ['MISSING', 'FAILED'].includes(stateOf(row));

for (const row of rows) {
  console.log(
    `${row.id} ${row.kind} ${row.seen.padEnd(7)} ${stateOf(row).padEnd(9)} ${row.clause}`,
  );
  for (const { where, title, verdict } of row.proofs)
    console.log(`    ${verdict ?? 'see'}  ${where}: ${title}`);
}

const bad = rows.filter(isBad);
console.log(`${rows.length - bad.length} rows proven, ${bad.length} not`);
if (bad.length > 0) console.log(bad.map((row) => `${row.id} ${stateOf(row)}`).join(', '));
process.exitCode = bad.length > 0 ? 1 : 0;
