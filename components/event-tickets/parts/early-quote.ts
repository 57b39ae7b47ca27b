import { cartOf, selectionKey, type Selection } from '../../../src/checkout/sale/selection.js';
import type { Client } from '../../../src/client/client.js';

/** Returns the answer for this selection to the first caller; else undefined. */
export type EarlyQuote = (selection: Selection) => Promise<unknown> | undefined;

/**
 * Requests the price right at the press. The code of the order starts to load at the same time and
 * could only ask once it is there. Failures and retries are up to the order.
 */
export function askEarly(client: Client, slug: string, chosen: Selection): EarlyQuote {
  let started: Promise<unknown> | undefined;
  if (chosen.items.length > 0) {
    started = client.quote({ slug, body: cartOf(chosen) }, { once: true });
    started.catch(() => undefined);
  }
  return (selection) => {
    const answer = selectionKey(selection) === selectionKey(chosen) ? started : undefined;
    started = undefined;
    return answer;
  };
}
