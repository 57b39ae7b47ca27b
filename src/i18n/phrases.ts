import type { CheckoutPhrases } from './phrases/checkout.js';
import type { FieldPhrases } from './phrases/fields.js';
import type { FormPhrases } from './phrases/form.js';
import type { MerchPhrases } from './phrases/merch.js';
import type { TicketPhrases } from './phrases/tickets.js';

/**
 * Every phrase of the widgets, in groups: an element carries only the English groups it needs. A
 * further language is one file for all elements and one each for tickets, forms and merch. Keys are
 * unique across the groups: an element sees one flat object. A language that lacks a key does not
 * compile.
 */
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

export interface SpokenSet {
  act: string;
  stage: string;
  day: string;
  start: string;
  end: string;
}

export interface LineupPhrases {
  lineup: string;
  emptyLineup: string;
  emptyLineupHint: string;
  toBeAnnounced: string;
  headliners: string;
  featured: string;
  setNote: string;
  /** Between two names of one set, as printed. */
  b2b: string;
  /** The same in full, to be read aloud. */
  backToBack: string;
  /** The accessible name of a set. */
  setName: (set: SpokenSet) => string;

  from: string;
  allSets: string;
  biography: string;
  links: string;
  website: string;

  days: string;
  stages: string;
  genres: string;
  searchLineup: string;
  setCount: (shown: number, total: number) => string;
  noSets: string;
  clearFilters: string;
  removeFilter: (name: string) => string;

  favourite: (name: string) => string;
  myPlan: string;
  emptyPlan: string;
  /** When the browser refuses to store anything. */
  planNotKept: string;
  clashesWith: (name: string, minutes: number) => string;
  clashCount: (count: number) => string;

  view: string;
  poster: string;
  timetable: string;
  list: string;
}

export interface FaqPhrases {
  faq: string;
  emptyFaq: string;
  showAll: string;
  hideAll: string;
  searchQuestions: string;
  resultCount: (count: number) => string;
  noResults: (query: string) => string;
  copyLink: string;
  linkCopied: string;
  /** The name of a table that scrolls and has no caption. */
  table: string;
}

/** What the file of a language holds. */
export interface CommonPhrases extends StatePhrases, LineupPhrases, FaqPhrases, FieldPhrases {}

/** What its parts add, each for the elements that speak of it. */
export interface AllPhrases
  extends CommonPhrases, TicketPhrases, CheckoutPhrases, FormPhrases, MerchPhrases {}

interface Groups {
  states: StatePhrases;
  lineup: LineupPhrases;
  faq: FaqPhrases;
  tickets: TicketPhrases & CheckoutPhrases & FieldPhrases;
  form: FormPhrases & FieldPhrases;
  merch: MerchPhrases;
}

/** What an element speaks: the states that every element has, and a group of its own. */
export type Phrases<Group extends keyof Groups = 'states'> = StatePhrases & Groups[Group];
