import { median, spread, type Table } from '../statistics.js';
import { pressNames, type Contender } from './contender.js';
import type { Samples } from './compare.js';

type Measured = ReadonlyMap<Contender, Samples>;

interface Row {
  readonly name: string;
  readonly of: (samples: Samples) => readonly number[];
  readonly digits?: number;
  /** What the machine decides as well: told as a ratio to the plain Lit page of the run, too. */
  readonly step?: number;
}

const slowRows: readonly Row[] = [
  { name: 'first row, ms', of: ({ firstRow }) => firstRow, step: 1 },
  { name: 'kB until then', of: ({ bytes }) => bytes, digits: 1 },
  { name: 'requests until then', of: ({ requests }) => requests },
];

const quickRows: readonly Row[] = [
  { name: 'load: first row, ms', of: ({ load }) => load, step: 1 },
  { name: 'longest task, ms', of: ({ task }) => task, step: 10 },
  { name: 'kB in all', of: ({ allBytes }) => allBytes, digits: 1 },
  { name: 'requests in all', of: ({ allRequests }) => allRequests },
  { name: 'CLS', of: ({ shift }) => shift, digits: 3 },
  { name: 'heap, kB', of: ({ heap }) => heap, step: 1 },
];

/** Milliseconds: a press that comes a frame later is no slower build. */
const frame = 17;

const pressRows: readonly Row[] = pressNames.map((name) => ({
  name: `${name}, ms`,
  of: ({ presses }) => presses[name],
  step: frame,
}));

const rows = [...slowRows, ...quickRows, ...pressRows];

/** A ratio to the limit page, of what was measured in the same run. */
function ratio(of: Row['of'], contender: Contender, measured: Measured): number {
  const limit = limitOf(contender, measured);
  const [own, least] = [measured.get(contender), limit && measured.get(limit)];
  return own && least ? median(of(own)) / median(of(least)) : NaN;
}

const limitOf = ({ subject }: Contender, measured: Measured): Contender | undefined =>
  [...measured.keys()].find((one) => one.isLimit && one.subject === subject);

const firstRow: Row['of'] = ({ firstRow }) => firstRow;

/** `770 (653–888), 1.67 ×`: the last is the ratio to the plain Lit page. */
function cellOf({ of, digits = 0, step }: Row, page: Contender, measured: Measured): string {
  const values = of(measured.get(page)!);
  const plain = [...measured.keys()].find((one) => one.isPlainLit && one.subject === page.subject);
  const ratio = plain && median(values) / median(of(measured.get(plain)!));
  const isTold = step && ratio && Number.isFinite(ratio);
  return spread(values, digits) + (isTold ? `, ${ratio.toFixed(2)} ×` : '');
}

/** A line for each page: many columns of pages are hard to read. */
export function tablesOf(measured: Measured): Table[] {
  const table = (name: string, caption: string, columns: readonly Row[], pages: Contender[]) => ({
    name,
    caption,
    head: [
      'page',
      ...(columns === slowRows ? ['of the limit'] : []),
      ...columns.map((row) => row.name),
    ],
    rows: pages.map((page) => [
      name === 'quick-others' ? `${page.name}, ${page.subject}` : page.name,
      ...(columns === slowRows ? [`${ratio(firstRow, page, measured).toFixed(2)} ×`] : []),
      ...columns.map((row) => cellOf(row, page, measured)),
    ]),
  });
  const pagesOf = (subject: Contender['subject']) =>
    [...measured.keys()].filter((page) => page.subject === subject);
  const size = (pages: Contender[], of: Row['of']) =>
    Math.max(...pages.map((page) => of(measured.get(page)!).length));
  const lineups = pagesOf('line-up');
  const tickets = pagesOf('tickets');
  const others = [...tickets, ...pagesOf('FAQ')];
  const limits = (pages: Contender[]) =>
    `${size(pages, firstRow)} visits each, of peers half as many`;
  const load: Row['of'] = ({ load }) => load;
  return [
    table(
      'slow-lineup',
      `A line-up of 120 sets over the slow network, ${limits(lineups)}:`,
      slowRows,
      lineups,
    ),
    table(
      'slow-tickets',
      `Tickets over the slow network, ${size(tickets, firstRow)} visits each:`,
      slowRows,
      tickets,
    ),
    table(
      'quick-lineup',
      `The same line-up where the network takes no time, ${size(lineups, load)} visits each; after the comma, the ratio to the plain Lit page:`,
      quickRows,
      lineups,
    ),
    table(
      'quick-others',
      `Tickets and FAQ where the network takes no time, ${size(others, load)} visits each:`,
      quickRows,
      others,
    ),
    table(
      'press-lineup',
      `Its presses, to the next paint, in the same visits:`,
      pressRows,
      lineups.filter(({ isLimit }) => !isLimit),
    ),
  ];
}

/** So much worse is told. */
const tenth = 1.1;

/** @returns what costs a tenth more than the same page of another build, by its ratio to the limit page */
export function findWorse(measured: Measured, pairs: ReadonlyMap<Contender, Contender>): string[] {
  return [...pairs].flatMap(([now, before]) =>
    rows.flatMap(({ name, of, digits = 0, step = 0 }) => {
      const values = [now, before].map((page) => median(of(measured.get(page)!)));
      const [own = NaN, other = NaN] = values;
      // Both stand against the same pages of the same run, whose share cancels out.
      const isWorse = own > other * tenth && own - other > (step || 10 ** -digits);
      return isWorse
        ? [
            `${now.name}, ${now.subject}: ${name} ${other.toFixed(digits)} -> ${own.toFixed(digits)}`,
          ]
        : [];
    }),
  );
}
