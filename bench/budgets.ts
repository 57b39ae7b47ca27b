import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { budgets, filesOf, languagesOf, type Budget } from './rows.js';

/**
 * Measures dist/ against budgets.json; docs/decisions/0011 says why these rows, and page tests that each
 * is enough for what it names. Bytes are brotli at quality 11, as a CDN would store them.
 *
 * `--readme write` puts the table into the README, rounded to ten bytes; `--readme check` fails when it
 * is out of date.
 */
const bytes = (file: string): number =>
  brotliCompressSync(readFileSync(join('dist', file)), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  }).length;

const weigh = (files: ReadonlySet<string>): number =>
  [...files].reduce((sum, file) => sum + bytes(file), 0);

const measure = (budget: Budget): number =>
  budget.translated
    ? Math.max(...languagesOf(budget).map((language) => weigh(filesOf(budget, language))))
    : weigh(filesOf(budget));

const number = (value: number): string => value.toLocaleString('en-GB');
const kilobytes = (value: number): string => (value / 1000).toFixed(2);
const rows = budgets.map((budget) => ({ ...budget, size: measure(budget) }));

/** For those who work here. */
const drawGates = (): string =>
  [
    '| what a visitor downloads | bytes (brotli) | limit | goal |',
    '|---|---:|---:|---:|',
    ...rows.map(({ name, ...row }) => {
      const cells = [row.size, row.gate, row.goal].map((value) => (value ? number(value) : ''));
      return `| ${[name, ...cells].join(' | ')} |`;
    }),
  ].join('\n');

/** For those who choose: what their visitors download. */
const drawSizes = (): string =>
  [
    '| what a visitor downloads | kB |',
    '|---|---:|',
    ...rows.map(({ name, size }) => `| ${name} | ${kilobytes(size)} |`),
  ].join('\n');

const block = /<!-- sizes -->[\s\S]*?<!-- \/sizes -->/;

function writeReadme(): void {
  const readme = readFileSync('README.md', 'utf8');
  writeFileSync(
    'README.md',
    readme.replace(block, `<!-- sizes -->\n\n${drawSizes()}\n\n<!-- /sizes -->`),
  );
}

/** The rows that the README tells otherwise; 100 bytes off are no news. */
function findOutdated(): string[] {
  const current = block.exec(readFileSync('README.md', 'utf8'))?.[0] ?? '';
  const told = new Map(
    [...current.matchAll(/^\| (.+?) +\| +([\d.]+) \|/gm)].map(([, name, size]) => [
      name,
      Number(size),
    ]),
  );
  return rows
    .filter(({ name, size }) => !(Math.abs((told.get(name) ?? NaN) * 1000 - size) <= 100))
    .map(({ name }) => name);
}

console.log(drawGates());
const tooLarge = rows.filter(({ size, gate = Infinity }) => size > gate);
for (const { size, gate = 0, ...row } of tooLarge) {
  const files = [...filesOf(row)].map((file) => [file, bytes(file)] as const);
  files.sort(([, one], [, other]) => other - one);
  const told = files.map(([file, size]) => `${file} ${number(size)}`).join(', ');
  console.error(
    `${row.name}: ${number(size)} bytes, ${number(size - gate)} over the limit: ${told}.`,
  );
}
process.exitCode = tooLarge.length > 0 ? 1 : 0;

if (process.argv.includes('--readme')) {
  const outdated = process.argv.includes('check') ? findOutdated() : [];
  if (process.argv.includes('write')) writeReadme();
  for (const name of outdated) {
    console.error(`The README tells another size of "${name}": npm run size -- --readme write`);
    process.exitCode = 1;
  }
}
