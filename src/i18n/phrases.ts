import type { NeighbourPhrases } from './neighbours/phrases.js';
import type { CheckoutPhrases } from './checkout/phrases.js';
import type { RewardPhrases } from './ambassador-rewards/phrases.js';
import type { AnnouncementPhrases } from './event-announcements/phrases.js';
import type { CardPhrases } from './event-card/phrases.js';
import type { GalleryPhrases } from './event-gallery/phrases.js';
import type { NewsPhrases } from './event-news/phrases.js';
import type { SearchPhrases } from './event-search/phrases.js';
import type { PrelaunchPhrases } from './event-prelaunch/phrases.js';
import type { EventsPhrases } from './events/phrases.js';
import type { FaqPhrases } from './faq/phrases.js';
import type { FieldPhrases } from './fields/phrases.js';
import type { FormPhrases } from './form/phrases.js';
import type { LineupPhrases } from './lineup/phrases.js';
import type { LivePhrases } from './live/phrases.js';
import type { MerchPhrases } from './merch/phrases.js';
import type { SchedulePhrases } from './schedule/phrases.js';
import type { SignupPhrases } from './signup/phrases.js';
import type { StatePhrases } from './states/phrases.js';
import type { TicketPhrases } from './tickets/phrases.js';

/**
 * The phrases of the widgets, in groups: a folder each, with a file for each language and, in
 * `languages.ts`, where the others than English are. An element carries only the English groups that
 * it needs, and fetches no other group of another language. Keys are unique across the groups: an
 * element sees one flat object. A key that a language lacks is said in English.
 */
interface Groups {
  states: StatePhrases;
  lineup: LineupPhrases & SchedulePhrases;
  faq: FaqPhrases;
  tickets: TicketPhrases & CheckoutPhrases & FieldPhrases;
  form: FormPhrases & SignupPhrases & FieldPhrases;
  signup: SignupPhrases & FieldPhrases;
  merch: MerchPhrases;
  news: NewsPhrases;
  prelaunch: PrelaunchPhrases & SignupPhrases & FieldPhrases;
  announcements: AnnouncementPhrases;
  events: EventsPhrases;
  search: EventsPhrases & SearchPhrases;
  rewards: RewardPhrases & FieldPhrases;
}

/** What an element speaks: the states that every element has, and a group of its own. */
export type Phrases<Group extends keyof Groups = 'states'> = StatePhrases & Groups[Group];

/** What a page may say in its own words, whichever element says it. */
export type AllPhrases = Phrases<'lineup'> &
  Phrases<'faq'> &
  Phrases<'tickets'> &
  Phrases<'form'> &
  Phrases<'merch'> &
  Phrases<'news'> &
  Phrases<'prelaunch'> &
  Phrases<'announcements'> &
  Phrases<'search'> &
  Phrases<'rewards'> &
  NeighbourPhrases &
  CardPhrases &
  GalleryPhrases &
  LivePhrases;
