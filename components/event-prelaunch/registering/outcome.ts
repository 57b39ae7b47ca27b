import { html, nothing, type TemplateResult } from 'lit';
import { plainButton } from '../../internal/buttons.js';
import { heading } from '../../internal/heading.js';
import { CodeStep } from '../../internal/sending/code-step.js';
import { EmailStep } from '../../internal/sending/email-step.js';
import { FollowUp, type SendFollowUp } from '../../internal/sending/follow-up.js';
import { successIcon } from '../../internal/sending/success-icon.js';
import type { PrelaunchHost } from '../prelaunch-host.js';
import { isProven, type Registration } from './registration.js';

export interface OutcomeAccess {
  /** As it stands. */
  readonly registration: () => Registration;
  /** Undefined where the service did not say what a follow-up needs. */
  readonly answerer: SendFollowUp | undefined;
  /** Masked; empty where none is known. */
  readonly address: string;
  /** Back to the form, at that field. */
  readonly change: (field: 'email' | 'phone') => void;
}

/** What replaces the form: each channel, until one of them is proven. Never called done before. */
export class RegistrationOutcome {
  readonly #host: PrelaunchHost;
  readonly #access: OutcomeAccess;
  readonly #email: EmailStep;
  readonly #phone: CodeStep;

  constructor(host: PrelaunchHost, access: OutcomeAccess) {
    const { email, phone, phoneHint } = access.registration();
    const followUp = () => new FollowUp(host, access.answerer);
    const { address } = access;
    this.#host = host;
    this.#access = access;
    this.#email = new EmailStep(host, followUp(), { state: email, address });
    const signup = { submissionId: '', outcome: '', email, phone, phoneHint };
    this.#phone = new CodeStep(host, followUp(), signup, () => access.change('phone'));
  }

  draw(): TemplateResult {
    const { email, phone } = this.#access.registration();
    const isReached = [email, phone].some((state) => state === 'sent' || state === 'confirmed');
    const isPhoneDone = phone === 'confirmed';
    return html`<div class="outcome" part="outcome">
      ${isReached ? successIcon : nothing}
      ${heading(this.#host.headingLevel, this.#title(), 'outcome-title')}
      ${isPhoneDone ? this.#phone.draw() : nothing} ${this.#text()}
      ${isPhoneDone ? nothing : this.#phone.draw()}
    </div>`;
  }

  #title(): string {
    const { phrases } = this.#host;
    const registration = this.#access.registration();
    const { email, phone } = registration;
    if (isProven(registration)) return phrases.onTheList;
    if (email === 'sent') return phrases.checkInbox;
    if (phone === 'sent') return phrases.oneStepToGo;
    return email === 'failed' ? phrases.emailFailed : phrases.thanks;
  }

  /** Of the address, and what is enough. */
  #text(): unknown {
    const { phrases } = this.#host;
    const { email, phone } = this.#access.registration();
    if (email === 'confirmed') return html`<p>${phrases.addressConfirmed}</p>`;
    if (email === '' || email === 'not_needed') return nothing;
    if (email !== 'sent' && email !== 'failed') return this.#email.draw();
    const either = email === 'sent' && phone === 'sent';
    return html`${either ? html`<p>${phrases.oneIsEnough}</p>` : nothing} ${this.#email.draw()}
    ${plainButton(phrases.changeAddress, () => this.#access.change('email'), 'suggestion')}`;
  }
}
