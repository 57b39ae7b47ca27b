import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import type { Samples } from '../../bench/side-by-side/compare.js';
import type { Contender } from '../../bench/side-by-side/contender.js';
import { findWorse, tablesOf } from '../../bench/side-by-side/report.js';
import { SlowNetwork } from '../../bench/side-by-side/slow-network.js';
import { putTable } from '../../bench/document.js';
import { median, spread } from '../../bench/statistics.js';

const page = (name: string, more: Partial<Contender> = {}): Contender => ({
  name,
  subject: 'line-up',
  html: () => '',
  shown: 'true',
  presses: {},
  ...more,
});
const samples = (firstRow: number[], heap = 100): Samples => ({
  firstRow,
  bytes: [10],
  requests: [3],
  load: [500],
  task: [60],
  allBytes: [20],
  allRequests: [5],
  shift: [0],
  heap: [heap],
  presses: { 'another day': [], 'open a set': [], 'search, first key': [] },
});

test('samples are told by their middle, least and most', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([1, 2])).toBe(1.5);
  expect(spread([3000, 1000, 2000])).toBe('2,000 (1,000–3,000)');
  expect(spread([2, 2])).toBe('2');
  expect(spread([])).toBe('–');
});

test('a table takes the place between its markers and leaves the rest of the page alone', () => {
  const table = { name: 'a', caption: 'New:', head: ['x', 'y'], rows: [['1', '2']] };
  const text = putTable('before\n<!-- bench:a -->\nold\n<!-- /bench:a -->\nafter', table);
  expect(text).toContain(
    'before\n<!-- bench:a -->\n\nNew:\n\n| x | y |\n| --- | ---: |\n| 1 | 2 |',
  );
  expect(text).toMatch(/<!-- \/bench:a -->\nafter$/);
  expect(text).not.toContain('old');
  expect(() => putTable('no place', table)).toThrow('bench:a');
});

test('a ratio is to the limit page of the same subject', () => {
  const measured = new Map([
    [page('limit', { isLimit: true }), samples([1000, 2000, 3000])],
    [page('ours'), samples([2600])],
    [page('tickets', { isLimit: true, subject: 'tickets' }), samples([10])],
  ]);
  const [lineup] = tablesOf(measured);
  expect(lineup!.rows.map(([name, ratio]) => [name, ratio])).toEqual([
    ['limit', '1.00 ×'],
    ['ours', '1.30 ×'],
  ]);
});

test('beside each time stands how many times that of the plain Lit page of the same run it is', () => {
  const measured = new Map([
    [page('plain', { isPlainLit: true }), samples([2000], 50)],
    [page('ours'), samples([2600])],
    [page('tickets', { isPlainLit: true, subject: 'tickets' }), samples([10])],
  ]);
  const [slow, , quick] = tablesOf(measured);
  expect(slow!.rows[1]).toContain('2,600, 1.30 ×');
  expect(quick!.rows[1]).toContain('100, 2.00 ×');
});

test('what has become a tenth worse is told, and nothing less', () => {
  const [now, before] = [page('ours'), page('ours of main')];
  const tell = (own: Samples, other: Samples) =>
    findWorse(
      new Map([
        [now, own],
        [before, other],
      ]),
      new Map([[now, before]]),
    );
  expect(tell(samples([1120]), samples([1000]))).toEqual([
    'ours, line-up: first row, ms 1000 -> 1120',
  ]);
  expect(tell(samples([1090]), samples([1000]))).toEqual([]);
  expect(tell(samples([1000], 120), samples([1000], 100))).toHaveLength(1);
  const pressed = (ms: number) => ({
    ...samples([1000]),
    presses: { 'another day': [ms], 'open a set': [], 'search, first key': [] },
  });
  expect(tell(pressed(40), pressed(32)), 'a press a frame later').toEqual([]);
  expect(tell(pressed(64), pressed(32))).toHaveLength(1);
});

test('over the slow network a connection and a request cost a round trip each', async () => {
  const server = createServer((_, response) => response.end('x'.repeat(50_000)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const network = new SlowNetwork();
  const port = await network.leadTo((server.address() as AddressInfo).port);
  const ask = async () => {
    const start = performance.now();
    await (await fetch(`http://127.0.0.1:${port}/`)).text();
    return performance.now() - start;
  };
  network.speed = { roundTrip: 100, bitsPerSecond: Infinity };
  const first = await ask();
  expect(first).toBeGreaterThanOrEqual(199);
  const second = await ask(); // over the same connection
  expect(second).toBeGreaterThanOrEqual(99);
  network.speed = { roundTrip: 0, bitsPerSecond: 1_000_000 };
  expect(await ask()).toBeGreaterThanOrEqual(399); // 50 kB
  expect(network.received).toBeGreaterThan(150_000);
  network.close();
  server.close().closeAllConnections();
});
