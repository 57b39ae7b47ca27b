/**
 * Path, gate and caching of every operation, without its schemas. `endpoints.ts` adds query, body,
 * data and errors; the client reads only these rows, so that no visitor downloads a schema.
 */
export interface Route {
  readonly method: 'GET' | 'POST';
  readonly path: `/v1/${string}`;
  /**
   * `key`: publishable key, where the organiser requires one, and allowed origin.
   * `open`: answers without a key today; a sent key is ignored.
   * `checkout`: a valid key in every mode, and the checkout token where the path carries one.
   * `device`: a device token.
   */
  readonly gate: 'key' | 'open' | 'checkout' | 'device';
  /** Takes `?surface=`; omitted means the app. A website sends `web`. */
  readonly surface: boolean;
  /**
   * `feed`: `public, s-maxage=60`. `kept`: the same, and a page whose organiser asks for it may keep the
   * answer for use without a network (docs/offline.md). `never`: `no-store`, nothing outlives the page.
   */
  readonly cache: 'feed' | 'kept' | 'never';
}

const event = '/v1/events/{slug}';
const order = `${event}/tickets/orders/{checkoutToken}` as const;
const devices = '/v1/devices/me/ambassador';

/** The default of a row: takes a surface, never cached. */
const row = <Path extends Route['path'], Method extends Route['method']>(
  method: Method,
  path: Path,
  gate: Route['gate'],
  surface = true,
  cache: Route['cache'] = 'never',
) => ({ method, path, gate, surface, cache });

/** Every operation, in the order of the specification. Static paths win over `{slug}` (`search`). */
export const routes = {
  /**
   * The event. Name, dates, place, capacity, and where tickets are sold. Its slug is always the
   * current one, whichever was asked for.
   */
  getEvent: row('GET', event, 'open', true, 'kept'),
  /**
   * Has anything changed? An opaque version of all published content, and one per kind of content.
   * Cheap to poll; equal versions mean equal content.
   */
  getVersion: row('GET', `${event}/version`, 'open', true, 'feed'),
  /**
   * The line-up. Every published set in one flat list; clients group by day and stage. A set may
   * end after midnight.
   */
  getLineup: row('GET', `${event}/lineup`, 'key', true, 'kept'),
  /** An artist. Biography, links, and every set the artist plays at this event. */
  getArtist: row('GET', `${event}/artists/{artistId}`, 'open', false, 'kept'),
  /**
   * Questions and answers. Categories in the organiser's order, each answer as a document, as plain
   * text and as HTML.
   */
  getFaq: row('GET', `${event}/faq`, 'key', true, 'kept'),
  /**
   * The news. Published articles, newest first. Drafts and articles scheduled for later are never
   * listed.
   */
  listNews: row('GET', `${event}/news`, 'key', false, 'kept'),
  /** An article. The whole text as Markdown and as HTML, with what a page puts into its head. */
  getArticle: row('GET', `${event}/news/{articleSlug}`, 'key', false, 'kept'),
  /** Announcements. What has been sent out, newest first. Never cached, safe to poll. */
  listBroadcasts: row('GET', `${event}/broadcasts`, 'open', false),
  /**
   * A form. Its fields in order, each with the control to render; with a catalogue where the form
   * sells merch.
   */
  getForm: row('GET', '/v1/forms/{key}', 'key', true, 'feed'),
  /**
   * Send a form. Answers are validated against the current form. A mailing-list form signs up as
   * subscribe does.
   */
  submitForm: row('POST', '/v1/forms/{key}/submissions', 'key'),
  /** An organiser. Profile and upcoming events, soonest first. */
  getOrganiser: row('GET', '/v1/organisers/{slug}', 'open', false, 'kept'),
  /**
   * Search for events. Events of organisers who want to be found. Needs no key and answers a page
   * of any origin.
   */
  searchEvents: row('GET', '/v1/events/search', 'open', true, 'feed'),
  /**
   * Tickets. Everything that is on sale now and that the checkout shows. Read it again rather than
   * keep it.
   */
  getTickets: row('GET', `${event}/tickets`, 'key'),
  /**
   * Price a cart. A preview that holds nothing. Tickets that are short are reported as warnings.
   */
  quote: row('POST', `${event}/tickets/quote`, 'checkout'),
  /**
   * Hold a cart. Holds the tickets for 15 minutes and answers a checkout token, which is valid for 24
   * hours. All lines or none.
   */
  reserve: row('POST', `${event}/tickets/reserve`, 'checkout'),
  /** Give the buyer's details. May be sent again until payment starts; the last ones count. */
  submitDetails: row('POST', `${order}/details`, 'checkout'),
  /**
   * Start the payment. Answers what the browser has to do next. Asking twice gives the same
   * attempt, never two charges.
   */
  pay: row('POST', `${order}/pay`, 'checkout'),
  /**
   * Complete a free order. For an order with nothing to pay. Asking again gives the same answer and
   * no second sale.
   */
  completeFree: row('POST', `${order}/complete-free`, 'checkout'),
  /**
   * The status of an order. Trust only this after a payment page. Poll it while a payment is under
   * way.
   */
  getOrder: row('GET', order, 'checkout'),
  /** The prelaunch form. Wording, fields and consents of the form as it is published. */
  getPrelaunch: row('GET', `${event}/prelaunch`, 'key', true, 'feed'),
  /**
   * Register before the launch. At least one consent is needed. Each channel is confirmed by an
   * e-mail or a text.
   */
  registerPrelaunch: row('POST', `${event}/prelaunch/register`, 'key'),
  /**
   * Confirm a registration. Takes a code, or sends the e-mail or the code again. A wrong code is an
   * outcome, not an error.
   */
  verifyPrelaunch: row('POST', `${event}/prelaunch/verify`, 'key'),
  /**
   * Join the mailing list. A signup, or a follow-up of one: text a code, confirm it, send it again.
   * The address is on the list once the link in the e-mail has been opened.
   */
  subscribe: row('POST', `${event}/subscribe`, 'key'),
  /** The gallery. Up to 25 photos in the organiser's order. No photos is a normal state. */
  getGallery: row('GET', `${event}/gallery`, 'key', true, 'feed'),
  /**
   * Register before the launch, the earlier way. As registerPrelaunch, but the body names the
   * event.
   */
  legacyPrelaunchRegister: row('POST', '/v1/prelaunch-register', 'key', false),
  /** Confirm a registration, the earlier way. As verifyPrelaunch, but the path names no event. */
  legacyPrelaunchVerify: row('POST', '/v1/prelaunch-verify', 'key', false),
  /**
   * The wallet of an ambassador. Every event the holder of the device sells for, with its tiers and
   * rewards.
   */
  getRewards: row('GET', `${devices}/rewards`, 'device', false),
  /**
   * Claim a reward. Chooses a kind and says where to send it. Both may be changed until the reward
   * is marked as sent.
   */
  claimReward: row('POST', `${devices}/reward-claims`, 'device', false),
} as const satisfies Record<string, Route>;

/** Operation name, as fault rules, documents and client methods spell it. */
export type EndpointName = keyof typeof routes;
