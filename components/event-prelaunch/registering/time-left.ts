import type { ReactiveController } from 'lit';
import { TimeUntil } from '../../internal/time-until.js';
import type { PrelaunchAnswers } from '../answers.js';
import type { PrelaunchHost } from '../prelaunch-host.js';
import { followSaleStart } from './sale-start.js';

/** The time that passes until the form closes or, where it stays open, until tickets are on sale. */
export class TimeLeft implements ReactiveController {
  /** Milliseconds since 1970; undefined while none is known. */
  saleAt: number | undefined;
  readonly #host: PrelaunchHost;
  readonly #answers: PrelaunchAnswers;
  readonly #slug: string;
  readonly #approach: TimeUntil;
  #leaveSale?: (() => void) | undefined;
  /** Somebody has seen it open. */
  #wasOpen = false;
  /** Something in it had the focus when it was last looked at. */
  #hadFocus = false;

  /** @param closed is called when the form closes before the visitor's eyes, maybe in their hands */
  constructor(
    host: PrelaunchHost,
    answers: PrelaunchAnswers,
    slug: string,
    closed: (inHands: boolean) => void,
  ) {
    this.#host = host;
    this.#answers = answers;
    this.#slug = slug;
    this.#approach = new TimeUntil(host, () => {
      if (this.#wasOpen && answers.form.closesAt !== undefined) closed(this.#hadFocus);
      host.requestUpdate();
    });
    host.addController(this);
  }

  hostConnected(): void {
    this.#host.requestUpdate();
  }

  hostUpdate(): void {
    const { closesAt, staysOpen } = this.#answers.form;
    const left = this.#approach.leftUntil(closesAt ?? this.saleAt);
    this.#wasOpen ||= left !== undefined;
    this.#hadFocus = Boolean(this.#host.shadowRoot?.activeElement);
    if (staysOpen) this.#leaveSale ??= this.#followSale();
  }

  hostDisconnected(): void {
    this.#leaveSale?.();
    this.#leaveSale = undefined;
  }

  /** Another event: nothing of this one counts any more. */
  leave(): void {
    this.hostDisconnected();
    this.#host.removeController(this);
    this.#approach.leftUntil(undefined);
  }

  #followSale(): () => void {
    return followSaleStart(this.#host, this.#slug, (at) => {
      if (at === this.saleAt) return;
      this.saleAt = at;
      this.#host.requestUpdate();
    });
  }
}
