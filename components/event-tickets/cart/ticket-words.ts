import type { TemplateResult } from 'lit';
import type { LooseFeed, Offer, PlanTerms, Sale } from '../../../src/checkout/sale/offers.js';
import { webUrl, type SafeAddress } from '../../../src/html/links.js';
import type { TicketsHost, TicketWords } from '../tickets-host.js';
import type { LateParts } from './late-parts.js';

const lacksFee = ({ fullPennies, facePennies }: Offer) =>
  facePennies > 0 && fullPennies === undefined;

/** Texts about releases that come after the first paint. */
export const ticketWords = (
  host: TicketsHost,
  { opening, plans, fees, waiting }: Pick<LateParts, 'opening' | 'plans' | 'fees' | 'waiting'>,
): TicketWords => ({
  opensIn: (offer: Offer): string | undefined => opening.view?.until(offer),
  planTerms: (plan: PlanTerms, sale: Sale): TemplateResult | undefined =>
    plans.view?.drawTerms(plan, sale),
  waitingList: (): TemplateResult | undefined => {
    if (!host.waitingTarget && !host.soldOutHref) return undefined;
    void waiting.load();
    return waiting.view?.draw();
  },
  link: (url: unknown): SafeAddress | undefined =>
    typeof url === 'string' ? webUrl(url) : undefined,
  feeRule: (feed: LooseFeed, sale: Sale): string | undefined => {
    if (!sale.offers.some(lacksFee)) return undefined;
    void fees.load();
    return fees.view?.describe(feed, sale);
  },
});
