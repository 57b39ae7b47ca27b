import { html, nothing, type TemplateResult } from 'lit';
import { described, type FieldView } from './field-view.js';

const fewestRows = 4;
const longestRows = 10;
const lettersInRow = 60;

/** An answer in the visitor's own words: one line, or one that grows with what is written. */
export function written(view: FieldView): TemplateResult {
  const { field, answer, problem, change } = view;
  const value = typeof answer === 'string' ? answer : '';
  const input = ({ target }: Event) => {
    change((target as HTMLInputElement | HTMLTextAreaElement).value || undefined);
  };
  const required = field.required ? 'true' : nothing;
  const invalid = problem ? 'true' : nothing;
  if (field.control === 'text') {
    return html`<textarea
      id=${field.key}
      class="field"
      part="field"
      rows=${rowsFor(value)}
      aria-required=${required}
      aria-invalid=${invalid}
      aria-describedby=${described(view)}
      .value=${value}
      @input=${input}
    ></textarea>`;
  }
  const plain = field.inputType !== 'text';
  return html`<input
    id=${field.key}
    class="field"
    part="field"
    type=${field.inputType}
    name=${field.autocomplete || nothing}
    autocomplete=${field.autocomplete || nothing}
    autocapitalize=${plain ? 'off' : nothing}
    spellcheck=${plain ? 'false' : nothing}
    enterkeyhint="send"
    aria-required=${required}
    aria-invalid=${invalid}
    aria-describedby=${described(view)}
    .value=${value}
    @input=${input}
  />`;
}

/** Where the browser cannot size a field by its content. */
function rowsFor(text: string): number {
  const rows = text.split('\n').map((line) => Math.ceil((line.length + 1) / lettersInRow));
  const wanted = rows.reduce((sum, one) => sum + one, 0);
  return Math.min(longestRows, Math.max(fewestRows, wanted));
}
