import { readCount, readObject, readText, readTime } from '../../src/contract/loose.js';

/** What a visitor can do about tickets. */
export type SaleSummary =
  | { readonly kind: 'open'; readonly from: CardPrice | undefined }
  /** `startsAt` in milliseconds since 1970; undefined where nobody has said when. */
  | { readonly kind: 'upcoming'; readonly startsAt: number | undefined }
  | { readonly kind: 'soldOut' };

/** With all fees: a price without them is not shown. */
export interface CardPrice {
  /** In minor units of the currency. */
  readonly pennies: number;
  readonly currency: string;
}

/**
 * Undefined when there is nothing to sell. Of a sale of which nothing is stated, the address says
 * that there is one. spec L244
 */
export function summarizeSale(
  block: unknown,
  ticketUrl: string,
  now: number,
): SaleSummary | undefined {
  const tickets = readObject(block);
  if (tickets['soldOut'] === true) return { kind: 'soldOut' };
  if (tickets['upcoming'] === true) {
    return { kind: 'upcoming', startsAt: readTime(tickets['salesStartAt']) };
  }
  const hasEnded = (readTime(tickets['salesEndAt']) ?? Infinity) <= now;
  const isOn = tickets['onSale'] ?? (ticketUrl !== '' && !hasEnded);
  return isOn === true ? { kind: 'open', from: priceOf(tickets) } : undefined;
}

function priceOf(tickets: Readonly<Record<string, unknown>>): CardPrice | undefined {
  const pennies = readCount(tickets['fromFeeInclusivePricePennies']);
  const currency = readText(tickets['currency']);
  return pennies !== undefined && currency ? { pennies, currency } : undefined;
}
