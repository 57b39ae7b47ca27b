import { isDay } from './clock.js';

/** Days of the event, `YYYY-MM-DD`, from the first to the last. */
type Span = readonly [string, string];

/** Which days tickets are for, as the author of a page states it: the service does not say. */
export class Covers {
  /** What could not be read, as it was written. */
  readonly unread: readonly string[];
  readonly #spans = new Map<string, readonly Span[]>();

  /**
   * @param text `Saturday Day: 2027-06-26; Weekend: 2027-06-25/2027-06-27`. A ticket by its name or
   * its id; days apart by spaces or commas; none for what is no ticket to any day.
   */
  constructor(text: string) {
    const unread: string[] = [];
    for (const entry of text.split(/[;\n]/).filter((part) => part.trim())) {
      const end = entry.lastIndexOf(':'); // a name may have one, too
      const spans = entry.slice(end + 1).match(/[^\s,]+/g) ?? [];
      const read = spans.flatMap(readSpan);
      const name = folded(entry.slice(0, Math.max(end, 0)));
      if (!name || read.length < spans.length) unread.push(entry.trim());
      else this.#spans.set(name, read);
    }
    this.unread = unread;
  }

  /** Whether a ticket is for that day; undefined where nobody has said it. */
  covers({ id, name }: { readonly id: string; readonly name: string }, day: string) {
    const spans = this.#spans.get(folded(id)) ?? this.#spans.get(folded(name));
    return spans?.some(([first, last]) => first <= day && day <= last);
  }
}

function readSpan(text: string): Span[] {
  const [first = '', last = first, ...more] = text.split('/');
  return isDay(first) && isDay(last) && first <= last && more.length === 0 ? [[first, last]] : [];
}

const folded = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();
