import { html, type TemplateResult } from 'lit';
import type { EventElement } from '../element.js';

/** Whether a request takes so long that the visitor should be told. */
export class SlowNotice {
  isSlow = false;
  readonly #host: EventElement;
  readonly #seconds: number;
  readonly #words: () => string;
  #timer?: ReturnType<typeof setTimeout> | undefined;

  /** `words` are announced then. */
  constructor(host: EventElement, seconds: number, words: () => string) {
    this.#host = host;
    this.#seconds = seconds;
    this.#words = words;
  }

  update(busy: boolean): void {
    if (!busy) this.stop();
    else this.#timer ??= setTimeout(() => this.#showSlow(), this.#seconds * 1000);
  }

  /** Nothing until then. */
  draw(): TemplateResult | undefined {
    return this.isSlow ? html`<p class="notice">${this.#words()}</p>` : undefined;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.isSlow = false;
  }

  #showSlow(): void {
    this.isSlow = true;
    this.#host.announce(this.#words());
    this.#host.requestUpdate();
  }
}
