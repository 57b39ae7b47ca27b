import type { SaleChange } from '../../../src/checkout/sale/sale-changes.js';
import { readCount } from '../../../src/contract/loose.js';
import type { LooseFeed, Offer, Sale } from '../../../src/checkout/sale/offers.js';
import { formatter, usableZone } from '../../../src/format/intl.js';
import { money } from '../../../src/format/money.js';
import type { TicketsHost } from '../tickets-host.js';

/** A change of the sale, for somebody who is just choosing. */
export function describeChange(host: TicketsHost, { currency }: Sale, change: SaleChange): string {
  const { phrases, language } = host;
  const { name } = change.offer;
  const price = ({ fullPennies, facePennies }: Offer) =>
    money(fullPennies ?? facePennies, currency, language);
  switch (change.kind) {
    case 'price':
      return phrases.nowCosts(name, price(change.offer), price(change.before));
    case 'gone':
      return phrases.nowGone(name);
    case 'opened':
      return phrases.nowOpen(name);
    case 'fewer':
      return phrases.nowFewer(name, change.quantity);
  }
}

/** The rule of the booking fee, where the service does not say what a ticket costs with it. */
export function describeFees(
  { phrases, language }: TicketsHost,
  { bookingFeePolicy }: LooseFeed,
  { offers, currency }: Sale,
): string | undefined {
  const isMissing = offers.some(
    ({ fullPennies, facePennies }) => facePennies && fullPennies === undefined,
  );
  const policy = bookingFeePolicy ?? {};
  const [share, each] = [readCount(policy.percentBps), readCount(policy.perTicketPennies)];
  if (!isMissing || share === undefined || each === undefined) return undefined;
  const print = (pennies: unknown) => {
    const amount = readCount(pennies);
    return amount ? money(amount, currency, language) : undefined;
  };
  const [least, most] = [print(policy.minPennies), print(policy.capPennies)];
  return phrases.feeRule(
    printPercent(share, language),
    money(each, currency, language),
    least,
    most,
  );
}

export function printPercent(basisPoints: number, language: string): string {
  const options: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 2 };
  return formatter(Intl.NumberFormat, language, options).format(basisPoints / 10_000);
}

export function printDate(iso: string, language: string, zone: string | undefined): string {
  const timeZone = usableZone(zone);
  const options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', timeZone };
  return formatter(Intl.DateTimeFormat, language, options).format(Date.parse(iso));
}
