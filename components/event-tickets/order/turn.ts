import type { TemplateResult } from 'lit';
import type { Checkout } from '../../../src/checkout/checkout.js';
import turnPhrases from '../../../src/i18n/checkout/en/turn.json' with { type: 'json' };
import { quietButton } from '../../internal/buttons.js';
import { Countdown } from '../../internal/countdown.js';
import type { TicketsHost } from '../tickets-host.js';
import { printSpan } from '../parts/hold-line.js';

/** Shows how long a reservation waits in the queue, with a button to stop waiting. */
export class Turn {
  readonly #host: TicketsHost;
  readonly #wait: Countdown;

  constructor(host: TicketsHost) {
    host.addPhrases(turnPhrases);
    this.#host = host;
    this.#wait = new Countdown(host);
  }

  start(seconds: number): void {
    this.#wait.start(seconds);
    this.#host.announce(this.#words);
  }

  /** Undefined while nothing is waiting. */
  words(checkout: Pick<Checkout, 'state'>): string | undefined {
    return isWaiting(checkout) ? this.#words : undefined;
  }

  callOff(checkout: Checkout): TemplateResult | undefined {
    return isWaiting(checkout)
      ? quietButton(this.#host.phrases.stopWaiting, () => checkout.back('choosing'))
      : undefined;
  }

  get #words(): string {
    return this.#host.phrases.turnIn({ time: printSpan(this.#host, this.#wait.left) });
  }
}

const isWaiting = ({ state: { step, intent } }: Pick<Checkout, 'state'>): boolean =>
  step === 'reserving' && !!intent?.waitSeconds;
