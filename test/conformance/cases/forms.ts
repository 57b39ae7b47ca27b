import { check, checkEqual } from '../check.js';
import { festival, keys, strangeOrigin } from '../demo-world.js';
import { read, refused } from '../read.js';
import { it } from '../it.js';
import type { Target } from '../target.js';

const feedback = { key: 'meadowlark-feedback' };
const newsletter = { key: 'meadowlark-newsletter' };
const contact = { key: 'meadowlark-contact' };
const merch = { key: 'meadowlark-merch' };
const foghorn = { key: 'foghorn-newsletter' };
const appOnly = { key: 'meadowlark-app-only' };

const kinds = {
  [feedback.key]: 'feedback',
  [newsletter.key]: 'mailing_list',
  [contact.key]: 'contact',
  [merch.key]: 'merch_enquiry',
  [foghorn.key]: 'mailing_list',
};

const fieldsOf = async (target: Target, form: { key: string }) =>
  (await read(target, 'getForm', form)).data.fields;

const optionsFrom = async (target: Target, form: { key: string }, source: string) =>
  (await fieldsOf(target, form)).find((field) => field.source === source)?.options ?? [];

export const forms = [
  it('gap FRM-01 FRM-02 FRM-03 FRM-05 FRM-06 VER-03 every form of the demo world keeps the contract and is of its kind', async (target) => {
    for (const [key, kind] of Object.entries(kinds)) {
      const { data } = await read(target, 'getForm', { key });
      checkEqual([data.key, data.kind, data.surface], [key, kind, 'web'], 'key, kind, surface');
      const ids = data.fields.map(({ id }) => id);
      checkEqual(new Set(ids).size, ids.length, `the number of ids in ${key}`);
      check(ids.length > 0, `fields in ${key}`);
    }
  }),
  it('gap FRM-04 a form of an event names it, a form of the organisation names none', async (target) => {
    const { data: event } = await read(target, 'getEvent', festival);
    const { data: bound } = await read(target, 'getForm', feedback);
    checkEqual([bound.eventId, bound.eventSlug], [event.id, event.slug], 'the event');
    for (const form of [contact, foghorn]) {
      const { data } = await read(target, 'getForm', form);
      checkEqual([data.eventId, data.eventSlug], [null, null], `the event of ${form.key}`);
    }
  }),
  it('gap FRM-06 FRM-07 FRM-08 FRM-11 FRM-14 the feedback form has every type of field and every role', async (target) => {
    const fields = await fieldsOf(target, feedback);
    const types = ['rating', 'radio', 'checkbox', 'select', 'text', 'email'];
    for (const type of [...types, 'artist_multiselect'])
      check(
        fields.some((field) => field.type === type),
        `a field of type ${type}`,
      );
    const roles = ['overall_rating', 'venue_rating', 'would_return', 'favourite_artist', 'email'];
    for (const role of roles)
      check(
        fields.some((field) => field.role === role),
        `a field of role ${role}`,
      );
    const bounds = fields.filter(({ type }) => type === 'rating').map(({ min, max }) => [min, max]);
    checkEqual(bounds, [[1, 5], [0, 10], [1, 5]], 'the bounds of the ratings'); // oxfmt-ignore
    check(
      fields.some(({ required }) => required === undefined) &&
        fields.some(({ required }) => required === true),
      'required and optional fields',
    );
  }),
  it('FRM-12 the artist picker offers everybody on the line-up once, and no placeholder', async (target) => {
    const options = await optionsFrom(target, feedback, 'lineup');
    const { slots } = (await read(target, 'getLineup', festival)).data;
    const announced = slots.filter(({ isPlaceholder }) => !isPlaceholder);
    const names = new Set(announced.flatMap(({ artists }) => artists.map(({ name }) => name)));
    checkEqual(options.map(({ label }) => label).sort(), [...names].sort(), 'the artists');
    checkEqual(new Set(options.map(({ value }) => value)).size, options.length, 'the values');
    const labels = slots.flatMap(({ placeholderLabel }) => placeholderLabel ?? []);
    check(labels.length > 0, 'labelled placeholders on the line-up');
    check(!options.some(({ label }) => labels.includes(label)), 'no placeholder in the picker');
  }),
  it('FRM-13 stages come from the line-up and products from the catalogue', async (target) => {
    const { slots } = (await read(target, 'getLineup', festival)).data;
    const stages = (await optionsFrom(target, feedback, 'stages')).map(({ label }) => label);
    checkEqual(stages, [...new Set(slots.map(({ stage }) => stage))], 'the stages');
    checkEqual(stages.length, 5, 'the number of stages');
  }),
  it('gap VER-03 WHK-12 an edited form has a new title and the next version', async (target) => {
    const before = (await read(target, 'getForm', feedback)).data;
    await target.control('publish', { event: festival.slug, contentType: 'forms' });
    const after = (await read(target, 'getForm', feedback)).data;
    checkEqual(after.version, before.version + 1, 'the version');
    check(after.title !== before.title, 'another title');
  }),
  it('FRM-16 ERR-03 a form that is not visible on the surface, or nowhere, is not found', async (target) => {
    await refused(target, 'getForm', appOnly, 'not_found');
    for (const surface of ['app', null]) {
      const { data } = await read(target, 'getForm', appOnly, { surface });
      checkEqual(data.surface, 'app', 'the surface');
    }
    await refused(target, 'getForm', { key: 'no-such-form' }, 'not_found');
    const body = { answers: {} };
    await refused(target, 'submitForm', appOnly, 'not_found', { body });
    await refused(target, 'submitForm', { key: 'no-such-form' }, 'not_found', { body });
  }),
  it('AUT-02 AUT-03 AUT-04 AUT-06 ERR-25 a form asks for the key of its organiser, in the mode of its organiser', async (target) => {
    for (const form of [feedback, contact])
      for (const key of [null, keys.nonsense, keys.revoked, keys.foghorn, keys.quietroom])
        await refused(target, 'getForm', form, 'unauthorized', { key });
    for (const form of [feedback, contact]) await read(target, 'getForm', form);
    for (const key of [null, keys.nonsense, keys.quietroom, keys.foghorn])
      await read(target, 'getForm', foghorn, { key });
    const hidden = { key: keys.nonsense };
    await refused(target, 'getForm', appOnly, 'unauthorized', hidden);
    await refused(target, 'getForm', { key: 'no-such-form' }, 'not_found', hidden);
  }),
  it("gap AUT-07 AUT-04 an event's own key opens no form of the organisation, nor of another event", async (target) => {
    for (const form of [contact, feedback]) {
      const wish = { key: keys.nightjar, body: { answers: {} } };
      await refused(target, 'getForm', form, 'unauthorized', { key: keys.nightjar });
      await refused(target, 'submitForm', form, 'unauthorized', wish);
    }
  }),
  it('COR-03 COR-04 AUT-12 a page of a strange origin neither reads nor submits a form', async (target) => {
    const strange = { origin: strangeOrigin };
    const body = { answers: { email: 'ada@example.com' } };
    for (const form of [newsletter, foghorn]) {
      await refused(target, 'getForm', form, 'origin_not_allowed', strange);
      await refused(target, 'submitForm', form, 'origin_not_allowed', { ...strange, body });
      const { headers } = await read(target, 'getForm', form, { origin: target.page() });
      const granted = headers.get('Access-Control-Allow-Origin');
      checkEqual(granted, target.page(), 'the granted origin');
    }
  }),
  it('MER-02 every product is an option of the form, and every option a product', async (target) => {
    const { merchCatalog = [] } = (await read(target, 'getForm', merch)).data;
    const options = await optionsFrom(target, merch, 'merch_items');
    checkEqual(
      options,
      merchCatalog.map(({ value, name }) => ({ value, label: name })),
      'the options',
    );
    check(options.length >= 4, 'four products or more');
  }),
  it('gap MER-01 MER-05 MER-06 MER-07 MER-09 MER-11 the catalogue has every kind of product, with absolute addresses', async (target) => {
    const { merchCatalog = [] } = (await read(target, 'getForm', merch)).data;
    const colours = merchCatalog.flatMap((product) => product.colours);
    const zones = merchCatalog.flatMap((product) => product.printZones);
    const has: Record<string, boolean> = {
      'a colour with photos': colours.some(({ frontImageUrl }) => frontImageUrl !== null),
      'a colour without photos': colours.some(({ frontImageUrl }) => frontImageUrl === null),
      'a colour without a hex': colours.some(({ hex }) => hex === null),
      'a colour that is out of stock': colours.some(({ outOfStock }) => outOfStock === true),
      'a white logo': zones.some(({ logoColor }) => logoColor === 'white'),
      'a black logo': zones.some(({ logoColor }) => logoColor === 'black'),
      'a brand logo': zones.some(({ logoColor }) => logoColor === 'brand'),
      'a recoloured logo': zones.some(({ recolor }) => recolor === true),
      'a clipped logo': zones.some(({ clip }) => clip === true),
      'the logo of the event': zones.some(({ logoUrl }) => logoUrl === undefined),
      'a product with an outline': merchCatalog.some(({ outline }) => outline !== undefined),
      'a product without an outline': merchCatalog.some(({ outline }) => outline === undefined),
      'a product with one side': merchCatalog.some(({ printZones }) =>
        printZones.every(({ side }) => side === 'front'),
      ),
    };
    for (const [what, isThere] of Object.entries(has)) check(isThere, what);
    const pictures = [
      ...colours.flatMap(({ frontImageUrl, backImageUrl }) => [frontImageUrl, backImageUrl]),
      ...zones.map(({ logoUrl }) => logoUrl),
    ].filter((picture) => typeof picture === 'string');
    check(
      pictures.every((picture) => /^https?:\/\/.+\/merch\//.test(picture)),
      'absolute addresses of pictures',
    );
  }),
  it('MER-13 a form that sells nothing has no catalogue', async (target) => {
    for (const form of [feedback, newsletter, contact, foghorn]) {
      const { data } = await read(target, 'getForm', form);
      check(!('merchCatalog' in data), `${form.key} without a catalogue`);
    }
  }),
];
