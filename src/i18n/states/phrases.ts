import type { Phrase } from '../texts.js';

/** Written by `npm run words -- --write`, from the English beside it. */
export interface StatePhrases {
  /** While the first answer is under way. `what` is the name of the part, such as `lineup`. */
  loading: Phrase<'what'>;
  /** When it has been for a while. */
  stillLoading: string;
  retry: string;
  notFound: string;
  /** 401, in words for a visitor, who can do nothing about a key. */
  unauthorized: string;
  /** 403, likewise. */
  forbidden: string;
  unreachable: string;
  slow: string;
  /** 429; without a number when the service named none. */
  busy: Phrase<'seconds'>;
  /** The same while the page waits, to try again by itself. */
  retryIn: Phrase<'seconds'>;
  trouble: string;
  unreadable: string;
  /** For the organiser, who sees these while setting up a page. `names` lists attributes. */
  missingSettings: Phrase<'names'>;
  secretKey: string;
  stale: Phrase<'time'>;
  offline: string;
  offlineSince: Phrase<'time'>;
  updated: Phrase<'date'>;
  demo: string;
  demoTitle: string;
  close: string;
  opensInNewTab: string;
}
