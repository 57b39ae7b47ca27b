import { html, type TemplateResult } from 'lit';
import type { FormField } from '../../../src/forms/fields.js';
import type { FieldChoice } from '../../../src/forms/options.js';

export interface OptionListView {
  readonly open: boolean;
  /** Place of the option that the keys are on; -1 for none. */
  readonly active: number;
  readonly chosen: readonly FieldChoice[];
  readonly toggle: (choice: FieldChoice) => void;
}

/** The list below a field that searches. Closed, it is empty and hidden, for the field names it. */
export function optionList(
  field: FormField,
  found: readonly FieldChoice[],
  { open, active, chosen, toggle }: OptionListView,
): TemplateResult {
  const row = (choice: FieldChoice, place: number) =>
    html`<li
      id="${field.key}-at-${place}"
      class=${place === active ? 'active' : ''}
      role="option"
      aria-selected=${chosen.includes(choice)}
      @click=${() => toggle(choice)}
    >
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="m5 12.5 4.5 4.5L19 7" />
      </svg>
      <span><bdi>${choice.label}</bdi></span>
    </li>`;
  // Pressing an option must not take the focus out of the field, which would close the list; nor may
  // Tab stop at the list, which browsers let keys scroll: closed, it would lose the focus.
  return html`<ul
    id="${field.key}-list"
    class="drop"
    part="options"
    role="listbox"
    tabindex="-1"
    aria-multiselectable="true"
    aria-label=${field.label}
    ?hidden=${!open}
    @mousedown=${(event: Event) => event.preventDefault()}
  >
    ${open ? found.map(row) : undefined}
  </ul>`;
}
