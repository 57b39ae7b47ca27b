import type { TemplateResult } from 'lit';
import type { Item } from '../../../src/checkout/machine/state.js';
import type { Client } from '../../../src/client/client.js';

/** What the order asks of the cart, where tickets are chosen. */
export interface CartAccess {
  readonly client: Client;
  readonly event: string;
  /** Puts these into the basket: the choice of an earlier page, or nothing after an order. */
  readonly choose: (items: readonly Item[], promo: string | undefined) => void;
  /** Takes the code away, then reserves without it. */
  readonly withoutCode: () => void;
  /** The way to the organiser's own shop, where there is one. */
  readonly elsewhere: () => TemplateResult | undefined;
}
