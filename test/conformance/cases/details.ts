import { buyerAt, standStill } from '../buyer.js';
import { check, checkEqual } from '../check.js';
import { advance } from '../clock.js';
import { festival } from '../demo-world.js';
import { read, refused } from '../read.js';
import type { Case } from '../target.js';

export const details: Case[] = [
  {
    ids: ['DET-01', 'CAC-03', 'ORD-06'],
    title: 'details are taken, name the next step, and leave the hold as it was',
    origin: 'gap',
    async run(target) {
      await standStill(target);
      const buyer = buyerAt(target);
      const { checkoutToken, holdExpiresAt } = await buyer.reserve({ Weekend: 1 });
      await advance(target, 60);
      const at = { ...festival, checkoutToken };
      const answer = await read(target, 'submitDetails', at, { body: await buyer.form() });
      checkEqual(
        answer.data,
        { ok: true, status: 'held', holdExpiresAt, holdSeconds: 840 },
        'the answer',
      );
      checkEqual(answer.headers.get('Cache-Control'), 'no-store', 'Cache-Control');
    },
  },
  {
    ids: ['DET-01'],
    title: 'the status shows the first name and a masked address, never the whole of it',
    origin: 'gap',
    async run(target) {
      const buyer = buyerAt(target);
      const { checkoutToken } = await buyer.reserve({ Weekend: 1 });
      checkEqual((await buyer.order(checkoutToken)).buyer, null, 'the buyer before');
      await buyer.details(checkoutToken);
      const order = await buyer.order(checkoutToken);
      checkEqual(order.buyer?.firstName, 'Ada', 'the first name');
      check(!JSON.stringify(order).includes('ada@example.com'), 'a masked address');
      check(order.buyer?.emailMasked !== '', 'something of the address');
    },
  },
  {
    ids: ['DET-02', 'ERR-06', 'DET-03'],
    title: 'wording that was not published for that form version is refused, box by box',
    origin: 'spec',
    async run(target) {
      const buyer = buyerAt(target);
      const { checkoutToken } = await buyer.reserve({ Weekend: 1 });
      const { consentTextSnapshot: texts, formVersion } = await buyer.form();
      const boxes = ['organiser_email', 'organiser_messaging', 'platform_email'] as const;
      for (const box of boxes) {
        const changed = { ...texts, [box]: texts[box].replace(' ', '  ') };
        const body = await buyer.form({ consentTextSnapshot: changed });
        const { status } = await buyer.refusesOrder(
          'submitDetails',
          'consent_text_mismatch',
          checkoutToken,
          body,
        );
        checkEqual(status, 400, 'the status');
      }
      const swapped = { ...texts, organiser_email: texts.platform_email };
      for (const change of [
        { consentTextSnapshot: swapped },
        { formVersion: `${formVersion}x` },
        { consentTextSnapshot: { ...texts, platform_email: '' } },
      ])
        await buyer.refusesOrder(
          'submitDetails',
          'consent_text_mismatch',
          checkoutToken,
          await buyer.form(change),
        );
      await buyer.details(checkoutToken);
    },
  },
  {
    ids: ['DET-02', 'DET-03', 'ERR-06', 'X25'],
    title: 'new wording is a new version, and every version that was published stays provable',
    origin: 'spec',
    async run(target) {
      const buyer = buyerAt(target);
      const tokens = [];
      for (let order = 0; order < 3; order += 1)
        tokens.push((await buyer.reserve({ Weekend: 1 })).checkoutToken);
      const shown = [await buyer.form()];
      for (const consentText of ['Write to me.', 'Write to me, and often.']) {
        await target.control('sale', { event: festival.slug, consentText });
        shown.push(await buyer.form());
      }
      const versions = shown.map(({ formVersion }) => formVersion);
      checkEqual(new Set(versions).size, 3, `the number of versions in ${versions.join(', ')}`);
      for (const [order, body] of shown.entries()) {
        const token = tokens[order] ?? '';
        for (const other of shown.filter((one) => one !== body)) {
          const mixed = { ...body, formVersion: other.formVersion };
          await buyer.refusesOrder('submitDetails', 'consent_text_mismatch', token, mixed);
        }
        await buyer.details(token, body);
      }
    },
  },
  {
    ids: ['DET-02', 'ERR-06', 'X25'],
    title: 'a version that was never published proves nothing, whatever wording comes with it',
    origin: 'spec',
    async run(target) {
      const buyer = buyerAt(target);
      const { checkoutToken } = await buyer.reserve({ Weekend: 1 });
      const { formVersion } = await buyer.form();
      for (const never of ['', 'checkout_form_v0', 'checkout_form_v999', formVersion.toUpperCase()])
        await buyer.refusesOrder(
          'submitDetails',
          'consent_text_mismatch',
          checkoutToken,
          await buyer.form({ formVersion: never }),
        );
      const kyoto = await buyerAt(target, 'foghorn-kyoto').form();
      await buyer.refusesOrder('submitDetails', 'consent_text_mismatch', checkoutToken, kyoto);
    },
  },
  {
    ids: ['DET-02'],
    title: 'the same wording published again is no new version',
    origin: 'gap',
    async run(target) {
      const buyer = buyerAt(target);
      const before = await buyer.form();
      const consentText = before.consentTextSnapshot.organiser_email;
      await target.control('sale', { event: festival.slug, consentText });
      checkEqual(await buyer.form(), before, 'the form');
    },
  },
  {
    ids: ['DET-02'],
    title: 'blanks around the wording do not count as another wording',
    origin: 'gap',
    async run(target) {
      const buyer = buyerAt(target);
      const { checkoutToken } = await buyer.reserve({ Weekend: 1 });
      const { consentTextSnapshot: texts } = await buyer.form();
      const padded = { ...texts, organiser_email: `\n ${texts.organiser_email}  ` };
      await buyer.details(checkoutToken, { consentTextSnapshot: padded });
    },
  },
  {
    ids: ['DET-05'],
    title: 'boxes are taken as they were ticked, all or none, and none is needed',
    origin: 'spec',
    async run(target) {
      const buyer = buyerAt(target);
      const { checkoutToken } = await buyer.reserve({ Weekend: 1 });
      const { consents } = await buyer.form();
      await buyer.details(checkoutToken, { consents });
      const all = { organiser_email: true, organiser_messaging: true, platform_email: true };
      await buyer.details(checkoutToken, { consents: all });
    },
  },
  {
    ids: ['DET-05', 'ERR-26'],
    title: 'terms that were not accepted, and a box that is missing, are a bad request',
    origin: 'gap',
    async run(target) {
      const buyer = buyerAt(target);
      const { checkoutToken } = await buyer.reserve({ Weekend: 1 });
      const form = await buyer.form();
      const boxes = { ...form.consents, platform_email: undefined };
      for (const body of [
        { ...form, attestationAccepted: false },
        { ...form, consents: boxes },
        { ...form, buyer: { firstName: 'Ada' } },
      ])
        await buyer.refusesOrder('submitDetails', 'bad_request', checkoutToken, body);
      checkEqual((await buyer.order(checkoutToken)).buyer, null, 'the buyer');
    },
  },
  {
    ids: ['DET-07'],
    title: 'details can be sent again until the payment begins, and the last ones count',
    origin: 'gap',
    async run(target) {
      const buyer = buyerAt(target);
      const { checkoutToken } = await buyer.reserve({ Weekend: 1 });
      const grace = { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com' };
      await buyer.details(checkoutToken);
      await buyer.details(checkoutToken, { buyer: grace });
      checkEqual((await buyer.order(checkoutToken)).buyer?.firstName, 'Grace', 'the buyer');
    },
  },
  {
    ids: ['AUT-11', 'CAC-03', 'ERR-25'],
    title: 'every step of an order needs a credential beside its token, and is never stored',
    origin: 'spec',
    async run(target) {
      const buyer = buyerAt(target, 'last-ticket');
      const { checkoutToken } = await buyer.reserve({ Standing: 1 });
      const at = { ...buyer.event, checkoutToken };
      const bodies = {
        submitDetails: await buyer.form(),
        pay: { returnUrl: 'http://localhost:4173/tickets' },
        completeFree: undefined,
      };
      for (const surface of ['web', 'app', null])
        for (const name of ['submitDetails', 'pay', 'completeFree'] as const) {
          const wish = { key: null, surface, body: bodies[name] };
          const { headers } = await refused(target, name, at, 'unauthorized', wish);
          checkEqual(headers.get('Cache-Control'), 'no-store', `Cache-Control of ${name}`);
        }
      const unknown = { ...buyer.event, checkoutToken: 'no-such-token' };
      for (const name of ['submitDetails', 'pay', 'completeFree'] as const) {
        const wish = { key: buyer.key, body: bodies[name] };
        const { headers } = await refused(target, name, unknown, 'not_found', wish);
        checkEqual(headers.get('Cache-Control'), 'no-store', `Cache-Control of ${name}`);
      }
    },
  },
];
