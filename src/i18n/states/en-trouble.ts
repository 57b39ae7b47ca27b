import type { StatePhrases } from './phrases.js';
import { plural } from '../plural.js';

const inSeconds = (seconds: number) =>
  plural('en', seconds, { one: 'in a second.', other: `in ${seconds} seconds.` });

/** What an element says while its feed is on its way, and when it cannot be shown or refreshed. */
export const trouble = {
  loading: (what) => `Loading: ${what}`,
  stillLoading: 'This is taking longer than usual.',
  retry: 'Try again',
  notFound: 'There is nothing here at the moment.',
  unauthorized: 'This is not available on this page right now.',
  forbidden: 'This website cannot show this yet.',
  unreachable: 'We could not reach the festival. Check your connection and try again.',
  slow: 'The festival is taking too long to answer. Try again in a moment.',
  busy: (seconds?: number) =>
    `Many people are here at once. Try again ${seconds ? inSeconds(seconds) : 'in a moment.'}`,
  retryIn: (seconds: number) =>
    `Many people are here at once. We try again by ourselves ${inSeconds(seconds)}`,
  unreadable: 'We received something we could not read. Try again in a moment.',
  missingSettings: (names) => `For the organiser: please set ${names}.`,
  secretKey: 'For the organiser: this is a secret key. Remove it from the page and replace it.',
  stale: (time) => `Last updated ${time}. We could not refresh this.`,
  offline: 'You are offline. We try again as soon as you are back.',
  offlineSince: (time) => `You are offline. This is from ${time}.`,
} satisfies Partial<StatePhrases>;
