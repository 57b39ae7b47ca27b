import { html, type TemplateResult } from 'lit';
import type { Entry } from '../../../src/cache/cache.js';
import { isRefusal } from '../../../src/client/errors.js';
import { readList, readText } from '../../../src/contract/loose.js';
import { codeCounts } from '../../../src/checkout/machine/code-counts.js';
import type { CurrentSelection } from '../../../src/checkout/sale/selection.js';
import type { LooseFeed, Sale } from '../../../src/checkout/sale/offers.js';
import type { TicketFeed } from '../../../src/contract/tickets.js';
import codePhrases from '../../../src/i18n/tickets/en/code.json' with { type: 'json' };
import { listLabel } from '../../../src/format/list.js';
import { sharedEntry } from '../../internal/feed/clients.js';
import { focusPart } from '../../internal/focus-part.js';
import { failureWords } from '../../internal/feed/states.js';
import { quietButton } from '../../internal/buttons.js';
import { adoptStyles } from '../../internal/styles/adopt-styles.js';
import { promoCodeStyles } from './promo-code.styles.js';
import { promoCodeForm } from './promo-code-form.js';
import type { PricedWithCode } from '../parts/cart-access.js';
import type { TicketsHost } from '../tickets-host.js';

type Problem = 'codeUnknown' | 'codeExpired' | 'codeEarly' | 'codeUsedUp';

const problems: Partial<Record<string, Problem>> = {
  not_recognised: 'codeUnknown',
  expired: 'codeExpired',
  not_started: 'codeEarly',
  used_up: 'codeUsedUp',
};

const applied = 'applied';

/** Whether the code changed the quote; undefined if the quote doesn't show it. */
const doesCount = (priced: PricedWithCode | undefined): boolean | undefined =>
  priced && codeCounts(priced.quote, priced.lines);

const attributeOf = ({ promo }: TicketsHost): string => promo?.trim() ?? '';

/**
 * A promo code. Once the service has answered, all feed requests carry it. If the service doesn't
 * state the code's status, it is derived from the unlocked releases and the quote. spec L248
 */
export class PromoCode {
  readonly #host: TicketsHost;
  readonly #selection: CurrentSelection;
  /** The event that the code was entered for. */
  #event: string | undefined;
  /** The last value of the `promo` attribute. */
  #attribute: string;
  #open = false;
  /** The text of the field; kept if the code doesn't work. */
  #text = '';
  #problem: string | undefined;
  /** The code of the request under way, if any; empty while a code is being removed. */
  #pending: string | undefined;
  /** The code of the feed requests, as typed. */
  #applied = '';
  /** The same code in the service's spelling; part of the selection. */
  #name = '';
  /** The feed without the code, to find out what the code unlocked. */
  #plain: LooseFeed | undefined;
  #entry: Entry<TicketFeed> | undefined;
  #leave: (() => void) | undefined;
  /** The status that the service states; empty if none. */
  #statedStatus = '';
  /** The last announcement about the applied code. */
  #announced = '';
  #status: string | undefined;

  /** @param plain the feed without a code */
  constructor(host: TicketsHost, selection: CurrentSelection, plain: LooseFeed | undefined) {
    host.addPhrases(codePhrases);
    adoptStyles(host.renderRoot, promoCodeStyles);
    this.#plain = plain;
    this.#host = host;
    this.#selection = selection;
    this.#event = host.settings.event;
    this.#attribute = attributeOf(host);
    if (this.#attribute) this.#try(this.#attribute);
    else this.#followSelection();
    selection.subscribe(() => this.#followSelection());
  }

  /** Parameters of the feed request. */
  get params() {
    return this.#paramsWith(this.#applied);
  }

  get #isTrying(): boolean {
    return this.#pending !== undefined;
  }

  /** The feed, with the releases marked that only the code unlocked. */
  read(feed: LooseFeed): LooseFeed {
    if (!this.#applied) {
      this.#plain = feed;
      return feed;
    }
    this.#statedStatus = readText(feed.promo?.status);
    const known = new Set(readList(this.#plain?.releases).map(({ id }) => id));
    const releases = readList(feed.releases).map((release) =>
      known.has(release.id) ? release : { unlockedByPromo: true, ...release },
    );
    return { ...feed, releases };
  }

  /**
   * Runs after every update, as the event may have changed and the element may have been reattached.
   * @returns words about the code to announce
   */
  follow(sale: Sale, priced: PricedWithCode | undefined): string | undefined {
    if (this.#event !== this.#host.settings.event) this.#reset();
    else if (this.#isTrying && !this.#leave) this.#subscribe();
    return this.#applied ? this.#news(sale, doesCount(priced)) : undefined;
  }

  /** The attribute may change at any time. When it goes, a code that a visitor has typed stays. */
  followAttribute(): void {
    const before = this.#attribute;
    this.#attribute = attributeOf(this.#host);
    if (this.#attribute === before) return;
    if (this.#attribute) this.#try(this.#attribute);
    else if ((this.#pending ?? this.#applied) === before) void this.remove();
  }

  /** The selection may change elsewhere: an earlier page had a code, or a resumed order has none. */
  #followSelection(): void {
    const { promo = '' } = this.#selection.value;
    if (promo !== this.#name && !this.#isTrying) this.#try(promo);
  }

  leave(): void {
    this.#leave?.();
    this.#leave = undefined;
  }

  async ask(): Promise<void> {
    this.#open = true;
    this.#host.requestUpdate();
    await this.#host.updateComplete;
    this.#field?.focus();
  }

  /** Reloads the feed without the code; unlocked releases disappear. */
  async remove(): Promise<void> {
    this.#try('');
    await this.#entry?.refresh();
    await this.#host.updateComplete;
  }

  /** Undefined until the visitor opens the form or a code is applied. */
  draw(sale: Sale, priced: PricedWithCode | undefined): TemplateResult | undefined {
    const { phrases } = this.#host;
    if (!this.#applied) {
      const form = { text: this.#text, problem: this.#problem, busy: this.#isTrying };
      return this.#open ? promoCodeForm(phrases, form, (text) => this.#submit(text)) : undefined;
    }
    const remove = async () => {
      await this.remove();
      this.#host.renderRoot.querySelector<HTMLElement>('.as-link')?.focus();
    };
    return html`<div class="code-applied">
      <p>
        <strong>${this.#describe(sale, doesCount(priced))}</strong>
        <span>${this.#unlocked(sale)}</span>
      </p>
      ${quietButton(phrases.removeCode({ code: this.#name }), () => void remove())}
      ${this.#problem ? html`<p class="problem">${this.#problem}</p>` : undefined}
    </div>`;
  }

  get #field(): HTMLInputElement | null {
    return this.#host.renderRoot.querySelector<HTMLInputElement>('#code');
  }

  #paramsWith(promo: string) {
    const { event: slug } = this.#host.settings;
    if (!slug) return undefined;
    return promo && slug === this.#event ? { slug, query: { promo } } : { slug };
  }

  #submit(text: string): void {
    this.#text = text;
    if (text) this.#try(text);
    else this.#fail(this.#host.phrases.codeMissing);
  }

  #try(code: string): void {
    this.leave();
    this.#pending = code;
    this.#problem = undefined;
    if (code) {
      this.#text = code;
      this.#open = true;
    }
    this.#subscribe();
  }

  #subscribe(): void {
    const params = this.#paramsWith(this.#pending ?? '');
    this.#entry =
      params &&
      sharedEntry(this.#host, 'getTickets', params, { maxAgeSeconds: 0, isFinal: isRefusal });
    if (!this.#entry) return;
    this.#leave = this.#entry.subscribe(() => this.#answered());
    this.#answered();
  }

  #answered(): void {
    this.#host.requestUpdate();
    const { data, error, busy } = this.#entry?.state ?? {};
    if (busy || this.#pending === undefined || (data === undefined && error === undefined)) return;
    const { phrases } = this.#host;
    const { status, code } = (data as LooseFeed | undefined)?.promo ?? {};
    const problem = this.#pending && problems[readText(status)];
    if (error !== undefined) this.#fail(failureWords(phrases, error));
    else if (problem) {
      this.#emit(readText(status));
      this.#fail(phrases[problem]);
    } else this.#apply(readText(code));
  }

  /** Applies the code to all feed requests from now on. */
  #apply(name: string): void {
    this.#applied = this.#pending ?? '';
    this.#keep(this.#applied && (name || this.#applied));
    this.#pending = this.#status = undefined;
    this.#announced = '';
    if (!this.#applied) this.#open = false;
    // The form goes away: focus moves on to what replaces it.
    const wasThere = this.#field?.closest('.code:focus-within');
    this.#host.requestUpdate();
    if (wasThere) void focusPart(this.#host, '.code-applied');
    // After the update the element's own feed subscription has the code.
    void this.#host.updateComplete.then(() => this.leave());
  }

  /** Adds the code to every quote and reservation from now on; an empty name removes it. */
  #keep(name: string): void {
    this.#name = name;
    this.#selection.change({ promo: name || undefined });
  }

  #fail(problem: string): void {
    this.leave();
    this.#keep(this.#name);
    this.#pending = undefined;
    this.#problem = problem;
    this.#host.announce(problem);
    // A code from the attribute must not move the focus.
    const wasThere = this.#field?.closest('.code:focus-within');
    this.#host.requestUpdate();
    if (wasThere) void this.ask();
  }

  #reset(): void {
    this.leave();
    this.#event = this.#host.settings.event;
    this.#pending = this.#problem = undefined;
    this.#applied = this.#text = '';
    this.#keep('');
    this.#open = false;
    this.#host.requestUpdate();
  }

  /** The status of the applied code: as stated, else derived. */
  #statusOf({ offers }: Sale, counts: boolean | undefined): string | undefined {
    const stated = this.#statedStatus;
    if (stated === applied || problems[stated]) return stated;
    if (counts || offers.some(({ unlocked }) => unlocked)) return applied;
    return counts === false ? 'not_recognised' : undefined;
  }

  #describe(sale: Sale, counts: boolean | undefined): string {
    const { phrases } = this.#host;
    const problem = problems[this.#statedStatus];
    if (problem) return phrases[problem];
    if (this.#statusOf(sale, counts) === applied) return phrases.codeApplied({ code: this.#name });
    return counts === false
      ? phrases.codeNothing({ code: this.#name })
      : phrases.codeWaits({ code: this.#name });
  }

  #unlocked({ offers }: Sale): string {
    const { phrases, language } = this.#host;
    const names = offers.filter(({ unlocked }) => unlocked).map(({ name }) => name);
    return names.length > 0 ? phrases.codeUnlocked({ releases: listLabel(names, language) }) : '';
  }

  /** New words about the code for a screen reader. Also emits a changed status, once. */
  #news(sale: Sale, counts: boolean | undefined): string | undefined {
    const status = this.#statusOf(sale, counts);
    if (status && status !== this.#status) this.#emit((this.#status = status));
    const said = [this.#describe(sale, counts), this.#unlocked(sale)].filter(Boolean).join('. ');
    return said === this.#announced ? undefined : (this.#announced = said);
  }

  #emit(status: string): void {
    this.#host.emit('event-tickets-promo-applied', { event: this.#event ?? '', status });
  }
}
