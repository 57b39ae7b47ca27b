import type { DataOf } from '../../src/contract/endpoints.js';
import { readObjects, readText } from '../../src/contract/loose.js';
import { listedEvents, type ListedEvent } from '../internal/listed-events/listed-event.js';
import type { SearchCriteria } from './question.js';
import { saysAll, wordsOf } from './words.js';

type Page = DataOf<'searchEvents'>;

const slugsOf = (page: Page): string =>
  readObjects(page.results)
    .map(({ slug }) => readText(slug))
    .join(' ');

/**
 * What the answers so far say of the service: in which countries events are, whether it says when they
 * are, and whether it listens to words at all. The specification names no parameters of the search
 * (spec L352), so that a service may answer every question alike; then the words are looked for here.
 */
export class KnownEvents {
  #countries = new Set<string>();
  #isDated = false;
  #all: string | undefined;
  /** Until the first answer all fields stand there: most services fill them, and nothing moves. */
  hasDates = true;
  hasCountries = true;

  get countries(): readonly string[] {
    return [...this.#countries];
  }

  add({ words, from, to, country }: SearchCriteria, page: Page): void {
    if (!words && !from && !to && !country) this.#all = slugsOf(page);
    const events = readObjects(page.results);
    for (const { country: named } of events) {
      const code = readText(named).toUpperCase();
      if (/^[A-Z]{2}$/.test(code)) this.#countries.add(code);
    }
    this.hasCountries = this.#countries.size > 1;
    this.#isDated ||= events.some(({ startDate }) => readText(startDate));
    this.hasDates = this.#isDated;
  }

  /** The results that answer the question, each once. */
  answersTo(
    { words }: SearchCriteria,
    page: Page,
    results: readonly unknown[],
    absolute: (urlOrPath: string) => string | undefined,
  ): ListedEvent[] {
    const events = listedEvents(results, absolute).filter(
      ({ key }, index, all) => all.findIndex((other) => other.key === key) === index,
    );
    const wanted = wordsOf(words);
    const isDeaf = wanted.length > 0 && this.#all === slugsOf(page);
    return isDeaf ? events.filter((event) => saysAll(event, wanted)) : events;
  }
}
