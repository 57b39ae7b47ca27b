import { routes } from '../../../src/contract/routes.js';
import { bodies } from '../bodies.js';
import { check, checkEqual } from '../check.js';
import { festival, unknown } from '../demo-world.js';
import { askAt, feeds, placeOf, writes } from '../places.js';
import { read } from '../read.js';
import { it } from '../it.js';

/** What any service lets caches keep. spec L237, L350 */

const nothing = { ...unknown, key: 'no-such', checkoutToken: 'none' };

const directives = (headers: Headers) =>
  (headers.get('Cache-Control') ?? '')
    .toLowerCase()
    .split(',')
    .map((one) => one.trim());

/** More may be said to browsers and caches than the specification does. */
const isKeptForAMinute = (headers: Headers) =>
  ['public', 's-maxage=60'].every((word) => directives(headers).includes(word));

const secondsKept = (headers: Headers): number =>
  Number(
    /max-age=(\d+)/.exec(
      directives(headers)
        .filter((one) => !one.startsWith('s-'))
        .join(),
    )?.[1] ?? 0,
  );

export const anyHeader = [
  ...[
    ...feeds.filter((name) => routes[name].cache !== 'never' && name !== 'getGallery'),
    'searchEvents' as const,
  ].map((name) =>
    it(`anywhere CAC-01 ${name} may be kept by shared caches for a minute`, async (target) => {
      const { headers } = await askAt(target, name, await placeOf(target, name));
      const words = headers.get('Cache-Control');
      check(isKeptForAMinute(headers), `public, s-maxage=60 from ${name}, not ${words}`);
    }),
  ),
  ...(['getTickets', 'getGallery'] as const).map((name) =>
    it(`anywhere CAC-01 CAC-04 ${name} is read again rather than kept by a browser`, async (target) => {
      const { headers } = await askAt(target, name, await placeOf(target, name));
      const isKept = secondsKept(headers) > 60 || directives(headers).includes('immutable');
      check(!isKept, `${name} not to be kept, but it says ${headers.get('Cache-Control')}`);
    }),
  ),
  it('anywhere ANN-04 CAC-02 announcements are never cached', async (target) => {
    const { headers } = await read(target, 'listBroadcasts', festival);
    const words = headers.get('Cache-Control') ?? 'nothing';
    check(/\bno-(store|cache)\b/.test(words), `Cache-Control to forbid it, not ${words}`);
  }),
  ...writes.map((name) =>
    it(`anywhere CAC-03 FRM-29 ${name} is never cached, refused or not`, async (target) => {
      const { headers } = await askAt(target, name, { params: nothing, body: bodies[name] });
      check(directives(headers).includes('no-store'), `no-store from a refusal of ${name}`);
    }),
  ),
  it('anywhere CAC-03 QUO-03 a quote is never cached', async (target) => {
    const { headers, error } = await askAt(target, 'quote', await placeOf(target, 'quote'));
    checkEqual(error?.code, undefined, 'the refusal');
    check(directives(headers).includes('no-store'), 'no-store from a quote');
  }),
];
