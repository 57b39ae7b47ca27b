import { returnMarkOf } from './session-names.js';

/**
 * The address that a payment returns to, with a mark by which the page recognises the return, even if
 * the browser has kept nothing. The mark has the event and the order's reference, never the token, as
 * addresses are logged, shared and bookmarked. The rest of the address stays as it is, since pages
 * read their addresses in many ways.
 */
export function returnAddress(address: string, event: string, reference = ''): string {
  const kept = withoutReturn(address);
  const end = kept.includes('#') ? kept.indexOf('#') : kept.length;
  const page = kept.slice(0, end);
  const mark = `${page.includes('?') ? '&' : '?'}${returnMarkOf(event)}${reference}`;
  return page + mark + kept.slice(end);
}

/** The address without the mark, once the page has read it. */
export const withoutReturn = (address: string): string =>
  address.replace(/[?&]bandstand-payment=[^&#=]*(?=#|$)|bandstand-payment=[^&#=]*&/, '');

/** The reference in an address. Anyone can write an address, so only the form of a reference passes. */
export const referenceIn = (address: string): string =>
  /bandstand-payment=[^&#~=]*~([\w-]{0,20})/.exec(address)?.[1] ?? '';
