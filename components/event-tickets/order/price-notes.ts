import { html, type TemplateResult } from 'lit';
import type { Offer } from '../../../src/checkout/sale/offers.js';
import priceNotePhrases from '../../../src/i18n/checkout/en/notes.json' with { type: 'json' };
import { adoptStyles } from '../../internal/styles/adopt-styles.js';
import { printAmount, type OrderContext } from '../parts/order-context.js';
import { printTotal } from '../parts/order-total.js';
import type { TicketsHost } from '../tickets-host.js';
import { priceNoteStyles } from './price-notes.styles.js';

/** Notes about discounts, and the service's warnings about single lines. */
export class PriceNotes {
  constructor(host: TicketsHost) {
    host.addPhrases(priceNotePhrases);
    adoptStyles(host.renderRoot, priceNoteStyles);
  }

  /** The discounts below the total, as the service states them. */
  drawSavings(view: OrderContext): TemplateResult | undefined {
    const { quote } = view.state;
    const { phrases } = view.host;
    if (printTotal(view) === undefined || !quote.sums) return undefined;
    const { promoDiscountPennies, quantityDiscountPennies, discountLabel } = quote.sums;
    const saved = promoDiscountPennies + quantityDiscountPennies;
    const codes = new Set(quote.warnings.map(({ code }) => code));
    const words = [
      quantityDiscountPennies ? discountLabel : undefined,
      saved ? phrases.youSave({ amount: printAmount(view, saved) }) : undefined,
      codes.has('promo_used_up') ? phrases.warnCodeUsedUp : undefined,
      codes.has('promo_not_applied') ? phrases.warnCodeIdle : undefined,
    ].filter(Boolean);
    if (words.length === 0) return undefined;
    return html`<span class="savings">${words.map((one) => html`<bdi>${one}</bdi> `)}</span>`;
  }

  /** The service's warning about one line. */
  warning({ host, state }: OrderContext, { id }: Offer): string | undefined {
    const { phrases } = host;
    const { quote } = state;
    const warning = quote.warnings.find(({ releaseId }) => releaseId === id);
    switch (warning?.code) {
      case 'sold_out':
        return state.mayHold ? phrases.warnMaybeHeld : phrases.warnSoldOut;
      case 'quantity_reduced': {
        const line = quote.sums?.lines.find(({ releaseId }) => releaseId === id);
        return line && phrases.warnReduced({ count: line.quantity });
      }
      case 'add_free_ticket':
        return phrases.warnAddFree;
      default:
        return undefined;
    }
  }
}
