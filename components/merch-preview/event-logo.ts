import type { ReactiveController } from 'lit';
import type { Entry } from '../../src/cache/cache.js';
import type { EventDetail } from '../../src/contract/events.js';
import { webUrl, type SafeAddress } from '../../src/html/links.js';
import { clientOf, sharedEntry } from '../internal/feed/clients.js';
import type { EventElement } from '../internal/element.js';

const maxAgeSeconds = 60;

/** The logo of an event, for prints that name none. MER-10 */
export class EventLogo implements ReactiveController {
  readonly #host: EventElement;
  #slug?: string | undefined;
  #key?: string | undefined;
  #entry?: Entry<EventDetail> | undefined;
  #unsubscribe?: (() => void) | undefined;

  constructor(host: EventElement) {
    this.#host = host;
    host.addController(this);
  }

  /** Undefined while it is not there, and where the event has none. */
  get url(): SafeAddress | undefined {
    const logo: unknown = this.#entry?.state.data?.logoUrl;
    return typeof logo === 'string' ? webUrl(logo) : undefined;
  }

  /** Asks for the logo of that event; undefined asks for none. */
  follow(slug: string | undefined): void {
    this.#slug = slug;
    const client = slug ? clientOf(this.#host) : undefined;
    const key = slug && client?.keyOf('getEvent', { slug });
    if (key === this.#key) return;
    this.hostDisconnected();
    this.#key = key;
    if (!key || !slug) return;
    this.#entry = sharedEntry(this.#host, 'getEvent', { slug }, { maxAgeSeconds });
    this.#unsubscribe = this.#entry?.subscribe(() => this.#host.requestUpdate());
  }

  hostConnected(): void {
    this.follow(this.#slug);
  }

  hostDisconnected(): void {
    this.#unsubscribe?.();
    this.#key = this.#entry = this.#unsubscribe = undefined;
  }
}
