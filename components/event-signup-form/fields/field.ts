import { html, nothing, type TemplateResult } from 'lit';
import { isWritten } from '../../../src/forms/fields.js';
import { choices } from './choices.js';
import { described, helpOf, type FieldView } from './field-view.js';
import { list } from './list.js';
import { rating } from './rating.js';
import { written } from './written.js';

/** One question with its control. */
export function question(view: FieldView): TemplateResult {
  const { field, control } = view;
  if (field.control === 'tick') return html`${control}`;
  if (field.control === 'picker') return single(view, control);
  if (field.control === 'pending') return single(view, undefined);
  if (field.control === 'select') return single(view, list(view));
  if (isWritten(field)) return single(view, written(view));
  return group(view, field.control === 'rating' ? rating(view) : choices(view));
}

/** @param control undefined while it is on its way */
function single(view: FieldView, control: TemplateResult | undefined): TemplateResult {
  const { field, problem, note } = view;
  return html`<div class="item" part="item">
    <label class="label" part="label" for=${control ? field.key : nothing}>${label(view)}</label>
    ${help(view)} ${problem} ${control ?? html`<div class="field bone"></div>`} ${note}
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
