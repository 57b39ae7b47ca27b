import { expect } from '@open-wc/testing';
import {
  isProven,
  readRegistration,
} from '../../../components/event-prelaunch/registering/registration.js';

const blank = { id: '', email: '', phone: '', phoneHint: '', isEarlier: false };
const whole = { id: '7', email: 'sent', phone: 'confirmed', phoneHint: '•• 12', isEarlier: true };

describe('the registration that a tab has kept', () => {
  for (const [name, kept, read] of [
    ['is read as it was kept', whole, whole],
    [
      'says nothing where its other members are none',
      { id: '7', email: null, phone: 7, isEarlier: 'no' },
      { ...blank, id: '7' },
    ],
    ['is none without an id', { ...whole, id: '' }, undefined],
    ['is none where its id is no text', { ...whole, id: 7 }, undefined],
    ['is none where it is an empty object', {}, undefined],
    ['is none where it is an empty list', [], undefined],
    ['is none where there is nothing', null, undefined],
    ['is none where it is missing', undefined, undefined],
    ['is none where it is a text', 'sent', undefined],
  ] as const) {
    it(name, () => {
      expect(readRegistration(kept)).to.deep.equal(read);
    });
  }

  for (const [email, phone, proven] of [
    ['confirmed', 'sent', true],
    ['sent', 'confirmed', true],
    ['sent', 'not_needed', false],
  ] as const) {
    it(`is ${proven ? '' : 'not '}proven by ${email} email and ${phone} phone`, () => {
      expect(isProven({ ...blank, email, phone })).to.equal(proven);
    });
  }
});
