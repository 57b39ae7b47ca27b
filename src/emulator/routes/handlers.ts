import type { EndpointName } from '../../contract/routes.js';
import { quote, reserve } from './cart.js';
import { getOrganiser, searchEvents } from './discovery.js';
import { getEvent, getVersion } from './event.js';
import { getFaq } from './faq.js';
import { getForm, submitForm } from './forms.js';
import { getGallery } from './gallery.js';
import type { Handler } from './handler.js';
import { getArtist, getLineup } from './lineup.js';
import { getArticle, listBroadcasts, listNews } from './news.js';
import { submitDetails } from './order-details.js';
import { getOrder } from './order.js';
import { completeFree, pay } from './pay.js';
import { getPrelaunch, registerPrelaunch, verifyPrelaunch } from './prelaunch.js';
import { claimReward, getRewards } from './rewards.js';
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
  legacyPrelaunchRegister: registerPrelaunch,
  legacyPrelaunchVerify: verifyPrelaunch,
  getRewards,
  claimReward,
} satisfies Handlers;
