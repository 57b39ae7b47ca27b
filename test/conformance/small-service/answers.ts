import type { EndpointName } from '../../../src/contract/routes.js';
import {
  article,
  artist,
  fields,
  ids,
  named,
  past,
  prices,
  seoless,
  set,
  slot,
  ticketFeed,
  wording,
} from './data.js';
import type { Asked, Rules } from './rules.js';

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(`No: ${code}`);
  }
}

export const refuse = (status: number, code: string): never => {
  throw new Refusal(status, code);
};

const now = () => new Date().toISOString();
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

const own = { eventId: ids[0], lastUpdatedAt: past };

const isOf = (surface: string | null) => (surface === 'web' ? 'web' : 'app');
/** On the web alone. */
const onTheWeb = ({ surface }: Asked, data: object): object =>
  surface === 'web' ? data : refuse(404, 'not_found');

export const answers: Partial<Record<EndpointName, (asked: Asked, rules: Rules) => object>> = {
  getEvent: (asked) =>
    onTheWeb(asked, { slug: named.event, title: 'Riverside', ticketUrl: null, schemaOrg: null }),
  getVersion: (asked) => onTheWeb(asked, { contentHash: 'abc' }),
  getLineup: (asked) =>
    onTheWeb(asked, {
      ...{ ...own, eventSlug: named.event, surface: isOf(asked.surface) },
      ...{ slots: [slot], schemaOrg: null },
    }),
  getArtist: ({ last }) =>
    last === artist.id
      ? {
          ...{ ...artist, realName: null, bioShort: null, bioLong: null, website: null },
          ...{ socials: {}, sets: [{ lineupId: slot.id, ...set }] },
        }
      : refuse(404, 'not_found'),
  getFaq: (asked) =>
    onTheWeb(asked, {
      ...{ eventId: ids[0], surface: isOf(asked.surface), categories: [], schemaOrg: null },
      ...{ lastUpdatedAt: null, generatedAt: now() },
    }),
  listNews: () => ({ ...own, articles: [article], generatedAt: now() }),
  getArticle: ({ last }) =>
    last === article.slug
      ? { ...article, bodyMarkdown: 'Hi', bodyHtml: '<p>Hi</p>', ...seoless }
      : refuse(404, 'not_found'),
  listBroadcasts: () => ({ broadcasts: [] }),
  getGallery: () => ({ photos: [] }),
  getOrganiser: ({ slug }) =>
    slug === named.named.organiser ? { upcomingEvents: [] } : refuse(404, 'not_found'),
  searchEvents: () => ({ hits: [] }),
  getForm: ({ last, surface }) =>
    last === named.named.form
      ? {
          ...{ key: last, kind: 'feedback', eventId: null, eventSlug: null, title: 'Survey' },
          ...{ version: 3, surface: isOf(surface), fields },
        }
      : refuse(404, 'not_found'),
  submitForm: ({ last }) =>
    last === named.named.form ? refuse(400, 'bad_request') : refuse(404, 'not_found'),
  getTickets: (asked) => onTheWeb(asked, ticketFeed),
  quote: ({ body }, { feeOf }) => ({ bookingFeePennies: feeIn(body, feeOf) }),
  reserve: ({ body }, { feeOf, holdMinutes }) => ({
    bookingFeePennies: feeIn(body, feeOf),
    checkoutToken: `token-${itemsIn(body)[0]?.releaseId}`,
    lapsesAt: later(holdMinutes),
    tokenValidUntil: later(24 * 60),
    crossEventOffers: [],
  }),
  submitDetails: ({ body }) =>
    JSON.stringify(body['consentTextSnapshot']) === JSON.stringify(wording)
      ? { thanks: true }
      : refuse(400, 'consent_text_mismatch'),
  pay: ({ last }) => (isFree(last) ? refuse(418, 'nothing_to_pay') : { goTo: named.origin }),
  completeFree: ({ last }) =>
    isFree(last) ? { completed: true } : refuse(418, 'payment_required'),
  getOrder: ({ last }) =>
    last.startsWith('token-') ? { state: 'open' } : refuse(404, 'not_found'),
  getPrelaunch: () => refuse(404, 'not_found'),
  registerPrelaunch: () => refuse(404, 'not_found'),
  verifyPrelaunch: () => refuse(404, 'not_found'),
  subscribe: () => refuse(400, 'bad_request'),
};

const isFree = (token: string) => token === `token-${ids[4]}`;
const itemsIn = (body: Record<string, unknown>) =>
  (body['items'] ?? []) as { releaseId: string; quantity: number }[];

function feeIn(body: Record<string, unknown>, feeOf: Rules['feeOf']): number {
  const items = itemsIn(body);
  for (const { releaseId } of items) {
    if (releaseId === ids[5]) refuse(409, 'not_on_sale');
    if (prices[releaseId] === undefined) refuse(400, 'unknown_release');
  }
  if (body['paymentPlanId'] !== undefined) refuse(409, 'plan_unavailable');
  const fees = items.map(({ releaseId, quantity }) => feeOf(prices[releaseId] ?? 0, quantity));
  return fees.reduce((all, one) => all + one, 0);
}
