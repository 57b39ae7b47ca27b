import { html, nothing, type TemplateResult } from 'lit';
import type { Verification } from '../../src/contract/forms.js';
import type { SubscribeResult } from '../../src/contract/subscribe.js';
import { heading } from '../internal/heading.js';
import type { EventSignupForm } from './event-signup-form.js';
import { focusPart } from '../internal/focus-part.js';
import type { FollowUp, Question } from './follow-up.js';
import { keepKeys } from './keep-keys.js';
import { resendButton } from './resend-button.js';

type Step = 'code' | 'number' | 'confirmed' | 'failed' | 'unavailable' | 'none';

const steps: Partial<Record<string, Step>> = {
  sent: 'code',
  failed: 'failed',
  unavailable: 'unavailable',
  not_needed: 'none',
};

/** A number is confirmed by the code that was texted to it. */
export class CodeStep {
  readonly #host: EventSignupForm;
  readonly #followUp: FollowUp;
  #step: Step;
  #hint: string;
  #problem = '';

  constructor(host: EventSignupForm, followUp: FollowUp, { phone, phoneHint }: Verification) {
    this.#host = host;
    this.#followUp = followUp;
    this.#step = steps[phone] ?? 'none';
    this.#hint = phoneHint ?? '';
    if (this.#step === 'code') followUp.startLock();
  }

  draw(): TemplateResult | undefined {
    const { phrases, headingLevel } = this.#host;
    switch (this.#step) {
      case 'none':
        return undefined;
      case 'confirmed':
        return html`${heading(headingLevel + 1, phrases.numberConfirmed, 'step-title')}`;
      case 'unavailable':
        return html`<p>${phrases.phoneUnavailable}</p>`;
      case 'failed':
        return html`<p>${phrases.phoneFailed}</p>
          ${this.#possible ? this.#changeButton() : undefined}`;
      default:
        return html`<div class="step">
          ${heading(headingLevel + 1, phrases.codeTitle, 'step-title')}
          ${this.#step === 'code' ? this.#codeForm() : this.#numberForm()}
        </div>`;
    }
  }

  get #possible(): boolean {
    return this.#followUp.possible;
  }

  #codeForm(): TemplateResult {
    const { phrases } = this.#host;
    const sent = html`<p>${phrases.codeSent(this.#hint)}</p>`;
    if (!this.#possible) return sent;
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
    return html`${sent} ${this.#form(phrases.codeLabel, 'code', input, phrases.confirmNumber)}
      <div class="row">
        ${resendButton(this.#followUp, {
          words: phrases.resendCode,
          lockedFor: phrases.resendIn,
          id: 'code-lock',
          resend: () => void this.#ask({ resend: 'code' }),
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
    const problem = this.#problem || this.#followUp.words;
    return html`<form
      class="item"
      novalidate
      @submit=${this.#submit}
      @keydown=${keepKeys}
      @keyup=${keepKeys}
      @keypress=${keepKeys}
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
    return html`<button class="clear" part="button" type="button" @click=${change}>
      ${this.#host.phrases.changeNumber}
    </button>`;
  }

  readonly #submit = (event: Event): void => {
    event.preventDefault();
    const { phrases } = this.#host;
    const typed = this.#host.renderRoot.querySelector<HTMLInputElement>('.step input')?.value ?? '';
    const asksCode = this.#step === 'code';
    // As it is printed in messages: with spaces, or in two halves.
    const value = asksCode ? typed.replace(/[\s-]/g, '') : typed.trim();
    if (value) void this.#ask(asksCode ? { code: value } : { phone: value });
    else this.#complain(asksCode ? phrases.textedCodeMissing : phrases.numberMissing);
  };

  async #ask(question: Question): Promise<void> {
    const answer = await this.#followUp.ask(question);
    if (!answer) return;
    this.#hint = answer.verification.phoneHint ?? this.#hint;
    this.#problem = '';
    if ('code' in question) this.#judge(answer);
    else this.#texted(answer.verification.phone);
    this.#host.requestUpdate();
  }

  /** Another message has been sent, or not. */
  #texted(phone: Verification['phone']): void {
    this.#step = steps[phone] ?? 'none';
    if (this.#step !== 'code') return;
    this.#followUp.startLock();
    this.#host.announce(this.#host.phrases.codeResent);
    void focusPart(this.#host, '#code');
  }

  #judge({ outcome, verification }: SubscribeResult): void {
    const { phrases } = this.#host;
    if (outcome === 'expired_code') this.#complain(phrases.expiredCode);
    else if (outcome === 'too_many_attempts') this.#complain(phrases.tooManyCodes);
    else if (outcome === 'confirmed' || verification.phone === 'not_needed') {
      this.#step = 'confirmed';
      void focusPart(this.#host, '.step-title');
    } else this.#complain(phrases.wrongCode);
  }

  #complain(words: string): void {
    this.#problem = words;
    this.#host.announce(words);
    void focusPart(this.#host, '.step input');
  }
}
