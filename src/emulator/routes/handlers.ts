import type { EndpointName } from '../../contract/routes.js';
import { completeFree } from './complete-free.js';
import { getArtist } from './artist.js';
import { listBroadcasts } from './broadcasts.js';
import { getEvent, getVersion } from './event.js';
import { getFaq } from './faq.js';
import { getForm } from './form.js';
import { getGallery } from './gallery.js';
import type { Handler } from './handler.js';
import { getLineup } from './lineup.js';
import { getArticle, listNews } from './news.js';
import { getOrder } from './order.js';
import { submitDetails } from './order-details.js';
import { getOrganiser } from './organiser.js';
import { pay } from './pay.js';
import { getPrelaunch } from './prelaunch.js';
import { quote } from './quote.js';
import { reserve } from './reserve.js';
import {
  legacyPrelaunchRegister,
  legacyPrelaunchVerify,
  registerPrelaunch,
  verifyPrelaunch,
} from './registration.js';
import { claimReward, getRewards } from './rewards.js';
import { searchEvents } from './search.js';
import { submitForm } from './submission.js';
import { subscribe } from './subscribe.js';
import { getTickets } from './tickets.js';

type Handlers = { [Name in EndpointName]: Handler<Name> };

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
  getForm,
  submitForm,
  getOrganiser,
  searchEvents,
  getTickets,
  quote,
  reserve,
  submitDetails,
  pay,
  completeFree,
  getOrder,
  getPrelaunch,
  registerPrelaunch,
  verifyPrelaunch,
  subscribe,
  getGallery,
  legacyPrelaunchRegister,
  legacyPrelaunchVerify,
  getRewards,
  claimReward,
} satisfies Handlers;
