import type { EndpointName } from '../../src/contract/endpoints.js';
import { routes } from '../../src/contract/routes.js';

/** Operations that answer in full. */
export const served = [
  'getEvent',
  'getVersion',
  'getLineup',
  'getArtist',
  'getFaq',
  'listNews',
  'getArticle',
  'listBroadcasts',
  'getForm',
  'submitForm',
  'getOrganiser',
  'searchEvents',
  'getGallery',
  'getTickets',
  'quote',
  'reserve',
  'submitDetails',
  'pay',
  'completeFree',
  'getOrder',
  'getPrelaunch',
  'subscribe',
  'registerPrelaunch',
  'verifyPrelaunch',
  'legacyPrelaunchRegister',
  'legacyPrelaunchVerify',
  'getRewards',
  'claimReward',
] as const satisfies EndpointName[];

const names = Object.keys(routes) as EndpointName[];

/** Operations that pass their gates and then answer `not_implemented`. */
export const notServed = names.filter((name) => !served.some((known) => known === name));

/** Operations about one event, named in the path. */
export const aboutAnEvent = names.filter((name) =>
  routes[name].path.startsWith('/v1/events/{slug}'),
);
