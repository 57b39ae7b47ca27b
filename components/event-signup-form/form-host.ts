import type { Phrases } from '../../src/i18n/phrases.js';
import type { FormElement } from '../internal/form/form-element.js';

/** What the parts of a form see of the element. */
export interface FormHost extends FormElement {
  phrases: Phrases<'form'>;
  /** Of the title. */
  readonly headingLevel: number;
}
