import type { Outcome } from './outcome.js';
import { before } from './stage.js';
import { totalOf, type Second } from './tally.js';

const kinds = ['getTickets', 'quote', 'reserve', 'preflight'] as const;

const count = (number: number): string => Math.round(number).toLocaleString('en');
const short = (number: number): string => number.toFixed(number < 10 ? 2 : 0);

/** One line for each second in which anything was asked: a table of Markdown. */
export function secondsTable(seconds: readonly Second[], every = 1): string {
  const head = ['second', ...kinds, 'all', 'refused', 'sells', 'holds'];
  const rows = seconds.flatMap((second, place) => {
    const at = place - before;
    if (at % every !== 0 || totalOf(second) === 0) return [];
    const asked = kinds.map((kind) => count(second.asked[kind] ?? 0));
    const { refused, open, holders } = second;
    const rest = [totalOf(second), refused, open, holders].map(count);
    return [row([String(at), ...asked, ...rest])];
  });
  return [row(head), row(head.map(() => '---:')), ...rows].join('\n');
}

/** One line for each scene. */
export function outcomesTable(outcomes: ReadonlyMap<string, Outcome>): string {
  const head = [
    ...['scene', 'busiest second', 'against its minute', 'fixed minutes'],
    ...['last page sells', 'requests, no buyer'],
    ...['held', 'of', 'wait, middle', 'wait, 9 in 10', 'order kept', 'earlier got one'],
  ];
  const rows = [...outcomes].map(([name, outcome]) =>
    row([
      name,
      count(outcome.busiestSecond),
      `${short(outcome.peak)} ×`,
      `${short(outcome.fixedPeak)} ×`,
      `${short(outcome.lastOpen)} s`,
      `${short(outcome.meanAsked)}, at most ${outcome.mostAsked}`,
      count(outcome.holders),
      count(outcome.stock),
      `${short(outcome.waits.middle)} s`,
      `${short(outcome.waits.most)} s`,
      short(outcome.fairness),
      short(outcome.luck),
    ]),
  );
  return [row(head), row(['---', ...head.slice(1).map(() => '---:')]), ...rows].join('\n');
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
