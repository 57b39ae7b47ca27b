import { css, type ReactiveController } from 'lit';
import { clock } from '../../../src/clock/clock.js';
import english from '../../../src/i18n/live/en/first.json' with { type: 'json' };
import type { LivePhrases } from '../../../src/i18n/live/phrases.js';
import type { EventElement } from '../element.js';
import { LateWords } from '../words/late-words.js';
import { adoptStyles } from '../styles/adopt-styles.js';

/** A changed price is marked as new for this long. */
const markedMilliseconds = 15 * 60_000;

/** Marks ticket prices that change while the page is open. */
export class ChangedPrices implements ReactiveController {
  readonly #host: EventElement;
  /** The last price by event, language and ticket name. */
  readonly #amounts = new Map<string, string>();
  /** When the price changed, by the same key. */
  readonly #changed = new Map<string, number>();
  readonly #words: LateWords<LivePhrases>;

  constructor(host: EventElement) {
    this.#host = host;
    this.#words = new LateWords(
      english,
      () => import('../../../src/i18n/live/languages.js'),
      () => host.requestUpdate(),
    );
    adoptStyles(host.renderRoot, changedPriceStyles);
    host.addController(this);
  }

  hostUpdated(): void {
    const { language, settings } = this.#host;
    this.#words.update(this.#host);
    for (const release of this.#host.renderRoot.querySelectorAll('[part~="release"]')) {
      const price = release.querySelector<HTMLElement>('[part~="price"]');
      const name = release.querySelector('.release-name')?.textContent.trim();
      if (price) this.#markChange([settings.event, language, name].join('\n'), price);
    }
  }

  #markChange(key: string, price: HTMLElement): void {
    const amount = price.querySelector('strong')?.textContent.trim() ?? '';
    // Skips words like "free": their translation is not a price change.
    if (!/\p{Nd}/u.test(amount)) return;
    const before = this.#amounts.get(key) ?? amount;
    this.#amounts.set(key, amount);
    if (before !== amount) this.#changed.set(key, clock.now());
    const age = clock.now() - (this.#changed.get(key) ?? -Infinity);
    if (age < markedMilliseconds) price.dataset['changed'] = this.#words.phrases.newPrice;
    else delete price.dataset['changed'];
  }
}

const changedPriceStyles = css`
  [data-changed]::after {
    content: attr(data-changed);
    display: block;
    inline-size: fit-content;
    margin-block-start: 0.375em;
    padding: 0.0625em 0.5em;
    border: 1px solid var(--_warning);
    border-radius: 1em;
    font-size: var(--_size-small);
    font-weight: 600;
    line-height: 1.4;
  }
`;
