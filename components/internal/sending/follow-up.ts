import type { Client } from '../../../src/client/client.js';
import { isRequestFailure } from '../../../src/client/errors.js';
import { clientOf } from '../feed/clients.js';
import { Countdown } from '../countdown.js';
import type { SignupHost } from './signup-host.js';
import { failureText } from './notices.js';
import type { SignupState } from './signup-state.js';

/** What a follow-up says besides the submission it belongs to. */
export type FollowUpRequest = { code: string } | { phone: string } | { resend: 'email' | 'code' };

/** Sends one to the service, where that has said what a follow-up needs. */
export type SendFollowUp = (client: Client, question: FollowUpRequest) => Promise<SignupState>;

/** How long no other message can be requested. */
const lockSeconds = 30;

/** Requests that carry a signup on. One at a time; a failure becomes words. */
export class FollowUp {
  busy = false;
  /** Why the last request failed; empty when it did not. */
  failureText = '';
  /** Another message can be asked for once this is over. */
  readonly lock: Countdown;
  readonly #host: SignupHost;
  readonly #send: SendFollowUp | undefined;

  constructor(host: SignupHost, answer: SendFollowUp | undefined) {
    this.#host = host;
    this.#send = answer;
    this.lock = new Countdown(host);
  }

  /** The service has said what a follow-up needs. */
  get isPossible(): boolean {
    return Boolean(this.#send);
  }

  /** A message is on its way: the next one has to wait. */
  startLock(): void {
    if (this.isPossible) this.lock.start(lockSeconds);
  }

  async send(question: FollowUpRequest): Promise<SignupState | undefined> {
    if (this.busy) return undefined;
    this.busy = true;
    this.failureText = '';
    this.#host.requestUpdate();
    try {
      const client = clientOf(this.#host);
      return client && (await this.#send?.(client, question));
    } catch (error) {
      this.failureText = this.#wordsFor(error, question);
      this.#host.announce(this.failureText);
      return undefined;
    } finally {
      this.busy = false;
      this.#host.requestUpdate();
    }
  }

  #wordsFor(error: unknown, question: FollowUpRequest): string {
    const { phrases } = this.#host;
    if (!isRequestFailure(error)) return failureText(phrases, error);
    if (error.retryAfterSeconds) this.lock.start(error.retryAfterSeconds);
    if (error.code === 'not_found') return phrases.signupUnknown;
    if (error.code !== 'bad_request') return failureText(phrases, error);
    if ('code' in question) return phrases.codeRefused;
    return 'phone' in question ? phrases.numberRefused : phrases.signupUnknown;
  }
}
