import type { Reward } from '../../contract/rewards.js';
import type { FormRecord } from '../records/forms.js';
import { slugOfEvent } from '../state/subject.js';
import { rewardsOf } from '../rewards/find.js';
import { rewardStatus } from '../rewards/status.js';
import { remainingOf } from '../rules/release-state.js';
import { webhookSecret } from '../state/signature.js';
import type { EmulatorState } from '../state/state.js';
import { presetMoments, type Moment } from './moments.js';
import type { Access, PromoRecord, ReleaseRecord } from '../records/tickets.js';
import type { EventRecord, KeyRecord, OrganiserRecord, World } from '../state/world.js';

/** What is here, for somebody who has just arrived. */
export interface Listing {
  now: string;
  frozen: boolean;
  seed: number;
  organisers: Pick<OrganiserRecord, 'slug' | 'mode' | 'allowedDomains' | 'inPublicSearch'>[];
  keys: (Omit<KeyRecord, 'eventId'> & { event: string | null })[];
  events: {
    slug: string;
    earlierSlugs: string[];
    organiser: string;
    publishedOn: { web: boolean; app: boolean };
    timezone: string;
    /** To set the clock to. */
    moments: Moment[];
  }[];
  releases: ListedRelease[];
  promos: ({ event: string } & PromoRecord)[];
  forms: (Pick<FormRecord, 'key' | 'organiser' | 'kind' | 'version' | 'publishedOn'> & {
    event: string | null;
  })[];
  deviceTokens: string[];
  rewards: ListedReward[];
  /** Signs what goes to the organiser's server. */
  webhookSecret: string;
  calls: string[];
}

export interface ListedReward {
  deviceToken: string;
  event: string;
  affiliateId: string;
  rewardDefinitionId: string;
  title: string;
  status: Reward['status'];
}

export interface ListedRelease {
  id: string;
  name: string;
  event: string;
  access: Access['kind'];
  pricePennies: number;
  stock: number;
  sold: number;
  held: number;
  remaining: number;
}

/** Every call of the control port, as it is spelt over HTTP. */
export const calls = [
  'GET /__emulator/',
  'POST /__emulator/reset {seed?, now?}',
  'GET, POST /__emulator/clock {now?, advanceSeconds?, frozen?}',
  'GET, POST, DELETE /__emulator/faults [{operation, after?, times?, effect: {kind, …}}]',
  'GET /__emulator/mailbox',
  'GET /__emulator/submissions',
  'GET /__emulator/webhooks',
  'GET /__emulator/requests',
  'GET /__emulator/orders',
  'GET /__emulator/payments',
  'POST /__emulator/payments/{attemptId} {outcome: approve, decline, challenge, process_slowly, abandon}',
  'POST /__emulator/rivals {releaseId, buyers, each?, outcome?: hold or buy, promo?}',
  'POST /__emulator/sale {event, releaseId?, pricePennies?, salesStartAt?, salesEndAt?, hidden?, deleted?, consentText?}',
  'POST /__emulator/rename {event, slug}',
  'POST /__emulator/artist-photo {event, artistId, adopted}',
  'POST /__emulator/move-set {event, slotId, day?, startTime?, endTime?, stage?}',
  'POST /__emulator/publish {event, contentType}',
  'POST /__emulator/stock {releaseId, remaining}',
  'POST /__emulator/rewards {affiliateId, rewardDefinitionId, change: {sent?: {carrier?, trackingNumber?, trackingUrl?}, takenBack?, refund?, eventUpdates?}}',
  'GET, POST /__emulator/campaigns {event}',
  'GET /__emulator/world',
  'GET, POST /__emulator/settings {enforceKeysEverywhere?, shuffleStatuses?, additiveMembers?, bare?, omit?, rateLimits?, paymentKind?}',
];

export function listingOf({ clock, memory: { seed }, world }: EmulatorState): Listing {
  return {
    now: clock.timestamp(),
    frozen: clock.frozen,
    seed,
    organisers: world.organisers.map(({ slug, mode, allowedDomains, inPublicSearch }) => ({
      slug,
      mode,
      allowedDomains,
      inPublicSearch,
    })),
    keys: world.keys.map(({ key, organiser, eventId, revoked }) => ({
      key,
      organiser,
      event: slugOfEvent(world, eventId),
      revoked,
    })),
    events: world.events.map((event) => ({
      slug: event.slug,
      earlierSlugs: event.earlierSlugs,
      organiser: event.organiser,
      publishedOn: event.publishedOn,
      timezone: event.timezone,
      moments: presetMoments(event),
    })),
    releases: world.events.flatMap(listedReleases),
    promos: world.events.flatMap(({ slug, tickets }) =>
      (tickets?.promos ?? []).map((promo) => ({ event: slug, ...promo })),
    ),
    forms: listedForms(world),
    deviceTokens: world.deviceTokens,
    rewards: listedRewards(world, clock.timestamp()),
    webhookSecret,
    calls,
  };
}

const listedForms = (world: World): Listing['forms'] =>
  world.forms.map(({ key, organiser, eventId, kind, version, publishedOn }) => ({
    key,
    organiser,
    event: slugOfEvent(world, eventId),
    kind,
    version,
    publishedOn,
  }));

function listedRewards(world: World, now: string): ListedReward[] {
  return world.affiliates
    .flatMap((affiliate) => rewardsOf(world, affiliate))
    .map((held) => ({
      deviceToken: held.affiliate.deviceToken,
      event: held.event.slug,
      affiliateId: held.affiliate.id,
      rewardDefinitionId: held.definition.id,
      title: held.definition.title,
      status: rewardStatus(held, now),
    }));
}

function listedReleases(event: EventRecord): ListedRelease[] {
  return (event.tickets?.releases ?? []).map((release) => listedRelease(release, event));
}

export function listedRelease(
  release: ReleaseRecord,
  { slug: event, tickets, capacity }: EventRecord,
): ListedRelease {
  const { id, name, access, pricePennies, stock, sold, held } = release;
  const remaining = tickets ? remainingOf({ tickets, capacity }, release) : 0;
  return { id, name, event, access: access.kind, pricePennies, stock, sold, held, remaining };
}
