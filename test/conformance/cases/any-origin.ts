import type { EndpointName } from '../../../src/contract/endpoints.js';
import { routes } from '../../../src/contract/routes.js';
import { check, checkEqual } from '../check.js';
import { festival, keys, strangeOrigin } from '../demo-world.js';
import { Ours } from '../lenient.js';
import { askAt, feeds, gatedFeeds, isOpen, openFeeds, placeOf, writes } from '../places.js';
import { addressOf, ask, type Answer } from '../read.js';
import { it } from '../it.js';
import { NotHere, type Target } from '../target.js';

/** Which pages may ask at any service, and which may read the answer. spec L273, L280 */

type Asked = Answer<EndpointName>;

const granted = ({ headers }: { headers: Headers }) => headers.get('Access-Control-Allow-Origin');

const listed = (headers: Headers, name: string) =>
  (headers.get(name) ?? '').split(',').map((item) => item.trim().toLowerCase());

/** What is said wrongly before the gate would let an unnamed caller change something. */
const harmlessWrites: EndpointName[] = [
  'quote',
  'reserve',
  'subscribe',
  'registerPrelaunch',
  'submitForm',
];

async function mustRefuse(target: Target, name: EndpointName, origin: string): Promise<void> {
  const answer = await askAt(target, name, await placeOf(target, name), { origin });
  checkEqual(granted(answer), null, `what ${name} grants ${origin}`);
  const code = answer.error?.code ?? 'a success';
  // The specification does not say whether a body is looked at first.
  const isOfTheBody = ['bad_request', 'unknown_release', 'no_consent'].includes(code);
  if (isOfTheBody && writes.includes(name)) throw new Ours(`the origin looked at before the body`);
  checkEqual(code, 'origin_not_allowed', `the answer of ${name} to ${origin}`);
}

async function preflight(target: Target, name: EndpointName, origin: string): Promise<Response> {
  const { params } = await placeOf(target, name);
  return target.send(origin)(addressOf(target, name, params), {
    method: 'OPTIONS',
    headers: {
      'Access-Control-Request-Method': routes[name].method,
      'Access-Control-Request-Headers': 'x-service-key, content-type',
    },
  });
}

const readable = async (target: Target, name: EndpointName): Promise<Asked> =>
  askAt(target, name, await placeOf(target, name), { origin: target.page() });

/** A host that has the allowed one in it and belongs to somebody else. */
const lookalikes = (page: string): string[] => {
  const { hostname } = new URL(page);
  return [`https://evil-${hostname}`, `https://${hostname}.evil.example`];
};

export const anyOrigin = [
  ...[...gatedFeeds, ...harmlessWrites].map((name) =>
    it(`anywhere COR-04 ERR-02 LIN-27 FAQ-12 ${name} refuses a page off the list, which may not read that either`, (target) =>
      mustRefuse(target, name, strangeOrigin)),
  ),
  ...openFeeds.map((name) =>
    it(`anywhere COR-03 AUT-08 ${name} lets no page off the list read its answer`, async (target) => {
      const wish = { origin: strangeOrigin };
      const answer = await askAt(target, name, await placeOf(target, name), wish);
      checkEqual(granted(answer), null, `what ${name} grants`);
      const code = answer.error?.code ?? 'origin_not_allowed';
      checkEqual(code, 'origin_not_allowed', `why ${name} refuses`);
    }),
  ),
  ...(['getLineup', 'getTickets', 'quote'] as const).map((name) =>
    it(`gap anywhere COR-04 COR-07 ${name} refuses a page without an origin of its own, in a sandbox`, (target) =>
      mustRefuse(target, name, 'null')),
  ),
  ...(['getLineup', 'getTickets', 'quote'] as const).map((name) =>
    it(`anywhere COR-04 COR-06 ${name} refuses hosts that only look like the allowed one`, async (target) => {
      for (const origin of lookalikes(target.page())) await mustRefuse(target, name, origin);
    }),
  ),
  ...[...feeds, ...writes].map((name) =>
    it(`anywhere COR-01 COR-03 the preflight of ${name} grants nothing to a page off the list`, async (target) => {
      const answer = await preflight(target, name, strangeOrigin);
      checkEqual(granted(answer), null, `what the preflight of ${name} grants`);
    }),
  ),
  ...[...feeds, ...writes].map((name) =>
    it(`anywhere COR-01 COR-02 the preflight of ${name} lets an allowed page ask, without a key`, async (target) => {
      const answer = await preflight(target, name, target.page());
      check(answer.ok, `the preflight of ${name} to be answered, not ${answer.status}`);
      checkEqual(granted(answer), target.page(), `what ${name} grants`);
      const allowed = listed(answer.headers, 'Access-Control-Allow-Headers');
      for (const header of ['x-service-key', 'content-type'])
        check(allowed.includes(header) || allowed.includes('*'), `${name} to allow ${header}`);
    }),
  ),
  ...[...feeds, 'quote' as const].map((name) =>
    it(`anywhere COR-03 ${name} answers an allowed page, which may read it, and no other`, async (target) => {
      const answer = await readable(target, name);
      checkEqual(answer.error?.code, undefined, `the refusal of ${name}`);
      checkEqual(granted(answer), target.page(), `what ${name} grants`);
    }),
  ),
  ...feeds
    .filter((name) => routes[name].cache !== 'never')
    .map((name) =>
      it(`anywhere COR-03 ${name} tells caches that its answer depends on the origin`, async (target) => {
        const { headers } = await readable(target, name);
        const vary = listed(headers, 'Vary');
        const isShared = !/no-store|private/.test(headers.get('Cache-Control') ?? '');
        check(
          !isShared || vary.includes('origin') || vary.includes('*'),
          `Vary: Origin of ${name}`,
        );
      }),
    ),
  ...[
    ...gatedFeeds.filter((name) => name !== 'getPrelaunch'),
    ...(['quote', 'reserve'] as const),
  ].map((name) =>
    it(`anywhere COR-11 an allowed page can read why ${name} refuses it`, async (target) => {
      if (!writes.includes(name) && (await isOpen(target)))
        throw new NotHere('an organiser that requires keys');
      const wish = { key: null, origin: target.page() };
      const answer = await askAt(target, name, await placeOf(target, name), wish);
      checkEqual(answer.error?.code, 'unauthorized', `the refusal of ${name}`);
      checkEqual(granted(answer), target.page(), `what ${name} grants`);
    }),
  ),
  ...(['getLineup', 'getEvent', 'quote'] as const).map((name) =>
    it(`gap anywhere COR-13 ${name} takes no cookies`, async (target) => {
      const { headers } = await readable(target, name);
      checkEqual(headers.get('Access-Control-Allow-Credentials'), null, 'credentials');
    }),
  ),
  ...(['getLineup', 'getTickets', 'quote'] as const).map((name) =>
    it(`gap anywhere COR-10 ${name} lets a page read Retry-After`, async (target) => {
      const exposed = listed(
        (await readable(target, name)).headers,
        'Access-Control-Expose-Headers',
      );
      check(exposed.includes('retry-after') || exposed.includes('*'), 'Retry-After to be exposed');
    }),
  ),
  it('anywhere COR-05 a server, which sends no origin, is not checked', async (target) => {
    const { error } = await ask(target, 'getLineup', festival, { key: keys.meadowlark });
    checkEqual(error?.code, undefined, 'the refusal');
  }),
];
