import type { BodyOf } from '../../../src/contract/endpoints.js';
import type { Field } from '../../../src/contract/forms.js';
import { checkEqual } from '../check.js';
import { Ours } from '../lenient.js';
import { askAt, formOf, placeOf } from '../places.js';
import { read, refused } from '../read.js';
import { NotHere, type Case, type Target } from '../target.js';

/** What any service refuses of a visitor; nothing that it would take is sent. spec L234, L256, L324 */

type Answers = BodyOf<'submitForm'>['answers'];

const hasOptions = (type: string) => ['radio', 'select', 'checkbox'].includes(type);

/** An answer that the field takes, so that it is another one that is refused. */
function answerOf({ type, options = [], min = 1 }: Field): string | string[] {
  const value = options[0]?.value ?? 'x';
  if (type === 'checkbox' || type.endsWith('multiselect')) return [value];
  if (type === 'rating') return String(min);
  if (type === 'email') return 'ada@example.com';
  return value;
}

const answersOf = (fields: readonly Field[]): Answers =>
  Object.fromEntries(
    fields.filter(({ required }) => required).map((one) => [one.id, answerOf(one)]),
  );

async function refusesWith(
  target: Target,
  what: string,
  fits: (field: Field) => boolean,
  wrong: (answers: Answers, field: Field) => Answers,
): Promise<void> {
  const key = formOf(target);
  const { fields } = (await read(target, 'getForm', { key })).data;
  const field = fields.find(fits);
  if (!field) throw new NotHere(`a form with ${what}: --form`);
  const body = { answers: wrong(answersOf(fields), field) };
  await refused(target, 'submitForm', { key }, 'bad_request', { body });
}

const without = (answers: Answers, id: string): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => name !== id));

const form = (title: string, run: (target: Target) => Promise<void>): Case => ({
  ids: ['FRM-21', 'ERR-04'],
  title,
  origin: 'spec',
  holds: 'anywhere',
  run,
});

/** What the members of a registration are called is said nowhere. */
async function refusesRegistration(target: Target, body: object, code: string): Promise<void> {
  const { params } = await placeOf(target, 'registerPrelaunch');
  const { error } = await askAt(target, 'registerPrelaunch', { params, body });
  if (error?.code === 'bad_request') throw new Ours('a registration as it is sent here');
  checkEqual(error?.code, code, 'the refusal');
}

const registration = { email: 'ada@example.com', consentEmail: true, consentSms: false };

export const anyForm: Case[] = [
  form('a form refuses to be sent without what it requires', (target) =>
    refusesWith(
      target,
      'a required field',
      ({ required }) => required === true,
      (answers, { id }) => without(answers, id),
    ),
  ),
  form('a form refuses an option that it does not have', (target) =>
    refusesWith(
      target,
      'options',
      ({ type, options }) => hasOptions(type) && options !== undefined,
      (answers, { id, type }) => ({
        ...answers,
        [id]: type === 'checkbox' ? ['no-such-option'] : 'no-such-option',
      }),
    ),
  ),
  form('a form refuses a rating beyond its bounds', (target) =>
    refusesWith(
      target,
      'a rating that has bounds',
      ({ type, max }) => type === 'rating' && max !== undefined,
      (answers, { id, max = 0 }) => ({ ...answers, [id]: String(max + 1) }),
    ),
  ),
  form('a form refuses an address that is none', (target) =>
    refusesWith(
      target,
      'an e-mail address',
      ({ type }) => type === 'email',
      (answers, { id }) => ({ ...answers, [id]: 'nobody' }),
    ),
  ),
  {
    ids: ['FRM-12', 'FRM-06'],
    title: 'the options of a form have values of their own',
    origin: 'spec',
    holds: 'anywhere',
    async run(target) {
      const { fields } = (await read(target, 'getForm', { key: formOf(target) })).data;
      for (const { id, options = [] } of fields)
        checkEqual(new Set(options.map(({ value }) => value)).size, options.length, id);
    },
  },
  {
    ids: ['PRE-05', 'ERR-14'],
    title: 'a registration without any consent is refused',
    origin: 'spec',
    holds: 'anywhere',
    run: (target) =>
      refusesRegistration(target, { ...registration, consentEmail: false }, 'no_consent'),
  },
  {
    ids: ['PRE-06', 'ERR-14'],
    title: 'a number without consent to be texted is refused where a box asks for it',
    origin: 'spec',
    holds: 'anywhere',
    async run(target) {
      const { params } = await placeOf(target, 'getPrelaunch');
      const place = { slug: params['slug'] ?? '' };
      const { fields } = (await read(target, 'getPrelaunch', place)).data;
      if (fields.phone.consentMode === 'implied') throw new NotHere('a form that asks by a box');
      const body = { ...registration, phone: '07700 900123' };
      await refusesRegistration(target, body, 'phone_without_sms_consent');
    },
  },
];
