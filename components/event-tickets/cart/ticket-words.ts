import type { TemplateResult } from 'lit';
import type { LooseFeed, Offer, PlanTerms, Sale } from '../../../src/checkout/sale/offers.js';
import { webUrl, type SafeAddress } from '../../../src/html/links.js';
import { describeFees } from '../parts/cart-phrases.js';
import type { TicketsHost, TicketWords } from '../tickets-host.js';
import type { LateParts } from './late-parts.js';

/** What is said of releases after the first paint. */
export const ticketWords = (
  host: TicketsHost,
  { opening, plans }: Pick<LateParts, 'opening' | 'plans'>,
): TicketWords => ({
  opensIn: (offer: Offer): string | undefined => opening.view?.until(offer),
  planTerms: (plan: PlanTerms, sale: Sale): TemplateResult | undefined =>
    plans.view?.drawTerms(plan, sale),
  link: (url: unknown): SafeAddress | undefined =>
    typeof url === 'string' ? webUrl(url) : undefined,
  feeRule: (feed: LooseFeed, sale: Sale): string | undefined => describeFees(host, feed, sale),
});
