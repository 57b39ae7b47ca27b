import type { EndpointName } from '../../contract/routes.js';
import { getArtist } from './artist.js';
import { listBroadcasts } from './broadcasts.js';
import { getEvent, getVersion } from './event.js';
import { getFaq } from './faq.js';
import { getGallery } from './gallery.js';
import { notServed, type Handler, type NotServed } from './handler.js';
import { getLineup } from './lineup.js';
import { getArticle, listNews } from './news.js';
import { getOrganiser } from './organiser.js';
import { searchEvents } from './search.js';
import { getTickets } from './tickets.js';

type Handlers = { [Name in EndpointName]: Handler<Name> | NotServed };

/** Who answers what. An operation that is missing here does not compile. */
export const handlers = {
  getEvent,
  getVersion,
  getLineup,
  getArtist,
  getFaq,
  listNews,
  getArticle,
  listBroadcasts,
  getForm: notServed,
  submitForm: notServed,
  getOrganiser,
  searchEvents,
  getTickets,
  quote: notServed,
  reserve: notServed,
  submitDetails: notServed,
  pay: notServed,
  completeFree: notServed,
  getOrder: notServed,
  getPrelaunch: notServed,
  registerPrelaunch: notServed,
  verifyPrelaunch: notServed,
  subscribe: notServed,
  getGallery,
  legacyPrelaunchRegister: notServed,
  legacyPrelaunchVerify: notServed,
  getRewards: notServed,
  claimReward: notServed,
} satisfies Handlers;
