/** How a service that is asked too much refuses. */
export interface Overload {
  readonly status: 429 | 503;
  readonly retryAfterSeconds?: number;
}

export interface Scene {
  readonly name: string;
  readonly words: string;
  /** It opens so much later than it was told; `--late` says how much. */
  readonly isLate?: true;
  /** Beyond its capacity it refuses; without this it answers everybody. */
  readonly overload?: Overload;
  /** The share of those who come after the opening, by and by. */
  readonly latecomers?: number;
  /** Tickets for each who wants one. */
  readonly tickets: number;
}

/** The share of visitors who want a ticket. */
export const buyers = 0.6;

/** More than anybody could want. */
const enough = 1.2;

export const scenes: readonly Scene[] = [
  {
    name: 'on-time',
    words: 'The sale opens when it was told, and the service keeps up',
    tickets: enough,
  },
  { name: 'late', words: 'The sale opens later than it was told', isLate: true, tickets: enough },
  {
    name: 'status-429',
    words: 'Beyond its capacity the service answers 429 with Retry-After: 5',
    overload: { status: 429, retryAfterSeconds: 5 },
    tickets: enough,
  },
  {
    name: 'status-503-told',
    words: 'Beyond its capacity the service answers 503 with Retry-After: 5',
    overload: { status: 503, retryAfterSeconds: 5 },
    tickets: enough,
  },
  {
    name: 'status-503',
    words: 'Beyond its capacity a gateway answers 503 and no more',
    overload: { status: 503 },
    tickets: enough,
  },
  {
    name: 'latecomers',
    words: 'A third come in the minutes after the opening, by and by',
    latecomers: 1 / 3,
    tickets: enough,
  },
  { name: 'too-few', words: 'A tenth of the tickets that are wanted', tickets: 0.1 },
];
