import { buyerAt } from '../buyer.js';
import { check, checkEqual, first } from '../check.js';
import { festival } from '../demo-world.js';
import { salesTold, textedCode } from '../messages.js';
import { ask, read, refused } from '../read.js';
import { byBoth, byEmail, email, phone, prelude, registered } from '../registering.js';
import { it } from '../it.js';
import type { Case } from '../target.js';

const uuid = '0f8fad5b-d9cb-469f-a165-70867728950e';

const carts: Case[] = [
  it('X32 ENV-25 QUO-02 RES-06 a cart whose optional members are all null is the cart without them', async (target) => {
    const buyer = buyerAt(target);
    const plain = await buyer.quote({ Weekend: 2 });
    const more = {
      promo: null,
      paymentPlanId: null,
      attribution: null,
    };
    const quoted = await buyer.quote({ Weekend: 2 }, more);
    checkEqual(quoted.totalPennies, plain.totalPennies, 'the sum of the quote');
    const held = await buyer.reserve({ Weekend: 2 }, more);
    checkEqual([held.totalPennies, held.paymentPlan], [plain.totalPennies, null], 'the hold');
    const again = await buyer.reserve({ Weekend: 2 }, more);
    check(again.checkoutToken !== held.checkoutToken, 'two orders for two carts');
  }),
  it('gap X32 DET-01 details without a phone may say so with null', async (target) => {
    const buyer = buyerAt(target);
    const { checkoutToken } = await buyer.reserve({ Weekend: 1 });
    const ada = { firstName: 'Ada', lastName: 'Byron', email, phone: null };
    await buyer.details(checkoutToken, { buyer: ada, attendees: null });
  }),
];

const people: Case[] = [
  it('X32 SUB-01 SUB-03 a signup with null members is one without them, and so is its follow-up', async (target) => {
    const blank = { submissionId: null, firstName: null, turnstileToken: null };
    const consents = { consentEmail: null, consentSms: null };
    const subscribed = async (body: object) =>
      (await read(target, 'subscribe', festival, { body })).data;
    const { submissionId } = await subscribed({ email, phone: null, ...blank, ...consents });
    const followUp = { submissionId, phone: null, code: null, resend: null };
    const { verification } = await subscribed({ ...followUp, phone });
    checkEqual(verification.phone, 'sent', 'the text');
    const { outcome } = await subscribed({ ...followUp, code: await textedCode(target) });
    checkEqual(outcome, 'confirmed', 'the outcome');
  }),
  it('X32 PRE-05 PRE-09 a registration with null members is one without them', async (target) => {
    const blank = { firstName: null, phone: null, consentSms: null, formVersion: null };
    const { registrationId } = await registered(target, { ...byEmail, ...blank });
    const body = { registrationId, action: 'resend_email', code: null, token: null } as const;
    const { data } = await read(target, 'verifyPrelaunch', prelude, { body });
    checkEqual(data.outcome, 'resent', 'the outcome');
    const nothing = { email: null, phone: null, consentEmail: null, consentSms: null };
    await refused(target, 'registerPrelaunch', prelude, 'no_consent', { body: nothing });
  }),
  it('X32 FRM-19 FRM-22 an answer that is null counts as none, and a field that must be filled in misses it', async (target) => {
    const at = { key: 'meadowlark-newsletter' };
    const blank = { version: null, formVersion: null, turnstileToken: null };
    const answers = { email, first_name: null, interests: null };
    await read(target, 'submitForm', at, { body: { answers, ...blank } });
    const body = { answers: { email: null } };
    const { error } = await refused(target, 'submitForm', at, 'bad_request', { body });
    checkEqual(Object.keys(error?.details?.fields ?? { email: '' }), ['email'], 'the field');
  }),
];

/** A bot check is never made, so what it would have looked at may be anything. */
const tokens = [null, '', 'token', 7, true, [], {}, { nested: ['x'] }];

const discarded: Case[] = [
  it('X32 FRM-20 SUB-05 PRE-13 ERR-20 a turnstileToken of any kind is discarded', async (target) => {
    const at = { key: 'meadowlark-newsletter' };
    const legacy = { ...byBoth, eventSlug: prelude.slug };
    const noSlug = { slug: '' };
    for (const turnstileToken of tokens) {
      const submission = { answers: { email }, turnstileToken };
      await read(target, 'submitForm', at, { body: submission });
      await read(target, 'subscribe', festival, { body: { email, turnstileToken } });
      await registered(target, { ...byEmail, turnstileToken });
      const body = { ...legacy, turnstileToken };
      await read(target, 'legacyPrelaunchRegister', noSlug, { body });
    }
  }),
];

const touches: unknown[] = [
  null,
  'newsletter',
  7,
  true,
  [],
  [null],
  {},
  { channel: null, artistId: null },
  { channel: 7 },
  { channel: {}, artistId: [] },
  { channel: 'newsletter', artistId: 'not-an-id' },
  { channel: 'newsletter', artistId: uuid },
  { source: 'newsletter' },
];

const attribution: Case[] = [
  it('WHK-08 X32 no sale fails for its attribution, whatever shape it has', async (target) => {
    const buyer = buyerAt(target);
    for (const touch of touches) {
      const body = { ...(await buyer.cart({ Weekend: 1 })), attribution: touch };
      const { error, data } = await ask(target, 'reserve', buyer.event, { body });
      checkEqual(error ?? null, null, `the refusal of ${JSON.stringify(touch)}`);
      const token = data?.checkoutToken ?? '';
      await buyer.details(token);
      await buyer.play(await buyer.begin(token), 'approve');
      checkEqual((await buyer.order(token)).status, 'completed', 'the order');
    }
  }),
  it('gap WHK-08 what can be read of an attribution is kept, and the rest is as if nobody had said it', async (target) => {
    const buyer = buyerAt(target);
    for (const [touch, channel] of [
      [{ channel: 'newsletter', artistId: 'not-an-id' }, 'newsletter'],
      [{ channel: 7, artistId: uuid }, 'direct'],
      ['newsletter', 'direct'],
    ]) {
      await target.control('reset', {});
      const body = { ...(await buyer.cart({ Weekend: 1 })), attribution: touch };
      const { data } = await read(target, 'reserve', buyer.event, { body });
      await buyer.details(data.checkoutToken);
      await buyer.play((await buyer.pay(data.checkoutToken)).attemptId, 'approve');
      const sale = first(await salesTold(target), 'webhook');
      checkEqual(sale.attribution, { channel, artist: null }, 'the last touch');
    }
  }),
];

export const absentMembers = [...carts, ...people, ...discarded, ...attribution];
