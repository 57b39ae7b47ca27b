import { nothing, type TemplateResult } from 'lit';
import type { Answer } from '../../../src/contract/forms.js';
import type { FormField } from '../../../src/forms/fields.js';
import type { FieldChoice } from '../../../src/forms/options.js';
import type { Phrases } from '../../../src/i18n/phrases.js';

/** What the part that comes later knows about a field. */
export interface FieldExtras {
  /** What is wrong with the answer. */
  readonly problem?: TemplateResult | undefined;
  /** Below the control: a suggestion, or how much may still be written. */
  readonly note?: TemplateResult | undefined;
  /** Options that are shown, but cannot be chosen. */
  readonly isOut?: ((choice: FieldChoice) => boolean) | undefined;
  /** A `picker`, which is drawn with the code that moves it, or a `tick` as a whole. */
  readonly control?: TemplateResult | undefined;
}

export interface FieldView extends FieldExtras {
  readonly field: FormField;
  readonly answer: Answer | undefined;
  readonly phrases: Phrases<'form'>;
  readonly change: (answer: Answer | undefined) => void;
}

/** Ids of what explains a control: its help, its problem, the note below it. */
export function described({ field, problem, note }: FieldView): string | typeof nothing {
  const parts = [helpOf(field) && 'help', problem && 'problem', note && 'note'].filter(Boolean);
  return parts.map((part) => `${field.key}-${String(part)}`).join(' ') || nothing;
}

/** An option as it is read. The words for one that is out come with what knows that it is. */
export const optionWords = ({ phrases, isOut }: FieldView, choice: FieldChoice): string =>
  isOut?.(choice) ? phrases.outOption({ name: choice.label }) : choice.label;

/** Several boxes say how many of them may be ticked, unless the organiser has said something. */
export const helpOf = ({ help, control }: FormField): string | boolean =>
  help || control === 'checkbox';
