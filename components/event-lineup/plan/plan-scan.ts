import type { SafeAddress } from '../../../src/html/links.js';
import { html, nothing, svg, type TemplateResult } from 'lit';
import { latePart } from '../../internal/late-part.js';
import { icon } from '../icons.js';
import type { LineupHost } from '../lineup-context.js';
import type * as QrCode from './qr-code.js';

const qrIcon = svg`<path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 18h2v2h-2zM14 19v1M20 14v1" />`;

/** The link of a plan for a friend beside the visitor, who has a camera. */
export class PlanScan {
  readonly #host: LineupHost;
  readonly #load: () => Promise<typeof QrCode | undefined>;
  #code?: typeof QrCode | undefined;
  #isOpen = false;

  constructor(host: LineupHost) {
    this.#host = host;
    this.#load = latePart(host, 'the QR code', () => import('./qr-code.js'));
  }

  button(): TemplateResult {
    return html`<button
      type="button"
      class="button"
      part="button"
      aria-expanded=${this.#isOpen}
      aria-controls="plan-scan"
      @click=${() => void this.#toggle()}
    >
      ${icon(qrIcon)}<span>${this.#host.context.phrases.qrCode}</span>
    </button>`;
  }

  /** The link itself stands there at once, and also where there is no code. */
  panel(url: SafeAddress): TemplateResult | typeof nothing {
    const { phrases } = this.#host.context;
    return html`<div id="plan-scan" class="plan-scan" part="qr-code" ?hidden=${!this.#isOpen}>
      ${this.#isOpen ? this.picture(url) : nothing}
      <div class="scan-words">
        <p>${phrases.scanPlan}</p>
        <p><a class="plan-link" part="link" href=${url}>${url}</a></p>
      </div>
    </div>`;
  }

  /** Undefined until its code is there. */
  picture(url: string): TemplateResult | undefined {
    return this.#code?.qrCode(url, this.#host.context.phrases.qrCodeOfPlan);
  }

  async fetch(): Promise<void> {
    this.#code ??= await this.#load();
    this.#host.requestUpdate();
  }

  #toggle(): Promise<void> {
    this.#isOpen = !this.#isOpen;
    return this.fetch();
  }
}
