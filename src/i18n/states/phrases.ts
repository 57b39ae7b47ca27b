export interface StatePhrases {
  /** While the first answer is under way. `what` is the name of the part, such as `lineup`. */
  loading: (what: string) => string;
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
  busy: (seconds?: number) => string;
  /** The same while the page waits, to try again by itself. */
  retryIn: (seconds: number) => string;
  trouble: string;
  unreadable: string;

  /** For the organiser, who sees these while setting up a page. `names` lists attributes. */
  missingSettings: (names: string) => string;
  secretKey: string;

  stale: (time: string) => string;
  offline: string;
  offlineSince: (time: string) => string;
  updated: (date: string) => string;

  demo: string;
  demoTitle: string;
  close: string;
  opensInNewTab: string;
}
