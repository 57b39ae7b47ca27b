import { html, nothing, type TemplateResult } from 'lit';
import { described, type FieldView } from './field-view.js';

/** One box to tick, with all that is asked beside it. */
export function drawCheckbox(view: FieldView): TemplateResult {
  const { field, answer, problem, change } = view;
  const [choice] = field.options;
  return html`<div class="item tick" part="item">
    ${problem}
    <label class="option" part="option">
      <input
        id=${field.key}
        type="checkbox"
        aria-required=${field.required ? 'true' : nothing}
        aria-invalid=${problem ? 'true' : nothing}
        aria-describedby=${described(view)}
        .checked=${answer !== undefined}
        @change=${({ target }: Event) =>
          change((target as HTMLInputElement).checked ? choice?.value : undefined)}
      />
      <span><bdi>${field.label}</bdi></span>
    </label>
  </div>`;
}
