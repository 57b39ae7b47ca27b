import { html, nothing, type TemplateResult } from 'lit';
import { described, type FieldView } from './field-view.js';

const messageRows = 4;
const longestRows = 10;
const lettersInRow = 60;

/**
 * The service calls a colour and a letter by one type: what somebody is told at length is known by the
 * name that the organiser gave the question, and is a place for several lines from the start.
 */
const messages =
  /message|comment|note|story|feedback|detail|question|request|reason|anything|else|tell/i;

/** An answer in the visitor's own words: one line, or one that grows with what is written. */
export function drawTextField(view: FieldView): TemplateResult {
  const { field, answer, problem, change } = view;
  const value = typeof answer === 'string' ? answer : '';
  const input = ({ target }: Event) => {
    change((target as HTMLInputElement | HTMLTextAreaElement).value || undefined);
  };
  const required = field.required ? 'true' : nothing;
  const invalid = problem ? 'true' : nothing;
  if (field.control === 'text') {
    const isMessage = messages.test(field.id);
    return html`<textarea
      id=${field.key}
      class=${isMessage ? 'field message' : 'field'}
      part="field"
      rows=${rowsFor(value, isMessage ? messageRows : 1)}
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
function rowsFor(text: string, fewest: number): number {
  const rows = text.split('\n').map((line) => Math.ceil((line.length + 1) / lettersInRow));
  const wanted = rows.reduce((sum, one) => sum + one, 0);
  return Math.min(longestRows, Math.max(fewest, wanted));
}
