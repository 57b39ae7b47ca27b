import { type Emulator, emulatorOf, type EmulatorOptions } from '../../src/emulator/emulator.js';
import { toArtist } from '../../src/emulator/seed/artist-sheet.js';
import { bareEvent } from '../../src/emulator/seed/event-sheet.js';
import type { EventRecord, SetRecord, World } from '../../src/emulator/state/world.js';
import {
  createQueue,
  type StateStorage,
  type StoredRecord,
} from '../../src/emulator/store/store.js';

/** The smallest world in which every gate has something to refuse. */

export const wren = toArtist(
  {
    name: 'Wren',
    short: 'Sings.',
    portrait: 1,
    genres: ['folk'],
    socials: { instagram: 'https://instagram.example/wren', spotify: ' ' },
  },
  () => '00000000-0000-4000-8000-00000000a001',
);

const lark = {
  ...wren,
  id: '00000000-0000-4000-8000-00000000a002',
  name: 'Lark',
  image: null,
};

export function set(number: number, change: Partial<SetRecord> = {}): SetRecord {
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    stage: 'Barn',
    day: '2027-06-25',
    startTime: '20:00',
    endTime: '21:00',
    billingTier: 'headliner',
    placeholder: null,
    featured: false,
    createdAt: '2027-01-01T00:00:00.000Z',
    setNote: null,
    artists: [wren.id],
    ...change,
  };
}

/** Of the first event, the second and so on. */
export const idOf = (event: number) => `00000000-0000-4000-8000-0000000000e${event}`;

const event = (number: number, slug: string, change: Partial<EventRecord> = {}): EventRecord => ({
  ...bareEvent(() => idOf(number), 'keyed', slug, slug),
  ...change,
});

function organiser(number: number, slug: string, mode: 'open' | 'key_required') {
  return {
    id: `00000000-0000-4000-8000-0000000000f${number}`,
    slug,
    name: slug,
    mode,
    allowedDomains: ['page.example', '*.sub.example'],
    inPublicSearch: true,
    bio: null,
    logo: null,
    hero: null,
    websiteUrl: null,
    socials: {},
    locationLabel: null,
    lastUpdatedAt: '2027-01-01T00:00:00.000Z',
  };
}

const dated = { startDate: '2027-06-25', endDate: '2027-06-27' };

export function tinyWorld(): World {
  return {
    organisers: [organiser(1, 'keyed', 'key_required'), organiser(2, 'open', 'open')],
    keys: [
      { key: 'pk_live_keyed', organiser: 'keyed', eventId: null, revoked: false },
      { key: 'pk_live_revoked', organiser: 'keyed', eventId: null, revoked: true },
      { key: 'pk_live_other_event', organiser: 'keyed', eventId: idOf(2), revoked: false },
      { key: 'sk_live_keyed', organiser: 'keyed', eventId: null, revoked: false },
      { key: 'pk_live_open', organiser: 'open', eventId: null, revoked: false },
    ],
    deviceTokens: ['device_one'],
    artists: [structuredClone(wren), structuredClone(lark)],
    events: [
      event(1, 'fest', { ...dated, earlierSlugs: ['old-fest'], sets: [set(1)] }),
      event(2, 'plain', { earlierSlugs: ['fest'] }),
      event(3, 'web-only', { publishedOn: { web: true, app: false } }),
      event(4, 'draft', { publishedOn: { web: false, app: false } }),
      event(5, 'free-for-all', { organiser: 'open', startDate: '2027-05-02' }),
    ],
    forms: [],
    submissions: [],
    signups: [],
    orders: [],
    registrations: [],
    programmes: [],
    affiliates: [],
    campaigns: [],
  };
}

export const assetsUrl = 'https://assets.example/demo/';
export const base = 'https://emulator.invalid';

/** An emulator on the tiny world, after `edit`; it acts for no page unless `origin` says so. */
export function tinyEmulator(
  options: Partial<EmulatorOptions> = {},
  edit: (world: World) => void = () => undefined,
): Emulator {
  const makeWorld = () => {
    const world = tinyWorld();
    edit(world);
    return world;
  };
  return emulatorOf(makeWorld, { assetsUrl, ...options });
}

/** A shelf that two emulators may share, and that counts how often something is put on it. */
export function shelf() {
  const kept: { record?: StoredRecord; writes: number } = { writes: 0 };
  const storage: StateStorage = {
    revision: () => Promise.resolve(kept.record?.revision),
    read: () => Promise.resolve(kept.record),
    write: (record) => {
      kept.record = record;
      kept.writes += 1;
      return Promise.resolve();
    },
  };
  return { kept, storage, lock: createQueue() };
}

interface Body {
  data?: Record<string, unknown>;
  error?: { code: string; message: string; details?: Record<string, unknown> };
}

/** The answer to a call of the tiny world, with the key of its organiser unless headers are given. */
export async function ask(
  { fetch }: Pick<Emulator, 'fetch'>,
  path: string,
  init: RequestInit = { headers: { 'X-Service-Key': 'pk_live_keyed' } },
): Promise<{ status: number; code: string | undefined; headers: Headers; body: Body }> {
  const response = await fetch(base + path, init);
  const body = (await response.json()) as Body;
  return { status: response.status, code: body.error?.code, headers: response.headers, body };
}
