import { checkEqual } from '../check.js';
import { advance } from '../clock.js';
import { festival, keys, strangeOrigin } from '../demo-world.js';
import { confirmationLink, mailboxOf, textedCode } from '../messages.js';
import { whereTold } from '../lenient.js';
import { read, refused } from '../read.js';
import {
  byBoth,
  byEmail,
  email,
  harbour,
  hint,
  nothing,
  prelude,
  registered,
  registrationsTold,
  underWay,
  verified,
} from '../registering.js';
import { it } from '../it.js';
import type { Case } from '../target.js';

const verifying: Case[] = [
  it('PRE-10 PRE-12 PRE-15 WHK-07 each proven channel is told once, with the consents as they stand, in any order', async (target) => {
    const { code, typed, step } = await underWay(target);
    checkEqual(await typed(code), 'confirmed', 'the outcome');
    checkEqual(await typed(code), 'already_confirmed', 'the outcome, asked again');
    const sent = await step('resend_email');
    const soFar = { email: 'sent', phone: 'not_needed', phoneHint: hint };
    whereTold(() => checkEqual(sent.verification, soFar, 'the verification so far'));
    const link = await confirmationLink(target);
    await target.fetch(link);
    await target.fetch(link);
    const seen = (await registrationsTold(target)).map(({ data }) => [
      data['channel'],
      data['consentEmail'],
      data['consentSms'],
      data['phoneConfirmedAt'] !== null,
      data['emailConfirmedAt'] !== null,
    ]);
    checkEqual(
      seen,
      [
        ['sms', true, true, true, false],
        ['email', true, true, true, true],
      ],
      'the webhooks',
    );
  }),
  it('gap PRE-11 PRE-12 the end of the link confirms like the link, once, and another one is an outcome', async (target) => {
    const { step } = await underWay(target);
    const token = (await confirmationLink(target)).split('/').pop();
    const outcome = async (sent: object) => (await step('confirm_email', sent)).outcome;
    checkEqual(await outcome({ token: 'no-such-token' }), 'wrong_code', 'the outcome');
    checkEqual(await outcome({ token }), 'confirmed', 'the outcome');
    checkEqual(await outcome({ token }), 'already_confirmed', 'the outcome, asked again');
    checkEqual((await registrationsTold(target)).length, 1, 'the number of webhooks');
  }),
  it('gap PRE-10 PRE-12 a wrong code is an outcome; after five the right one is of no use until a new one comes', async (target) => {
    const { code, wrong, typed, step } = await underWay(target);
    for (let attempt = 0; attempt < 4; attempt += 1)
      checkEqual(await typed(wrong), 'wrong_code', 'the outcome');
    checkEqual(await typed(wrong), 'too_many_attempts', 'the fifth outcome');
    checkEqual(await typed(code), 'too_many_attempts', 'the outcome of the right one');
    checkEqual((await step('resend_code')).outcome, 'resent', 'the outcome of asking again');
    checkEqual(await typed(await textedCode(target)), 'confirmed', 'the last outcome');
  }),
  it('gap PRE-10 PRE-12 a code lives ten minutes, and then it is an outcome too', async (target) => {
    const { code, typed } = await underWay(target);
    await advance(target, 600);
    checkEqual(await typed(code), 'expired', 'the outcome');
  }),
  it('gap PRE-10 PRE-11 e-mail and text come again until they have done their work', async (target) => {
    const { code, typed, step } = await underWay(target);
    const link = await confirmationLink(target);
    checkEqual((await step('resend_email')).outcome, 'resent', 'the outcome');
    checkEqual(await confirmationLink(target), link, 'the link');
    await target.fetch(link);
    await typed(code);
    for (const action of ['resend_email', 'resend_code'] as const)
      checkEqual((await step(action)).outcome, 'already_confirmed', `the outcome of ${action}`);
    const { emails, sms } = await mailboxOf(target);
    checkEqual([emails.length, sms.length], [2, 1], 'the number of messages');
  }),
  it('gap PRE-10 ERR-04 ERR-26 a step that misses what it needs is refused, and the field is named', async (target) => {
    const { registrationId } = await registered(target, byEmail);
    const field = async (action: string) => {
      const body = { registrationId, action };
      const answer = await refused(target, 'verifyPrelaunch', prelude, 'bad_request', { body });
      return Object.keys(answer.error?.details?.fields ?? {});
    };
    checkEqual(await field('check_code'), ['code'], 'the field');
    checkEqual(await field('confirm_email'), ['token'], 'the field');
    checkEqual(await field('resend_code'), ['phone'], 'the field');
    checkEqual(await field('dance'), ['action'], 'the field');
  }),
  it('gap PRE-10 ERR-03 a registration is verified at its own event only', async (target) => {
    const { registrationId } = await registered(target, byEmail);
    const body = { registrationId, action: 'resend_email' };
    await refused(target, 'verifyPrelaunch', harbour, 'not_found', { body });
    const nobody = { ...body, registrationId: '0f8fad5b-d9cb-469f-a165-70867728950e' };
    await refused(target, 'verifyPrelaunch', prelude, 'not_found', { body: nobody });
  }),
];

const renamed: Case =
  it('gap ENV-20 PRE-10 SUB-09 links and codes outlive the address of their event, and of one that takes it over', async (target) => {
    const { code, registrationId } = await underWay(target);
    const link = await confirmationLink(target);
    await target.control('rename', { event: prelude.slug, slug: 'overture-2028' });
    await target.control('rename', { event: 'bare-field', slug: prelude.slug });
    const body = { registrationId, action: 'resend_email' };
    await refused(target, 'verifyPrelaunch', prelude, 'not_found', { body });
    const next = { slug: 'overture-2028' };
    const wish = { body: { registrationId, action: 'check_code', code } };
    const { data } = await read(target, 'verifyPrelaunch', next, wish);
    checkEqual(data.outcome, 'confirmed', 'the outcome');
    await target.fetch(link);
    const slugs = (await registrationsTold(target)).map((webhook) => webhook.data['eventSlug']);
    checkEqual(slugs, [next.slug, next.slug], 'the events of the webhooks');
  });

const legacyBody = { ...byBoth, eventSlug: prelude.slug };

const earlier: Case[] = [
  it('PRE-11 PRE-12 WHK-07 the earlier endpoints register and verify, for the event that the body names', async (target) => {
    const { data } = await read(target, 'legacyPrelaunchRegister', {}, { body: legacyBody });
    const { registrationId } = data;
    whereTold(() => {
      const { email: byPost, phone } = data.verification;
      checkEqual([byPost, phone], ['sent', 'sent'], 'the verification');
    });
    const outcome = async (step: object) => {
      const body = { registrationId, ...step };
      return (await read(target, 'legacyPrelaunchVerify', {}, { body })).data.outcome;
    };
    const code = await textedCode(target);
    checkEqual(await outcome({ action: 'check_code', code: 'x' }), 'wrong_code', 'the outcome');
    checkEqual(await outcome({ action: 'check_code', code }), 'confirmed', 'the outcome');
    checkEqual(await outcome({ action: 'resend_email' }), 'resent', 'the outcome');
    const token = (await confirmationLink(target)).split('/').pop();
    checkEqual(
      await outcome({ action: 'confirm_email', token, code: token }),
      'confirmed',
      'the outcome',
    );
    checkEqual(await outcome({ action: 'resend_code' }), 'already_confirmed', 'the outcome');
    checkEqual((await registrationsTold(target)).length, 2, 'the number of webhooks');
  }),
  it('PRE-11 ENV-20 an event that is named by an earlier slug is found, at both generations of endpoints', async (target) => {
    const slug = 'meadowlark-festival';
    await target.control('publish', { event: festival.slug, contentType: 'prelaunch' });
    const { registrationId } = await registered(target, byEmail, { slug });
    const body = { ...byEmail, eventSlug: slug };
    await read(target, 'legacyPrelaunchRegister', {}, { body });
    await verified(target, { registrationId, action: 'resend_email' }, festival);
  }),
  it('gap PRE-08 PRE-11 ERR-25 AUT-12 COR-04 the earlier endpoints look at event, key, origin, form and body in that order', async (target) => {
    const register = 'legacyPrelaunchRegister';
    const wish = (body: unknown, more = {}) => ({ body, origin: strangeOrigin, ...more });
    const named = (eventSlug: string) => ({ eventSlug });
    await refused(target, register, {}, 'not_found', wish(named('no-such-event')));
    const festive = named(festival.slug);
    await refused(target, register, {}, 'unauthorized', wish(festive, { key: null }));
    await refused(target, register, {}, 'unauthorized', wish(festive, { key: keys.foghorn }));
    await refused(target, register, {}, 'origin_not_allowed', wish(festive));
    await refused(target, register, {}, 'not_found', { body: festive });
    await refused(target, register, {}, 'not_found', { body: named('draft-2028') });
    const odd = { ...named(prelude.slug), consentEmail: 'yes' };
    await refused(target, register, {}, 'bad_request', { body: odd });
    for (const body of [{}, [], { eventSlug: 7 }])
      await refused(target, register, {}, 'bad_request', { body });
    for (const body of [{ ...nothing, email }, {}])
      await refused(target, register, {}, 'no_consent', {
        body: { ...body, ...named(prelude.slug) },
      });
  }),
  it('gap PRE-11 ERR-25 COR-04 the earlier verification is guarded by the event of its registration', async (target) => {
    await target.control('publish', { event: festival.slug, contentType: 'prelaunch' });
    const { registrationId } = await registered(target, byEmail, festival);
    const body = { registrationId, action: 'resend_email' };
    const verify = 'legacyPrelaunchVerify';
    await refused(target, verify, {}, 'unauthorized', { body, key: null });
    await refused(target, verify, {}, 'origin_not_allowed', { body, origin: strangeOrigin });
    await read(target, verify, {}, { body });
    const nobody = { ...body, registrationId: '0f8fad5b-d9cb-469f-a165-70867728950e' };
    await refused(target, verify, {}, 'not_found', { body: nobody });
    await refused(target, verify, {}, 'bad_request', { body: {} });
  }),
];

export const verifications = [...verifying, renamed, ...earlier];
