import { SlowNotice } from '../../internal/feed/slow-notice.js';
import type { State } from '../../../src/checkout/machine/state.js';
import type { LateView } from '../../internal/late-view.js';
import type { TicketsHost } from '../tickets-host.js';
import type { EmbeddedPayment } from './payment-form.js';

/** A payment that takes longer may tempt somebody to pay again. */
const patienceSeconds = 10;

/** What becomes of a press of the button that pays, aloud and in sight, until it is answered. */
export class PayProgress {
  readonly #host: TicketsHost;
  readonly #form: LateView<EmbeddedPayment>;
  readonly #slow: SlowNotice;
  #isAsking = false;

  constructor(host: TicketsHost, form: LateView<EmbeddedPayment>) {
    this.#host = host;
    this.#form = form;
    this.#slow = new SlowNotice(host, patienceSeconds, () => host.phrases.stillWorking);
  }

  /** After every step of the order. A form in the page says itself that it has been pressed. */
  follow({ step, action }: State): void {
    const isAsking = step === 'paying' && !action;
    if (isAsking && !this.#isAsking) this.#host.announce(this.#host.phrases.payStarted);
    this.#isAsking = isAsking;
    this.#slow.update(this.#isBusy);
  }

  get words(): string | undefined {
    this.#slow.update(this.#isBusy);
    if (!this.#isBusy) return undefined;
    const { payStarted, stillWorking } = this.#host.phrases;
    return this.#slow.isSlow ? stillWorking : payStarted;
  }

  stop(): void {
    this.#slow.stop();
  }

  get #isBusy(): boolean {
    return this.#isAsking || !!this.#form.view?.isBusy;
  }
}
