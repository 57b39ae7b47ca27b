import type { SafeAddress } from '../../src/html/links.js';
import type { CardPhrases } from '../../src/i18n/event-card/phrases.js';
import type { StatePhrases } from '../../src/i18n/states/phrases.js';
import type { TemplateResult } from 'lit';
import type { EventElement } from '../internal/element.js';
import type { EventDetails } from './event-details.js';

export type CardLayout = 'card' | 'banner' | 'line';

/** What the parts of a card see of the element. */
export interface CardHost extends EventElement {
  readonly phrases: StatePhrases & CardPhrases;
  readonly headingLevel: number;
  readonly layout: CardLayout;
  readonly data: EventData | undefined;
  readonly schema?: 'on' | 'off' | undefined;
  readonly ticketsTarget?: string | undefined;
  readonly waitingTarget?: string | undefined;
  readonly soldOutHref?: string | undefined;
  refresh(): Promise<void>;
}

/** What the later part reads of the feed itself. */
export interface EventData {
  /** As the service sent it. */
  readonly answer: unknown;
  readonly slug: string;
  readonly schemaOrg: unknown;
}

/** What comes after the first paint. */
export interface CardExtras {
  /** Where the button leads; undefined where it leads nowhere. */
  ticketAddress(event: EventDetails): SafeAddress | undefined;
  /** The link to the waiting list, where the page names one. */
  waitingList(): TemplateResult | undefined;
  mapAddress(event: EventDetails): SafeAddress | undefined;
  /** The ways to add it to a calendar of one's own. */
  calendar(): TemplateResult | undefined;
  /** "in 2 days", for a sale that opens at a time which the service has stated. */
  opensIn(event: EventDetails): string | undefined;
  /** The button was pressed. */
  handlePress(press: Event, event: EventDetails): void;
  /** Words below the button, once a press had an outcome that is not seen by itself. */
  readonly message: string | undefined;
}
