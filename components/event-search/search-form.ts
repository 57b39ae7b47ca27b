import { html, nothing, type TemplateResult } from 'lit';
import { countryName } from '../../src/format/country.js';
import { wordOrder } from '../../src/format/intl.js';
import type { Phrases } from '../../src/i18n/phrases.js';
import { keepLettersFromPage } from '../internal/keep-letters-from-page.js';
import type { SearchCriteria } from './question.js';

export interface SearchFormView {
  readonly phrases: Phrases<'search'>;
  readonly language: string;
  readonly question: SearchCriteria;
  readonly countries: readonly string[];
  /** There is a choice of them. */
  readonly hasCountries: boolean;
  /** Somebody may be told when the events are. */
  readonly hasDates: boolean;
  /** @param isFinal at once, not when typing has paused */
  readonly search: (change: Partial<SearchCriteria>, isFinal: boolean) => void;
}

/** The question: words, and where the service says so much of its events, days and country. */
export function searchForm(view: SearchFormView): TemplateResult {
  const { phrases, question, search, hasDates, hasCountries } = view;
  const submit = (event: Event) => {
    event.preventDefault();
    search({}, true);
  };
  const type = ({ target }: Event) => search({ words: (target as HTMLInputElement).value }, false);
  return html`<form class="question" part="form" role="search" @submit=${submit}>
    <p class="item words">
      <label for="words">${phrases.searchEvents}</label>
      <input
        id="words"
        class="field"
        part="field"
        type="search"
        enterkeyhint="search"
        autocomplete="off"
        spellcheck="false"
        .value=${question.words}
        @input=${type}
        @keydown=${keepLettersFromPage}
      />
    </p>
    ${hasDates ? [dayField('from', phrases.fromDay, view), dayField('to', phrases.toDay, view)] : nothing}
    ${hasCountries || question.country ? countryField(view) : nothing}
  </form>`;
}

const dayField = (name: 'from' | 'to', label: string, { question, search }: SearchFormView) =>
  html`<p class="item">
    <label for=${name}>${label}</label>
    <input
      id=${name}
      class="field"
      part="field"
      type="date"
      .value=${question[name]}
      @change=${({ target }: Event) => search({ [name]: (target as HTMLInputElement).value }, true)}
    />
  </p>`;

function countryField({ phrases, language, question, countries, search }: SearchFormView) {
  const chosen = question.country.toUpperCase();
  const codes = [...new Set([...countries, ...(chosen ? [chosen] : [])])];
  const compare = wordOrder(language);
  const named = codes
    .map((code) => ({ code, name: countryName(code, language) }))
    .sort((one, other) => compare(one.name, other.name));
  const choose = ({ target }: Event) =>
    search({ country: (target as HTMLSelectElement).value }, true);
  return html`<p class="item">
    <label for="country">${phrases.inCountry}</label>
    <select id="country" class="field" part="field" @change=${choose}>
      <option value="" ?selected=${!chosen}>${phrases.anyCountry}</option>
      ${named.map(
        ({ code, name }) =>
          html`<option value=${code} ?selected=${code === chosen}>${name}</option>`,
      )}
    </select>
  </p>`;
}
