import { returnMarkOf } from './session-names.js';

/**
 * Where a payment leads back to, with a mark of ours: by it a page knows that its buyer comes from
 * the payment, also where the browser has kept nothing. It names the event and what the buyer may
 * read out on the telephone, and never the token: addresses are logged, shared and bookmarked. The
 * rest stays letter for letter, as pages read their addresses in many ways.
 */
export function returnAddress(address: string, event: string, reference = ''): string {
  const kept = withoutReturn(address);
  const end = kept.includes('#') ? kept.indexOf('#') : kept.length;
  const page = kept.slice(0, end);
  const mark = `${page.includes('?') ? '&' : '?'}${returnMarkOf(event)}${reference}`;
  return page + mark + kept.slice(end);
}

/** The address without the mark, for a page that has taken note of it. */
export const withoutReturn = (address: string): string =>
  address.replace(/[?&]bandstand-payment=[^&#=]*(?=#|$)|bandstand-payment=[^&#=]*&/, '');

/** What an address says of the order. Anybody may write one: it can be nothing but a reference. */
export const referenceIn = (address: string): string =>
  /bandstand-payment=[^&#~=]*~([\w-]{0,20})/.exec(address)?.[1] ?? '';
