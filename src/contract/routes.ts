/**
 * Where every operation of the service lives and what guards it, without its schemas.
 * `endpoints.ts` adds query, body, data and errors to these rows; the client reads these alone, so
 * that a visitor never downloads a schema.
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
  /** `feed`: `public, s-maxage=60`. `never`: `no-store`, nothing outlives the page. */
  readonly cache: 'feed' | 'never';
}

const event = '/v1/events/{slug}';
const order = `${event}/tickets/orders/{checkoutToken}` as const;
const devices = '/v1/devices/me/ambassador';

const row = <Path extends Route['path'], Method extends Route['method']>(
  method: Method,
  path: Path,
  gate: Route['gate'],
  surface: boolean,
  cache: Route['cache'],
) => ({ method, path, gate, surface, cache });

/** Every operation, in the order of the specification. Static paths win over `{slug}` (`search`). */
export const routes = {
  getEvent: row('GET', event, 'open', true, 'feed'),
  getVersion: row('GET', `${event}/version`, 'open', true, 'feed'),
  getLineup: row('GET', `${event}/lineup`, 'key', true, 'feed'),
  getArtist: row('GET', `${event}/artists/{artistId}`, 'open', false, 'feed'),
  getFaq: row('GET', `${event}/faq`, 'key', true, 'feed'),
  listNews: row('GET', `${event}/news`, 'key', false, 'feed'),
  getArticle: row('GET', `${event}/news/{articleSlug}`, 'key', false, 'feed'),
  listBroadcasts: row('GET', `${event}/broadcasts`, 'open', false, 'never'),
  getForm: row('GET', '/v1/forms/{key}', 'key', true, 'feed'),
  submitForm: row('POST', '/v1/forms/{key}/submissions', 'key', true, 'never'),
  getOrganiser: row('GET', '/v1/organisers/{slug}', 'open', false, 'feed'),
  searchEvents: row('GET', '/v1/events/search', 'open', true, 'feed'),
  getTickets: row('GET', `${event}/tickets`, 'key', true, 'never'),
  quote: row('POST', `${event}/tickets/quote`, 'checkout', true, 'never'),
  reserve: row('POST', `${event}/tickets/reserve`, 'checkout', true, 'never'),
  submitDetails: row('POST', `${order}/details`, 'checkout', true, 'never'),
  pay: row('POST', `${order}/pay`, 'checkout', true, 'never'),
  completeFree: row('POST', `${order}/complete-free`, 'checkout', true, 'never'),
  getOrder: row('GET', order, 'checkout', true, 'never'),
  getPrelaunch: row('GET', `${event}/prelaunch`, 'key', true, 'feed'),
  registerPrelaunch: row('POST', `${event}/prelaunch/register`, 'key', true, 'never'),
  verifyPrelaunch: row('POST', `${event}/prelaunch/verify`, 'key', true, 'never'),
  subscribe: row('POST', `${event}/subscribe`, 'key', true, 'never'),
  getGallery: row('GET', `${event}/gallery`, 'key', true, 'feed'),
  legacyPrelaunchRegister: row('POST', '/v1/prelaunch-register', 'key', false, 'never'),
  legacyPrelaunchVerify: row('POST', '/v1/prelaunch-verify', 'key', false, 'never'),
  getRewards: row('GET', `${devices}/rewards`, 'device', false, 'never'),
  claimReward: row('POST', `${devices}/reward-claims`, 'device', false, 'never'),
} as const satisfies Record<string, Route>;

/** Operation name, as fault rules, documents and client methods spell it. */
export type EndpointName = keyof typeof routes;
