import { html, type TemplateResult } from 'lit';
import { readText } from '../../../src/contract/loose.js';
import type { LooseFeed, Sale } from '../../../src/checkout/sale/offers.js';
import type { TicketCart, TicketsHost } from '../tickets-host.js';

const line = (said: unknown): TemplateResult | undefined =>
  readText(said) ? html`<p dir="auto">${readText(said)}</p>` : undefined;

interface SmallPrint {
  readonly feed: LooseFeed;
  readonly sale: Sale;
  readonly cart: TicketCart | undefined;
}

/** Legal lines required beside the tickets: two separate ones about refunds, and the seller. spec L189 */
export function smallPrint(
  host: TicketsHost,
  { feed, sale, cart }: SmallPrint,
): TemplateResult | undefined {
  const { organiser, attribution } = feed.checkout?.legal ?? {};
  const lines = [
    line(organiser?.refundPolicyLine),
    line(organiser?.refundCancellationLine),
    line(cart?.words.feeRule(feed, sale)),
    line(attribution),
    privacy(host, organiser, cart),
  ].filter((one) => one !== undefined);
  if (lines.length === 0) return undefined;
  return html`<div class="small-print" part="small-print">${lines}</div>`;
}

type Organiser = NonNullable<NonNullable<LooseFeed['checkout']>['legal']>['organiser'];

/** The organiser's name, which links to their privacy notice once the code that checks links is loaded. */
function privacy(
  { phrases }: TicketsHost,
  organiser: Organiser,
  cart: TicketCart | undefined,
): TemplateResult | undefined {
  const { privacyPolicyUrl: url } = organiser ?? {};
  const name = readText(organiser?.name);
  const href = cart?.words.link(url);
  if (!name) return undefined;
  if (!url || (cart && !href)) return line(phrases.organiser({ name }));
  const notice = phrases.privacyOf({ organiser: name });
  return html`<p>${href ? html`<a href=${href} rel="noopener">${notice}</a>` : notice}</p>`;
}
