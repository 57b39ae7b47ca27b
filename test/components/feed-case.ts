import { states } from '../../src/i18n/states/en.js';
import { trouble } from '../../src/i18n/states/en-trouble.js';
import { refusal } from './page.js';

/** What the cases that all feeds share must know of an element. */
export interface FeedCase {
  tag: string;
  /** What the element is about: an event unless told. */
  about?: 'event' | 'form' | 'organiser';
  /** Path of the first feed below the base address, for the event or form `party`. */
  path: string;
  /** A full answer, made anew at each call. */
  full: () => object;
  empty: () => object;
  /** Words of `full` that are on screen when it is drawn. */
  shows: string;
  /** Words on screen when there is nothing; an element without any takes no room then. */
  showsEmpty?: string;
  /** What it shows is not stated by the specification: a bare service has nothing of it. */
  isInvented?: boolean;
  /** That the service knows nothing of the event is no failure: its own tests say what it shows. */
  isQuiet?: boolean;
  /** What it hears of the page beside the feed's waking up, as "window hashchange". */
  listens: string[];
  /** An answer that brings all its parts; `full` unless told. */
  whole?: () => object;
  /** What a visitor does to bring the last of them. */
  start?: (element: Element) => void;
}

/** A failure that the element tells in the words that all elements have. */
export const failureOf = ({ isQuiet }: FeedCase) =>
  isQuiet
    ? { reply: () => refusal('internal_error', 500), words: states.trouble }
    : { reply: () => refusal('not_found', 404), words: trouble.notFound };
