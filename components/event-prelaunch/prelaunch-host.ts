import type { TemplateResult } from 'lit';
import type { RegistrationField } from '../../src/forms/registration.js';
import type { Phrases } from '../../src/i18n/phrases.js';
import type { EventElement } from '../internal/element.js';

/** What the parts see of the element. */
export interface PrelaunchHost extends EventElement {
  phrases: Phrases<'prelaunch'>;
  /** Of the title. */
  readonly headingLevel: number;
}

/** What the part that comes later knows about the form. */
export interface FormExtras {
  /** Above the fields: what is wrong with them. */
  summary(): TemplateResult | undefined;
  /** Beside a field: what is wrong with it. */
  problem(name: RegistrationField): TemplateResult | undefined;
  /** Below a field: a suggestion. */
  note(name: RegistrationField): TemplateResult | undefined;
  /** Instead of the button: whether to send again. */
  question(): TemplateResult | undefined;
  /** Beside the button: why nothing has been sent. */
  reason(): TemplateResult | undefined;
  /** It is under way. */
  readonly busy: boolean;
  /** The service has asked to wait. */
  readonly waiting: boolean;
  /** The organiser's notice, where a visitor may follow its address. */
  privacyAddress(address: string): string | undefined;
  /** A field has been left. */
  checkField(): void;
}
