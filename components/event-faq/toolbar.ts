import { html, nothing, type TemplateResult } from 'lit';
import type { Phrases } from '../../src/i18n/phrases.js';
import { keepLettersFromPage } from '../internal/keep-letters-from-page.js';
import { ignoreComposingKeys } from '../internal/ignore-composing-keys.js';

export interface ToolbarView {
  readonly phrases: Phrases<'faq'>;
  readonly query: string;
  /** How many questions match; undefined while nobody searches. */
  readonly found: number | undefined;
  readonly allOpen: boolean;
  /** Undefined where only one question may be open. */
  readonly toggleAll: (() => void) | undefined;
  readonly search: (query: string) => void;
}

/** Search field, and the button that shows or hides all answers. */
export function drawToolbar(view: ToolbarView): TemplateResult {
  const { phrases, found, allOpen, toggleAll } = view;
  return html`<div class="toolbar" part="toolbar">
    ${drawSearchField(view)}
    ${
      toggleAll
        ? html`<button
            class="button button-quiet all"
            part="button"
            type="button"
            @click=${toggleAll}
          >
            ${allOpen ? phrases.hideAll : phrases.showAll}
          </button>`
        : nothing
    }
    ${
      found
        ? html`<p id="found" class="found" part="result-count">
            ${phrases.resultCount({ count: found })}
          </p>`
        : nothing
    }
  </div>`;
}

const drawSearchField = (view: ToolbarView): TemplateResult => {
  const { phrases, query, found } = view;
  return html`<div class="search">
    <label class="visually-hidden" for="search">${phrases.searchQuestions}</label>
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4.5 4.5" />
    </svg>
    <input
      id="search"
      class="field"
      part="field"
      type="search"
      enterkeyhint="search"
      autocomplete="off"
      spellcheck="false"
      placeholder=${phrases.searchQuestions}
      aria-describedby=${found ? 'found' : nothing}
      .value=${query}
      @input=${(event: Event) => view.search((event.target as HTMLInputElement).value)}
      @keydown=${ignoreComposingKeys((event) => clearByKey(event, view))}
    />
  </div>`;
};

/** Escape first clears the field. */
function clearByKey(event: KeyboardEvent, { query, search }: ToolbarView): void {
  keepLettersFromPage(event);
  if (event.key !== 'Escape' || !query) return;
  event.stopPropagation();
  event.preventDefault();
  search('');
}
