import type { BodyOf } from '../../../src/contract/endpoints.js';
import type { Field } from '../../../src/contract/forms.js';
import { checkEqual } from '../check.js';
import { Ours } from '../lenient.js';
import { askAt, formOf, placeOf } from '../places.js';
import { read, refused } from '../read.js';
import { it } from '../it.js';
import { NotHere, type Target } from '../target.js';

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

const refusesWith = (
  title: string,
  what: string,
  fits: (field: Field) => boolean,
  wrong: (answers: Answers, field: Field) => Answers,
) =>
  it(`anywhere FRM-21 ERR-04 a form refuses ${title}`, async (target) => {
    const key = formOf(target);
    const { fields } = (await read(target, 'getForm', { key })).data;
    const field = fields.find(fits);
    if (!field) throw new NotHere(`a form with ${what}: --form`);
    const body = { answers: wrong(answersOf(fields), field) };
    await refused(target, 'submitForm', { key }, 'bad_request', { body });
  });

const without = (answers: Answers, id: string): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => name !== id));

/** What the members of a registration are called is said nowhere. */
async function refusesRegistration(target: Target, body: object, code: string): Promise<void> {
  const { params } = await placeOf(target, 'registerPrelaunch');
  const { error } = await askAt(target, 'registerPrelaunch', { params, body });
  if (error?.code === 'bad_request') throw new Ours('a registration as it is sent here');
  checkEqual(error?.code, code, 'the refusal');
}

const registration = { email: 'ada@example.com', consentEmail: true, consentSms: false };

export const anyForm = [
  refusesWith(
    'to be sent without what it requires',
    'a required field',
    ({ required }) => required === true,
    (answers, { id }) => without(answers, id),
  ),
  refusesWith(
    'an option that it does not have',
    'options',
    ({ type, options }) => hasOptions(type) && options !== undefined,
    (answers, { id, type }) => ({
      ...answers,
      [id]: type === 'checkbox' ? ['no-such-option'] : 'no-such-option',
    }),
  ),
  refusesWith(
    'a rating beyond its bounds',
    'a rating that has bounds',
    ({ type, max }) => type === 'rating' && max !== undefined,
    (answers, { id, max = 0 }) => ({ ...answers, [id]: String(max + 1) }),
  ),
  refusesWith(
    'an address that is none',
    'an e-mail address',
    ({ type }) => type === 'email',
    (answers, { id }) => ({ ...answers, [id]: 'nobody' }),
  ),
  it('anywhere FRM-12 FRM-06 the options of a form have values of their own', async (target) => {
    const { fields } = (await read(target, 'getForm', { key: formOf(target) })).data;
    for (const { id, options = [] } of fields)
      checkEqual(new Set(options.map(({ value }) => value)).size, options.length, id);
  }),
  it('anywhere PRE-05 ERR-14 a registration without any consent is refused', (target) =>
    refusesRegistration(target, { ...registration, consentEmail: false }, 'no_consent')),
  it('anywhere PRE-06 ERR-14 a number without consent to be texted is refused where a box asks for it', async (target) => {
    const { params } = await placeOf(target, 'getPrelaunch');
    const place = { slug: params['slug'] ?? '' };
    const { fields } = (await read(target, 'getPrelaunch', place)).data;
    if (fields.phone.consentMode === 'implied') throw new NotHere('a form that asks by a box');
    const body = { ...registration, phone: '07700 900123' };
    await refusesRegistration(target, body, 'phone_without_sms_consent');
  }),
];
