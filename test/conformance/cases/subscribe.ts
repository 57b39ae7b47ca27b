import { check, checkEqual } from '../check.js';
import { advance, freeze } from '../clock.js';
import { bare, festival, keys } from '../demo-world.js';
import { confirmationLink, mailboxOf, signupsTold, textedCode } from '../messages.js';
import { whereTold } from '../lenient.js';
import { read, refused } from '../read.js';
import { it } from '../it.js';
import type { Target } from '../target.js';

const email = 'ada@example.com';
const mobile = '07700 900123';

const subscribed = async (target: Target, body: object) =>
  (await read(target, 'subscribe', festival, { body })).data;

/** A signup whose number waits for its code. */
async function withCode(target: Target) {
  await freeze(target);
  const { submissionId } = await subscribed(target, { email });
  await subscribed(target, { submissionId, phone: mobile });
  const outcome = async (code: string) =>
    (await subscribed(target, { submissionId, code })).outcome;
  const code = await textedCode(target);
  const wrong = code === '000000' ? '000001' : '000000';
  return { submissionId, code, wrong, outcome };
}

export const subscribe = [
  it('SUB-01 SUB-05 STA-07 WHK-06 an address is saved, written to, and told to the organiser only when confirmed', async (target) => {
    const data = await subscribed(target, { email, turnstileToken: 'x' });
    whereTold(() => checkEqual(data.ok, true, 'ok'));
    const verification = { email: 'sent', phone: 'not_needed', phoneHint: null };
    checkEqual(data.verification, verification, 'the verification');
    checkEqual(data.outcome, 'saved', 'the outcome');
    const { emails } = await mailboxOf(target);
    checkEqual(
      emails.map(({ to }) => to),
      [email],
      'the e-mails',
    );
    checkEqual(await signupsTold(target), [], 'the webhooks');
    await target.fetch(await confirmationLink(target));
    checkEqual((await signupsTold(target)).length, 1, 'the number of webhooks');
  }),
  it('gap SUB-01 who gives a first name is greeted by it', async (target) => {
    await subscribed(target, { email, firstName: 'Ada' });
    const [sent] = (await mailboxOf(target)).emails;
    check(sent?.text.startsWith('Hello Ada,') ?? false, 'a greeting by name');
  }),
  it('SUB-02 SUB-03 a number is texted a code, and the code confirms it', async (target) => {
    const { submissionId } = await subscribed(target, { email });
    const texted = await subscribed(target, { submissionId, phone: mobile });
    checkEqual([texted.outcome, texted.verification.phone], ['code_sent', 'sent'], 'the answer');
    const code = await textedCode(target);
    const { sms } = await mailboxOf(target);
    check(sms.length === 1 && (sms[0]?.text.includes(code) ?? false), 'one text with the code');
    const confirmed = await subscribed(target, { submissionId, code });
    checkEqual(confirmed.outcome, 'confirmed', 'the outcome');
    checkEqual(confirmed.verification.phone, 'not_needed', 'phone');
    const again = await subscribed(target, { submissionId, code });
    checkEqual(again.outcome, 'confirmed', 'the outcome, asked again');
  }),
  it('SUB-03 a wrong code is an outcome with 200, and the right one still works after it', async (target) => {
    const { code, wrong, outcome } = await withCode(target);
    for (const typed of [wrong, '', 'what?', `${code}0`])
      checkEqual(await outcome(typed), 'wrong_code', `the outcome of "${typed}"`);
    const spaced = `${code.slice(0, 3)} ${code.slice(3)} `;
    checkEqual(await outcome(spaced), 'confirmed', 'the outcome of the right one');
  }),
  it('gap SUB-03 after five wrong codes the right one is of no use, until a new one is sent', async (target) => {
    const { submissionId, code, wrong, outcome } = await withCode(target);
    for (let attempt = 0; attempt < 4; attempt += 1) await outcome(wrong);
    checkEqual(await outcome(wrong), 'too_many_attempts', 'the fifth outcome');
    checkEqual(await outcome(code), 'too_many_attempts', 'the outcome of the right one');
    const { outcome: resent } = await subscribed(target, { submissionId, resend: 'code' });
    checkEqual(resent, 'resent', 'the outcome of asking again');
    checkEqual(await outcome(await textedCode(target)), 'confirmed', 'the last outcome');
  }),
  it('gap SUB-03 a code lives ten minutes, and the one before it dies with a new one', async (target) => {
    const { submissionId, code, outcome } = await withCode(target);
    await advance(target, 600);
    checkEqual(await outcome(code), 'expired_code', 'the outcome after ten minutes');
    await subscribed(target, { submissionId, resend: 'code' });
    const next = await textedCode(target);
    if (next !== code) checkEqual(await outcome(code), 'wrong_code', 'the old code');
    await advance(target, 599);
    checkEqual(await outcome(next), 'confirmed', 'the new code, a second before its end');
  }),
  it('gap SUB-04 SUB-09 the e-mail comes again with the same link, and not once it is confirmed', async (target) => {
    const { submissionId } = await subscribed(target, { email });
    const link = await confirmationLink(target);
    const again = await subscribed(target, { submissionId, resend: 'email' });
    checkEqual([again.outcome, again.verification.email], ['resent', 'sent'], 'the answer');
    checkEqual(await confirmationLink(target), link, 'the link');
    await target.fetch(link);
    const late = await subscribed(target, { submissionId, resend: 'email' });
    checkEqual([late.outcome, late.verification.email], ['confirmed', 'not_needed'], 'the answer');
    checkEqual((await mailboxOf(target)).emails.length, 2, 'the number of e-mails');
  }),
  it('gap SUB-07 an address that is on the list already is answered like any other', async (target) => {
    const { submissionId: one, ...before } = await subscribed(target, { email });
    await target.fetch(await confirmationLink(target));
    const { submissionId: other, ...after } = await subscribed(target, { email });
    checkEqual(after, before, 'the answer');
    check(one !== other, 'another submissionId');
  }),
  it('gap SUB-01 ERR-04 ERR-26 a bad address or number is refused, and the field is named', async (target) => {
    const field = async (body: object) => {
      const answer = await refused(target, 'subscribe', festival, 'bad_request', { body });
      return Object.keys(answer.error?.details?.fields ?? {});
    };
    for (const bad of ['', 'ada', 'ada@example', 'a b@example.com', '@example.com'])
      checkEqual(await field({ email: bad }), ['email'], `the field for "${bad}"`);
    checkEqual(await field({ email, phone: 'none' }), ['phone'], 'the field');
    const { submissionId } = await subscribed(target, { email });
    checkEqual(await field({ submissionId, phone: '12' }), ['phone'], 'the field');
    checkEqual(await field({ submissionId, resend: 'code' }), ['phone'], 'the field');
    await refused(target, 'subscribe', festival, 'bad_request', { body: { submissionId: 'x' } });
    checkEqual((await mailboxOf(target)).emails.length, 1, 'the number of e-mails');
  }),
  it('gap SUB-02 SUB-03 a proven number is not asked to prove itself again, and another one is', async (target) => {
    const { submissionId, code, outcome } = await withCode(target);
    await outcome(code);
    const again = await subscribed(target, { submissionId, phone: '07700900123' });
    checkEqual([again.outcome, again.verification.phone], ['confirmed', 'not_needed'], 'it');
    const other = await subscribed(target, { submissionId, phone: '07700 900456' });
    checkEqual([other.outcome, other.verification.phone], ['code_sent', 'sent'], 'another');
    checkEqual(await outcome(await textedCode(target)), 'confirmed', 'the outcome');
  }),
  it('gap SUB-02 WHK-06 a number given afterwards is consent to texts, and the organiser hears of it', async (target) => {
    const { submissionId } = await subscribed(target, { email });
    await subscribed(target, { submissionId, phone: mobile });
    await target.fetch(await confirmationLink(target));
    const [webhook] = await signupsTold(target);
    checkEqual(
      [webhook?.data['consentSms'], webhook?.data['phone'], webhook?.data['eventSlug']],
      [true, null, festival.slug],
      'the consent, no number before its code, and the event',
    );
  }),
  it('gap SUB-02 no number is texted without consent', async (target) => {
    const data = await subscribed(target, { email, phone: mobile, consentSms: false });
    checkEqual(data.verification.phone, 'not_needed', 'phone');
    checkEqual((await mailboxOf(target)).sms, [], 'texts');
  }),
  it('gap SUB-03 ERR-03 a signup is followed up at its own event only', async (target) => {
    const { submissionId } = await subscribed(target, { email });
    const body = { submissionId, resend: 'email' };
    await refused(target, 'subscribe', bare, 'not_found', { body, key: keys.foghorn });
    const nobody = { submissionId: '0f8fad5b-d9cb-469f-a165-70867728950e', resend: 'email' };
    await refused(target, 'subscribe', festival, 'not_found', { body: nobody });
  }),
];
