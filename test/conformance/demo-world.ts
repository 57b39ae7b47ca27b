/** Names of the demo world that cases rely on. */

export const now = '2027-05-01T10:00:00.000Z';

export const keys = {
  meadowlark: 'pk_live_meadowlark_demo',
  secret: 'sk_live_meadowlark_demo',
  revoked: 'pk_live_meadowlark_revoked',
  nightjar: 'pk_live_meadowlark_nightjar',
  foghorn: 'pk_live_foghorn_demo',
  quietroom: 'pk_live_quietroom_demo',
  nonsense: 'not-a-key',
} as const;

export const deviceToken = 'device_demo_ada';
/** Of somebody who is the ambassador of nothing. */
export const idleDeviceToken = 'device_demo_grace';

/** Of a page that Meadowlark and Foghorn allow. */
export const demoOrigin = 'http://localhost:4173';
export const strangeOrigin = 'https://stranger.example';

export const festival = { slug: 'meadowlark-2027' };
export const formerly = { slug: 'meadowlark-festival' };
export const appOnly = { slug: 'nightjar-2027' };
export const webOnly = { slug: 'lantern-walk' };
export const bare = { slug: 'bare-field' };
export const huge = { slug: 'metropolis' };
/** A negotiated fee with a cap, and a seat that is given away. */
export const guildhall = { slug: 'guildhall-2027' };
/** Sets after midnight stand under the calendar day. */
export const owlHours = { slug: 'owl-hours' };
export const quiet = { slug: 'quiet-2027' };
export const draft = { slug: 'draft-2028' };
export const unknown = { slug: 'no-such-event' };

/** Every event that the web shows. */
export const webEvents = [
  'meadowlark-2027',
  'lantern-walk',
  'foghorn-sessions',
  'foghorn-kyoto',
  'harbour-free',
  'prelude-2028',
  'last-ticket',
  'guildhall-2027',
  'owl-hours',
  'bare-field',
  'metropolis',
].map((slug) => ({ slug }));
