import type { EmulatorState } from '../state.js';
import type { KeyRecord, OrganiserRecord } from '../world.js';

/** What is here, for somebody who has just arrived. */
export interface Listing {
  now: string;
  frozen: boolean;
  seed: number;
  organisers: Pick<OrganiserRecord, 'slug' | 'mode' | 'allowedDomains' | 'inPublicSearch'>[];
  keys: KeyRecord[];
  events: {
    slug: string;
    earlierSlugs: string[];
    organiser: string;
    publishedOn: { web: boolean; app: boolean };
  }[];
  releases: never[];
  promos: never[];
  forms: never[];
  deviceTokens: string[];
  calls: string[];
}

/** Every call of the control port, as it is spelt over HTTP. */
export const calls = [
  'GET /__emulator/',
  'POST /__emulator/reset {seed?, now?}',
  'GET, POST /__emulator/clock {now?, advanceSeconds?, frozen?}',
  'GET, POST, DELETE /__emulator/faults [{operation, after?, times?, effect: {kind, …}}]',
  'GET /__emulator/mailbox',
  'GET /__emulator/webhooks',
  'GET /__emulator/requests',
  'POST /__emulator/publish {event, contentType}',
  'GET, POST /__emulator/settings {enforceKeysEverywhere?, shuffleStatuses?, additiveMembers?, omit?, rateLimits?}',
];

export function listingOf({ clock, seed, world }: EmulatorState): Listing {
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
    keys: world.keys,
    events: world.events.map(({ slug, earlierSlugs, organiser, publishedOn }) => ({
      slug,
      earlierSlugs,
      organiser,
      publishedOn,
    })),
    releases: [],
    promos: [],
    forms: [],
    deviceTokens: world.deviceTokens,
    calls,
  };
}
