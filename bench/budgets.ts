import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { closure, reach } from './reach.js';

/**
 * Measures dist/ against budgets.json. A part counts with everything it imports statically: that is
 * what a visitor waits for. The whole checkout counts with what comes in its course, too. Bytes are brotli at quality 11, as a CDN would store them.
 *
 * `--readme write` puts the table into the README; `--readme check` fails when it is out of date.
 */
interface Budget {
  name: string;
  parts: string[];
  /** Counts what they import lazily too, but for what lies behind these chunks. */
  lazilyBut?: string[];
  /** Parts that are on the page already; what they share is not counted again. */
  without?: string[];
  gate: number;
  goal: number;
}

const dist = 'dist';
const budgets = JSON.parse(
  readFileSync(new URL('budgets.json', import.meta.url), 'utf8'),
) as Budget[];

const bytes = (file: string): number =>
  brotliCompressSync(readFileSync(join(dist, file)), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  }).length;

function measure({ parts, lazilyBut, without = [] }: Budget): number {
  const present = new Set(without.flatMap((part) => [...closure(part)]));
  const filesOf = (part: string) => (lazilyBut ? reach(part, lazilyBut) : closure(part));
  const files = new Set(parts.flatMap((part) => [...filesOf(part)]));
  return [...files]
    .filter((file) => !present.has(file))
    .reduce((sum, file) => sum + bytes(file), 0);
}

const number = (value: number): string => value.toLocaleString('en-GB');
const rows = budgets.map((budget) => ({ ...budget, size: measure(budget) }));
const table = [
  '| what a visitor downloads | bytes (brotli) | gate | goal |',
  '|---|---:|---:|---:|',
  ...rows.map(
    ({ name, size, gate, goal }) =>
      `| ${name} | ${number(size)} | ${number(gate)} | ${number(goal)} |`,
  ),
].join('\n');
console.log(table);

let failed = false;
for (const { name, size, gate } of rows.filter(({ size, gate }) => size > gate)) {
  console.error(`${name}: ${number(size)} bytes, ${number(size - gate)} over the gate.`);
  failed = true;
}
const mode = process.argv[process.argv.indexOf('--readme') + 1];
if (process.argv.includes('--readme')) {
  const readme = readFileSync('README.md', 'utf8');
  const block = /<!-- sizes -->[\s\S]*?<!-- \/sizes -->/;
  // Prettier aligns tables, so columns are compared without their padding.
  const plain = (text: string) => text.replace(/ +/g, ' ').replace(/-{3,}/g, '---');
  const current = block.exec(readme)?.[0] ?? '';
  if (mode === 'write') {
    writeFileSync(
      'README.md',
      readme.replace(block, `<!-- sizes -->\n\n${table}\n\n<!-- /sizes -->`),
    );
  } else if (
    !rows.every(({ name, size }) => plain(current).includes(`| ${name} | ${number(size)} |`))
  ) {
    console.error('The size table of the README is out of date: npm run size -- --readme write');
    failed = true;
  }
}
process.exitCode = failed ? 1 : 0;
