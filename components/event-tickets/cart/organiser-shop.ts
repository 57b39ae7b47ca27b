import { html, type TemplateResult } from 'lit';
import { webUrl, type SafeAddress } from '../../../src/html/links.js';
import shopPhrases from '../../../src/i18n/tickets/en/shop.json' with { type: 'json' };
import { pageRecord } from '../../../src/embed/page.js';
import { clientOf } from '../../internal/feed/clients.js';
import { plainButton } from '../../internal/buttons.js';
import type { Choice } from '../ticket-events.js';
import type { TicketsHost } from '../tickets-host.js';

/** The link to the organiser's own ticket shop. */
export class OrganiserShop {
  /** Says where the button leads; undefined until the address was requested. */
  words: string | undefined;
  readonly #host: TicketsHost;
  /** The event whose shop address is known; undefined until the service has answered. */
  #event: string | undefined;
  #url: SafeAddress | undefined;
  #lookedFor: string | undefined;
  #finding: Promise<void> | undefined;

  constructor(host: TicketsHost) {
    host.addPhrases(shopPhrases);
    this.#host = host;
  }

  /** For a buyer who can't continue here: the name of the shop and a button that opens it. */
  drawWay(choice: () => Choice): TemplateResult | undefined {
    const { event } = this.#host.settings;
    if (this.#lookedFor !== event) {
      this.#lookedFor = event;
      void this.find();
    }
    if (!this.#url) return undefined;
    return html`<p>${this.words}</p>
      <p>
        ${plainButton(
          this.#host.phrases.goToShop({ host: new URL(this.#url).host }),
          () => void this.open(choice()),
        )}
      </p>`;
  }

  /** Requests the address of the shop: once for each event, one request at a time. */
  find(): Promise<void> {
    return (this.#finding ??= this.#ask().finally(() => (this.#finding = undefined)));
  }

  async #ask(): Promise<void> {
    const { event } = this.#host.settings;
    if (!event || event === this.#event) return;
    this.#event = this.#url = undefined;
    const client = clientOf(this.#host);
    try {
      const detail = await client?.getEvent({ slug: event });
      this.#url = detail?.ticketUrl ? webUrl(client?.absolute(detail.ticketUrl)) : undefined;
      this.words = this.#destination();
      this.#event = event;
    } catch {
      this.words = undefined; // the next change or press asks again
    }
    this.#host.requestUpdate();
  }

  /** Opens the shop, unless the page cancels `event-tickets-before-buy`. */
  async open(choice: Choice): Promise<void> {
    const { phrases } = this.#host;
    const underWay = this.#finding; // started before this press: if it fails, ask again
    await this.find();
    if (underWay) await this.find();
    const url = this.#url;
    if (!url) {
      this.#say(this.words ?? phrases.trouble);
      return;
    }
    const purchase = { ...choice, url };
    if (!this.#host.emit('event-tickets-before-buy', purchase, { cancelable: true })) return;
    if (pageRecord().settings.demo) this.#say(phrases.demoPurchase);
    else location.assign(url);
  }

  #say(words: string): void {
    this.words = words;
    this.#host.announce(words);
    this.#host.requestUpdate();
  }

  #destination(): string {
    const { phrases } = this.#host;
    if (!this.#url) return phrases.notSoldOnline;
    return pageRecord().settings.demo
      ? phrases.demoPurchase
      : phrases.buyElsewhere({ host: new URL(this.#url).host });
  }
}
