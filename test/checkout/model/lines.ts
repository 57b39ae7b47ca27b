import type { Client } from '../../../src/client/client.js';
import { TestBuyer, type TestBuyerOptions } from '../test-buyer.js';
import type { Chance } from './chance.js';

/** Whoever asks one of these goes on meanwhile. Nobody waits for an answer while time stands still. */
const operations = ['reserve', 'submitDetails', 'pay', 'completeFree', 'getOrder'] as const;

/**
 * Pages on bad lines: answers come late, and some of them are older than they look, so that they
 * promise more time than there is.
 */
export class BadLines {
  /** From here on every answer comes at once, and is true. */
  isOver = false;
  readonly #chance: Chance;

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  /** A page behind these lines. */
  open(options: TestBuyerOptions): TestBuyer {
    return this.#slow(new TestBuyer({ ...options, alter: (client) => this.#stretched(client) }));
  }

  #slow(page: TestBuyer): TestBuyer {
    page.late = (name) =>
      operations.some((one) => one === name) && this.#happens(0.15) ? this.#chance.whole(1, 9) : 0;
    return page;
  }

  #stretched(client: Client): Client {
    const entries = operations.map((name) => {
      const ask = client[name] as (...args: unknown[]) => Promise<object>;
      return [name, async (...args: unknown[]) => this.#stretch(await ask(...args))] as const;
    });
    return { ...client, ...Object.fromEntries(entries) };
  }

  #stretch(answer: { readonly holdSeconds?: unknown }): object {
    const { holdSeconds } = answer;
    if (typeof holdSeconds !== 'number' || !this.#happens(0.15)) return answer;
    return { ...answer, holdSeconds: holdSeconds + this.#chance.whole(1, 600) };
  }

  #happens(probability: number): boolean {
    return !this.isOver && this.#chance.is(probability);
  }
}
