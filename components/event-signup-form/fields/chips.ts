import { html, type TemplateResult } from 'lit';
import type { FieldChoice } from '../../../src/forms/options.js';
import type { FieldView } from './field-view.js';
import { ignoreComposingKeys } from '../../internal/ignore-composing-keys.js';

/** What has been chosen, each a button that takes it away again. */
export function drawChips(
  { field, phrases }: FieldView,
  chosen: readonly FieldChoice[],
  remove: (choice: FieldChoice) => void,
): TemplateResult {
  const press = (event: KeyboardEvent, choice: FieldChoice) => {
    if (event.key !== 'Backspace' && event.key !== 'Delete') return;
    event.preventDefault();
    remove(choice);
  };
  const chip = (choice: FieldChoice) =>
    html`<li>
      <button
        class="chip"
        part="chip"
        type="button"
        aria-label=${phrases.removeChoice({ name: choice.label })}
        @click=${() => remove(choice)}
        @keydown=${ignoreComposingKeys((event) => press(event, choice))}
      >
        <bdi>${choice.label}</bdi>
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="m7 7 10 10M17 7 7 17" />
        </svg>
      </button>
    </li>`;
  return html`<ul
    id="${field.key}-chips"
    class="chips"
    role="list"
    aria-label=${phrases.chosen}
    ?hidden=${chosen.length === 0}
  >
    ${chosen.map(chip)}
  </ul>`;
}
