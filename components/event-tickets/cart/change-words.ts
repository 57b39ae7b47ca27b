import type { Offer, Sale } from '../../../src/checkout/sale/offers.js';
import { changesBetween, type SaleChange } from '../../../src/checkout/sale/sale-changes.js';
import { money } from '../../../src/format/money.js';
import changePhrases from '../../../src/i18n/tickets/en/changes.json' with { type: 'json' };
import { adoptStyles } from '../../internal/styles/adopt-styles.js';
import type { TicketsHost } from '../tickets-host.js';
import { saleNewsStyles } from './sale-news.styles.js';

/** Describes changes in a sale. */
export class ChangeWords {
  readonly #host: TicketsHost;

  constructor(host: TicketsHost) {
    host.addPhrases(changePhrases);
    adoptStyles(host.renderRoot, saleNewsStyles);
    this.#host = host;
  }

  readonly between = changesBetween;

  /** One sentence for a visitor who is choosing tickets. */
  describe({ currency }: Sale, change: SaleChange): string {
    const { phrases, language } = this.#host;
    const { name } = change.offer;
    const price = ({ fullPennies, facePennies }: Offer) =>
      money(fullPennies ?? facePennies, currency, language);
    switch (change.kind) {
      case 'price':
        return phrases.nowCosts({
          release: name,
          now: price(change.offer),
          before: price(change.before),
        });
      case 'gone':
        return phrases.nowGone({ release: name });
      case 'opened':
        return phrases.nowOpen({ release: name });
      case 'fewer':
        return phrases.nowFewer({ release: name, count: change.quantity });
    }
  }
}
