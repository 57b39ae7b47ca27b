import * as v from 'valibot';
import { ArtistDetail } from './artist.js';
import { Broadcasts } from './broadcasts.js';
import * as checkout from './checkout.js';
import type { ErrorCode } from './errors.js';
import { EventDetail, EventVersion, SearchResults } from './events.js';
import { Faq } from './faq.js';
import { FormDefinition, Submission, SubmissionResult } from './forms.js';
import { Gallery } from './gallery.js';
import { gap, implied } from './gap.js';
import { gapLimits } from './limits.js';
import { Lineup } from './lineup.js';
import { Article, NewsIndex } from './news.js';
import { OrganiserProfile } from './organisers.js';
import * as prelaunch from './prelaunch.js';
import { CountryCode, Day } from './primitives.js';
import { ClaimRequest, ClaimResult, Wallet } from './rewards.js';
import { routes, type EndpointName, type Route } from './routes.js';
import { SubscribeRequest, SubscribeResult } from './subscribe.js';
import { TicketFeed } from './tickets.js';

export type { EndpointName };

/** A row of the table: an operation's path, parameters, body and data. */
export interface Endpoint extends Route {
  /**
   * Its row of the table calls `surface` required. A request must send it; a service still takes an
   * omitted one for the app. spec L15, L223, L225, L229, L230
   */
  readonly requiresSurface?: boolean;
  /** Query parameters besides `surface`, as text of the address; unknown ones are ignored. */
  readonly query?: v.GenericSchema;
  readonly body?: v.GenericSchema;
  /** The `data` of a success. */
  readonly data: v.GenericSchema;
  /** Error codes of this operation, besides those of `anyOperation`. */
  readonly errors: readonly ErrorCode[];
  /** Lines of the specification. */
  readonly spec: readonly number[];
}

/** Failures that do not depend on the operation. */
export const anyOperation: readonly ErrorCode[] = [
  'bad_request',
  'not_found',
  'method_not_allowed',
  'rate_limited',
  'internal_error',
];

/** Enforcement on operations that are open today is announced, so they may refuse too. spec L281 */
const gates = ['unauthorized', 'origin_not_allowed'] as const;
const cart = [
  ...gates,
  'unknown_release',
  'not_on_sale',
  'plan_unavailable',
  'quantity_not_allowed',
] as const;
const reward = [
  'unauthorized',
  'reward_not_found',
  'reward_not_claimable',
  'reward_not_sent_later',
  'claim_closed',
  'option_required',
  'option_not_offered',
] as const;
const registration = [
  ...gates,
  'no_consent',
  'phone_without_sms_consent',
  'no_phone_for_sms_consent',
] as const;

const wholeNumber = (atLeast: number, atMost: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/),
    v.transform(Number),
    v.minValue(atLeast),
    v.maxValue(atMost),
  );

/** What to search for; pagination is left open. spec L247, L352 */
export const SearchQuery = v.object({
  /** Words of the name, the place or the organiser. */
  q: v.optional(implied(v.string(), 'A search is for something.')),
  /** The first day that matters. */
  from: v.optional(gap(Day)),
  /** The last day that matters. */
  to: v.optional(gap(Day)),
  country: v.optional(gap(CountryCode)),
  /** Results on a page: 1 to 50, and 20 when it is left out. */
  limit: v.optional(gap(wholeNumber(1, gapLimits.searchResultsAtMost))),
  /** `nextCursor` of the page before. */
  cursor: v.optional(gap(v.string())),
});

/** What changes the ticket feed. spec L248 */
export const TicketQuery = v.object({
  /** Reveals what the code unlocks; quote and reserve need the same code again. Case is ignored. */
  promo: v.optional(v.string()),
});

/** Every operation of the service: client, emulator, tests and documents read this table. */
export const endpoints = {
  getEvent: { ...routes.getEvent, data: EventDetail, errors: gates, spec: [19, 244, 281] },
  getVersion: { ...routes.getVersion, data: EventVersion, errors: gates, spec: [245, 281] },
  getLineup: {
    ...routes.getLineup,
    requiresSurface: true,
    data: Lineup,
    errors: gates,
    spec: [223],
  },
  getArtist: { ...routes.getArtist, data: ArtistDetail, errors: gates, spec: [224, 281] },
  getFaq: { ...routes.getFaq, requiresSurface: true, data: Faq, errors: gates, spec: [225] },
  listNews: { ...routes.listNews, data: NewsIndex, errors: gates, spec: [226] },
  getArticle: { ...routes.getArticle, data: Article, errors: gates, spec: [227] },
  listBroadcasts: { ...routes.listBroadcasts, data: Broadcasts, errors: gates, spec: [228, 281] },
  getForm: {
    ...routes.getForm,
    requiresSurface: true,
    data: FormDefinition,
    errors: gates,
    spec: [229, 235],
  },
  submitForm: {
    ...routes.submitForm,
    requiresSurface: true,
    body: Submission,
    data: SubmissionResult,
    errors: gates,
    spec: [230, 234, 236, 237],
  },
  getOrganiser: { ...routes.getOrganiser, data: OrganiserProfile, errors: gates, spec: [246, 281] },
  searchEvents: {
    ...routes.searchEvents,
    query: SearchQuery,
    data: SearchResults,
    errors: gates,
    spec: [247, 273, 281],
  },
  getTickets: {
    ...routes.getTickets,
    query: TicketQuery,
    data: TicketFeed,
    errors: gates,
    spec: [248],
  },
  quote: {
    ...routes.quote,
    body: checkout.QuoteRequest,
    data: checkout.Quote,
    errors: cart,
    spec: [249, 282],
  },
  reserve: {
    ...routes.reserve,
    body: checkout.ReserveRequest,
    data: checkout.Reservation,
    errors: [...cart, 'promo_used_up', 'too_many_holds', 'sold_out'],
    spec: [250, 282],
  },
  submitDetails: {
    ...routes.submitDetails,
    body: checkout.DetailsRequest,
    data: checkout.DetailsResult,
    errors: [...gates, 'consent_text_mismatch', 'promo_not_yours', 'hold_expired'],
    spec: [251, 282, 316, 323],
  },
  pay: {
    ...routes.pay,
    body: checkout.PayRequest,
    data: checkout.PayResult,
    errors: [...gates, 'nothing_to_pay', 'details_required', 'hold_expired'],
    spec: [252, 282, 322],
  },
  completeFree: {
    ...routes.completeFree,
    data: checkout.FreeCompletion,
    errors: [...gates, 'payment_required', 'details_required', 'hold_expired'],
    spec: [253, 282, 321],
  },
  getOrder: { ...routes.getOrder, data: checkout.OrderStatus, errors: gates, spec: [254, 345] },
  getPrelaunch: {
    ...routes.getPrelaunch,
    data: prelaunch.PrelaunchForm,
    errors: gates,
    spec: [190, 255],
  },
  registerPrelaunch: {
    ...routes.registerPrelaunch,
    body: prelaunch.RegisterRequest,
    data: prelaunch.RegisterResult,
    errors: registration,
    spec: [256, 324],
  },
  verifyPrelaunch: {
    ...routes.verifyPrelaunch,
    body: prelaunch.VerifyRequest,
    data: prelaunch.VerifyResult,
    errors: gates,
    spec: [257],
  },
  subscribe: {
    ...routes.subscribe,
    body: SubscribeRequest,
    data: SubscribeResult,
    errors: gates,
    spec: [258],
  },
  getGallery: { ...routes.getGallery, data: Gallery, errors: gates, spec: [192, 259] },
  legacyPrelaunchRegister: {
    ...routes.legacyPrelaunchRegister,
    body: prelaunch.LegacyRegisterRequest,
    data: prelaunch.RegisterResult,
    errors: registration,
    spec: [260],
  },
  legacyPrelaunchVerify: {
    ...routes.legacyPrelaunchVerify,
    body: prelaunch.VerifyRequest,
    data: prelaunch.VerifyResult,
    errors: gates,
    spec: [260],
  },
  getRewards: { ...routes.getRewards, data: Wallet, errors: ['unauthorized'], spec: [191, 261] },
  claimReward: {
    ...routes.claimReward,
    body: ClaimRequest,
    data: ClaimResult,
    errors: reward,
    spec: [262, 266, 267, 268, 269],
  },
} as const satisfies Record<EndpointName, Endpoint>;

type Rows = typeof endpoints;
type Schema<Name extends EndpointName, Part extends string> =
  Rows[Name] extends Readonly<Record<Part, infer Found extends v.GenericSchema>> ? Found : never;
type Placeholders<Path extends string> = Path extends `${string}{${infer First}}${infer Rest}`
  ? First | Placeholders<Rest>
  : never;
type Flat<T> = { [Key in keyof T]: T[Key] };
type QueryPart<Name extends EndpointName> = 'query' extends keyof Rows[Name]
  ? { query?: QueryOf<Name> }
  : unknown;
type BodyPart<Name extends EndpointName> = 'body' extends keyof Rows[Name]
  ? { body: BodyOf<Name> }
  : unknown;

/** The `data` of a success. */
export type DataOf<Name extends EndpointName> = v.InferOutput<Rows[Name]['data']>;

/** The body as a client sends it; never, for an operation without one. */
export type BodyOf<Name extends EndpointName> = v.InferInput<Schema<Name, 'body'>>;

/** The body as the service reads it: defaults are filled in. */
export type ReadBodyOf<Name extends EndpointName> = v.InferOutput<Schema<Name, 'body'>>;

/** Query parameters besides `surface`; never, for an operation without any. */
export type QueryOf<Name extends EndpointName> = v.InferOutput<Schema<Name, 'query'>>;

/** Names of the placeholders of the path, each with its text. */
export type PathParamsOf<Name extends EndpointName> = Record<
  Placeholders<Rows[Name]['path']>,
  string
>;

/** The parameters and body of a call; the client adds `surface`. */
export type ParamsOf<Name extends EndpointName> = Flat<
  PathParamsOf<Name> & QueryPart<Name> & BodyPart<Name>
>;
