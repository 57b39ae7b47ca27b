import { buyerAt, standStill } from '../buyer.js';
import { check, checkEqual } from '../check.js';
import { advance } from '../clock.js';
import { festival } from '../demo-world.js';
import { read, refused } from '../read.js';
import { it } from '../it.js';

export const details = [
  it('gap DET-01 CAC-03 ORD-06 details are taken, name the next step, and leave the hold as it was', async (target) => {
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
  }),
  it('gap DET-01 the status shows the first name and a masked address, never the whole of it', async (target) => {
    const buyer = buyerAt(target);
    const { checkoutToken } = await buyer.reserve({ Weekend: 1 });
    checkEqual((await buyer.order(checkoutToken)).buyer, null, 'the buyer before');
    await buyer.details(checkoutToken);
    const order = await buyer.order(checkoutToken);
    checkEqual(order.buyer?.firstName, 'Ada', 'the first name');
    check(!JSON.stringify(order).includes('ada@example.com'), 'a masked address');
    check(order.buyer?.emailMasked !== '', 'something of the address');
  }),
  it('DET-02 ERR-06 DET-03 wording that was not published for that form version is refused, box by box', async (target) => {
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
  }),
  it('DET-02 DET-03 ERR-06 X25 new wording is a new version, and every version that was published stays provable', async (target) => {
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
  }),
  it('DET-02 ERR-06 X25 a version that was never published proves nothing, whatever wording comes with it', async (target) => {
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
  }),
  it('gap DET-02 the same wording published again is no new version', async (target) => {
    const buyer = buyerAt(target);
    const before = await buyer.form();
    const consentText = before.consentTextSnapshot.organiser_email;
    await target.control('sale', { event: festival.slug, consentText });
    checkEqual(await buyer.form(), before, 'the form');
  }),
  it('gap DET-02 blanks around the wording do not count as another wording', async (target) => {
    const buyer = buyerAt(target);
    const { checkoutToken } = await buyer.reserve({ Weekend: 1 });
    const { consentTextSnapshot: texts } = await buyer.form();
    const padded = { ...texts, organiser_email: `\n ${texts.organiser_email}  ` };
    await buyer.details(checkoutToken, { consentTextSnapshot: padded });
  }),
  it('DET-05 boxes are taken as they were ticked, all or none, and none is needed', async (target) => {
    const buyer = buyerAt(target);
    const { checkoutToken } = await buyer.reserve({ Weekend: 1 });
    const { consents } = await buyer.form();
    await buyer.details(checkoutToken, { consents });
    const all = { organiser_email: true, organiser_messaging: true, platform_email: true };
    await buyer.details(checkoutToken, { consents: all });
  }),
  it('gap DET-05 ERR-26 terms that were not accepted, and a box that is missing, are a bad request', async (target) => {
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
  }),
  it('gap DET-07 details can be sent again until the payment begins, and the last ones count', async (target) => {
    const buyer = buyerAt(target);
    const { checkoutToken } = await buyer.reserve({ Weekend: 1 });
    const grace = { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com' };
    await buyer.details(checkoutToken);
    await buyer.details(checkoutToken, { buyer: grace });
    checkEqual((await buyer.order(checkoutToken)).buyer?.firstName, 'Grace', 'the buyer');
  }),
  it('AUT-11 CAC-03 ERR-25 every step of an order needs a credential beside its token, and is never stored', async (target) => {
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
  }),
];
