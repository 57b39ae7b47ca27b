import { describe, it } from 'node:test';
import { expect } from 'chai';
import { readPrelaunch } from '../../src/forms/prelaunch.js';
import {
  refusedRegistrationFields,
  registrationBody,
  registrationProblem,
} from '../../src/forms/registration-rules.js';
import {
  askedFields,
  isRequired,
  nothingTyped,
  type RegistrationField,
  type RegistrationValues,
} from '../../src/forms/registration.js';
import { implied, prelaunch } from '../components/event-prelaunch/form.js';

const names = Object.keys(nothingTyped) as RegistrationField[];
const both = readPrelaunch(prelaunch());
const { email, messaging } = both.consent;
const must = { label: '', required: true };

const forms = {
  'a form': both,
  'one for letters': readPrelaunch(prelaunch({ consent: { email, messaging: '' } })),
  'one for texts': readPrelaunch(prelaunch({ consent: { email: '', messaging } })),
  'one with an implied consent': readPrelaunch(implied()),
  'one for implied texts': readPrelaunch(implied({ consent: { email: '', messaging } })),
  'one that needs all': { ...both, email: must, firstName: must },
  'one for texts that needs an address': {
    ...both,
    email: must,
    consent: { email: '', messaging },
  },
  'one that says little': { ...both, firstName: undefined, phone: undefined, formVersion: '' },
};
type Name = keyof typeof forms;

const [address, number] = [{ email: ' ada@example.com ' }, { phone: ' 07700 900123 ' }];
const [letters, texts] = [{ consentEmail: true }, { consentSms: true }];
const all = { ...address, firstName: ' Ada ', ...number, ...letters, ...texts };

/** A title for a row of a table. */
const given = (name: Name, typed: object) => `${name}, given ${JSON.stringify(typed)}`;

describe('askedFields', () => {
  for (const [name, expected] of [
    ['a form', 'email firstName consentEmail phone consentSms'],
    ['one for letters', 'email firstName consentEmail'],
    ['one for texts', 'firstName phone consentSms'],
    ['one with an implied consent', 'email firstName consentEmail phone'],
    ['one for texts that needs an address', 'email firstName phone consentSms'],
    ['one that says little', 'email consentEmail'],
  ] as [Name, string][]) {
    it(`asks in ${name} only for what can be agreed to`, () => {
      expect(askedFields(forms[name]).join(' ')).to.equal(expected);
    });
  }
});

describe('isRequired', () => {
  for (const [name, typed, expected] of [
    ['a form', {}, ''],
    ['a form', letters, 'email'],
    ['a form', number, 'consentSms'],
    ['a form', { phone: ' ' }, ''],
    ['a form', texts, 'phone'],
    ['one with an implied consent', texts, ''],
    ['one that needs all', {}, 'email firstName'],
    ['one that says little', {}, ''],
  ] as [Name, Partial<RegistrationValues>, string][]) {
    it(`needs the other half of a consent in ${given(name, typed)}`, () => {
      const values = { ...nothingTyped, ...typed };
      const required = names.filter((field) => isRequired(forms[name], values, field));
      expect(required.join(' ')).to.equal(expected);
    });
  }
});

describe('registrationProblem', () => {
  for (const [name, typed, expected] of [
    ['a form', {}, { consentEmail: 'no_consent' }],
    ['one for texts', {}, { consentSms: 'no_consent' }],
    ['one for implied texts', {}, { phone: 'no_consent' }],
    ['one with an implied consent', { phone: ' ' }, { consentEmail: 'no_consent' }],
    ['one with an implied consent', texts, { consentEmail: 'no_consent' }],
    ['one with an implied consent', number, {}],
    ['a form', number, { consentSms: 'number_without_consent' }],
    ['a form', { ...number, ...texts }, {}],
    ['a form', texts, { phone: 'missing' }],
    ['a form', { ...letters, email: ' ' }, { email: 'missing' }],
    ['a form', { ...letters, email: 'ada' }, { email: 'email' }],
    ['a form', { ...letters, ...address }, {}],
    ['one that needs all', { ...letters, ...address }, { firstName: 'missing' }],
    ['one that needs all', all, {}],
  ] as [Name, Partial<RegistrationValues>, object][]) {
    it(`complains at one field, if at all, in ${given(name, typed)}`, () => {
      const values = { ...nothingTyped, ...typed };
      const problems = names.map((field) => [
        field,
        registrationProblem(forms[name], values, field),
      ]);
      expect(Object.fromEntries(problems.filter(([, problem]) => problem))).to.deep.equal(expected);
    });
  }
});

describe('registrationBody', () => {
  const version = { formVersion: 'prelaunch_form_v5' };
  const [ada, phone] = [{ email: 'ada@example.com' }, { phone: '07700 900123' }];
  const agreed = { consentEmail: true, consentSms: true };

  for (const [name, typed, expected] of [
    ['a form', {}, { consentEmail: false, consentSms: false, ...version }],
    ['a form', all, { ...ada, firstName: 'Ada', ...phone, ...agreed, ...version }],
    ['one with an implied consent', number, { ...phone, consentEmail: false, ...version }],
    ['one that says little', all, { ...ada, ...agreed }],
  ] as [Name, Partial<RegistrationValues>, object][]) {
    it(`sends nothing that was not asked or not said in ${given(name, typed)}`, () => {
      const body = registrationBody(forms[name], { ...nothingTyped, ...typed });
      expect(body).to.deep.equal(expected);
    });
  }
});

describe('refusedRegistrationFields', () => {
  for (const [name, code, expected] of [
    ['a form', 'no_consent', [['consentEmail', 'no_consent']]],
    ['one for texts', 'no_consent', [['consentSms', 'no_consent']]],
    ['a form', 'phone_without_sms_consent', [['consentSms', 'number_without_consent']]],
    [
      'one with an implied consent',
      'phone_without_sms_consent',
      [['phone', 'number_without_consent']],
    ],
    ['a form', 'no_phone_for_sms_consent', [['phone', 'missing']]],
    [
      'a form',
      'bad_request',
      [
        ['phone', 'refused'],
        ['email', 'refused'],
      ],
    ],
  ] as [Name, string, string[][]][]) {
    it(`finds the field that ${code} is about in ${name}`, () => {
      const named = ['phone', 'constructor', 'email', 'age'];
      expect(refusedRegistrationFields(forms[name], code, named)).to.deep.equal(expected);
    });
  }
});
