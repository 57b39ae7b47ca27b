import { html, nothing, type TemplateResult } from 'lit';
import { isWritten } from '../../../src/forms/fields.js';
import { drawChoices } from './choices.js';
import { described, helpOf, type FieldView } from './field-view.js';
import { drawSelect } from './list.js';
import { drawRating } from './rating.js';
import { drawTextField } from './written.js';

/** One question with its control. */
export function drawField(view: FieldView): TemplateResult {
  const { field, control } = view;
  if (field.control === 'tick') return html`${control}`;
  if (field.control === 'picker') return drawSingle(view, control);
  if (field.control === 'pending') return drawSingle(view, undefined);
  if (field.control === 'select') return drawSingle(view, drawSelect(view));
  if (isWritten(field)) return drawSingle(view, drawTextField(view));
  return drawGroup(view, field.control === 'rating' ? drawRating(view) : drawChoices(view));
}

/** @param control undefined while it is on its way */
function drawSingle(view: FieldView, control: TemplateResult | undefined): TemplateResult {
  const { field, problem, note } = view;
  return html`<div class="item" part="item">
    <label class="label" part="label" for=${control ? field.key : nothing}
      >${drawLabel(view)}</label
    >
    ${drawHelp(view)} ${problem} ${control ?? html`<div class="field bone"></div>`} ${note}
  </div>`;
}

function drawGroup(view: FieldView, controls: TemplateResult): TemplateResult {
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
    <legend class="label" part="label">${drawLabel(view)}</legend>
    ${drawHelp(view)} ${problem} ${controls}
  </fieldset>`;
}

function drawLabel({ field, phrases }: FieldView): TemplateResult {
  const optional = html` <span class="optional">${phrases.optional}</span>`;
  return html`<bdi>${field.label}</bdi>${field.required ? nothing : optional}`;
}

function drawHelp({ field, phrases }: FieldView): TemplateResult | undefined {
  const words = helpOf(field);
  if (!words) return undefined;
  return html`<p id="${field.key}-help" class="help" part="help">
    <bdi>${field.help || phrases.selectAll}</bdi>
  </p>`;
}
