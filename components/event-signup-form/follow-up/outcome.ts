import { html, type TemplateResult } from 'lit';
import type { SubscribeRequest } from '../../../src/contract/subscribe.js';
import { maskedAddress } from '../../../src/forms/address.js';
import type { Form } from '../../../src/forms/fields.js';
import { plainButton } from '../../internal/buttons.js';
import { heading } from '../../internal/heading.js';
import { CodeStep } from '../../internal/sending/code-step.js';
import { EmailStep } from '../../internal/sending/email-step.js';
import type { FormHost } from '../form-host.js';
import { focusPart } from '../../internal/focus-part.js';
import { FollowUp, type SendFollowUp } from '../../internal/sending/follow-up.js';
import { successIcon } from '../../internal/sending/success-icon.js';
import { readFollowUp, readSignup } from '../../internal/sending/signup-state.js';

/** What the service has taken, and from whom. */
export interface Receipt {
  readonly form: Form;
  /** As the service says it. */
  readonly result: unknown;
  /** As typed; empty where the form asks for none. */
  readonly address: string;
  readonly startOver: () => void;
}

/** What replaces the form. A signup is never called one before its confirmation. */
export class SubmissionOutcome {
  readonly #host: FormHost;
  readonly #receipt: Receipt;
  readonly #email?: EmailStep;
  readonly #phone?: CodeStep;

  constructor(host: FormHost, receipt: Receipt) {
    this.#host = host;
    this.#receipt = receipt;
    const signup = readSignup(receipt.result);
    if (!signup) return;
    // A form of the whole organisation is followed up at the event of the page.
    const slug = receipt.form.eventSlug || (host.settings.event ?? '');
    const followUp = () => new FollowUp(host, answererOf(slug, signup.submissionId));
    const address = maskedAddress(receipt.address);
    this.#email = new EmailStep(host, followUp(), { state: signup.email, address });
    this.#phone = new CodeStep(host, followUp(), signup);
  }

  draw(): TemplateResult {
    const { phrases, headingLevel } = this.#host;
    const title = this.#email?.title() ?? thanksFor(phrases, this.#receipt.form.kind);
    return html`<div class="outcome" part="outcome">
      ${this.#email?.failed ? undefined : successIcon}
      ${heading(headingLevel, title, 'outcome-title')}
      ${this.#email?.draw() ?? html`<p>${phrases.thanksText}</p>`} ${this.#phone?.draw()}
      ${this.#receipt.form.kind === 'feedback' ? this.#startAgain() : undefined}
    </div>`;
  }

  #startAgain(): TemplateResult {
    const again = () => {
      this.#receipt.startOver();
      void focusPart(this.#host, `#${this.#receipt.form.fields[0]?.key}`);
    };
    return plainButton(this.#host.phrases.fillInAgain, again, 'clear');
  }
}

/** Undefined where the service has not said what a follow-up needs. */
function answererOf(slug: string, submissionId: string): SendFollowUp | undefined {
  if (!slug || !submissionId) return undefined;
  return async (client, question) => {
    const body: SubscribeRequest = { submissionId, ...question };
    return readFollowUp(await client.subscribe({ slug, body }));
  };
}

function thanksFor(phrases: FormHost['phrases'], kind: string): string {
  if (kind === 'contact') return phrases.messageArrived;
  return kind === 'merch_enquiry' ? phrases.enquiryArrived : phrases.thanks;
}
