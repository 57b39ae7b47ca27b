import type * as afterPaint from './after-paint.js';
import type { FaqHost } from './faq-context.js';
import type { OpenQuestions } from './open-questions.js';
import type { FaqSection } from './questions.js';
import type { Hit } from './search.js';

type Code = Pick<typeof afterPaint, 'hitsIn' | 'searchQuestions'>;

/** A count per letter would drown what is typed. */
const announceAfterMilliseconds = 500;

/** What somebody searches for, and what was found. */
export class QuestionSearch {
  /** As typed. */
  query = '';
  /** Ids of the questions that match; undefined while nobody searches. */
  found: readonly string[] | undefined;

  readonly #host: FaqHost;
  readonly #open: OpenQuestions;
  readonly #load: () => Promise<Code | undefined>;
  #code?: Code | undefined;
  #announcement?: ReturnType<typeof setTimeout>;

  constructor(host: FaqHost, open: OpenQuestions, load: () => Promise<Code | undefined>) {
    this.#host = host;
    this.#open = open;
    this.#load = load;
  }

  /** Finds, opens the first hit and says how many there are. A later letter overtakes this one. */
  async search(query: string, categories: readonly FaqSection[]): Promise<void> {
    this.query = query;
    this.#host.requestUpdate();
    this.#code = await this.#load();
    if (query !== this.query) return;
    const wanted = query.trim();
    this.found = wanted ? this.#code?.searchQuestions(categories, wanted) : undefined;
    if (this.found) this.#open.search(this.found[0]);
    else this.#open.endSearch();
    this.#announce();
    this.#host.requestUpdate();
  }

  hitsIn(text: string): readonly Hit[] {
    return (this.found && this.#code?.hitsIn(text, this.query)) ?? [];
  }

  /** Nobody waits for the count any more. */
  cancelAnnouncement(): void {
    clearTimeout(this.#announcement);
  }

  #announce(): void {
    this.cancelAnnouncement();
    const count = this.found?.length;
    if (count === undefined) return;
    const { phrases } = this.#host;
    const words =
      count > 0 ? phrases.resultCount({ count }) : phrases.noResults({ query: this.query });
    this.#announcement = setTimeout(() => this.#host.announce(words), announceAfterMilliseconds);
  }
}
