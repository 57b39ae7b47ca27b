import type { TemplateResult } from 'lit';
import { isRequestFailure } from '../../../src/client/errors.js';
import { maskedAddress } from '../../../src/forms/address.js';
import {
  registrationBody,
  registrationProblem,
  refusedRegistrationFields,
  type RegistrationProblem,
} from '../../../src/forms/registration-rules.js';
import { askedFields, type RegistrationField } from '../../../src/forms/registration.js';
import { webUrl, type SafeAddress } from '../../../src/html/links.js';
import prelaunchParts from '../../../src/i18n/event-prelaunch/en/parts.json' with { type: 'json' };
import signup from '../../../src/i18n/signup/en/first.json' with { type: 'json' };
import details from '../../../src/i18n/states/en/details.json' with { type: 'json' };
import trouble from '../../../src/i18n/states/en/trouble.json' with { type: 'json' };
import { focusPart } from '../../internal/focus-part.js';
import { AddressHints } from '../../internal/form/address-hints.js';
import { drawFieldError, errorSummary } from '../../internal/form/error-summary.js';
import { filling } from '../../internal/form/form-errors.styles.js';
import { RefusableValidation } from '../../internal/form/refusable-validation.js';
import { afterPress } from '../../internal/press.js';
import { FormDelivery } from '../../internal/sending/delivery.js';
import { boxOf, refusalSummary } from '../../internal/sending/notices.js';
import type { SendOutcome } from '../../internal/sending/send.js';
import { sendingStyles } from '../../internal/sending/sending.styles.js';
import { adoptStyles } from '../../internal/styles/adopt-styles.js';
import type { PrelaunchAnswers } from '../answers.js';
import { countdown, whenWords } from '../countdown.js';
import type { FormExtras, PrelaunchHost } from '../prelaunch-host.js';
import { OptIn } from './opt-in.js';
import { registrationProblemText } from './problem-words.js';
import type { Registration } from './registration.js';
import { sendRegistration } from './service-calls.js';
import { TimeLeft } from './time-left.js';

/** What is asked of the element. */
export interface RegistrationAccess {
  /** Of the event. */
  readonly slug: string;
  /** Reads the form again, and says whether it is still there. */
  readonly isPublished: () => Promise<boolean>;
}

/** Everything about the form that no first paint shows: judging, sending, and what comes of it. */
export class RegistrationForm implements FormExtras {
  readonly #host: PrelaunchHost;
  readonly #answers: PrelaunchAnswers;
  readonly #access: RegistrationAccess;
  readonly #validation: RefusableValidation<RegistrationProblem>;
  readonly #addresses: AddressHints;
  readonly #delivery: FormDelivery;
  readonly #optIn: OptIn;
  readonly #timeLeft: TimeLeft;

  constructor(host: PrelaunchHost, answers: PrelaunchAnswers, access: RegistrationAccess) {
    host.addPhrases({ ...trouble, ...details, ...signup, ...prelaunchParts });
    adoptStyles(host.renderRoot, filling, sendingStyles);
    this.#host = host;
    this.#answers = answers;
    this.#access = access;
    this.#validation = new RefusableValidation(
      () => askedFields(answers.form),
      (id) => registrationProblem(answers.form, answers.typed, id as RegistrationField),
    );
    this.#addresses = new AddressHints(host);
    this.#delivery = new FormDelivery(host);
    this.#optIn = new OptIn(host, answers, access.slug);
    this.#timeLeft = new TimeLeft(host, answers, access.slug, (inHands) => this.#closed(inHands));
    if (!host.shadowRoot?.activeElement) this.#addresses.checkAddress('email', answers.typed.email);
    answers.changed = (name) => this.#changed(name);
    host.requestUpdate();
  }

  get busy(): boolean {
    return this.#delivery.busy;
  }

  get waiting(): boolean {
    return this.#delivery.waiting;
  }

  /** Another event: nothing of this one is shown or counted any more. */
  leave(): void {
    this.#answers.changed = undefined;
    this.#timeLeft.leave();
  }

  /** Instead of the form, once somebody has registered. */
  outcome(): TemplateResult | undefined {
    return this.#optIn.draw();
  }

  /** Until tickets are on sale, where the form has no end of its own. */
  saleCountdown(): TemplateResult | undefined {
    const { phrases, language } = this.#host;
    return countdown({ at: this.#timeLeft.saleAt, language, words: phrases.salesOpen });
  }

  privacyAddress(address: string): SafeAddress | undefined {
    return webUrl(address);
  }

  summary(): TemplateResult | undefined {
    const asked = askedFields(this.#answers.form);
    const complaints = this.#validation.listed.flatMap(({ id, problem }) =>
      asked.includes(id as RegistrationField)
        ? [{ id, words: this.#words(id as RegistrationField, problem) }]
        : [],
    );
    if (complaints.length > 0) return errorSummary(this.#host, boxOf(this.#host), complaints);
    return this.#delivery.sent?.outcome === 'refused' ? refusalSummary(this.#host) : undefined;
  }

  problem(name: RegistrationField): TemplateResult | undefined {
    const problem = this.#validation.problemOf(name);
    if (!problem) return undefined;
    return drawFieldError(this.#host.phrases, { id: name, words: this.#words(name, problem) });
  }

  note(name: RegistrationField): TemplateResult | undefined {
    if (name !== 'email') return undefined;
    return this.#addresses.draw(name, (address) => this.#answers.set(name, address));
  }

  question(): TemplateResult | undefined {
    return this.#delivery.drawQuestion(() => void this.#send());
  }

  reason(): TemplateResult | undefined {
    return this.#delivery.drawReason();
  }

  checkField(): void {
    afterPress(() => {
      this.#validation.revalidateAll();
      this.#addresses.checkAddress('email', this.#answers.typed.email);
      this.#host.requestUpdate();
    });
  }

  /** Judges, asks, sends: whatever is due when somebody presses the button. */
  async submit(): Promise<void> {
    const delivery = this.#delivery;
    if (delivery.busy || this.#optIn.isBegun) return;
    if (delivery.waiting) {
      this.#host.announce(delivery.reasonWords());
    } else if (delivery.sent?.outcome === 'unheard') {
      await delivery.askToSendAgain();
    } else if (!this.#validation.validate()) {
      delivery.sent = undefined;
      await focusPart(this.#host, '.summary');
    } else {
      await this.#send();
    }
  }

  async #send(): Promise<void> {
    const { slug, isPublished } = this.#access;
    const { form, typed } = this.#answers;
    const body = registrationBody(form, typed);
    const sent = await this.#delivery.send({
      send: (client) => sendRegistration(client, { slug, body, isPublished }),
      detail: { event: slug },
    });
    if (sent) await this.#follow(sent);
  }

  /** Where the visitor looks next. */
  async #follow(sent: SendOutcome): Promise<void> {
    const { form, typed } = this.#answers;
    switch (sent.outcome) {
      case 'arrived':
        this.#validation.reset();
        this.#delivery.sent = undefined;
        return this.#optIn.begin(sent.result as Registration, maskedAddress(typed.email.trim()));
      case 'refused':
        return this.#refuse(refusedRegistrationFields(form, '', sent.fields));
      case 'unheard':
        return this.#delivery.askToSendAgain();
      case 'failed': {
        const code = isRequestFailure(sent.error) ? sent.error.code : '';
        const refused = refusedRegistrationFields(form, code, []);
        if (refused.length > 0) return this.#refuse(refused);
      }
    }
    this.#host.announce(this.#delivery.reasonWords());
  }

  /** By the service. Its form may be another by now than the one that was read. */
  #refuse(problems: [RegistrationField, RegistrationProblem][]): Promise<void> {
    this.#delivery.sent = { outcome: 'refused', fields: [] };
    this.#validation.refuse(problems);
    this.#answers.reopen();
    void this.#access.isPublished();
    return focusPart(this.#host, '.summary');
  }

  #changed(name: RegistrationField): void {
    for (const id of askedFields(this.#answers.form)) {
      // Number, address and boxes ask for each other; what was refused waits for another answer.
      if (id === name || this.#validation.problemOf(id) !== 'refused')
        this.#validation.revalidate(id);
    }
    this.#addresses.remove(name);
    this.#optIn.keepDraft();
  }

  #words(name: RegistrationField, problem: RegistrationProblem): string {
    return registrationProblemText(this.#host.phrases, this.#answers.form, [name, problem]);
  }

  #closed(inHands: boolean): void {
    if (this.#optIn.isBegun) return;
    const host = this.#host;
    const at = this.#answers.form.closesAt ?? 0;
    host.announce(host.phrases.prelaunchClosed({ when: whenWords(at, host.language) }));
    if (inHands) void focusPart(host, '.closed .title');
  }
}
