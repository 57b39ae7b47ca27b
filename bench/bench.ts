import { parseArgs } from 'node:util';
import { measureBattery } from './side-by-side/battery.js';
import { measureCrowd } from './side-by-side/crowd.js';
import { buildCommit } from './side-by-side/against.js';
import { compare } from './side-by-side/compare.js';
import { limitLineup, limitTickets } from './side-by-side/limits.js';
import { openOrigins } from './side-by-side/origins.js';
import { ownPages } from './side-by-side/own-pages.js';
import { installPeers, peers, plainLineupWithDates, plainPages } from './side-by-side/peers.js';
import { findWorse, tablesOf } from './side-by-side/report.js';
import { measureOffline } from './side-by-side/offline.js';
import { measureProfile } from './side-by-side/profile.js';
import { measureShifts } from './side-by-side/shifts.js';
import { measureSum } from './side-by-side/sum.js';
import { measureWeight } from './side-by-side/weight.js';
import { measurePresses } from './presses.js';
import { measurePressProfile } from './press-profile.js';
import { measureScan } from './scan.js';
import { drawTable, type Table } from './statistics.js';
import { writeTables } from './document.js';

/**
 * `npm run bench`: the build beside a page written by hand, a plain Lit page and what others offer;
 * presses, the way to the sum, layout shift, weight, and coming back without a network. Needs a build, and the npm registry once.
 *
 *   npm run bench -- --write                  puts the tables into docs/performance.md
 *   npm run bench -- --against main           beside the build of that commit; tells what got worse
 *   npm run bench -- --parts pages --rounds 9
 */
const parts = [
  'pages',
  'profile',
  'presses',
  'sum',
  'shifts',
  'weight',
  'crowd',
  'scan',
  'battery',
  'offline',
] as const;
const { values } = parseArgs({
  options: {
    parts: { type: 'string', default: parts.join() },
    rounds: { type: 'string', default: '5' },
    against: { type: 'string' },
    build: { type: 'string', default: 'dist' },
    write: { type: 'boolean', default: false },
  },
});
const wants = (part: (typeof parts)[number]) => values.parts.split(',').includes(part);
const rounds = Number(values.rounds);
const tell = (words: string) => console.error(words);
const began = performance.now();
const tables: Table[] = [];

const origins = await openOrigins(120);
origins.folders.dist = values.build;
if (values.against !== undefined) await compareWith(values.against);
else {
  if (wants('pages')) await compareWithOthers();
  if (wants('profile')) tables.push(...(await measureProfile(origins, rounds)));
  if (wants('presses')) {
    const options = { sizes: [1000], rounds: 3, width: 412, slowdown: 4, only: '' };
    tables.push(await measurePresses(options), await measurePressProfile(3));
  }
  if (wants('sum')) tables.push(await measureSum(origins, rounds));
  if (wants('shifts')) tables.push(await measureShifts(origins, tell));
  if (wants('weight')) tables.push(await measureWeight(origins));
  if (wants('crowd')) tables.push(await measureCrowd(origins));
  if (wants('battery')) tables.push(await measureBattery(origins));
  if (wants('scan')) tables.push(await measureScan());
  if (wants('offline')) tables.push(await measureOffline(rounds));
}
origins.close();
for (const table of tables) console.log(`${drawTable(table)}\n`);
console.log(`${Math.round((performance.now() - began) / 1000)} s`);
if (values.write) await writeTables(tables);

async function compareWithOthers(): Promise<void> {
  origins.folders.peers = installPeers();
  const handwritten = [limitLineup, limitTickets, ...plainPages, plainLineupWithDates];
  const pages = [...handwritten, ...ownPages('dist'), ...peers];
  const measured = await compare(origins, pages, { slow: rounds, quick: rounds }, tell);
  tables.push(...tablesOf(measured));
}

/** Both builds take turns, and each is held against the limit page and plain Lit of the same run. */
async function compareWith(commit: string): Promise<void> {
  origins.folders.peers = installPeers();
  const { folder, remove } = buildCommit(commit);
  origins.folders.before = folder;
  const [now, before] = [ownPages('dist'), ownPages('before', ` of ${commit}`)];
  const pages = [limitLineup, limitTickets, ...plainPages, ...now, ...before];
  const measured = await compare(origins, pages, { slow: rounds, quick: rounds }, tell);
  remove();
  tables.push(...tablesOf(measured));
  const pairs = new Map(now.map((page, place) => [page, before[place]!]));
  const worse = findWorse(measured, pairs);
  for (const words of worse) console.error(`A tenth worse or more: ${words}`);
  if (worse.length > 0) process.exitCode = 1;
}
