import { html, type ReactiveController, type TemplateResult } from 'lit';
import { latePart } from '../../internal/late-part.js';
import type { Condition } from '../../internal/element.js';
import { drawFailure, drawWaiting } from '../../internal/feed/feed.js';
import type { FormHost } from '../form-host.js';
import { formSkeleton } from '../skeleton.js';
import type * as subscriptionCode from './subscription.js';
import type { Subscription } from './subscription.js';

/** A signup without a form of the organiser; what it is made of is fetched where it is wanted. */
export class Subscribing implements ReactiveController {
  /** Undefined until it is there. */
  subscription?: Subscription;
  readonly #host: FormHost;
  readonly #loadCode: () => Promise<typeof subscriptionCode | undefined>;
  #state: 'idle' | 'loading' | 'missing' = 'idle';

  constructor(host: FormHost) {
    this.#host = host;
    this.#loadCode = latePart(host, 'the code that signs up', () => import('./subscription.js'));
    host.addController(this);
  }

  get condition(): Condition {
    if (this.#state === 'missing' || this.subscription?.missing.length) return 'error';
    return this.subscription ? 'ready' : 'loading';
  }

  /** Also another try, after the code could not be loaded. */
  hostConnected(): void {
    if (!this.subscription && this.#state !== 'loading') void this.#load();
  }

  render(content: (subscription: Subscription) => TemplateResult): TemplateResult {
    if (this.subscription) return this.subscription.draw(content);
    if (this.#state !== 'missing') return drawWaiting(this.#host, formSkeleton);
    return drawFailure(this.#host, html`<p class="notice">${this.#host.phrases.trouble}</p>`);
  }

  async #load(): Promise<void> {
    this.#state = 'loading';
    const code = await this.#loadCode();
    if (code) this.subscription = new code.Subscription(this.#host);
    else this.#state = 'missing';
    this.#host.requestUpdate();
  }
}
