import { html, type TemplateResult } from 'lit';
import type { Client } from '../../../src/client/client.js';
import { Countdown } from '../countdown.js';
import { dispatch } from '../events.js';
import { focusPart } from '../focus-part.js';
import { doubleSendQuestion, failureText } from './notices.js';
import { sendOnce, type SendOutcome } from './send.js';
import type { SignupHost } from './signup-host.js';

/** What is to be sent. */
export interface FormSubmission {
  readonly send: (client: Client) => Promise<unknown>;
  /** What the page is told of it. */
  readonly detail: object;
  /** Runs before anything of what became of it is drawn. */
  readonly beforeDrawing?: (sent: SendOutcome) => Promise<void>;
}

/** The answers on their way: under way once at a time, and words for what becomes of them. */
export class FormDelivery {
  /** The answers are under way. */
  busy = false;
  /** What became of the last time. */
  sent?: SendOutcome | undefined;
  readonly #host: SignupHost;
  readonly #countdown: Countdown;
  /** The question whether to send again is on screen. */
  #asking = false;

  constructor(host: SignupHost) {
    this.#host = host;
    this.#countdown = new Countdown(host);
  }

  get arrived(): boolean {
    return this.sent?.outcome === 'arrived';
  }

  /** The service has asked to wait. */
  get waiting(): boolean {
    return this.#countdown.left > 0;
  }

  /** Undefined when the page has said no. */
  async send({ send, detail, beforeDrawing }: FormSubmission): Promise<SendOutcome | undefined> {
    const host = this.#host;
    const before = `${host.localName}-before-submit`;
    if (!dispatch(host, before, detail, { cancelable: true })) return undefined;
    this.busy = true;
    this.#asking = false;
    this.sent = undefined;
    host.requestUpdate();
    host.announce(host.phrases.sendingForm);
    const sent = await sendOnce(host, send);
    await beforeDrawing?.(sent);
    this.busy = false;
    this.sent = sent;
    if (sent.outcome === 'wait') this.#countdown.start(sent.seconds);
    host.requestUpdate();
    if (sent.outcome === 'arrived') dispatch(host, `${host.localName}-submitted`, detail);
    return sent;
  }

  /** Asks whether to send again. */
  askToSendAgain(): Promise<void> {
    this.#asking = true;
    return focusPart(this.#host, '.ask');
  }

  /** Instead of the button: that question. */
  drawQuestion(again: () => void): TemplateResult | undefined {
    if (!this.#asking) return undefined;
    const leave = () => {
      this.#asking = false;
      void focusPart(this.#host, '.submit');
    };
    return doubleSendQuestion(this.#host, { again, leave });
  }

  /** Beside the button: why the answers have not been sent. */
  drawReason(): TemplateResult | undefined {
    const words = this.reasonWords();
    return words ? html`<p class="reason" part="notice">${words}</p>` : undefined;
  }

  reasonWords(): string {
    const { phrases } = this.#host;
    const { left } = this.#countdown;
    if (this.sent?.outcome === 'wait') {
      return left > 0 ? `${phrases.tryAgainIn({ seconds: left })} ${phrases.answersKept}` : '';
    }
    if (this.sent?.outcome !== 'failed') return '';
    return `${failureText(phrases, this.sent.error)} ${phrases.answersKept}`;
  }
}
