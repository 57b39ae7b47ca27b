import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { icon, icons } from '../icons.js';
import type { LineupContext } from '../lineup-context.js';

interface Search {
  query: string;
  search: (query: string) => void;
}

/** The browser's own cross is hidden: it is no target for a thumb, and not every browser has one. */
export function searchField(state: Search, { phrases }: LineupContext): TemplateResult {
  return html`<search class="search" .choose=${state.search}>
    <label>
      <span class="visually-hidden">${phrases.searchLineup}</span>
      ${icon(icons.search)}
      <input
        class="field"
        part="field"
        type="search"
        autocomplete="off"
        placeholder=${phrases.searchLineup}
        .value=${live(state.query)}
        .handleKey=${(event: KeyboardEvent) => handleKey(event, state)}
      />
    </label>
    ${
      state.query
        ? html`<button
            type="button"
            class="clear"
            part="clear"
            aria-label=${phrases.clearSearch}
            .press=${(button: Element) => clear(button, state)}
          >
            ${icon(icons.close)}
          </button>`
        : nothing
    }
  </search>`;
}

/** Shortcuts of the page must not fire while somebody types; Esc is the page's in an empty field. */
function handleKey(event: KeyboardEvent, state: Search): void {
  const clears = event.key === 'Escape' && state.query !== '';
  if (event.key !== 'Escape' || clears) event.stopPropagation();
  if (!clears) return;
  event.preventDefault();
  state.search('');
}

/** The button goes away with the words: the focus goes on in the field. */
function clear(button: Element, { search }: Search): void {
  button.parentElement?.querySelector('input')?.focus();
  search('');
}
