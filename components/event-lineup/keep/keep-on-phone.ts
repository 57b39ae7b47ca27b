import { html, type ReactiveController, type TemplateResult } from 'lit';
import { pageRecord } from '../../../src/embed/page.js';
import type { Client } from '../../../src/client/client.js';
import type { Slot } from '../../../src/contract/lineup.js';
import { formatter } from '../../../src/format/intl.js';
import { savedTime } from '../../../src/format/saved-time.js';
import english from '../../../src/i18n/offline/en/keep.json' with { type: 'json' };
import type { OfflinePhrases } from '../../../src/i18n/offline/phrases.js';
import { keepEvent, type KeepProgress } from '../../../src/offline/keep-event.js';
import { forgetAnswer } from '../../../src/offline/kept-answers.js';
import { quietButton } from '../../internal/buttons.js';
import { clientOf } from '../../internal/feed/clients.js';
import { adoptStyles } from '../../internal/styles/adopt-styles.js';
import { LateWords } from '../../internal/words/late-words.js';
import type { LineupHost } from '../lineup-context.js';
import { keepStyles } from './keep.styles.js';
import { readMark, writeMark, type KeptMark } from './kept-mark.js';

/** “Keep on this phone”: everything that a visitor may read of the event, fetched at once. UX: O11 */
export class KeepOnPhone implements ReactiveController {
  readonly #host: LineupHost;
  readonly #words: LateWords<OfflinePhrases>;
  #event?: string | undefined;
  #mark?: KeptMark | undefined;
  #progress?: KeepProgress | undefined;
  #running?: AbortController | undefined;
  #isRefused = false;

  constructor(host: LineupHost) {
    adoptStyles(host.renderRoot, keepStyles);
    this.#host = host;
    this.#words = new LateWords(
      english,
      () => import('../../../src/i18n/offline/languages.js'),
      () => host.requestUpdate(),
    );
    host.addController(this);
    host.requestUpdate();
  }

  hostUpdate(): void {
    this.#words.update(this.#host);
    const { event } = this.#host.settings;
    if (event === this.#event) return;
    this.hostDisconnected();
    this.#event = event;
    this.#mark = event ? readMark(event) : undefined;
    this.#progress = undefined;
  }

  hostDisconnected(): void {
    this.#running?.abort();
  }

  /** One button for all that can be done, so that it keeps the focus when that changes. */
  draw(): TemplateResult {
    const { keepRefused } = this.#words.phrases;
    if (this.#isRefused) return html`<div class="keep"><p>${keepRefused}</p></div>`;
    const { label, press } = this.#action;
    return html`<div class="keep">${quietButton(label, press)} ${this.#drawState()}</div>`;
  }

  get #action(): { label: string; press: () => void } {
    const { keepOnPhone, continueKeeping, removeKept, stopKeeping } = this.#words.phrases;
    if (this.#running) return { label: stopKeeping, press: () => this.#running?.abort() };
    if (this.#mark) return { label: removeKept, press: () => void this.#remove() };
    const label = this.#progress ? continueKeeping : keepOnPhone;
    return { label, press: () => void this.#keep() };
  }

  #drawState(): TemplateResult | undefined {
    const { keeping, keepingProgress, keptSince, keptPartly } = this.#words.phrases;
    const progress = this.#progress;
    if (this.#running)
      return html`<progress
          max=${progress?.total ?? 1}
          value=${progress?.done ?? 0}
          aria-label=${keeping}
        ></progress>
        ${
          progress &&
          html`<p>${keepingProgress(this.#counts(progress))} · ${this.#size(progress.bytes)}</p>`
        }`;
    if (this.#mark) {
      const time = savedTime(this.#mark.savedAt, this.#host.language);
      return html`<p>${keptSince({ time })} · ${this.#size(this.#mark.bytes)}</p>`;
    }
    return progress && html`<p>${keptPartly(this.#counts(progress))}</p>`;
  }

  async #keep(): Promise<void> {
    const { settings, slots } = this.#host;
    const client = clientOf(this.#host);
    const slug = settings.event;
    if (!client || !slug) return;
    const running = new AbortController();
    this.#running = running;
    this.#host.requestUpdate();
    const artistIds = [...new Set(slots.flatMap(({ artists }) => artists.map(({ id }) => id)))];
    try {
      const progress = await keepEvent(
        { client, slug, artistIds, pictures: picturesOf(slots, client) },
        running.signal,
        (now) => {
          this.#progress = now;
          this.#host.requestUpdate();
        },
      );
      this.#finish({ savedAt: Date.now(), bytes: progress.bytes });
    } catch {
      // Cancelled, or without a network: what has come stays, and the next attempt goes on from there.
    }
    this.#running = undefined;
    this.#host.requestUpdate();
  }

  #finish(mark: KeptMark): void {
    try {
      writeMark(this.#event ?? '', mark);
      this.#mark = mark;
      this.#progress = undefined;
      const time = savedTime(mark.savedAt, this.#host.language);
      this.#host.announce(this.#words.phrases.keptSince({ time }));
    } catch {
      this.#isRefused = true;
    }
  }

  async #remove(): Promise<void> {
    const address = clientOf(this.#host)?.keyOf('getLineup', { slug: this.#event ?? '' });
    writeMark(this.#event ?? '', undefined);
    this.#mark = undefined;
    await forgetAnswer(address?.split(' ').pop() ?? '');
    this.#host.requestUpdate();
  }

  #counts({ done, total }: KeepProgress) {
    const number = (value: number) =>
      formatter(Intl.NumberFormat, this.#host.language, {}).format(value);
    return { done: number(done), total: number(total) };
  }

  #size(bytes: number): string {
    const options = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 } as const;
    return formatter(Intl.NumberFormat, this.#host.language, options).format(bytes / 1e6);
  }
}

/** Those of the artists, where a service worker can show them without a network. */
function picturesOf(slots: readonly Slot[], client: Client): string[] {
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  if (!workers?.controller && !pageRecord().settings.serviceWorker) return [];
  const addresses = slots.flatMap(({ artists }) =>
    artists.map(({ imageUrl }) => client.absolute(imageUrl ?? '')),
  );
  return [...new Set(addresses)].filter((address) => address !== undefined);
}
