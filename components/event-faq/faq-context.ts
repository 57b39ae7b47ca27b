import type { Phrases } from '../../src/i18n/phrases.js';
import type { EventElement } from '../internal/element.js';

/** What the parts of the FAQ need from the element. */
export interface FaqContext {
  readonly phrases: Phrases<'faq'>;
  /** BCP 47, for dates. */
  readonly language: string;
  /** Of a question. */
  readonly headingLevel: number;
}

/** What a part needs that changes what is drawn. */
export interface FaqHost extends FaqContext {
  requestUpdate(): void;
  /** Says something to a screen reader. */
  announce(text: string): void;
}

/** What the part beside an order sees of the element. */
export interface FaqOrderHost extends EventElement {
  phrases: Phrases<'faq'>;
  readonly headingLevel: number;
  readonly single: boolean;
}
