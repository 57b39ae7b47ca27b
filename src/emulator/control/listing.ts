import type { SubmissionRecord } from '../records/forms.js';
import type { ReleaseRecord } from '../records/tickets.js';
import { rewardsOf, rewardStatus } from '../rewards/reward.js';
import { remainingOf } from '../rules/sale-state.js';
import type { EmulatorState } from '../state/state.js';
import { slugOfEvent } from '../state/subject.js';
import { webhookSecret } from '../state/webhooks.js';
import type { EventRecord, World } from '../state/world.js';
import { presetMoments } from './moments.js';

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

export type Listing = ReturnType<typeof listingOf>;
export type ListedRelease = ReturnType<typeof listedRelease>;

/** Clock, seed, events and releases: an overview of the world. */
export function listingOf({ clock, memory: { seed }, world }: EmulatorState) {
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
      /** To set the clock to. */
      moments: presetMoments(event),
    })),
    releases: world.events.flatMap((event) =>
      (event.tickets?.releases ?? []).map((release) => listedRelease(release, event)),
    ),
    promos: world.events.flatMap(({ slug, tickets }) =>
      (tickets?.promos ?? []).map((promo) => ({ event: slug, ...promo })),
    ),
    forms: listedForms(world),
    deviceTokens: world.deviceTokens,
    rewards: listedRewards(world, clock.timestamp()),
    /** Signs what goes to the organiser's server. */
    webhookSecret,
    calls,
  };
}

const listedForms = (world: World) =>
  world.forms.map(({ key, organiser, eventId, kind, version, publishedOn }) => ({
    key,
    organiser,
    event: slugOfEvent(world, eventId),
    kind,
    version,
    publishedOn,
  }));

const listedRewards = (world: World, now: string) =>
  world.affiliates
    .flatMap((affiliate) => rewardsOf(world, affiliate))
    .map((held) => ({
      deviceToken: held.affiliate.deviceToken,
      event: held.event.slug,
      affiliateId: held.affiliate.id,
      rewardDefinitionId: held.definition.id,
      title: held.definition.title,
      status: rewardStatus(held, now),
    }));

export function listedRelease(
  release: ReleaseRecord,
  { slug: event, tickets, capacity }: EventRecord,
) {
  const { id, name, access, pricePennies, stock, sold, held } = release;
  const remaining = tickets ? remainingOf({ tickets, capacity }, release) : 0;
  return { id, name, event, access: access.kind, pricePennies, stock, sold, held, remaining };
}

export type ListedSubmission = Omit<SubmissionRecord, 'eventId'> & { event: string | null };

/** What people have sent in, oldest first, each under what its event is called now. */
export const listedSubmissions = ({ world }: EmulatorState): ListedSubmission[] =>
  structuredClone(world.submissions).map(({ eventId, ...submission }) => ({
    event: slugOfEvent(world, eventId),
    ...submission,
  }));

const ofVisitors = ['submissions', 'signups', 'orders', 'registrations'] as const;

/** What organisers have made; what visitors have done is theirs. */
export interface ExportedWorld {
  seed: number;
  now: string;
  /** Below it lie the pictures that the records name. */
  assetsUrl: string;
  world: Omit<World, (typeof ofVisitors)[number]>;
}

/** The world as plain JSON (its records are described in `world.ts`), to seed another service with. */
export function exportedWorld({ memory, clock, assetsUrl }: EmulatorState): ExportedWorld {
  const world = structuredClone(memory.world);
  for (const name of ofVisitors) Reflect.deleteProperty(world, name);
  return { seed: memory.seed, now: clock.timestamp(), assetsUrl, world };
}
