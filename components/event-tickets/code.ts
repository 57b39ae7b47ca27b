import { html, nothing, type TemplateResult } from 'lit';
import type { Entry } from '../../src/cache/cache.js';
import { isRefusal } from '../../src/client/errors.js';
import { saleOf, type LooseFeed, type Sale } from '../../src/checkout/offers.js';
import type { TicketFeed } from '../../src/contract/tickets.js';
import { listLabel } from '../../src/format/list.js';
import { clientOf, pageCache } from '../internal/clients.js';
import { focusPart } from '../internal/focus-part.js';
import type { EventTickets } from './event-tickets.js';

type Problem =
  'codeMissing' | 'codeUnknown' | 'codeExpired' | 'codeEarly' | 'codeUsedUp' | 'codeFailed';

const problems: Partial<Record<string, Problem>> = {
  not_recognised: 'codeUnknown',
  expired: 'codeExpired',
  not_started: 'codeEarly',
  used_up: 'codeUsedUp',
};

/** A code of the organiser: typed, tried, and sent along with every reading of the sale. */
export class Code {
  readonly #host: EventTickets;
  #open = false;
  /** As typed; kept when the code does not work. */
  #text = '';
  #problem: Problem | undefined;
  /** The code being tried or applied, and the feed it leads to. */
  #tried: { readonly code: string; readonly event: string } | undefined;
  #entry: Entry<TicketFeed> | undefined;
  #leave: (() => void) | undefined;
  #told = false;

  constructor(host: EventTickets) {
    this.#host = host;
    if (host.promo?.trim()) this.#try(host.promo.trim());
  }

  /** With the code, once the service has taken it. A reading that fails leaves the last one. */
  get feed(): LooseFeed | undefined {
    const data = this.#entry?.state.data as LooseFeed | undefined;
    return data?.promo?.status === 'applied' ? data : undefined;
  }

  /** The code that is applied, as the service writes it. */
  get applied(): string | undefined {
    return this.feed?.promo?.code ?? undefined;
  }

  get isTrying(): boolean {
    return this.#tried !== undefined && !this.feed;
  }

  /** The code of an order that an earlier page began. */
  restore(code: string): void {
    if (!this.#tried) this.#try(code);
  }

  /** After every update: a code belongs to one event, and an element may have left and come back. */
  follow(): void {
    if (!this.#tried) return;
    if (this.#tried.event !== this.#host.settings.event) this.drop();
    else if (!this.#leave) this.#subscribe();
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

  /** Undefined while nobody has asked for it. */
  draw({ offers }: Sale): TemplateResult | undefined {
    const { phrases, language } = this.#host;
    const code = this.feed?.promo?.code ?? this.#tried?.code;
    if (this.feed && code) {
      const names = offers.filter(({ unlocked }) => unlocked).map(({ name }) => name);
      return html`<div class="code-applied">
        <p>
          <strong>${phrases.codeApplied(code)}</strong>
          ${names.length ? html`<span>${phrases.codeUnlocked(listLabel(names, language))}</span>` : nothing}
        </p>
        <button
          class="button button-quiet"
          part="button"
          type="button"
          @click=${() => void this.#remove()}
        >
          ${phrases.removeCode(code)}
        </button>
      </div>`;
    }
    return this.#open ? this.#form() : undefined;
  }

  get #field(): HTMLInputElement | null {
    return this.#host.renderRoot.querySelector<HTMLInputElement>('#code');
  }

  #form(): TemplateResult {
    const { phrases } = this.#host;
    const problem = this.#problem && phrases[this.#problem];
    const submit = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      this.#submit();
    };
    return html`<form class="code" novalidate @submit=${submit}>
      <label for="code">${phrases.code}</label>
      <div class="code-row">
        <input
          id="code"
          class="field"
          part="field"
          type="text"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck="false"
          enterkeyhint="go"
          aria-invalid=${problem ? 'true' : nothing}
          aria-describedby=${problem ? 'code-problem' : nothing}
          .value=${this.#text}
          @input=${({ target }: Event) => (this.#text = (target as HTMLInputElement).value)}
          @keydown=${(event: KeyboardEvent) => {
            if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) event.stopPropagation();
          }}
        />
        <button
          class="button"
          part="button"
          type="submit"
          aria-disabled=${this.#busy ? 'true' : nothing}
        >
          ${phrases.applyCode}
        </button>
      </div>
      ${problem ? html`<p class="problem" id="code-problem">${problem}</p>` : nothing}
    </form>`;
  }

  get #busy(): boolean {
    return this.#entry?.state.busy ?? false;
  }

  #submit(): void {
    const code = this.#text.trim();
    if (this.#busy) return;
    if (code) this.#try(code);
    else this.#fail('codeMissing');
  }

  #try(code: string): void {
    const { event } = this.#host.settings;
    this.leave();
    this.#entry = undefined;
    this.#told = false;
    this.#text = code;
    this.#open = true;
    this.#problem = undefined;
    this.#tried = event ? { code, event } : undefined;
    this.#subscribe();
  }

  #subscribe(): void {
    const client = clientOf(this.#host);
    if (!client || !this.#tried) return;
    const params = { slug: this.#tried.event, query: { promo: this.#tried.code } };
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
    if (busy || this.#told || (data === undefined && error === undefined)) return;
    this.#told = true;
    const status = (data as LooseFeed | undefined)?.promo?.status;
    if (status) {
      this.#host.emit('event-tickets-promo-applied', { event: this.#tried?.event ?? '', status });
    }
    if (status === 'applied') this.#welcome(data as LooseFeed);
    else this.#fail(problems[status ?? ''] ?? 'codeFailed');
  }

  /** Says what the code has opened; the form gives way to the chip. */
  #welcome(feed: LooseFeed): void {
    const { phrases, language } = this.#host;
    const unlocked = saleOf(feed).offers.filter((offer) => offer.unlocked);
    const names = unlocked.map(({ name }) => name);
    const words = [phrases.codeApplied(feed.promo?.code ?? '')];
    if (names.length) words.push(phrases.codeUnlocked(listLabel(names, language)));
    this.#host.announce(words.join('. '));
    // Whoever typed it is not left where the form was.
    if (this.#field?.closest('.code:focus-within')) void focusPart(this.#host, '.code-applied');
  }

  #fail(problem: Problem): void {
    this.leave();
    this.#entry = undefined;
    this.#tried = undefined;
    this.#problem = problem;
    this.#host.announce(this.#host.phrases[problem]);
    this.#host.requestUpdate();
    void this.#host.updateComplete.then(() => this.#field?.focus());
  }

  drop(): void {
    this.leave();
    this.#entry = this.#tried = this.#problem = undefined;
    this.#open = false;
    this.#text = '';
    this.#host.requestUpdate();
  }

  async #remove(): Promise<void> {
    this.drop();
    await this.#host.updateComplete;
    this.#host.renderRoot.querySelector<HTMLElement>('.code-offer')?.focus();
  }
}
