import { html, type TemplateResult } from 'lit';
import { webUrl, type SafeAddress } from '../../../src/html/links.js';
import { shopPhrases } from '../../../src/i18n/tickets/en-shop.js';
import { pageRecord } from '../../../src/embed/page.js';
import { clientOf } from '../../internal/feed/clients.js';
import { plainButton } from '../../internal/buttons.js';
import type { Choice } from '../ticket-events.js';
import type { TicketsHost } from '../tickets-host.js';

/** The organiser's ticket shop, to which a visitor is led with what was chosen in mind. */
export class OrganiserShop {
  /** Where the button leads, in words; undefined while nobody has asked. */
  words: string | undefined;
  readonly #host: TicketsHost;
  /** Whose shop it is; undefined until the service has said so. */
  #event: string | undefined;
  #url: SafeAddress | undefined;
  #lookedFor: string | undefined;
  #finding: Promise<void> | undefined;

  constructor(host: TicketsHost) {
    host.addPhrases(shopPhrases);
    this.#host = host;
  }

  /** For somebody whose order cannot go on here: where it is, and the way there. */
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
          this.#host.phrases.goToShop(new URL(this.#url).host),
          () => void this.open(choice()),
        )}
      </p>`;
  }

  /** Asks the service for the shop, once for each event; one question at a time. */
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
      this.words = undefined; // the next choice, or the press of the button, asks again
    }
    this.#host.requestUpdate();
  }

  /** Leads there, unless the page takes over. */
  async open(choice: Choice): Promise<void> {
    const { phrases } = this.#host;
    const underWay = this.#finding; // it may fail, as it began before this press
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
      : phrases.buyElsewhere(new URL(this.#url).host);
  }
}
