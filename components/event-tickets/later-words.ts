import type { SaleChange } from '../../src/checkout/changes.js';
import type { LooseFeed, Offer, Sale } from '../../src/checkout/offers.js';
import { formatter, usableZone } from '../../src/format/intl.js';
import { money } from '../../src/format/money.js';
import type { EventTickets } from './event-tickets.js';

/** A change of the sale, for somebody who is just choosing. */
export function wordsOf(host: EventTickets, { currency }: Sale, change: SaleChange): string {
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
export function feeRule(
  { phrases, language }: EventTickets,
  { bookingFeePolicy }: LooseFeed,
  { offers, currency }: Sale,
): string | undefined {
  const isMissing = offers.some(
    ({ fullPennies, facePennies }) => facePennies && fullPennies === undefined,
  );
  const { percentBps, perTicketPennies, minPennies } = bookingFeePolicy ?? {};
  if (!isMissing || typeof percentBps !== 'number' || typeof perTicketPennies !== 'number') {
    return undefined;
  }
  const options: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 2 };
  const percent = formatter(Intl.NumberFormat, language, options).format(percentBps / 10_000);
  const least = minPennies ? money(minPennies, currency, language) : undefined;
  return phrases.feeRule(percent, money(perTicketPennies, currency, language), least);
}

export function dateOf(iso: string, language: string, zone: string | undefined): string {
  const timeZone = usableZone(zone);
  const options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', timeZone };
  return formatter(Intl.DateTimeFormat, language, options).format(Date.parse(iso));
}
