import type { TemplateResult } from 'lit';
import { isRequestFailure } from '../../../src/client/errors.js';
import { readObject, readText } from '../../../src/contract/loose.js';
import { dispatch } from '../../internal/events.js';
import { focusPart } from '../../internal/focus-part.js';
import { TabRecord } from '../../internal/form/tab-record.js';
import type { SendFollowUp, FollowUpRequest } from '../../internal/sending/follow-up.js';
import type { SignupState } from '../../internal/sending/signup-state.js';
import type { PrelaunchAnswers } from '../answers.js';
import { prelaunchRecordName } from '../kept.js';
import type { PrelaunchConfirmed } from '../prelaunch-events.js';
import type { PrelaunchHost } from '../prelaunch-host.js';
import { RegistrationOutcome } from './outcome.js';
import { readRegistration, type Registration } from './registration.js';
import { sendVerification } from './service-calls.js';

/** A registration on its way to being confirmed, and what the tab keeps of it and of its draft. */
export class OptIn {
  readonly #host: PrelaunchHost;
  readonly #answers: PrelaunchAnswers;
  readonly #slug: string;
  readonly #record: TabRecord;
  #registration?: Registration;
  #outcome?: RegistrationOutcome | undefined;

  constructor(host: PrelaunchHost, answers: PrelaunchAnswers, slug: string) {
    this.#host = host;
    this.#answers = answers;
    this.#slug = slug;
    this.#record = new TabRecord(prelaunchRecordName(slug));
    this.#restore();
  }

  /** Its outcome is on screen. */
  get isBegun(): boolean {
    return this.#outcome !== undefined;
  }

  draw(): TemplateResult | undefined {
    return this.#outcome?.draw();
  }

  /** @param address masked; empty where none is known */
  async begin(registration: Registration, address: string): Promise<void> {
    this.#show(registration, address);
    this.#store(registration);
    await focusPart(this.#host, '.outcome-title');
  }

  /** Addresses and numbers are nobody's business, and consents are given to what is on screen. */
  keepDraft(): void {
    const { firstName } = this.#answers.typed;
    // A registration that was gone back from is still the last that the service has taken.
    if (!this.#registration) this.#record.keep({ firstName });
  }

  #restore(): void {
    const kept = readObject(this.#record.read());
    const registration = readRegistration(kept['registration']);
    if (registration) this.#show(registration, '');
    const { typed } = this.#answers;
    const firstName = readText(kept['firstName']);
    if (!typed.firstName && firstName) this.#answers.typed = { ...typed, firstName };
  }

  #show(registration: Registration, address: string): void {
    this.#registration = registration;
    this.#outcome = new RegistrationOutcome(this.#host, {
      registration: () => this.#registration ?? registration,
      answerer: registration.id ? this.#answerer : undefined,
      address,
      change: (field) => {
        this.#outcome = undefined;
        void focusPart(this.#host, `#${field}`);
      },
    });
  }

  #store(registration: Registration): void {
    this.#registration = registration;
    if (registration.id) this.#record.keep({ registration });
    else this.#record.forget();
  }

  readonly #answerer: SendFollowUp = async (client, question) => {
    const registration = this.#registration;
    if (!registration) throw new Error('nothing to follow up');
    const asked = { slug: this.#slug, registration };
    const state = await sendVerification(client, asked, question).catch((error: unknown) => {
      // A reload, which is what is left to try, must not come back to it.
      if (isRequestFailure(error) && error.code === 'not_found') this.#record.forget();
      throw error;
    });
    return this.#useAnswer(registration, question, state);
  };

  /** What is known now. A channel that needs nothing any more has been proven. */
  #useAnswer(before: Registration, question: FollowUpRequest, state: SignupState): SignupState {
    const isDone = state.outcome === 'confirmed';
    const isEmail = 'resend' in question && question.resend === 'email';
    const told = {
      ...state,
      ...(isDone && { [isEmail ? 'email' : 'phone']: 'not_needed' }),
    };
    const email = stateAfter(before.email, told.email);
    const phone = stateAfter(before.phone, told.phone);
    this.#store({ ...before, email, phone, phoneHint: told.phoneHint || before.phoneHint });
    if (email === 'confirmed' && before.email !== email) this.#emitConfirmed('email');
    if (phone === 'confirmed' && before.phone !== phone) this.#emitConfirmed('phone');
    // The button that was pressed is gone.
    if (isEmail && email === 'confirmed') void focusPart(this.#host, '.outcome-title');
    return told;
  }

  #emitConfirmed(channel: PrelaunchConfirmed['channel']): void {
    const told: PrelaunchConfirmed = { event: this.#slug, channel };
    dispatch(this.#host, `${this.#host.localName}-confirmed`, told);
  }
}

/** A channel that was never asked for stays as it was. */
function stateAfter(before: string, told: string): string {
  if (before === 'not_needed' || before === 'confirmed' || !told) return before;
  return told === 'not_needed' ? 'confirmed' : told;
}
