import { check, checkEqual, first } from '../check.js';
import { freeze, moveTo, virtualNow } from '../clock.js';
import { bare, festival, unknown } from '../demo-world.js';
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
  phone,
  prelude,
  registered,
  registrationsTold,
  underWay,
  verified,
} from '../registering.js';
import { it } from '../it.js';
import type { Case } from '../target.js';

/** The bodies that the specification names: every member is optional. spec L256, L324 */
const shapes: [
  code: 'no_consent' | 'phone_without_sms_consent' | 'no_phone_for_sms_consent',
  title: string,
  body: object,
][] = [
  ['no_consent', 'nothing agreed to', { ...nothing, email }],
  ['no_consent', 'a number, but nothing agreed to', { ...nothing, email, phone }],
  ['no_consent', 'an empty body', {}],
  ['no_consent', 'an address and nothing else', { email }],
  ['no_consent', 'one consent that is not given, and nothing else', { consentSms: false }],
  ['phone_without_sms_consent', 'a number with one box only', { email, phone, consentEmail: true }],
  ['phone_without_sms_consent', 'a number without its box', { ...byEmail, phone }],
  ['no_phone_for_sms_consent', 'the box without a number', { ...byEmail, consentSms: true }],
  ['no_phone_for_sms_consent', 'the box and a blank number', { ...byBoth, phone: ' ' }],
  ['no_phone_for_sms_consent', 'the box and a null number', { ...byBoth, phone: null }],
];

const consent: Case[] = [
  ...shapes.map(([code, title, body]) => {
    const gap = code === 'no_phone_for_sms_consent' ? 'gap ' : '';
    const words = `PRE-05 PRE-06 PRE-07 ERR-14 ${title} is refused with ${code}`;
    return it(`${gap}${words}, and nobody is written to`, async (target) => {
      await refused(target, 'registerPrelaunch', prelude, code, { body });
      checkEqual(await mailboxOf(target), { emails: [], sms: [], push: [] }, 'the mailbox');
    });
  }),
  it('gap PRE-05 PRE-06 X18 where a number is itself the consent, it is enough alone and needs no box', async (target) => {
    await freeze(target);
    const answer = await registered(target, { ...nothing, phone }, harbour);
    const verification = { email: 'not_needed', phone: 'sent', phoneHint: hint };
    checkEqual(answer.verification, verification, 'the verification');
    const code = await textedCode(target);
    const { registrationId } = answer;
    await verified(target, { registrationId, action: 'check_code', code }, harbour);
    const { data } = first(await registrationsTold(target), 'webhook');
    checkEqual([data['consentEmail'], data['consentSms']], [false, true], 'the consents');
    await refused(target, 'registerPrelaunch', harbour, 'no_consent', { body: nothing });
    const body = { ...nothing, consentSms: true };
    await refused(target, 'registerPrelaunch', harbour, 'no_phone_for_sms_consent', { body });
  }),
  it('PRE-08 ERR-14 ERR-25 an unknown event and an event without a form answer 404 to a body in disorder', async (target) => {
    for (const event of [unknown, bare, festival])
      for (const body of [{}, nothing, { consentSms: 'yes' }, [], 7])
        await refused(target, 'registerPrelaunch', event, 'not_found', { body });
    await refused(target, 'registerPrelaunch', prelude, 'no_consent', { body: {} });
    await refused(target, 'registerPrelaunch', prelude, 'bad_request', { body: [] });
  }),
];

const registering: Case[] = [
  it('PRE-05 PRE-09 PRE-13 ERR-20 an address is saved and written to; only the proven one is told to the organiser', async (target) => {
    await freeze(target);
    const body = { ...byEmail, turnstileToken: 'secret-token' };
    const answer = await registered(target, body);
    const { registrationId } = answer;
    const expected = { email: 'sent', phone: 'not_needed', phoneHint: null };
    whereTold(() => checkEqual(answer.verification, expected, 'the verification'));
    checkEqual(await registrationsTold(target), [], 'webhooks before the link was opened');
    check((await target.fetch(await confirmationLink(target))).status === 200, 'a page');
    const { data } = first(await registrationsTold(target), 'webhook');
    const evidence = {
      registrationId,
      eventSlug: 'prelude-2028',
      formVersion: 'prelaunch_form_v5',
      channel: 'email',
      email,
      consentEmail: true,
      consentSms: false,
      emailConfirmedAt: await virtualNow(target),
      phoneConfirmedAt: null,
    };
    for (const [member, value] of Object.entries(evidence)) checkEqual(data[member], value, member);
    check(!JSON.stringify(data).includes('secret-token'), 'a webhook without the token');
  }),
  it('gap PRE-09 VER-03 the version of the wording that was shown is kept as evidence, an earlier one too', async (target) => {
    await registered(target, { ...byEmail, formVersion: 'prelaunch_form_v4' });
    await target.fetch(await confirmationLink(target));
    const { data } = first(await registrationsTold(target), 'webhook');
    checkEqual(data['formVersion'], 'prelaunch_form_v4', 'the version');
  }),
  it('PRE-05 PRE-06 PRE-09 consents and the version of the wording may be left out, and then nobody has said them', async (target) => {
    await registered(target, { email, consentEmail: true });
    await target.fetch(await confirmationLink(target));
    const { data } = first(await registrationsTold(target), 'webhook');
    checkEqual([data['consentSms'], data['formVersion']], [false, null], 'what was not said');
    await registered(target, { email, phone }, harbour);
  }),
  it('gap PRE-05 ERR-04 what the form requires must be there and in good order, and the field is named', async (target) => {
    const field = async (change: object, event = prelude) => {
      const body = { ...byBoth, ...change };
      const answer = await refused(target, 'registerPrelaunch', event, 'bad_request', { body });
      return Object.keys(answer.error?.details?.fields ?? {});
    };
    checkEqual(await field({ email: 'ada@' }), ['email'], 'the field');
    checkEqual(await field({ email: ' ' }), ['email'], 'the field');
    checkEqual(await field({ email: ' ', consentEmail: false }), ['email'], 'the field');
    checkEqual(await field({ email: undefined }, harbour), ['email'], 'the field');
    checkEqual(await field({ phone: 'none' }), ['phone'], 'the field');
    checkEqual(await field({ formVersion: 5 }), ['formVersion'], 'the field');
    checkEqual(await field({ firstName: 'a'.repeat(5001) }), ['firstName'], 'the field');
  }),
  it('gap PRE-05 PRE-15 an address that may not be written to is not, and needs no proof', async (target) => {
    const body = { ...byBoth, consentEmail: false };
    const { registrationId, verification } = await registered(target, body);
    checkEqual(verification.email, 'not_needed', 'e-mail');
    checkEqual((await mailboxOf(target)).emails, [], 'the e-mails');
    const resend = { registrationId, action: 'resend_email' };
    await refused(target, 'verifyPrelaunch', prelude, 'bad_request', { body: resend });
  }),
  it('gap SUB-07 PRE-05 an address that has registered already is answered like any other', async (target) => {
    const { registrationId: one, ...before } = await registered(target, byBoth);
    await target.fetch(await confirmationLink(target));
    const { registrationId: other, ...after } = await registered(target, byBoth);
    checkEqual(after, before, 'the answer');
    check(one !== other, 'another registrationId');
  }),
  it('gap PRE-04 PRE-08 a form that has closed takes nobody, and codes under way still work', async (target) => {
    const { closesAt } = (await read(target, 'getPrelaunch', prelude)).data;
    check(closesAt !== null, 'a form that closes');
    await freeze(target);
    await moveTo(target, new Date(Date.parse(closesAt) - 1).toISOString());
    const { typed, code } = await underWay(target);
    await moveTo(target, closesAt);
    await refused(target, 'registerPrelaunch', prelude, 'not_found', { body: byBoth });
    checkEqual((await read(target, 'getPrelaunch', prelude)).data.closesAt, closesAt, 'closesAt');
    checkEqual(await typed(code), 'confirmed', 'the outcome');
  }),
];

export const registrations = [...consent, ...registering];
