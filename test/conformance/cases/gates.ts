import type { EndpointName, PathParamsOf } from '../../../src/contract/endpoints.js';
import { routes } from '../../../src/contract/routes.js';
import { bodies } from '../bodies.js';
import { check } from '../check.js';
import { demoOrigin, keys, strangeOrigin } from '../demo-world.js';
import { aboutAnEvent } from '../operations.js';
import { ask } from '../read.js';
import { it } from '../it.js';
import type { Case, Target } from '../target.js';

/** Who asks for what, from where. */
interface Situation {
  slug: string;
  key: string | null;
  origin: string | undefined;
  surface: string | null;
}

/** What decides, as the demo world has it. */
const organisers = {
  meadowlark: { requiresKey: true, allows: demoOrigin },
  foghorn: { requiresKey: false, allows: demoOrigin },
  quietroom: { requiresKey: true, allows: 'https://quietroom.example' },
};
type Organiser = keyof typeof organisers;

const events: Record<string, { organiser: Organiser; web: boolean; app: boolean }> = {
  'meadowlark-2027': { organiser: 'meadowlark', web: true, app: true },
  'nightjar-2027': { organiser: 'meadowlark', web: false, app: true },
  'draft-2028': { organiser: 'meadowlark', web: false, app: false },
  'lantern-walk': { organiser: 'foghorn', web: true, app: false },
  'quiet-2027': { organiser: 'quietroom', web: true, app: true },
};

const keyring: Record<string, { organiser: Organiser; event?: string }> = {
  [keys.meadowlark]: { organiser: 'meadowlark' },
  [keys.secret]: { organiser: 'meadowlark' },
  [keys.nightjar]: { organiser: 'meadowlark', event: 'nightjar-2027' },
  [keys.foghorn]: { organiser: 'foghorn' },
  [keys.quietroom]: { organiser: 'quietroom' },
};

function keyWorks({ key, slug, origin }: Situation): boolean {
  const known = keyring[key ?? ''];
  if (!known || known.organiser !== events[slug]?.organiser) return false;
  if (known.event !== undefined && known.event !== slug) return false;
  return key !== keys.secret || origin === undefined;
}

/** What the addresses below name besides the event is not there. */
const findNothing: EndpointName[] = [
  'getArtist',
  'getArticle',
  'getPrelaunch',
  'submitDetails',
  'pay',
  'completeFree',
  'getOrder',
  'registerPrelaunch',
  'verifyPrelaunch',
];

/** They ask for a ticket type that no event has. */
const wantTheUnknown: EndpointName[] = ['quote', 'reserve'];

/** The order in which a service looks: event, credential, origin, visibility, and only then itself. */
function expected(name: EndpointName, situation: Situation): string {
  const { gate, method, surface: takesSurface } = routes[name];
  const { slug, origin, surface } = situation;
  const event = events[slug];
  if (!event) return 'not_found';
  const { requiresKey, allows } = organisers[event.organiser];
  const isWriteOfCheckout = gate === 'checkout' && method === 'POST';
  if (isWriteOfCheckout || (gate !== 'open' && requiresKey)) {
    if (!keyWorks(situation)) return 'unauthorized';
  }
  if (gate !== 'open' && origin !== undefined && origin !== allows) return 'origin_not_allowed';
  if (takesSurface && surface === 'kiosk') return 'bad_request';
  const isVisible = takesSurface
    ? event[surface === 'web' ? 'web' : 'app']
    : event.web || event.app;
  if (!isVisible) return 'not_found';
  if (wantTheUnknown.includes(name)) return 'unknown_release';
  return findNothing.includes(name) ? 'not_found' : 'success';
}

function* situations(
  slugs: string[],
  sent: (string | null)[],
  surfaces: (string | null)[],
): Generator<Situation> {
  for (const slug of slugs)
    for (const key of sent)
      for (const surface of surfaces)
        for (const origin of [undefined, demoOrigin, 'https://quietroom.example', strangeOrigin])
          yield { slug, key, origin, surface };
}

const everyKey = [null, ...Object.values(keys)];
const someKeys = [null, keys.meadowlark, keys.nightjar, keys.revoked];

/** `kiosk` is asked for only where the event is visible on some surface: elsewhere both codes fit. */
const table = (name: EndpointName): Situation[] => {
  const surfaces = routes[name].surface ? ['web', 'app', null] : [null];
  const wrong = routes[name].surface ? ['kiosk'] : [];
  return [
    ...situations(['meadowlark-2027', 'lantern-walk'], everyKey, [...surfaces, ...wrong]),
    ...situations(['quiet-2027'], [null, keys.quietroom, keys.meadowlark], surfaces),
    ...situations(['nightjar-2027', 'draft-2028', 'no-such-event'], someKeys, surfaces),
  ];
};

const params = { artistId: 'none', articleSlug: 'none', checkoutToken: 'none' };

async function outcome(target: Target, name: EndpointName, situation: Situation): Promise<string> {
  const { slug, ...wish } = situation;
  const asked = { slug, ...params } as PathParamsOf<EndpointName>;
  const { error } = await ask(target, name, asked, { ...wish, body: bodies[name] });
  return error?.code ?? 'success';
}

async function compare(target: Target, name: EndpointName, all: Situation[]): Promise<void> {
  for (const situation of all) {
    const is = await outcome(target, name, situation);
    const should = expected(name, situation);
    check(is === should, `${should}, not ${is}, from ${name} for ${JSON.stringify(situation)}`);
  }
}

export const gates: Case[] = aboutAnEvent.map((name) =>
  it(`gap ERR-25 AUT-02 AUT-03 AUT-04 AUT-08 AUT-09 AUT-13 COR-04 COR-05 ${name} looks at event, key, origin and surface in that order`, (target) =>
    compare(target, name, table(name))),
);
