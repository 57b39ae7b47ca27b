import { html, type TemplateResult } from 'lit';
import type { Entry } from '../../../src/cache/cache.js';
import { isRefusal } from '../../../src/client/errors.js';
import { readList, readText } from '../../../src/contract/loose.js';
import { codeCounts } from '../../../src/checkout/machine/code-counts.js';
import type { CurrentSelection } from '../../../src/checkout/sale/selection.js';
import type { LooseFeed, Sale } from '../../../src/checkout/sale/offers.js';
import type { TicketFeed } from '../../../src/contract/tickets.js';
import { codePhrases } from '../../../src/i18n/tickets/en-code.js';
import { listLabel } from '../../../src/format/list.js';
import { clientOf, pageCache } from '../../internal/feed/clients.js';
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

/** Whether the service has taken it into account; undefined where nobody can tell. */
const doesCount = (priced: PricedWithCode | undefined): boolean | undefined =>
  priced && codeCounts(priced.quote, priced.lines);

const givenBy = ({ promo }: TicketsHost): string => promo?.trim() ?? '';

/**
 * A code of the organiser. Once the service has answered to it, the sale is read with it. Where the
 * service does not say how the code stands, what it reveals and what a quote costs do. spec L248
 */
export class PromoCode {
  readonly #host: TicketsHost;
  readonly #selection: CurrentSelection;
  /** The event that all of this is about. */
  #event: string | undefined;
  /** The attribute, as last seen. */
  #given: string;
  #open = false;
  /** As typed; kept when the code does not work. */
  #text = '';
  #problem: string | undefined;
  /** Being tried, until the service has answered; empty: to do without one again. */
  #tried: string | undefined;
  /** What the sale is read with, as it was typed: what is chosen has it as the service writes it. */
  #taken = '';
  /** As the service writes it; part of what is chosen. */
  #name = '';
  /** The sale as it was without. */
  #plain: LooseFeed | undefined;
  #entry: Entry<TicketFeed> | undefined;
  #leave: (() => void) | undefined;
  /** How it stands, where the service says so. */
  #stated = '';
  /** What was said last about the code that is taken. */
  #said = '';
  #status: string | undefined;

  /** @param plain the sale as it is without a code */
  constructor(host: TicketsHost, selection: CurrentSelection, plain: LooseFeed | undefined) {
    host.addPhrases(codePhrases);
    adoptStyles(host.renderRoot, promoCodeStyles);
    this.#plain = plain;
    this.#host = host;
    this.#selection = selection;
    this.#event = host.settings.event;
    this.#given = givenBy(host);
    if (this.#given) this.#try(this.#given);
    else this.#followSelection();
    selection.subscribe(() => this.#followSelection());
  }

  /** What the sale is asked for with. */
  get params() {
    return this.#paramsWith(this.#taken);
  }

  get #isTrying(): boolean {
    return this.#tried !== undefined;
  }

  /** The feed, with marks at what was not there without the code. */
  read(feed: LooseFeed): LooseFeed {
    if (!this.#taken) {
      this.#plain = feed;
      return feed;
    }
    this.#stated = readText(feed.promo?.status);
    const known = new Set(readList(this.#plain?.releases).map(({ id }) => id));
    const releases = readList(feed.releases).map((release) =>
      known.has(release.id) ? release : { unlockedByPromo: true, ...release },
    );
    return { ...feed, releases };
  }

  /**
   * After every update: a code belongs to one event, and an element may have left and come back.
   * @returns what is to be said about it
   */
  follow(sale: Sale, priced: PricedWithCode | undefined): string | undefined {
    if (this.#event !== this.#host.settings.event) this.#reset();
    else if (this.#isTrying && !this.#leave) this.#subscribe();
    return this.#taken ? this.#news(sale, doesCount(priced)) : undefined;
  }

  /** The attribute may change at any time. When it goes, a code that a visitor has typed stays. */
  followAttribute(): void {
    const before = this.#given;
    this.#given = givenBy(this.#host);
    if (this.#given === before) return;
    if (this.#given) this.#try(this.#given);
    else if ((this.#tried ?? this.#taken) === before) void this.remove();
  }

  /** An earlier page had a code, or an order that goes on has none. */
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

  /** The sale is read without it again; what it has revealed goes. */
  async remove(): Promise<void> {
    this.#try('');
    await this.#entry?.refresh();
    await this.#host.updateComplete;
  }

  /** Undefined while nobody has asked for it. */
  draw(sale: Sale, priced: PricedWithCode | undefined): TemplateResult | undefined {
    const { phrases } = this.#host;
    if (!this.#taken) {
      const form = { text: this.#text, problem: this.#problem, busy: this.#isTrying };
      return this.#open ? promoCodeForm(phrases, form, (text) => this.#submit(text)) : undefined;
    }
    const remove = async () => {
      await this.remove();
      this.#host.renderRoot.querySelector<HTMLElement>('.code-offer')?.focus();
    };
    return html`<div class="code-applied">
      <p><strong>${this.#standing(sale, doesCount(priced))}</strong> <span>${this.#unlocked(sale)}</span></p>
      ${quietButton(phrases.removeCode(this.#name), () => void remove())}
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
    this.#tried = code;
    this.#problem = undefined;
    if (code) {
      this.#text = code;
      this.#open = true;
    }
    this.#subscribe();
  }

  #subscribe(): void {
    const client = clientOf(this.#host);
    const params = this.#paramsWith(this.#tried ?? '');
    if (!client || !params) return;
    this.#entry = pageCache().entry(
      client.keyOf('getTickets', params),
      (signal) => client.getTickets(params, { signal }),
      { maxAgeSeconds: 0, isFinal: isRefusal },
    );
    this.#leave = this.#entry.subscribe(() => this.#answered());
    this.#answered();
  }

  #answered(): void {
    this.#host.requestUpdate();
    const { data, error, busy } = this.#entry?.state ?? {};
    if (busy || this.#tried === undefined || (data === undefined && error === undefined)) return;
    const { phrases } = this.#host;
    const { status, code } = (data as LooseFeed | undefined)?.promo ?? {};
    const problem = this.#tried && problems[readText(status)];
    if (error !== undefined) this.#fail(failureWords(phrases, error));
    else if (problem) {
      this.#emit(readText(status));
      this.#fail(phrases[problem]);
    } else this.#take(readText(code));
  }

  /** From now on this is what the sale is read with. */
  #take(name: string): void {
    this.#taken = this.#tried ?? '';
    this.#keep(this.#taken && (name || this.#taken));
    this.#tried = this.#status = undefined;
    this.#said = '';
    if (!this.#taken) this.#open = false;
    // Whoever typed it is not left where the form was.
    const wasThere = this.#field?.closest('.code:focus-within');
    this.#host.requestUpdate();
    if (wasThere) void focusPart(this.#host, '.code-applied');
    // By then the feed itself follows it.
    void this.#host.updateComplete.then(() => this.leave());
  }

  /** Goes along with every quote and reservation from now on; empty: none does. */
  #keep(name: string): void {
    this.#name = name;
    this.#selection.change({ promo: name || undefined });
  }

  #fail(problem: string): void {
    this.leave();
    this.#keep(this.#name);
    this.#tried = undefined;
    this.#problem = problem;
    this.#host.announce(problem);
    // A code of the page leads nobody away from where they are.
    const wasThere = this.#field?.closest('.code:focus-within');
    this.#host.requestUpdate();
    if (wasThere) void this.ask();
  }

  #reset(): void {
    this.leave();
    this.#event = this.#host.settings.event;
    this.#tried = this.#problem = undefined;
    this.#taken = this.#text = '';
    this.#keep('');
    this.#open = false;
    this.#host.requestUpdate();
  }

  /** How the code that is taken stands: as stated, else as it shows. */
  #statusOf({ offers }: Sale, counts: boolean | undefined): string | undefined {
    const stated = this.#stated;
    if (stated === applied || problems[stated]) return stated;
    if (counts || offers.some(({ unlocked }) => unlocked)) return applied;
    return counts === false ? 'not_recognised' : undefined;
  }

  #standing(sale: Sale, counts: boolean | undefined): string {
    const { phrases } = this.#host;
    const problem = problems[this.#stated];
    if (problem) return phrases[problem];
    if (this.#statusOf(sale, counts) === applied) return phrases.codeApplied(this.#name);
    return counts === false ? phrases.codeNothing(this.#name) : phrases.codeWaits(this.#name);
  }

  #unlocked({ offers }: Sale): string {
    const { phrases, language } = this.#host;
    const names = offers.filter(({ unlocked }) => unlocked).map(({ name }) => name);
    return names.length > 0 ? phrases.codeUnlocked(listLabel(names, language)) : '';
  }

  /** What is new about the code, for a screen reader; the page hears it once, too. */
  #news(sale: Sale, counts: boolean | undefined): string | undefined {
    const status = this.#statusOf(sale, counts);
    if (status && status !== this.#status) this.#emit((this.#status = status));
    const said = [this.#standing(sale, counts), this.#unlocked(sale)].filter(Boolean).join('. ');
    return said === this.#said ? undefined : (this.#said = said);
  }

  #emit(status: string): void {
    this.#host.emit('event-tickets-promo-applied', { event: this.#event ?? '', status });
  }
}
