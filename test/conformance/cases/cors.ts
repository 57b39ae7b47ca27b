import { check, checkEqual } from '../check.js';
import { bare, festival, unknown } from '../demo-world.js';
import { aboutAnEvent } from '../operations.js';
import { addressOf, ask, read, refused } from '../read.js';
import { it } from '../it.js';

const granted = ({ headers }: { headers: Headers }) => headers.get('Access-Control-Allow-Origin');

const listed = (headers: Headers, name: string) =>
  (headers.get(name) ?? '').split(',').map((item) => item.trim().toLowerCase());

/** Origin -> whether Meadowlark's list (`localhost`, `127.0.0.1`, `meadowlark.example`, `*.…`) has it. */
const domains: Record<string, boolean> = {
  'http://localhost': true,
  'http://localhost:8080': true,
  'https://localhost': true,
  'http://127.0.0.1:4173': true,
  'https://meadowlark.example': true,
  'http://meadowlark.example:8443': true,
  'https://www.meadowlark.example': true,
  'https://shop.www.meadowlark.example': true,
  'https://MEADOWLARK.example': true,
  'https://evil-meadowlark.example': false,
  'https://notmeadowlark.example': false,
  'https://meadowlark.example.evil.example': false,
  'https://meadowlark.exampleevil': false,
  'https://localhost.evil.example': false,
  'https://foghorn.example': false,
  'https://stranger.example': false,
  null: false,
};

export const cors = [
  it('gap COR-01 COR-02 COR-12 COR-13 a preflight is 204 without a body, names methods, lasts ten minutes, takes no cookies', async (target) => {
    for (const name of aboutAnEvent) {
      const params = { ...festival, artistId: 'a', articleSlug: 'a', checkoutToken: 'a' };
      const address = addressOf(target, name, params);
      const preflight = await target.send(target.page())(address, { method: 'OPTIONS' });
      const { status, headers } = preflight;
      checkEqual([status, await preflight.text()], [204, ''], `the preflight of ${name}`);
      check(
        listed(headers, 'Access-Control-Allow-Methods').some((one) => /^(get|post)$/.test(one)),
        `${name} to allow its method`,
      );
      checkEqual(headers.get('Access-Control-Max-Age'), '600', 'Access-Control-Max-Age');
      checkEqual(headers.get('Access-Control-Allow-Credentials'), null, 'credentials');
    }
  }),
  it('COR-03 COR-10 COR-13 an allowed origin is echoed, Retry-After exposed, and Vary says so on every answer', async (target) => {
    for (const origin of [undefined, target.page()]) {
      for (const name of [
        'getLineup',
        'getFaq',
        'listNews',
        'getEvent',
        'listBroadcasts',
      ] as const) {
        const { headers } = await read(target, name, festival, { origin });
        check(listed(headers, 'Vary').includes('origin'), `Vary: Origin of ${name}`);
        checkEqual(granted({ headers }), origin ?? null, `what ${origin} is granted`);
        checkEqual(headers.get('Access-Control-Allow-Credentials'), null, 'credentials');
        if (origin === undefined) continue;
        const exposed = listed(headers, 'Access-Control-Expose-Headers');
        check(exposed.includes('retry-after'), 'Retry-After to be exposed');
      }
    }
  }),
  ...Object.entries(domains).map(([origin, isAllowed]) =>
    it(`gap COR-06 ${origin === 'null' ? 'COR-07 ' : ''}origin ${origin} is ${isAllowed ? 'allowed' : 'refused'}`, async (target) => {
      const { error, headers } = await ask(target, 'getLineup', festival, { origin });
      checkEqual(error?.code, isAllowed ? undefined : 'origin_not_allowed', 'the refusal');
      checkEqual(granted({ headers }), isAllowed ? origin : null, 'the granted origin');
    }),
  ),
  it('gap COR-06 a list without a wildcard does not allow sub-domains', async (target) => {
    await read(target, 'getLineup', bare, { origin: 'https://foghorn.example' });
    const origin = 'https://www.foghorn.example';
    await refused(target, 'getLineup', bare, 'origin_not_allowed', { origin });
  }),
  it('COR-11 an allowed page can read refusals too', async (target) => {
    const origin = target.page();
    const answers = [
      await refused(target, 'getLineup', festival, 'unauthorized', { origin, key: null }),
      await refused(target, 'getLineup', { slug: 'nightjar-2027' }, 'not_found', { origin }),
      await refused(target, 'getLineup', festival, 'bad_request', { origin, surface: 'kiosk' }),
      await refused(target, 'getForm', { key: 'no-such-form' }, 'not_found', { origin }),
    ];
    for (const answer of answers) checkEqual(granted(answer), origin, 'the granted origin');
  }),
  it('gap COR-11 a page of any organiser can read that an event does not exist', async (target) => {
    const answer = await refused(target, 'getLineup', unknown, 'not_found', {
      origin: target.page(),
    });
    checkEqual(granted(answer), target.page(), 'the granted origin');
  }),
];
