import { html, type TemplateResult } from 'lit';
import { clearButton } from './clear-button.js';
import type { FieldView } from './field-view.js';

/** A row of numbers, each a radio button; it wraps where eleven of them do not fit. */
export function rating(view: FieldView): TemplateResult {
  const { field, answer, change, phrases } = view;
  const highest = field.options.at(-1)?.label ?? '';
  const points = field.options.map(
    ({ value, label }, place) =>
      html`<label class="point" part="point">
        <input
          id=${place ? `${field.key}-${place}` : field.key}
          type="radio"
          name=${field.key}
          aria-label=${phrases.outOf(label, highest)}
          .checked=${answer === value}
          @change=${() => change(value)}
        />
        <span aria-hidden="true">${label}</span>
      </label>`,
  );
  return html`<div class="points">${points} ${clearButton(view, phrases.clearRating)}</div>`;
}
