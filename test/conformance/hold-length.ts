import { readObject } from '../../src/contract/loose.js';

/** A member that says when something ends, or how long it lasts, under whatever name. */
export interface End {
  readonly path: string;
  /** Milliseconds since 1970, of a moment. */
  readonly at?: number;
  /** Of a length. */
  readonly seconds?: number;
}

const timestamp = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const ends =
  /expir|laps|until|deadline|release[ds]?(At|In)|hold|held|reserv|timeout|ttl|remaining/i;
/** Of other things that end, and of the moment that a hold began at. */
const others = /pay|due|install|code|offer|sale|event|plan|(held|reserved|created|started)At$/i;
const token = /token/i;

const units: readonly [RegExp, number][] = [
  [/milli|ms$/i, 0.001],
  [/sec/i, 1],
  [/min/i, 60],
  [/hour/i, 3600],
  [/expires?_?in$|ttl$/i, 1], // as OAuth and HTTP count it
];

const lengthOf = (path: string, value: number): End[] => {
  const unit = units.find(([name]) => name.test(path));
  return unit ? [{ path, seconds: value * unit[1] }] : [];
};

/** Every leaf that is not in a list, by its path. */
function leavesOf(value: unknown, path: string): [string, unknown][] {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([name, member]) =>
    leavesOf(member, path === '' ? name : `${path}.${name}`),
  );
}

const endsIn = (data: unknown, fits: (path: string) => boolean): End[] =>
  leavesOf(data, '').flatMap(([path, value]): End[] => {
    if (!fits(path)) return [];
    if (typeof value === 'number') return lengthOf(path, value);
    if (typeof value !== 'string' || !timestamp.test(value)) return [];
    return [{ path, at: Date.parse(value) }];
  });

/** What an answer says of the end of a hold. */
export const endsOfHold = (data: unknown): End[] =>
  endsIn(data, (path) => ends.test(path) && !others.test(path) && !token.test(path));

/** What an answer says of the end of its token. */
export const endsOfToken = (data: unknown): End[] =>
  endsIn(data, (path) => token.test(path) && ends.test(path));

/** Moments by which the clock of the service can be read: of the answer, and of its header. */
export function nowIn(data: unknown, headers: Headers): number[] {
  const own = Object.entries(readObject(data))
    .filter(([name]) =>
      /now|serverTime|(held|reserved|created|started|generated|quoted)At$/i.test(name),
    )
    .map(([, value]) => Date.parse(String(value)));
  return [...own, Date.parse(headers.get('Date') ?? '')].filter((at) => !Number.isNaN(at));
}

/** Seconds from any of the moments to the end; the one that fits best. */
export function secondsUntil({ at, seconds }: End, now: readonly number[], wanted: number): number {
  const lengths = at === undefined ? [seconds ?? 0] : now.map((from) => (at - from) / 1000);
  return lengths.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0] ?? NaN;
}
