import states from '../../src/i18n/states/en/first.json' with { type: 'json' };
import trouble from '../../src/i18n/states/en/trouble.json' with { type: 'json' };
import { atNight } from '../effort.js';
import { refusal, unreachable, type Reply } from './page.js';

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
  /** That the service knows nothing of the event is no failure: its own tests say what it shows. */
  isQuiet?: boolean;
  /** What it hears of the page beside the feed's waking up, as "window hashchange". */
  listens: string[];
  /** An answer that brings all its parts; `full` unless told. */
  whole?: () => object;
  /** What a visitor does to bring the last of them. */
  start?: (element: Element) => void;
}

/** What all elements have from the core that they share is tested with one of them, at night with all. */
export const testOfCore = ({ tag }: FeedCase) => (tag === 'event-faq' ? it : atNight(it));

/** A failure that the element tells in the words that all elements have. */
export const failureOf = ({ isQuiet }: FeedCase) =>
  isQuiet
    ? { reply: () => refusal('internal_error', 500), words: states.trouble }
    : { reply: () => refusal('not_found', 404), words: trouble.notFound };

/** Each as name, answer, code that the page is told, and the phrase that a visitor reads. */
export const failures: readonly (readonly [string, Reply, string, string])[] = [
  ['401 (NWS-12)', () => refusal('unauthorized', 401), 'unauthorized', 'unauthorized'],
  ['403 (NWS-12)', () => refusal('origin_not_allowed', 403), 'origin_not_allowed', 'forbidden'],
  ['404 (NWS-12)', () => refusal('not_found', 404), 'not_found', 'notFound'],
  ['500', () => refusal('internal_error', 500), 'internal_error', 'trouble'],
  ['a code nobody knows', () => refusal('brown_m_and_ms', 418), 'brown_m_and_ms', 'trouble'],
  [
    'a page of HTML',
    () => new Response('<h1>502</h1>', { status: 502 }),
    'bad_answer',
    'unreadable',
  ],
  ['no answer', unreachable, 'network', 'unreachable'],
];
