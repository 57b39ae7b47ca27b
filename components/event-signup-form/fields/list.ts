import { html, nothing, type TemplateResult } from 'lit';
import { onlyChoice } from '../../../src/forms/answers.js';
import { described, optionWords, type FieldView } from './field-view.js';

/** Of a field that opens a list. */
export const arrowIcon = html`<svg class="icon arrow" viewBox="0 0 24 24" aria-hidden="true">
  <path d="m6 9 6 6 6-6" />
</svg>`;

/** The browser's own list, empty at first. */
export function drawSelect(view: FieldView): TemplateResult {
  const { field, answer, problem, change, phrases, isOut } = view;
  const empty = html`<option value="" .selected=${!answer}>${phrases.chooseOne}</option>`;
  return html`<div class="combo">
    <select
      id=${field.key}
      class="field"
      part="field"
      aria-required=${field.required ? 'true' : nothing}
      aria-invalid=${problem ? 'true' : nothing}
      aria-describedby=${described(view)}
      @change=${({ target }: Event) => change((target as HTMLSelectElement).value || undefined)}
    >
      ${onlyChoice(field) ? nothing : empty}
      ${field.options.map(
        (choice) =>
          html`<option
            value=${choice.value}
            ?disabled=${isOut?.(choice)}
            .selected=${answer === choice.value}
          >
            ${optionWords(view, choice)}
          </option>`,
      )}</select
    >${arrowIcon}
  </div>`;
}
