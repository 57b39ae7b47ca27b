import { html, type ReactiveController, type TemplateResult } from 'lit';
import { clock } from '../../../src/clock/clock.js';
import type { Checkout } from '../../../src/checkout/checkout.js';
import { timeOptions } from '../../../src/format/dates.js';
import { formatter } from '../../../src/format/intl.js';
import { letSleep, wakeAt } from '../../internal/wake-up.js';
import type { TicketsHost } from '../tickets-host.js';

/** A screen reader user is told when this many minutes are left. */
const warnings = [10, 5, 2, 1];
/** From here on the line shows seconds. */
const lastMinutes = 2;

/** "12 minutes", or seconds near the end. */
export const printSpan = ({ phrases }: TicketsHost, left: number): string =>
  left > lastMinutes * 60
    ? phrases.minutes({ count: Math.ceil(left / 60) })
    : phrases.seconds({ count: Math.ceil(left) });

const ahead = (left: number): number[] => warnings.filter((minutes) => minutes * 60 < left);

/** "Held until 14:32 (12 minutes left)", while tickets are held. */
export class HoldLine implements ReactiveController {
  readonly #host: TicketsHost;
  readonly #checkout: Pick<Checkout, 'state' | 'secondsLeft'>;
  #isRunning = false;
  #drawn = '';
  /** Warnings not announced yet. */
  #ahead: readonly number[] = [];

  constructor(host: TicketsHost, checkout: Pick<Checkout, 'state' | 'secondsLeft'>) {
    this.#host = host;
    this.#checkout = checkout;
    host.addController(this);
  }

  draw(): TemplateResult | undefined {
    this.#drawn = this.#words();
    if (!this.#drawn) return undefined;
    const look = (this.#left ?? 0) > lastMinutes * 60 ? 'hold' : 'hold urgent';
    return html`<p class=${look} part="hold" role="timer" aria-live="off">${this.#drawn}</p>`;
  }

  hostUpdate(): void {
    this.#drawn = '';
  }

  /** Counts down only while the line is shown. It is hidden during a payment, so as not to rush the buyer. */
  hostUpdated(): void {
    if (!this.#drawn) this.hostDisconnected();
    else if (!this.#isRunning) {
      this.#isRunning = true;
      this.#ahead = ahead(this.#left ?? 0);
      wakeAt(clock.now() + 1000, this.#tick);
    }
  }

  hostDisconnected(): void {
    letSleep(this.#tick);
    this.#isRunning = false;
  }

  get #left(): number | undefined {
    return this.#checkout.secondsLeft();
  }

  /** Reads the clock at every tick instead of counting ticks: a background page gets fewer of them. */
  readonly #tick = (): void => {
    wakeAt(clock.now() + 1000, this.#tick);
    if (this.#words() !== this.#drawn) this.#host.requestUpdate();
    const left = this.#left ?? 0;
    const before = this.#ahead.length;
    this.#ahead = ahead(left);
    if (this.#ahead.length < before && left > 0) {
      this.#host.announce(this.#host.phrases.heldFor({ left: printSpan(this.#host, left) }));
    }
  };

  #words(): string {
    const left = this.#left;
    const hold = this.#checkout.state.order?.hold;
    if (left === undefined || !hold) return '';
    const { phrases, language } = this.#host;
    const until = hold.since.wall + hold.seconds * 1000;
    const time = formatter(Intl.DateTimeFormat, language, timeOptions()).format(until);
    // No line break between “3:48” and “PM”.
    return phrases.heldUntil({
      time: time.replace(' ', '\u00a0'),
      left: printSpan(this.#host, left),
    });
  }
}
