import { html, nothing, type TemplateResult } from 'lit';
import { plainButton } from '../buttons.js';
import { heading } from '../heading.js';
import type { SignupHost } from './signup-host.js';
import { focusPart } from '../focus-part.js';
import type { FollowUp, FollowUpRequest } from './follow-up.js';
import { keepLettersFromPage } from '../keep-letters-from-page.js';
import { resendButton } from './resend-button.js';
import type { SignupState } from './signup-state.js';

/** `passed_on`: the service does not say what became of the code. */
type Step =
  | 'code'
  | 'number'
  | 'confirmed'
  | 'unconfirmed'
  | 'passed_on'
  | 'failed'
  | 'unavailable'
  | 'none';

const steps = new Map<string, Step>([
  ['', 'none'],
  ['not_needed', 'none'],
  ['sent', 'code'],
  ['failed', 'failed'],
  ['unavailable', 'unavailable'],
]);

/** A number is confirmed by the code that was texted to it. */
export class CodeStep {
  readonly #host: SignupHost;
  readonly #followUp: FollowUp;
  #step: Step;
  #hint: string;
  readonly #changeElsewhere: (() => void) | undefined;
  #problem = '';

  /** @param changeElsewhere where another number is not asked for here */
  constructor(
    host: SignupHost,
    followUp: FollowUp,
    { phone, phoneHint }: SignupState,
    changeElsewhere?: () => void,
  ) {
    this.#changeElsewhere = changeElsewhere;
    this.#host = host;
    this.#followUp = followUp;
    // A word that is not known may mean anything but that the number is confirmed.
    this.#step = steps.get(phone) ?? 'unconfirmed';
    this.#hint = phoneHint;
    if (this.#step === 'code') followUp.startLock();
  }

  draw(): TemplateResult | undefined {
    const { phrases, headingLevel } = this.#host;
    switch (this.#step) {
      case 'none':
        return undefined;
      case 'confirmed':
        return html`${heading(headingLevel + 1, phrases.numberConfirmed, 'step-title')}`;
      case 'unconfirmed':
        return html`<p>${phrases.phoneUnconfirmed}</p>`;
      case 'passed_on':
        return html`<p class="passed-on">${phrases.codePassedOn}</p>`;
      case 'unavailable':
        return html`<p>${phrases.phoneUnavailable}</p>
          ${this.#changeElsewhere ? this.#changeButton() : undefined}`;
      case 'failed':
        return html`<p>${phrases.phoneFailed}</p>
          ${this.#isPossible ? this.#changeButton() : undefined}`;
      case 'code':
        if (!this.#isPossible) return html`<p>${phrases.textSent({ hint: this.#hint })}</p>`;
    }
    return html`<div class="step">
      ${heading(headingLevel + 1, phrases.codeTitle, 'step-title')}
      ${this.#step === 'code' ? this.#codeForm() : this.#numberForm()}
    </div>`;
  }

  get #isPossible(): boolean {
    return this.#followUp.isPossible;
  }

  #codeForm(): TemplateResult {
    const { phrases } = this.#host;
    const input = html`<input
      id="code"
      class="field code"
      part="field"
      type="text"
      inputmode="numeric"
      autocomplete="one-time-code"
      spellcheck="false"
      enterkeyhint="done"
      aria-required="true"
      aria-invalid=${this.#problem ? 'true' : nothing}
      aria-describedby=${this.#problem ? 'step-problem' : nothing}
    />`;
    return html`<p>${phrases.codeSent({ hint: this.#hint })}</p>
      ${this.#form(phrases.codeLabel, 'code', input, phrases.confirmNumber)}
      <div class="row">
        ${resendButton(this.#followUp, {
          words: phrases.resendCode,
          lockedFor: phrases.resendIn,
          id: 'code-lock',
          resend: () => void this.#send({ resend: 'code' }),
        })}
        ${this.#changeButton()}
      </div>`;
  }

  #numberForm(): TemplateResult {
    const { phrases } = this.#host;
    const input = html`<input
      id="number"
      class="field"
      part="field"
      type="tel"
      name="tel"
      autocomplete="tel"
      aria-required="true"
      aria-invalid=${this.#problem ? 'true' : nothing}
      aria-describedby=${this.#problem ? 'step-problem' : nothing}
    />`;
    return this.#form(phrases.newNumber, 'number', input, phrases.textCode);
  }

  #form(label: string, id: string, input: TemplateResult, send: string): TemplateResult {
    const problem = this.#problem || this.#followUp.failureText;
    return html`<form
      class="item"
      novalidate
      @submit=${this.#submit}
      @keydown=${keepLettersFromPage}
      @keyup=${keepLettersFromPage}
      @keypress=${keepLettersFromPage}
    >
      <label class="label" part="label" for=${id}>${label}</label>
      ${
        problem
          ? html`<p id="step-problem" class="problem" part="problem">
              <span class="visually-hidden">${this.#host.phrases.errorPrefix}</span> ${problem}
            </p>`
          : nothing
      }
      <div class="row">
        ${input}
        <button
          class="button button-primary"
          part="submit"
          type="submit"
          aria-disabled=${this.#followUp.busy}
        >
          <span>${send}</span>
        </button>
      </div>
    </form>`;
  }

  #changeButton(): TemplateResult {
    const change = () => {
      this.#step = 'number';
      this.#problem = '';
      void focusPart(this.#host, '#number');
    };
    return plainButton(
      this.#host.phrases.changeNumber,
      this.#changeElsewhere ?? change,
      'suggestion',
    );
  }

  readonly #submit = (event: Event): void => {
    event.preventDefault();
    const { phrases } = this.#host;
    const typed = this.#host.renderRoot.querySelector<HTMLInputElement>('.step input')?.value ?? '';
    const asksCode = this.#step === 'code';
    // As it is printed in messages: with spaces, or in two halves.
    const value = asksCode ? typed.replace(/[\s-]/g, '') : typed.trim();
    if (value) void this.#send(asksCode ? { code: value } : { phone: value });
    else this.#showProblem(asksCode ? phrases.textedCodeMissing : phrases.numberMissing);
  };

  async #send(question: FollowUpRequest): Promise<void> {
    const answer = await this.#followUp.send(question);
    if (!answer) return;
    this.#hint = answer.phoneHint || this.#hint;
    this.#problem = '';
    if ('code' in question) this.#showOutcome(answer);
    else this.#showResent(answer.phone || 'sent');
    this.#host.requestUpdate();
  }

  /** Another message has been sent, or not. */
  #showResent(phone: string): void {
    this.#step = steps.get(phone) ?? 'none';
    if (this.#step !== 'code') return;
    this.#followUp.startLock();
    this.#host.announce(this.#host.phrases.codeResent);
    void focusPart(this.#host, '#code');
  }

  #showOutcome({ outcome, phone }: SignupState): void {
    const { phrases } = this.#host;
    if (outcome === 'confirmed' || phone === 'not_needed') this.#finish('confirmed', '.step-title');
    else if (outcome === 'wrong_code') this.#showProblem(phrases.wrongCode);
    else if (outcome === 'expired_code') this.#showProblem(phrases.expiredCode);
    else if (outcome === 'too_many_attempts') this.#showProblem(phrases.tooManyCodes);
    else if (outcome || phone) this.#showProblem(phrases.codeRefused);
    else this.#finish('passed_on', '.passed-on');
  }

  /** There is nothing left to type. */
  #finish(step: Step, part: string): void {
    this.#step = step;
    void focusPart(this.#host, part);
  }

  #showProblem(words: string): void {
    this.#problem = words;
    this.#host.announce(words);
    void focusPart(this.#host, '.step input');
  }
}
