import { html, type TemplateResult } from 'lit';
import { isRequestFailure } from '../../../src/client/errors.js';
import type { Phrases } from '../../../src/i18n/phrases.js';
import { plainButton, quietButton } from '../buttons.js';
import { summaryBox } from '../form/error-summary.js';
import { failureWords } from '../feed/states.js';
import type { SignupHost } from './signup-host.js';

/** The settings of the box that lists errors. */
export const boxOf = ({ headingLevel }: SignupHost) => ({
  part: 'summary',
  level: headingLevel + 1,
});

/** Above the form, for a refusal that names no field. */
export function refusalSummary(host: SignupHost): TemplateResult {
  const { checkAnswers, answersRefused } = host.phrases;
  const content = html`<p>${answersRefused}</p>`;
  return summaryBox(boxOf(host), checkAnswers, content);
}

/** Tells the visitor why nothing was sent. */
export function failureText(phrases: Phrases<'signup'>, error: unknown): string {
  if (error === undefined) return phrases.formOffline;
  const code = isRequestFailure(error) ? error.code : '';
  if (code === 'not_found') return phrases.formClosed;
  const refused = code === 'unauthorized' || code === 'origin_not_allowed';
  return refused ? phrases.formRefused : failureWords(phrases, error);
}

/** The answers may have arrived, so the visitor decides whether to send them again. */
export function doubleSendQuestion(
  { phrases }: SignupHost,
  { again, leave }: { readonly again: () => void; readonly leave: () => void },
): TemplateResult {
  return html`<div class="ask" part="notice" role="group" aria-label=${phrases.unheard}>
    <p class="notice-title">${phrases.unheard}</p>
    <p>${phrases.unheardText}</p>
    <p class="row">
      ${plainButton(phrases.sendAgain, again)} ${quietButton(phrases.doNotSend, leave)}
    </p>
  </div>`;
}
