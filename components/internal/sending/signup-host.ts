import type { Phrases } from '../../../src/i18n/phrases.js';
import type { EventElement } from '../element.js';

/** What sending a form, and what follows a signup, sees of an element. */
export interface SignupHost extends EventElement {
  phrases: Phrases<'signup'>;
  /** Of the title. */
  readonly headingLevel: number;
}
