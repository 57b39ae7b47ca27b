import type { EndpointName } from '../../src/contract/routes.js';

export type Kind = EndpointName | 'preflight';

/** One second of a run. */
export interface Second {
  readonly asked: Partial<Record<Kind, number>>;
  refused: number;
  /** Pages that can sell at the end of it, and visitors who hold tickets by then. */
  open: number;
  holders: number;
}

/** What is counted while a run goes on, second by second. */
export class Tally {
  readonly seconds: Second[] = [];
  open = 0;
  holders = 0;
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  ask(kind: Kind): void {
    const { asked } = this.#second;
    asked[kind] = (asked[kind] ?? 0) + 1;
  }

  refuse(): void {
    this.#second.refused += 1;
  }

  /** Pages that have come to sell, or have come to know better. */
  show(more: 1 | -1): void {
    this.open += more;
    this.#second.open = this.open;
  }

  hold(): void {
    this.holders += 1;
    this.#second.holders = this.holders;
  }

  get #second(): Second {
    const place = Math.floor(this.#now());
    while (this.seconds.length <= place) {
      this.seconds.push({ asked: {}, refused: 0, open: this.open, holders: this.holders });
    }
    return this.seconds[place]!;
  }
}

export const totalOf = ({ asked }: Second): number =>
  Object.values(asked).reduce((sum, count) => sum + count, 0);
