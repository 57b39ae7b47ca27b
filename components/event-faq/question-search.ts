import type { ReactiveControllerHost } from 'lit';
import type { Category } from './questions.js';
import type { Hit } from './search.js';

type Searching = typeof import('./search.js');

/** What somebody searches for, and what was found. The code that searches comes when needed. */
export class QuestionSearch {
  /** As typed. */
  query = '';
  /** Ids of the questions that match; undefined while nobody searches. */
  found: readonly string[] | undefined;

  readonly #host: ReactiveControllerHost;
  #loading?: Promise<Searching | undefined>;
  #code?: Searching | undefined;
  #markedFor = '';

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  /** Fetches the code ahead of the first letter. */
  async prepare(): Promise<Searching | undefined> {
    this.#loading ??= import('./search.js').catch(() => undefined);
    this.#code = await this.#loading;
    return this.#code;
  }

  /** Whether the search has come to a result; false when a later letter overtook it. */
  async run(query: string, categories: readonly Category[]): Promise<boolean> {
    this.query = query;
    this.#host.requestUpdate();
    const code = await this.prepare();
    if (query !== this.query) return false;
    this.found = query.trim() && code ? code.searchQuestions(categories, query) : undefined;
    this.#host.requestUpdate();
    return true;
  }

  hitsIn(text: string): readonly Hit[] {
    return (this.found && this.#code?.hitsIn(text, this.query)) ?? [];
  }

  /** Marks the hits in answers, which Lit does not draw. */
  mark(answers: Iterable<Element>): void {
    const query = this.found ? this.query : '';
    if (query === this.#markedFor) return;
    this.#markedFor = query;
    for (const answer of answers) this.#code?.markHits(answer, query);
  }
}
