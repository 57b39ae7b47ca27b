/** One record for each service and event. */
export const recordName = (baseUrl: string, event: string): string => `evt:${baseUrl}:${event}`;

/**
 * Stands in the address of a page that a payment for the event has led back to. The "~" ends the
 * name of the event, so one inside the name is written as a code.
 */
export const returnMarkOf = (event: string): string =>
  `bandstand-payment=${encodeURIComponent(event).replaceAll('~', '%7E')}~`;

/** Whether this page has been come back to from a payment for the event. There is none on a server. */
export const hasReturned = (event: string, address = String(globalThis.location)): boolean =>
  address.includes(returnMarkOf(event));

/** Whether an earlier page, or a payment, may have left something to take up. */
export function mayResume(baseUrl: string, event: string): boolean {
  try {
    const name = recordName(baseUrl, event);
    if (sessionStorage.getItem(name) ?? localStorage.getItem(name)) return true;
  } catch {
    // Blocked: nothing has been kept.
  }
  return hasReturned(event);
}
