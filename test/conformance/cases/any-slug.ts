import type { EndpointName } from '../../../src/contract/endpoints.js';
import { checkEqual, checkSameAnswer } from '../check.js';
import { festival, formerly, strangeOrigin, unknown } from '../demo-world.js';
import { bodies } from '../bodies.js';
import { freezeWhereItCan } from '../clock.js';
import { toldOr } from '../lenient.js';
import { aboutAnEvent } from '../operations.js';
import { askAt, feeds, placeOf } from '../places.js';
import { read, refused } from '../read.js';
import { it } from '../it.js';
import { NotHere, type Target } from '../target.js';

/** What any service does with a slug that it does not know, and with one of before. spec L19, L313 */

const uuid = '00000000-0000-4000-8000-000000000000';
const nothing = { artistId: uuid, articleSlug: 'no-such', checkoutToken: 'none', key: 'no-such' };

function oldSlugOf({ named }: Target): string {
  if (!named) return formerly.slug;
  if (named.oldSlug === undefined) throw new NotHere('a slug the event used earlier: --old-slug');
  return named.oldSlug;
}

const notFound = (words: string, name: EndpointName, params: Record<string, string>) =>
  it(`anywhere ${words}`, async (target) => {
    const { error } = await askAt(target, name, { params, body: bodies[name] });
    checkEqual(error?.code, 'not_found', `the answer of ${name}`);
  });

export const anySlug = [
  ...aboutAnEvent.map((name) =>
    it(`anywhere ERR-03 EVT-13 ENV-02 ${name} does not find an event that does not exist`, async (target) => {
      const place = { params: { ...nothing, ...unknown }, body: bodies[name] };
      const { error } = await askAt(target, name, place);
      checkEqual(error?.code, 'not_found', `the answer of ${name}`);
    }),
  ),
  notFound('ERR-03 FRM-16 a form that does not exist is not found', 'getForm', nothing),
  notFound(
    'ERR-03 FRM-16 nothing can be sent to a form that does not exist',
    'submitForm',
    nothing,
  ),
  notFound('EVT-13 an organiser that does not exist is not found', 'getOrganiser', {
    slug: 'no-such-organiser',
  }),
  notFound('ART-02 an artist who does not play at the event is not found', 'getArtist', {
    ...nothing,
    ...festival,
  }),
  it('anywhere PRE-08 ERR-14 a malformed registration at an unknown event is not found, rather than malformed', async (target) => {
    for (const body of [{}, { phone: '07700 900123' }])
      await refused(target, 'registerPrelaunch', unknown, 'not_found', { body });
  }),
  ...feeds
    .filter((name) => aboutAnEvent.includes(name))
    .map((name) =>
      it(`anywhere ENV-16 ${name} answers an earlier slug exactly as the current one`, async (target) => {
        const slug = oldSlugOf(target);
        await freezeWhereItCan(target);
        const { params } = await placeOf(target, name);
        if (!target.named && params['slug'] !== festival.slug) return;
        const current = await askAt(target, name, { params });
        const earlier = await askAt(target, name, { params: { ...params, slug } });
        checkEqual(earlier.status, current.status, `the status of ${name} under ${slug}`);
        checkSameAnswer(earlier.text, current.text, `${name} under ${slug}`);
      }),
    ),
  it('anywhere ENV-16 ENV-20 an earlier slug prices a cart as the current one', async (target) => {
    const slug = oldSlugOf(target);
    const { params, body } = await placeOf(target, 'quote');
    const { data: now } = await read(target, 'quote', festival, { body });
    const { data: then } = await read(target, 'quote', { ...params, slug }, { body });
    checkEqual(then.bookingFeePennies, now.bookingFeePennies, 'the fee');
  }),
  it('anywhere ENV-16 COR-04 an earlier slug refuses a page off the list, too', async (target) => {
    const slug = oldSlugOf(target);
    const wish = { origin: strangeOrigin };
    await refused(target, 'getLineup', { slug }, 'origin_not_allowed', wish);
  }),
  it('anywhere ENV-18 EVT-05 the event names its current slug, whichever slug was asked for', async (target) => {
    const slug = oldSlugOf(target);
    const { data: current } = await read(target, 'getEvent', festival);
    const { data: earlier } = await read(target, 'getEvent', { slug });
    checkEqual(earlier.slug, current.slug, `the slug of ${slug}`);
    checkEqual(earlier.slug === slug, false, `whether ${slug} is the current slug`);
    checkEqual(
      toldOr(() => earlier.name, ''),
      toldOr(() => current.name, ''),
      'the name',
    );
  }),
];
