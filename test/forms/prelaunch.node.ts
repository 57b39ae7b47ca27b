import { describe, it } from 'node:test';
import { expect } from 'chai';
import { offersNothing, readPrelaunch, type LoosePrelaunch } from '../../src/forms/prelaunch.js';
import { implied, prelaunch } from '../components/event-prelaunch/form.js';

const nothing = { label: '', required: false };

describe('readPrelaunch', () => {
  it('reads what the organiser has written', () => {
    const fields = { ...prelaunch().fields, email: { label: ' Your e-mail ', required: true } };
    expect(readPrelaunch(prelaunch({ fields }))).to.deep.equal({
      formVersion: 'prelaunch_form_v5',
      title: 'Hear of the party first',
      intro: 'A day before all others.',
      ctaLabel: 'Count me in!',
      privacyPolicyUrl: 'https://party.example/privacy',
      email: { label: 'Your e-mail', required: true },
      firstName: { label: 'Your first name', required: false },
      phone: { label: 'Your mobile', required: false },
      isImplied: false,
      consent: prelaunch().consent,
      closesAt: Date.UTC(2999, 4, 5, 9),
      staysOpen: false,
    });
    expect(readPrelaunch(implied()).isImplied).to.equal(true);
  });

  for (const damaged of [
    {},
    { fields: null, consent: null },
    { fields: 7, consent: 'x', closesAt: 'soon' },
    { fields: { email: null, firstName: null, phone: null } },
    { title: 7, fields: { email: 'x', firstName: 'x', phone: 'x' }, consent: { email: 7 } },
  ]) {
    it(`asks only for an address where all it gets is ${JSON.stringify(damaged)}`, () => {
      expect(readPrelaunch(damaged as LoosePrelaunch)).to.deep.equal({
        ...{ formVersion: '', title: '', intro: '', ctaLabel: '', privacyPolicyUrl: '' },
        ...{ email: nothing, firstName: undefined, phone: undefined, isImplied: false },
        ...{ consent: { email: '', messaging: '' }, closesAt: undefined, staysOpen: false },
      });
    });
  }

  it('asks for a number where its use is said, and only there', () => {
    const { consent } = prelaunch();
    const without = prelaunch({ consent: { ...consent, messaging: ' ' } });
    expect(readPrelaunch(without).phone).to.equal(undefined);
    expect(readPrelaunch({ consent }).phone).to.deep.equal(nothing);
  });

  it('tells a form without an end from one that says nothing of it', () => {
    const open = readPrelaunch(prelaunch({ closesAt: null }));
    expect([open.staysOpen, open.closesAt]).to.deep.equal([true, undefined]);
  });
});

describe('offersNothing', () => {
  for (const [email, messaging, expected] of [
    ['', '', true],
    ['Write to me', '', false],
    ['', 'Text me', false],
    ['Write to me', 'Text me', false],
  ] as const) {
    it(`is ${expected} with the consents “${email}” and “${messaging}”`, () => {
      expect(offersNothing(readPrelaunch({ consent: { email, messaging } }))).to.equal(expected);
    });
  }
});
