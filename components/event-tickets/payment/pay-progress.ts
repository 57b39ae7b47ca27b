import { SlowNotice } from '../../internal/feed/slow-notice.js';
import type { State } from '../../../src/checkout/machine/state.js';
import type { LateView } from '../../internal/late-view.js';
import type { TicketsHost } from '../tickets-host.js';
import type { EmbeddedPayment } from './payment-form.js';

/** After this time the buyer is told that the payment is still running, so that they don't pay again. */
const patienceSeconds = 10;

/** Shows and announces the progress of a payment until the service has answered. */
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

  /** Runs after every step of the order. A provider's form announces its own start. */
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
