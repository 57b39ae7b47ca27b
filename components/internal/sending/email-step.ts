import { html, type TemplateResult } from 'lit';
import type { SignupHost } from './signup-host.js';
import type { FollowUp } from './follow-up.js';
import { resendButton } from './resend-button.js';

interface Mail {
  /** `sent`, `failed`, `not_needed`, or what a newer service says. */
  readonly state: string;
  /** Masked; empty where none is known. */
  readonly address: string;
}

/** What became of the confirmation email. */
export class EmailStep {
  readonly #host: SignupHost;
  readonly #followUp: FollowUp;
  readonly #address: string;
  #state: string;

  constructor(host: SignupHost, followUp: FollowUp, { state, address }: Mail) {
    this.#host = host;
    this.#followUp = followUp;
    this.#address = address;
    this.#state = state;
    if (state === 'sent') followUp.startLock();
  }

  get failed(): boolean {
    return this.#state === 'failed';
  }

  title(): string {
    const { phrases } = this.#host;
    if (this.#state === 'sent') return phrases.checkInbox;
    if (this.failed) return phrases.emailFailed;
    return this.#state === 'not_needed' ? phrases.onTheList : phrases.thanks;
  }

  draw(): TemplateResult {
    const { phrases } = this.#host;
    const { failureText, isPossible } = this.#followUp;
    const failure = failureText
      ? html`<p class="problem" part="problem">${failureText}</p>`
      : undefined;
    switch (this.#state) {
      case 'sent':
        return html`<p>${phrases.linkSent({ address: this.#address })}</p>
          ${isPossible ? html`<p class="help">${phrases.lookInSpam}</p>` : undefined} ${failure}
          ${this.#resendButton()}`;
      case 'failed':
        return html`<p>${phrases.emailFailedText}</p>
          ${failure} ${this.#resendButton()}`;
      case 'not_needed':
        return html`<p>${phrases.onTheListText}</p>`;
      default:
        // A word of tomorrow may mean anything but that the address is confirmed.
        return html`<p>${this.#state ? phrases.emailFailedText : phrases.thanksText}</p>`;
    }
  }

  #resendButton(): TemplateResult | undefined {
    const { phrases } = this.#host;
    return resendButton(this.#followUp, {
      words: phrases.resendEmail,
      lockedFor: phrases.resendIn,
      id: 'email-lock',
      resend: () => void this.#sendAgain(),
    });
  }

  async #sendAgain(): Promise<void> {
    const answer = await this.#followUp.send({ resend: 'email' });
    if (!answer) return;
    // A service that says nothing else has done as it was asked.
    this.#state = answer.email || 'sent';
    const { phrases } = this.#host;
    if (this.#state === 'sent') this.#followUp.startLock();
    this.#host.announce(this.#state === 'sent' ? phrases.emailResent : this.title());
    this.#host.requestUpdate();
  }
}
