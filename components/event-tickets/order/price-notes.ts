import { html, type TemplateResult } from 'lit';
import { sumsFor } from '../../../src/checkout/machine/choice.js';
import type { Sums } from '../../../src/checkout/order/order.js';
import type { Offer } from '../../../src/checkout/sale/offers.js';
import priceNotePhrases from '../../../src/i18n/checkout/en/notes.json' with { type: 'json' };
import { adoptStyles } from '../../internal/styles/adopt-styles.js';
import { readList, readText } from '../../../src/contract/loose.js';
import {
  drawNote,
  printAmount,
  type OrderContext,
  type OrderNotes,
} from '../parts/order-context.js';
import { fixed, reviewRow } from '../parts/review.js';
import { printTotal } from '../parts/order-total.js';
import type { TicketsHost } from '../tickets-host.js';
import { priceNoteStyles } from './price-notes.styles.js';

/** Notes about discounts and prices, and the service's warnings about single lines. */
export class PriceNotes implements OrderNotes {
  constructor(host: TicketsHost) {
    host.addPhrases(priceNotePhrases);
    adoptStyles(host.renderRoot, priceNoteStyles);
  }

  /** The discounts below the total, as the service states them. */
  drawSavings(view: OrderContext): TemplateResult | undefined {
    const { quote } = view.state;
    const { phrases } = view.host;
    if (printTotal(view) === undefined || !quote.sums) return undefined;
    const { promoDiscountPennies, quantityDiscountPennies } = quote.sums;
    const saved = promoDiscountPennies + quantityDiscountPennies;
    const codes = new Set(quote.warnings.map(({ code }) => code));
    const words = [
      discountName(view, quote.sums),
      saved ? phrases.youSave({ amount: printAmount(view, saved) }) : undefined,
      codes.has('promo_used_up') ? phrases.warnCodeUsedUp : undefined,
      codes.has('promo_not_applied') ? phrases.warnCodeIdle : undefined,
    ].filter(Boolean);
    if (words.length === 0) return undefined;
    return html`<span class="savings">${words.map((one) => html`<bdi>${one}</bdi> `)}</span>`;
  }

  /** Of the order. What has a name is named, also without an amount. */
  discountsOf(view: OrderContext): { label: string; amountPennies: number }[] {
    const { sums } = view.state.order ?? {};
    if (!sums) return [];
    const { phrases } = view.host;
    const { promo, promoDiscountPennies, quantityDiscountPennies } = sums;
    const rows: [string | undefined, number][] = [
      [promo && phrases.codeDiscount({ code: promo.code }), promoDiscountPennies],
      [discountName(view, sums), quantityDiscountPennies],
    ];
    return rows
      .filter(([name, pennies]) => name || pennies)
      .map(([name, pennies]) => ({ label: name || phrases.discount, amountPennies: -pennies }));
  }

  drawDiscounts(view: OrderContext): TemplateResult[] {
    return this.discountsOf(view).map(({ label, amountPennies }) =>
      reviewRow(html`<bdi>${label}</bdi>`, fixed(printAmount(view, amountPennies || undefined))),
    );
  }

  drawChange(view: OrderContext): TemplateResult | undefined {
    const said = sumsFor(view.state)?.totalPennies;
    const held = view.state.order?.sums.totalPennies;
    if (said === undefined || held === undefined || held === said) return undefined;
    return drawNote(view.host.phrases.priceChanged({ total: printAmount(view, held) }));
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

/** The quantity discount as the organiser words it in the feed, else as the service names it. spec L188, L250 */
function discountName({ feed }: OrderContext, sums: Sums): string | undefined {
  const { id, name } = sums.quantityDiscount ?? {};
  const isThis = (one: { id?: unknown; name?: unknown }) =>
    readText(one.id) ? one.id === id : !!readText(one.name) && one.name === name;
  const listed = readList(feed.quantityDiscounts).find(isThis);
  return readText(listed?.label) || sums.discountLabel;
}
