import { bent, bentReply, dropped, forgets, inChapter, without, type Fault } from './bend.js';
import { named } from './data.js';

/** Who may ask and read, under which slug and surface, and how it is refused. */

const grants = 'Access-Control-Allow-Origin';

const origins = inChapter('any origin', [
  {
    what: 'pages of any origin are answered',
    found: ['getLineup refuses a page off the list', 'reserve refuses a page off the list'],
    rules: { allows: () => true, grants: (origin) => (origin === named.origin ? origin : null) },
  },
  {
    what: 'everybody may read by CORS',
    found: [
      'getEvent lets no page off the list',
      'getFaq answers an allowed page',
      'the preflight of quote grants nothing',
    ],
    rules: { grants: () => '*' },
  },
  {
    what: 'every origin is echoed',
    found: ['getArtist lets no page off the list', 'the preflight of getLineup grants nothing'],
    rules: { grants: (origin) => origin },
  },
  {
    what: 'a host is allowed that ends like one on the list',
    found: ['getLineup refuses hosts that only look like the allowed one'],
    rules: { allows: (origin) => origin.endsWith('riverside.example') },
  },
  {
    what: 'a host is allowed that begins like one on the list',
    found: ['getTickets refuses hosts that only look like the allowed one'],
    rules: { allows: (origin) => origin.startsWith(named.origin) },
  },
  {
    what: 'a preflight does not allow the header of the key',
    found: ['the preflight of getLineup lets an allowed page ask'],
    rules: without('Access-Control-Allow-Headers'),
  },
  {
    what: 'a refusal cannot be read by the page that caused it',
    found: ['an allowed page can read why getLineup refuses it'],
    rules: bentReply(
      ({ status }) => status >= 400,
      ({ headers }) => ({ headers: dropped(grants)(headers) as Record<string, string> }),
    ),
  },
  {
    what: 'caches are not told that answers depend on the origin',
    found: ['getLineup tells caches that its answer depends on the origin'],
    rules: without('Vary'),
  },
]);

const keysAndSlugs: Fault[] = [
  {
    what: 'any key will do',
    chapter: 'any key',
    found: ['getFaq refuses a key that nobody has', 'quote refuses a key that nobody has'],
    rules: { accepts: (key) => key !== null },
  },
  {
    what: 'one feed asks for no key',
    chapter: 'any key',
    found: ['getFaq needs a key'],
    rules: { accepts: (key, name) => key === named.key || name === 'getFaq' },
  },
  {
    what: 'no key is asked for where one is said to be required',
    chapter: 'any key',
    found: ['getLineup needs a key', 'reserve needs a key, on the web'],
    rules: { accepts: () => true },
    more: { named: { ...named.named, mode: 'key_required' } },
  },
  {
    what: 'a checkout asks for no key',
    chapter: 'any key',
    found: ['quote needs a key, without a surface'],
    rules: { accepts: (key, name) => key === named.key || name === 'quote' },
  },
  {
    what: 'an earlier slug is forgotten',
    chapter: 'any slug',
    found: ['getLineup answers an earlier slug', 'the event names its current slug'],
    rules: { knows: (slug) => slug === named.event },
  },
  {
    what: 'an earlier slug is redirected',
    chapter: 'any slug',
    found: ['getTickets answers an earlier slug'],
    rules: bentReply(
      (_, { slug }) => slug === named.named.oldSlug,
      () => ({ status: 301 }),
    ),
  },
  {
    what: 'the event names the slug that was asked for',
    chapter: 'any slug',
    found: ['the event names its current slug'],
    rules: bent('getEvent', (data, { slug }) => ({ ...data, slug })),
  },
  {
    what: 'every slug is an event',
    chapter: 'any slug',
    found: ['getLineup does not find an event', 'quote does not find an event'],
    rules: { knows: () => true },
  },
  {
    what: 'an omitted surface is taken for the web',
    chapter: 'any surface',
    found: ['getLineup takes an omitted surface for the app'],
    rules: { surfaceOf: (sent) => sent ?? 'web' },
  },
];

const headers = inChapter('any header', [
  {
    what: 'reads say nothing to caches',
    found: ['getLineup may be kept by shared caches', 'searchEvents may be kept by shared caches'],
    rules: { cacheOf: () => 'no-store' },
  },
  {
    what: 'everything may be kept',
    found: ['announcements are never cached', 'quote is never cached', 'getTickets is read again'],
    rules: { cacheOf: () => 'public, s-maxage=60, max-age=3600' },
  },
]);

const refusals: Fault[] = [
  {
    what: 'a refusal has no message',
    chapter: 'any slug',
    found: ['getLineup does not find an event'],
    rules: bentReply(
      ({ status }) => status >= 400,
      () => ({ body: { apiVersion: 1, error: { code: 'not_found' } } }),
    ),
  },
  {
    what: 'a refusal is a page',
    chapter: 'any slug',
    found: ['getLineup does not find an event'],
    rules: bentReply(
      ({ status }) => status >= 400,
      ({ headers: sent }) => ({ headers: { ...sent, 'Content-Type': 'text/html' } }),
    ),
  },
  {
    what: 'a missing key is forbidden rather than unauthorized',
    chapter: 'any key',
    found: ['getLineup needs a key'],
    rules: bentReply(
      ({ status }) => status === 401,
      () => ({ status: 403 }),
    ),
  },
  {
    what: 'a form takes any answer',
    chapter: 'any form',
    found: [
      'a form refuses to be sent without',
      'a form refuses an option',
      'a form refuses a rating',
    ],
    rules: forgets('bad_request', { ok: true }),
  },
];

export const faultsOfAccess: readonly Fault[] = [
  ...origins,
  ...keysAndSlugs,
  ...headers,
  ...refusals,
];
