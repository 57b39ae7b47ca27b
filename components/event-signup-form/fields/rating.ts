import { html, type TemplateResult } from 'lit';
import { clearButton } from './clear-button.js';
import type { FieldView } from './field-view.js';

/** How many stand in a row where at most so many do, and the rows are of one length. */
const inRow = (count: number, most: number): number => Math.ceil(count / Math.ceil(count / most));

/** Numbers, each a radio button: in one row where that fits, else in two or more. */
export function drawRating(view: FieldView): TemplateResult {
  const { field, answer, change, phrases } = view;
  const highest = field.options.at(-1)?.label ?? '';
  const points = field.options.map(
    ({ value, label }, place) =>
      html`<label class="point" part="point">
        <input
          id=${place ? `${field.key}-${place}` : field.key}
          type="radio"
          name=${field.key}
          aria-label=${phrases.outOf({ point: label, highest })}
          .checked=${answer === value}
          @change=${() => change(value)}
        />
        <span aria-hidden="true">${label}</span>
      </label>`,
  );
  const [whole, half, third] = [11, 6, 4].map((most) => inRow(points.length, most));
  // As a property: a page may forbid style attributes.
  return html`<div class="rated">
    <div class="points" .style=${`--_whole:${whole};--_half:${half};--_third:${third}`}>
      ${points}
    </div>
    ${clearButton(view, phrases.clearRating)}
  </div>`;
}
