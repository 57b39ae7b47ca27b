import type { Client } from '../../src/client/client.js';
import { readItems, readText } from '../../src/contract/loose.js';
import type { DataOf } from '../../src/contract/endpoints.js';
import type { queryOf } from './question.js';

type Page = DataOf<'searchEvents'>;

/** What follows the first answer to a question, a page for each press of "More". spec L247 */
export class MoreEvents {
  #first: Page | undefined;
  #results: unknown[] = [];
  #cursor = '';
  #abort: AbortController | undefined;
  isBusy = false;
  isFailed = false;

  /** All results so far, if `first` is still the first answer; else its own. */
  after(first: Page): unknown[] {
    if (first !== this.#first) this.#start(first);
    return [...readItems(first.results), ...this.#results];
  }

  get isMore(): boolean {
    return this.#cursor !== '';
  }

  leave(): void {
    this.#abort?.abort();
    this.isBusy = false;
  }

  /** Never rejects: what could not be fetched is asked for again at the next press. */
  async load(client: Client, query: ReturnType<typeof queryOf>): Promise<void> {
    const first = this.#first;
    if (this.isBusy || !this.#cursor) return;
    const abort = (this.#abort = new AbortController());
    this.isBusy = true;
    this.isFailed = false;
    try {
      const wanted = { query: { ...query, cursor: this.#cursor } };
      const page = await client.searchEvents(wanted, { signal: abort.signal });
      if (first !== this.#first || abort.signal.aborted) return;
      this.#results = [...this.#results, ...readItems(page.results)];
      this.#cursor = readText(page.nextCursor);
    } catch {
      this.isFailed = first === this.#first && !abort.signal.aborted;
    } finally {
      if (abort === this.#abort) this.isBusy = false;
    }
  }

  #start(first: Page): void {
    this.leave();
    this.#first = first;
    this.#results = [];
    this.#cursor = readText(first.nextCursor);
    this.isFailed = false;
  }
}
