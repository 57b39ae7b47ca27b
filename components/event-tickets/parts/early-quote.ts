import { cartOf, selectionKey, type Selection } from '../../../src/checkout/sale/selection.js';
import type { Client } from '../../../src/client/client.js';

/** The answer about just this choice, for the first who asks. */
export type EarlyQuote = (selection: Selection) => Promise<unknown> | undefined;

/**
 * Asks at the press what is chosen costs: the code of an order comes with that press as well, and
 * would ask only once it is there. What a failure means, and when to ask again, the order decides.
 */
export function askEarly(client: Client, slug: string, chosen: Selection): EarlyQuote {
  let begun: Promise<unknown> | undefined;
  if (chosen.items.length > 0) {
    begun = client.quote({ slug, body: cartOf(chosen) }, { once: true });
    begun.catch(() => undefined);
  }
  return (selection) => {
    const answer = selectionKey(selection) === selectionKey(chosen) ? begun : undefined;
    begun = undefined;
    return answer;
  };
}
