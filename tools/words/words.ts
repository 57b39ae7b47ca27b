import { findOutdatedLists, writeLists } from './lists.js';
import { findGaps, type Gap } from './missing.js';

/**
 * `npm run words`: what the widgets say in English because a language lacks it. `--strict` fails
 * where anything is missing. `--write` writes the lists of all phrases, and `--check` fails where they
 * tell something else than the phrases.
 */
const { groups, languages, gaps, mistakes } = findGaps();

/** Keys as they are printed, and the languages that lack them. */
function describe(here: readonly Gap[]): Map<string, string[]> {
  const alike = new Map<string, string[]>();
  for (const { language, keys } of here) {
    const words = keys.length > 8 ? `${keys.length} phrases` : keys.join(', ');
    alike.set(words, [...(alike.get(words) ?? []), language]);
  }
  return alike;
}

for (const group of groups) {
  const here = gaps.filter((gap) => gap.group === group);
  if (here.length === languages.length && here.every(({ isWhole }) => isWhole)) {
    console.log(`${group} is in English only.`);
    continue;
  }
  for (const [keys, those] of describe(here))
    console.log(`${group} lacks in ${those.join(' ')}: ${keys}`);
}
const extent = `${groups.length} groups, ${languages.length} languages beside English`;
const lines = gaps.reduce((sum, { keys }) => sum + keys.length, 0);
console.log(`${extent}: ${lines ? `${lines} phrases are missing.` : 'nothing is missing.'}`);
if (lines && process.argv.includes('--strict')) process.exitCode = 1;

for (const mistake of mistakes) console.error(mistake);
if (mistakes.length > 0) process.exitCode = 1;

if (process.argv.includes('--write')) {
  for (const file of await writeLists()) console.log(`wrote ${file}`);
}
if (process.argv.includes('--check')) {
  for (const file of findOutdatedLists()) {
    console.error(`${file} is out of date: npm run words -- --write`);
    process.exitCode = 1;
  }
}
