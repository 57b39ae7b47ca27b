import { html, nothing, type TemplateResult } from 'lit';
import type { Answer } from '../../src/contract/forms.js';
import { isWritten, type Field } from '../../src/forms/fields.js';
import type { Phrases } from '../../src/i18n/phrases.js';
import { choices } from './choices.js';
import { list } from './list.js';
import { rating } from './rating.js';
import { written } from './written.js';

/** What the part that comes later knows about a field. */
export interface FieldExtras {
  /** What is wrong with the answer. */
  readonly problem?: TemplateResult | undefined;
  /** Below the control: a suggestion, or how much may still be written. */
  readonly note?: TemplateResult | undefined;
  /** The control of a `picker`, which is drawn with the code that moves it. */
  readonly picker?: TemplateResult | undefined;
}

export interface FieldView extends FieldExtras {
  readonly field: Field;
  readonly answer: Answer | undefined;
  readonly phrases: Phrases<'form'>;
  readonly change: (answer: Answer | undefined) => void;
}

/** One question with its control. */
export function question(view: FieldView): TemplateResult {
  const { field } = view;
  if (field.control === 'picker')
    return single(view, view.picker ?? html`<div class="field"></div>`);
  if (field.control === 'select') return single(view, list(view));
  if (isWritten(field)) return single(view, written(view));
  return group(view, field.control === 'rating' ? rating(view) : choices(view));
}

/** Ids of what explains a control: its help, its problem, the note below it. */
export function described({ field, problem, note }: FieldView): string | typeof nothing {
  const parts = [helpOf(field) && 'help', problem && 'problem', note && 'note'].filter(Boolean);
  return parts.map((part) => `${field.key}-${String(part)}`).join(' ') || nothing;
}

function single(view: FieldView, control: TemplateResult): TemplateResult {
  const { field, problem, note } = view;
  return html`<div class="item" part="item">
    <label class="label" part="label" for=${field.key}>${label(view)}</label>
    ${help(view)} ${problem} ${control} ${note}
  </div>`;
}

function group(view: FieldView, controls: TemplateResult): TemplateResult {
  const { field, problem } = view;
  const oneOf = field.control !== 'checkbox';
  return html`<fieldset
    class="item"
    part="item"
    role=${oneOf ? 'radiogroup' : nothing}
    aria-required=${oneOf && field.required ? 'true' : nothing}
    aria-invalid=${oneOf && problem ? 'true' : nothing}
    aria-describedby=${described(view)}
  >
    <legend class="label" part="label">${label(view)}</legend>
    ${help(view)} ${problem} ${controls}
  </fieldset>`;
}

function label({ field, phrases }: FieldView): TemplateResult {
  const optional = html` <span class="optional">${phrases.optional}</span>`;
  return html`<bdi>${field.label}</bdi>${field.required ? nothing : optional}`;
}

function help({ field, phrases }: FieldView): TemplateResult | undefined {
  const words = helpOf(field);
  if (!words) return undefined;
  return html`<p id="${field.key}-help" class="help" part="help">
    <bdi>${field.help || phrases.selectAll}</bdi>
  </p>`;
}

/** Several boxes say how many of them may be ticked, unless the organiser has said something. */
const helpOf = ({ help, control }: Field): string | boolean => help || control === 'checkbox';
