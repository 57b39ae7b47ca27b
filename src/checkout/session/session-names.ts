/** One record for each service and event. */
export const recordName = (baseUrl: string, event: string): string => `evt:${baseUrl}:${event}`;

/**
 * The mark in the address that a payment for the event returns to. A "~" ends the slug of the event,
 * so that one inside the slug is percent-encoded.
 */
export const returnMarkOf = (event: string): string =>
  `bandstand-payment=${encodeURIComponent(event).replaceAll('~', '%7E')}~`;

/** Whether a payment for the event has returned to this page. False on a server. */
export const hasReturned = (event: string, address = String(globalThis.location)): boolean =>
  address.includes(returnMarkOf(event));

/** Whether an earlier page or a payment may have left an order to resume. */
export function mayResume(baseUrl: string, event: string): boolean {
  try {
    const name = recordName(baseUrl, event);
    if (sessionStorage.getItem(name) ?? localStorage.getItem(name)) return true;
  } catch {
    // Storage is blocked, so nothing was kept.
  }
  return hasReturned(event);
}
