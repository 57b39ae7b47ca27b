import type { Answer as AnswerValue } from '../../../src/contract/forms.js';
import { check, checkEqual, first } from '../check.js';
import { freeze, virtualNow } from '../clock.js';
import { keys } from '../demo-world.js';
import {
  confirmationLink,
  mailboxOf,
  signupsTold,
  submissionsOf,
  textedCode,
} from '../messages.js';
import { ask, read, refused } from '../read.js';
import { it } from '../it.js';
import type { Case, Target } from '../target.js';

type Answers = Record<string, AnswerValue>;

const feedback = { key: 'meadowlark-feedback' };
const newsletter = { key: 'meadowlark-newsletter' };
const contact = { key: 'meadowlark-contact' };

const enough = { overall: '5', again: 'yes' };

/** What is wrong, field by field, when these answers are added to enough of others. */
async function problems(target: Target, answers: Answers, form = feedback, base: Answers = enough) {
  const body = { answers: { ...base, ...answers } };
  const { error } = await refused(target, 'submitForm', form, 'bad_request', { body });
  return Object.keys(error?.details?.fields ?? {});
}

const accepted = (target: Target, answers: Answers, form = feedback) =>
  read(target, 'submitForm', form, { body: { answers } });

const wrong = (words: string, answers: Answers, fields: string[]) =>
  it(`gap FRM-21 ERR-04 ${words} is refused, and the field is named`, async (target) => {
    checkEqual(await problems(target, answers), fields, 'the fields in details');
    checkEqual(await submissionsOf(target), [], 'what was kept');
  });

const refusals: Case[] = [
  wrong('FRM-07 a required field left blank', { overall: ' ' }, ['overall']),
  wrong('an unknown field', { colour: 'blue' }, ['colour']),
  wrong('FRM-10 a label in place of a value', { again: 'Ask me later' }, ['again']),
  wrong('FRM-10 a value that is no option of a select', { stage: 'Moon' }, ['stage']),
  wrong('FRM-18 a checkbox value that is no option', { keep: ['food', 'moon'] }, ['keep']),
  wrong('FRM-18 a checkbox option chosen twice', { keep: ['food', 'food'] }, ['keep']),
  wrong('FRM-18 a text for a checkbox', { keep: 'food' }, ['keep']),
  wrong('FRM-18 a list for a radio', { again: ['yes'] }, ['again']),
  wrong('FRM-12 an artist who does not play', { favourites: ['nobody'] }, ['favourites']),
  wrong('FRM-11 a rating above its bound', { overall: '6' }, ['overall']),
  wrong('FRM-11 a rating below its bound', { recommend: '-1' }, ['recommend']),
  wrong('FRM-11 a rating that is no whole number', { overall: '4.5' }, ['overall']),
  wrong('FRM-11 a rating in another notation', { overall: '1e1' }, ['overall']),
  wrong('FRM-14 a bad e-mail address', { email: 'ada@' }, ['email']),
  wrong('all that is wrong at once', { overall: '0', keep: ['x'] }, ['overall', 'keep']),
];

export const submissions = [
  it('FRM-17 FRM-18 FRM-24 FRM-29 ENV-02 answers that fit are kept as typed, and nothing is said of verification', async (target) => {
    await freeze(target);
    const { fields } = (await read(target, 'getForm', feedback)).data;
    const options = fields.flatMap((field) => (field.source === 'lineup' ? field.options : []));
    const artists = options.slice(0, 2).flatMap((option) => option?.value ?? []);
    const answers = {
      ...enough,
      recommend: '0',
      favourites: artists,
      keep: ['food', 'quiet'],
      story: '  The tractor  ',
      email: 'ada@example.com',
    };
    const { data, headers } = await accepted(target, answers);
    checkEqual(data, { ok: true }, 'the answer');
    checkEqual(headers.get('Cache-Control'), 'no-store', 'Cache-Control');
    const kept = first(await submissionsOf(target), 'submission');
    checkEqual(kept.answers, answers, 'the answers');
    checkEqual(
      [kept.form, kept.event, kept.contact, kept.surface, kept.version, kept.at],
      [feedback.key, 'meadowlark-2027', 'ada@example.com', 'web', null, await virtualNow(target)],
      'the rest of the record',
    );
    checkEqual((await mailboxOf(target)).emails, [], 'e-mails');
  }),
  ...refusals,
  it('FRM-21 FRM-07 required fields left out are refused together', async (target) => {
    const refuses = async (form: typeof contact, answers: Answers, fields: string[]) => {
      const { error } = await refused(target, 'submitForm', form, 'bad_request', {
        body: { answers },
      });
      const named = error?.details?.fields;
      if (named) checkEqual(Object.keys(named), fields, 'the fields');
    };
    await refuses(feedback, {}, ['overall', 'again']);
    await refuses(contact, { topic: 'press' }, ['name', 'email', 'message']);
  }),
  it('gap FRM-11 FRM-19 the bounds of a rating belong to it, and optional fields may be left out or blank', async (target) => {
    for (const overall of ['1', '5']) await accepted(target, { ...enough, overall });
    for (const recommend of ['0', '10']) await accepted(target, { ...enough, recommend });
    await accepted(target, { ...enough, story: '', keep: [] });
  }),
  it('gap LIM-11 LIM-09 a text may have 5,000 characters, counted as people do, and not one more', async (target) => {
    await accepted(target, { ...enough, story: '🐑'.repeat(5000) });
    checkEqual(await problems(target, { story: '🐑'.repeat(5001) }), ['story'], 'the fields');
  }),
  it('gap FRM-22 FRM-23 VER-03 the version that was answered is kept, under either name, and a stale one too', async (target) => {
    const { version } = (await read(target, 'getForm', feedback)).data;
    for (const sent of [{ version }, { version: 1 }, { formVersion: 2 }, {}])
      await read(target, 'submitForm', feedback, { body: { answers: enough, ...sent } });
    const versions = (await submissionsOf(target)).map((kept) => kept.version);
    checkEqual(versions, [version, 1, 2, null], 'the versions');
  }),
  it('FRM-20 ERR-20 AUT-12 a turnstile token is taken and thrown away', async (target) => {
    const body = { answers: enough, turnstileToken: 'secret-token' };
    await read(target, 'submitForm', feedback, { body });
    check(
      !JSON.stringify(await submissionsOf(target)).includes('secret-token'),
      'a record without the token',
    );
  }),
  it('gap FRM-21 ERR-26 answers of another shape than text or list are refused', async (target) => {
    for (const body of [{}, { answers: [] }, { answers: { overall: 5 } }, { answers: 'x' }])
      await refused(target, 'submitForm', feedback, 'bad_request', { body });
  }),
  it('FRM-24 FRM-25 FRM-26 FRM-27 a mailing list saves the signup, writes an e-mail and says so', async (target) => {
    await freeze(target);
    const { data } = await accepted(target, { email: 'ada@example.com' }, newsletter);
    const expected = { email: 'sent', phone: 'not_needed', phoneHint: null };
    checkEqual(data.verification, expected, 'the verification');
    const { emails, sms } = await mailboxOf(target);
    checkEqual(
      emails.map(({ to, at }) => [to, at]),
      [['ada@example.com', await virtualNow(target)]],
      'the e-mails',
    );
    checkEqual(sms, [], 'texts');
    checkEqual(await signupsTold(target), [], 'webhooks before the confirmation');
  }),
  it('FRM-27 WHK-06 WHK-11 SUB-09 opening the link tells the organiser once, however often it is opened', async (target) => {
    await freeze(target);
    const answers = { email: 'ada@example.com', first_name: 'Ada' };
    const { data } = await accepted(target, answers, newsletter);
    const link = await confirmationLink(target);
    check(link.startsWith(`${target.baseUrl}/confirm/`), `a link to the service, not ${link}`);
    for (let opening = 0; opening < 3; opening += 1) {
      const page = await target.fetch(link);
      checkEqual(page.status, 200, 'the status of the page');
      check(page.headers.get('Content-Type')?.startsWith('text/html') ?? false, 'a page');
      check((await page.text()).includes('on the list, Ada'), 'readable words');
    }
    const [told, ...more] = await signupsTold(target);
    checkEqual(more, [], 'further webhooks');
    checkEqual(
      [told?.data['email'], told?.data['confirmedAt']],
      ['ada@example.com', await virtualNow(target)],
      'the webhook',
    );
    const { submissionId = told?.data['submissionId'] } = data;
    checkEqual(told?.data['submissionId'], submissionId, 'the signup');
  }),
  it('gap SUB-09 a link that is no link answers a readable page, and a scanner confirms nothing', async (target) => {
    const page = await target.fetch(`${target.baseUrl}/confirm/no-such-token`);
    checkEqual(page.status, 404, 'the status');
    check((await page.text()).includes('leads nowhere'), 'readable words');
    await accepted(target, { email: 'ada@example.com' }, newsletter);
    const link = await confirmationLink(target);
    checkEqual((await target.fetch(link, { method: 'HEAD' })).status, 200, 'the status');
    checkEqual(await signupsTold(target), [], 'the webhooks');
  }),
  it('gap FRM-26 X17 SUB-03 a number given with the form is texted a code, which subscribe then takes', async (target) => {
    const answers = { email: 'ada@example.com', phone: '+44 7700 900123' };
    const { data } = await accepted(target, answers, newsletter);
    checkEqual(data.verification?.phone, 'sent', 'phone');
    check(data.verification?.phoneHint?.endsWith('123') ?? false, 'a hint of the number');
    const body = { submissionId: data.submissionId, code: await textedCode(target) };
    const answer = await read(target, 'subscribe', { slug: 'meadowlark-2027' }, { body });
    checkEqual(answer.data.outcome, 'confirmed', 'the outcome');
    checkEqual(answer.data.verification.phone, 'not_needed', 'phone');
  }),
  it('gap FRM-25 FRM-26 an inbox that bounces and a telephone without texts are told apart from success', async (target) => {
    const seen = async (answers: Answers) =>
      (await accepted(target, answers, newsletter)).data.verification;
    const bounced = await seen({ email: 'ada@bounce.example' });
    checkEqual(bounced?.email, 'failed', 'e-mail');
    const email = 'ada@example.com';
    checkEqual((await seen({ email, phone: '01632 960 144' }))?.phone, 'unavailable', 'landline');
    checkEqual((await seen({ email, phone: '07700 900999' }))?.phone, 'failed', 'phone');
    checkEqual((await mailboxOf(target)).sms, [], 'texts');
    const bad = await problems(target, { email, phone: 'call me' }, newsletter, {});
    checkEqual(bad, ['phone'], 'the fields');
  }),
  it('gap FRM-04 AUT-03 an organisation-wide list of an open organiser takes signups without a key', async (target) => {
    const body = { answers: { email: 'ada@example.com' } };
    await read(target, 'submitForm', { key: 'foghorn-newsletter' }, { body, key: null });
    await target.fetch(await confirmationLink(target));
    const told = first(await signupsTold(target), 'webhook');
    checkEqual(
      [told.data['organiserSlug'], told.data['eventSlug'], told.data['formKey']],
      ['foghorn', null, 'foghorn-newsletter'],
      'the webhook',
    );
  }),
  it('AUT-02 AUT-12 ERR-25 a submission needs the key before anything is said of its answers', async (target) => {
    for (const key of [null, keys.revoked, keys.foghorn]) {
      const { error } = await ask(target, 'submitForm', feedback, { key, body: { answers: {} } });
      checkEqual(error?.code, 'unauthorized', 'the code');
    }
    checkEqual(await submissionsOf(target), [], 'what was kept');
  }),
];
