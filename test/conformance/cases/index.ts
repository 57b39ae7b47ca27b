import type { Case } from '../target.js';
import { absentMembers } from './absent-members.js';
import { anyEvent } from './any-event.js';
import { anyFee } from './any-fee.js';
import { anyForm } from './any-form.js';
import { anyHeader } from './any-header.js';
import { anyHold } from './any-hold.js';
import { anyKey } from './any-key.js';
import { anyOrigin } from './any-origin.js';
import { anySale } from './any-sale.js';
import { anySlug } from './any-slug.js';
import { anySurface } from './any-surface.js';
import { artist } from './artist.js';
import { artistPhoto } from './artist-photo.js';
import { authentication } from './authentication.js';
import { bodiesOfWrites } from './bodies.js';
import { broadcasts } from './broadcasts.js';
import { caching } from './caching.js';
import { campaigns } from './campaigns.js';
import { control } from './control.js';
import { cors } from './cors.js';
import { crossEvent } from './cross-event.js';
import { crossings } from './crossings.js';
import { demoWorld } from './demo-world.js';
import { details } from './details.js';
import { determinism } from './determinism.js';
import { envelope } from './envelope.js';
import { events } from './events.js';
import { faq } from './faq.js';
import { faults } from './faults.js';
import { forms } from './forms.js';
import { freeOrders } from './free-orders.js';
import { gallery } from './gallery.js';
import { gates } from './gates.js';
import { negotiatedFee } from './guildhall.js';
import { holds } from './holds.js';
import { ladder } from './ladder.js';
import { rates } from './limits.js';
import { lineup } from './lineup.js';
import { lostAnswers } from './lost-answers.js';
import { news } from './news.js';
import { orderStatus } from './order-status.js';
import { payment } from './payment.js';
import { plans } from './plans.js';
import { prelaunch } from './prelaunch.js';
import { promos } from './promos.js';
import { quote } from './quote.js';
import { registrations } from './registrations.js';
import { renamedEvents } from './renamed-events.js';
import { reserve } from './reserve.js';
import { claims } from './reward-claims.js';
import { rewards } from './rewards.js';
import { sales } from './sales.js';
import { search } from './search.js';
import { submissions } from './submissions.js';
import { subscribe } from './subscribe.js';
import { tickets } from './tickets.js';
import { verifications } from './verifications.js';
import { webhooks } from './webhooks.js';

/** Chapter -> its cases. */
export const chapters: Record<string, Case[]> = {
  envelope,
  'any event': anyEvent,
  'any origin': anyOrigin,
  'any key': anyKey,
  'any slug': anySlug,
  'any surface': anySurface,
  'any header': anyHeader,
  'any fee': anyFee,
  'any sale': anySale,
  'any hold': anyHold,
  'any form': anyForm,
  'line-up': lineup,
  artist,
  'photo of an artist': artistPhoto,
  FAQ: faq,
  news,
  announcements: broadcasts,
  gallery,
  tickets,
  quote,
  'negotiated fee': negotiatedFee,
  reserve,
  holds,
  'promo codes': promos,
  'payment plans': plans,
  'buyer details': details,
  payment,
  'free orders': freeOrders,
  'order status': orderStatus,
  ladder,
  'codes for another event': crossEvent,
  'ticket sales': sales,
  'crossed paths': crossings,
  'renamed events': renamedEvents,
  forms,
  'form submissions': submissions,
  subscribe,
  prelaunch,
  'prelaunch registrations': registrations,
  'prelaunch verification': verifications,
  rewards,
  'reward claims': claims,
  'events and organisers': events,
  search,
  authentication,
  'origins and CORS': cors,
  'order of the gates': gates,
  'bodies of writes': bodiesOfWrites,
  'null and odd members': absentMembers,
  caching,
  limits: rates,
  'demo world': demoWorld,
  determinism,
  'control port': control,
  webhooks,
  campaigns,
  faults,
  'lost answers': lostAnswers,
};
