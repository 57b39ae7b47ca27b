import { html, type TemplateResult } from 'lit';
import type { FieldView } from './field-view.js';

/** Takes an optional answer back, which no key and no click does to radio buttons. */
export function clearButton(view: FieldView, words: string): TemplateResult | undefined {
  const { field, answer, change } = view;
  if (field.required || answer === undefined) return undefined;
  const clear = ({ target }: Event) => {
    change(undefined);
    // The button goes; the focus must not go with it.
    (target as Element).closest('fieldset')?.querySelector('input')?.focus();
  };
  return html`<button class="clear" part="button" type="button" @click=${clear}>${words}</button>`;
}
