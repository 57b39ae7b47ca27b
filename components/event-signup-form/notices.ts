import { html, type TemplateResult } from 'lit';
import { isRequestFailure } from '../../src/client/errors.js';
import type { Field } from '../../src/forms/fields.js';
import type { Phrases } from '../../src/i18n/phrases.js';
import { heading } from '../internal/heading.js';
import { failureWords } from '../internal/states.js';
import type { EventSignupForm } from './event-signup-form.js';
import { focusPart } from './focus-part.js';

/** Beside a field: what is wrong with its answer. */
export function problem(field: Field, words: string, phrases: Phrases<'form'>): TemplateResult {
  return html`<p id="${field.key}-problem" class="problem" part="problem">
    <span class="visually-hidden">${phrases.errorPrefix}</span> ${words}
  </p>`;
}

/** Above the form: everything that is wrong, each with a link to its field. */
export function summary(
  host: EventSignupForm,
  problems: readonly { readonly field: Field; readonly words: string }[],
): TemplateResult {
  const go = (event: Event, { key }: Field) => {
    event.preventDefault(); // the address of the page is not ours
    void focusPart(host, `#${key}`);
  };
  const items = problems.map(
    ({ field, words }) =>
      html`<li>
        <a href="#${field.key}" @click=${(event: Event) => go(event, field)}>${words}</a>
      </li>`,
  );
  return box(
    host,
    host.phrases.problemTitle,
    html`<ul role="list">
      ${items}
    </ul>`,
  );
}

/** The same for a refusal that names no field. */
export function doubts(host: EventSignupForm): TemplateResult {
  const { checkAnswers, answersRefused } = host.phrases;
  return box(host, checkAnswers, html`<p>${answersRefused}</p>`);
}

/** Why nothing was sent, in words for whoever wants to send it. */
export function failureText(phrases: Phrases<'form'>, error: unknown): string {
  if (error === undefined) return phrases.formOffline;
  const code = isRequestFailure(error) ? error.code : '';
  if (code === 'not_found') return phrases.formClosed;
  const refused = code === 'unauthorized' || code === 'origin_not_allowed';
  return refused ? phrases.formRefused : failureWords(phrases, error);
}

/** Nobody knows whether the answers arrived: sending them again is the visitor's to decide. */
export function doubleSendQuestion(
  { phrases }: EventSignupForm,
  { again, leave }: { readonly again: () => void; readonly leave: () => void },
): TemplateResult {
  return html`<div class="ask" part="notice" role="group" aria-label=${phrases.unheard}>
    <p class="notice-title">${phrases.unheard}</p>
    <p>${phrases.unheardText}</p>
    <p class="row">
      <button class="button" part="button" type="button" @click=${again}>
        ${phrases.sendAgain}
      </button>
      <button class="button button-quiet" part="button" type="button" @click=${leave}>
        ${phrases.doNotSend}
      </button>
    </p>
  </div>`;
}

function box(host: EventSignupForm, title: string, content: TemplateResult): TemplateResult {
  return html`<div class="summary" part="summary" role="group" aria-label=${title}>
    ${heading(host.headingLevel + 1, title, 'summary-title')} ${content}
  </div>`;
}
