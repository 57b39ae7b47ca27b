const name = 'emulator-payment';

/**
 * An emulator in the page has no address of its own: the host page itself is the payment page, with
 * the attempt in its query.
 */
export function paymentPageOn(page: string, attemptId: string): string {
  const address = new URL(page);
  address.searchParams.set(name, attemptId);
  address.hash = '';
  return address.href;
}

/** The page as it was before. */
export function pageWithoutPayment(page: string): string {
  const address = new URL(page);
  address.searchParams.delete(name);
  address.hash = '';
  return address.href;
}

/** Of `?emulator-payment=ATTEMPT` or `#emulator-payment=ATTEMPT`; null on any other page. */
export function attemptIn({ search, hash }: Pick<Location, 'search' | 'hash'>): string | null {
  return new URLSearchParams(search).get(name) ?? new URLSearchParams(hash.slice(1)).get(name);
}
