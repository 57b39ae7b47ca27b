import type { ReactiveControllerHost } from 'lit';
import type { Category } from './questions.js';
import type { Hit } from './search.js';

type Code = Pick<typeof import('./after-paint.js'), 'hitsIn' | 'searchQuestions'>;

/** What somebody searches for, and what was found. */
export class QuestionSearch {
  /** As typed. */
  query = '';
  /** Ids of the questions that match; undefined while nobody searches. */
  found: readonly string[] | undefined;

  readonly #host: ReactiveControllerHost;
  readonly #load: () => Promise<Code | undefined>;
  #code?: Code | undefined;

  constructor(host: ReactiveControllerHost, load: () => Promise<Code | undefined>) {
    this.#host = host;
    this.#load = load;
  }

  /** Whether the search has come to a result; false when a later letter overtook it. */
  async run(query: string, categories: readonly Category[]): Promise<boolean> {
    this.query = query;
    this.#host.requestUpdate();
    this.#code = await this.#load();
    if (query !== this.query) return false;
    const wanted = query.trim();
    this.found = wanted ? this.#code?.searchQuestions(categories, wanted) : undefined;
    return true;
  }

  hitsIn(text: string): readonly Hit[] {
    return (this.found && this.#code?.hitsIn(text, this.query)) ?? [];
  }
}
