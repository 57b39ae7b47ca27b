import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { commandFile } from '../../.ci/commands.js';
import { rankCorrelation, type Outcome } from '../../bench/onsale/outcome.js';
import { scenes } from '../../bench/onsale/scenes.js';
import { after, type Stage } from '../../bench/onsale/stage.js';
import { drawDelay } from '../../bench/onsale/visitor.js';
import { atNight, isQuick } from '../effort.js';

/** Small enough for every run; `npm run onsale` plays a hundred thousand. */
const options = { visitors: isQuick ? 500 : 2000, capacity: 40, late: 3, seed: 1 };
const run = promisify(execFile);

interface Played extends Pick<Stage['tally'], 'seconds' | 'holders'> {
  readonly outcome: Outcome;
}

async function play(
  name: string,
  more: Partial<typeof options> = {},
  ...clock: 'hurried'[]
): Promise<Played> {
  const args = [commandFile('scene'), name, JSON.stringify({ ...options, ...more }), ...clock];
  const { stdout } = await run(process.execPath, args, { maxBuffer: 2 ** 26 });
  return JSON.parse(stdout) as Played;
}

/** The one that takes most of a page, where there is little time. */
const played = isQuick ? scenes.filter(({ name }) => name === 'late') : scenes;

for (const { name, words, tickets } of played) {
  test(`an opening, ${name}: no wave, nobody misses it, nothing is sold twice`, async () => {
    const { outcome, seconds, holders } = await play(name);
    const refused = seconds.reduce((sum, second) => sum + second.refused, 0);
    expect(refused > 0, words).toBe(name.startsWith('status-'));
    // Of two thousand, chance alone makes a second a little busier than of a hundred thousand.
    expect(outcome.peak).toBeLessThan(2.3);
    expect(outcome.lastOpen).toBeLessThan(15);
    expect(outcome.mostAsked).toBeLessThanOrEqual(8);
    expect(outcome.holders).toBe(holders);
    expect(outcome.holders).toBeGreaterThan(tickets < 1 ? outcome.stock - 1 : options.visitors / 2);
    expect(outcome.holders).toBeLessThanOrEqual(outcome.stock);
    // Nobody who waits asks in the second of the opening.
    if (name !== 'latecomers') expect(seconds[190]?.asked.getTickets ?? 0).toBe(0);
  });
}

atNight(test)('an opening is the same again with the same seed', async () => {
  const few = { visitors: 200, capacity: 4 };
  const [one, other] = [await play('status-429', few), await play('status-429', few)];
  expect(one.outcome.holders).toBeGreaterThan(50);
  expect(other.outcome).toEqual(one.outcome);
  expect(other.seconds).toEqual(one.seconds);
});

test('an opening goes by its own clock, however long the machine takes for a second', async () => {
  const few = { visitors: 100, capacity: 2 };
  const one = await play('late', few);
  const other = await play('late', few, 'hurried');
  expect(other.seconds).toEqual(one.seconds);
});

test('the last of any number of latecomers comes while the opening is still played', () => {
  expect(drawDelay(0)).toBeCloseTo(0);
  expect(drawDelay(0.5)).toBeCloseTo(60 * Math.log(2), 0);
  expect(drawDelay(1)).toBeLessThan(after - 60);
});

test('the rank correlation is 1 for the same order, -1 for the opposite, 0 for none', () => {
  const places = [1, 2, 3, 4, 5];
  expect(rankCorrelation(places.map((one) => [one, one * one]))).toBeCloseTo(1);
  expect(rankCorrelation(places.map((one) => [one, -one]))).toBeCloseTo(-1);
  expect(rankCorrelation(places.map((one) => [one, 7]))).toBe(0);
});
