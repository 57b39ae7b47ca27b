import { readCount } from '../../../src/contract/loose.js';
import type { LooseFeed, Sale } from '../../../src/checkout/sale/offers.js';
import { money } from '../../../src/format/money.js';
import feePhrases from '../../../src/i18n/tickets/en/fees.json' with { type: 'json' };
import { printPercent } from '../parts/cart-phrases.js';
import type { TicketsHost } from '../tickets-host.js';

/** Describes how the booking fee is worked out, for a feed without prices that include it. */
export class FeeRule {
  readonly #host: TicketsHost;

  constructor(host: TicketsHost) {
    host.addPhrases(feePhrases);
    this.#host = host;
  }

  /** @returns undefined if the feed has no rule that can be read */
  describe({ bookingFeePolicy }: LooseFeed, { currency }: Sale): string | undefined {
    const { phrases, language } = this.#host;
    const policy = bookingFeePolicy ?? {};
    const [share, each] = [readCount(policy.percentBps), readCount(policy.perTicketPennies)];
    if (share === undefined || each === undefined) return undefined;
    const print = (pennies: unknown) => {
      const amount = readCount(pennies);
      return amount ? money(amount, currency, language) : undefined;
    };
    const [least, most] = [print(policy.minPennies), print(policy.capPennies)];
    return phrases.feeRule({
      percent: printPercent(share, language),
      each: money(each, currency, language),
      least,
      most,
    });
  }
}
