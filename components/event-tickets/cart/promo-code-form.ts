import { html, nothing, type TemplateResult } from 'lit';
import type { Phrases } from '../../../src/i18n/phrases.js';
import { keepLettersFromPage } from '../../internal/keep-letters-from-page.js';

interface CodeForm {
  /** The text of the field, kept between redraws. */
  readonly text: string;
  readonly problem: string | undefined;
  readonly busy: boolean;
}

/** The field for a code and its button. `send` gets the trimmed text. */
export function promoCodeForm(
  phrases: Phrases<'tickets'>,
  { text, problem, busy }: CodeForm,
  send: (code: string) => void,
): TemplateResult {
  const submit = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    const { code } = (event.target as HTMLFormElement).elements as unknown as Named;
    if (!busy) send(code.value.trim());
  };
  return html`<form class="code" novalidate @submit=${submit}>
    <label for="code">${phrases.code}</label>
    <div class="code-row">
      <input
        id="code"
        class="field"
        part="field"
        type="text"
        autocomplete="off"
        autocapitalize="characters"
        spellcheck="false"
        enterkeyhint="go"
        aria-invalid=${problem ? 'true' : nothing}
        aria-describedby=${problem ? 'code-problem' : nothing}
        .value=${text}
        @keydown=${keepLettersFromPage}
      />
      <button class="button" part="button" type="submit" aria-disabled=${busy ? 'true' : nothing}>
        ${phrases.applyCode}
      </button>
    </div>
    ${problem ? html`<p class="problem" id="code-problem">${problem}</p>` : nothing}
  </form>`;
}

interface Named {
  readonly code: HTMLInputElement;
}
