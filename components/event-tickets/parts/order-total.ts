import { html, type TemplateResult } from 'lit';
import { sumsFor } from '../../../src/checkout/machine/choice.js';
import type { Offer } from '../../../src/checkout/sale/offers.js';
import { drawNote, printAmount, type OrderContext } from './order-context.js';

/** The service's sum for what is chosen now; undefined while only an estimate can be given. */
export function printTotal(view: OrderContext): string | undefined {
  const { totalPennies } = sumsFor(view.state) ?? {};
  if (totalPennies === undefined) return undefined;
  const { phrases } = view.host;
  return totalPennies === 0 ? phrases.free : phrases.total(printAmount(view, totalPennies));
}

/** What is held costs something else than was said before. */
export function drawChange(view: OrderContext): TemplateResult | undefined {
  const said = sumsFor(view.state)?.totalPennies;
  const held = view.state.order?.sums.totalPennies;
  if (said === undefined || held === undefined || held === said) return undefined;
  return drawNote(view.host.phrases.priceChanged(printAmount(view, held)));
}

/** What is saved and why, below the total; nothing that the service does not say. */
export function drawSavings(view: OrderContext): TemplateResult | undefined {
  const { quote } = view.state;
  const { phrases } = view.host;
  if (printTotal(view) === undefined || !quote.sums) return undefined;
  const { promoDiscountPennies, quantityDiscountPennies, discountLabel } = quote.sums;
  const saved = promoDiscountPennies + quantityDiscountPennies;
  const codes = new Set(quote.warnings.map(({ code }) => code));
  const words = [
    quantityDiscountPennies ? discountLabel : undefined,
    saved ? phrases.youSave(printAmount(view, saved)) : undefined,
    codes.has('promo_used_up') ? phrases.warnCodeUsedUp : undefined,
    codes.has('promo_not_applied') ? phrases.warnCodeIdle : undefined,
  ].filter(Boolean);
  if (words.length === 0) return undefined;
  return html`<span class="savings">${words.map((one) => html`<bdi>${one}</bdi> `)}</span>`;
}

/** What the service says of one line. */
export function lineWarning({ host, state }: OrderContext, { id }: Offer): string | undefined {
  const { phrases } = host;
  const { quote } = state;
  const warning = quote.warnings.find(({ releaseId }) => releaseId === id);
  switch (warning?.code) {
    case 'sold_out':
      return phrases.warnSoldOut;
    case 'quantity_reduced': {
      const line = quote.sums?.lines.find(({ releaseId }) => releaseId === id);
      return line && phrases.warnReduced(line.quantity);
    }
    case 'add_free_ticket':
      return phrases.warnAddFree;
    default:
      return undefined;
  }
}
