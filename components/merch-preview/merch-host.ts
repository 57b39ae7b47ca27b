import type { Phrases } from '../../src/i18n/phrases.js';
import type { MerchChoice, MerchSelection } from '../../src/merch/choice.js';
import type { Product } from '../../src/merch/products.js';
import type { FormElement } from '../internal/form/form-element.js';

/** What the parts of the preview that load after the first paint see of the element. */
export interface MerchHost extends FormElement {
  phrases: Phrases<'merch'>;
  readonly products: readonly Product[];
  /** What stands on the stage; undefined without a catalogue. */
  readonly choice: MerchChoice | undefined;
  /** The event that the form belongs to. */
  readonly eventSlug: string | undefined;
  /** Address of a logo that the page names. */
  readonly eventLogo?: string | undefined;
  /** `off` shows one product alone. */
  readonly picker?: 'on' | 'off' | undefined;
  /** Shows something else, as far as the catalogue has it. */
  select(wish: MerchSelection): void;
  /** Tells the page what stands on the stage. */
  emitChoice(name: 'merch-preview-selected' | 'merch-preview-enquiry'): void;
}
