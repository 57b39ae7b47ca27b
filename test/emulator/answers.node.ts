import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { Answer, Field } from '../../src/contract/forms.js';
import { answerWithRole, problemsOf } from '../../src/emulator/rules/form.js';
import { isEmail, phoneHint, phoneNumber, phoneReach } from '../../src/emulator/rules/contact.js';

const field = (change: Partial<Field>): Field => ({
  id: 'one',
  type: 'text',
  label: 'One',
  ...change,
});
const options = ['a', 'b'].map((value) => ({ value, label: value.toUpperCase() }));
const judge = (change: Partial<Field>, answer: Answer) =>
  problemsOf([field(change)], { one: answer })['one'];

describe('answers held against the definition (FRM-21)', () => {
  const accepted: [string, Partial<Field>, Answer][] = [
    ['a rating without bounds, up to five', { type: 'rating' }, '5'],
    ['a blank where nothing is required', { type: 'email' }, ' '],
    ['an empty list where nothing is required', { type: 'checkbox', options }, []],
    ['text for a type that nobody knows (FRM-09)', { type: 'hologram' }, 'hello'],
    ['an international number', { role: 'phone' }, '+44 (0)7700-900.123'],
  ];
  for (const [what, change, answer] of accepted) {
    it(`takes ${what}`, () => {
      expect(judge(change, answer)).to.equal(undefined);
    });
  }

  const refused: [string, Partial<Field>, Answer, RegExp][] = [
    ['a rating outside the usual five', { type: 'rating' }, '6', /1 to 5/],
    ['a rating with a blank around it', { type: 'rating' }, ' 3', /1 to 5/],
    ['a rating of many digits', { type: 'rating' }, '1'.repeat(400), /1 to 5/],
    ['a value where there are no options', { type: 'select' }, 'a', /options/],
    ['an empty list where one is required', { type: 'checkbox', required: true }, [], /required/],
    ['a list for an unknown type', { type: 'hologram' }, ['a'], /list/],
    ['a text for an artist picker', { type: 'artist_multiselect', options }, 'a', /list/],
    ['a bad address in a text with the role of one', { role: 'email' }, 'ada', /e-mail/],
    ['words for a number', { role: 'phone' }, 'call me', /phone/],
  ];
  for (const [what, change, answer, problem] of refused) {
    it(`refuses ${what}`, () => {
      expect(judge(change, answer)).to.match(problem);
    });
  }

  it('names every wrong field at once, the unknown ones too', () => {
    const fields = [field({ required: true }), field({ id: 'two', type: 'rating' })];
    const problems = problemsOf(fields, { two: '9', three: 'x', toString: 'y' });
    expect(Object.keys(problems)).to.have.members(['one', 'two', 'three', 'toString']);
  });

  it('finds the contact by its role, and nothing in a blank (FRM-14)', () => {
    const fields = [field({}), field({ id: 'two', role: 'email' })];
    const contact = (answers: Record<string, Answer>) => answerWithRole(fields, answers, 'email');
    expect(contact({ one: 'x', two: ' ada@example.com ' })).to.equal('ada@example.com');
    expect(contact({ one: 'x', two: ' ' })).to.equal(null);
    expect(contact({})).to.equal(null);
  });
});

describe('addresses and numbers', () => {
  it('e-mail addresses have one @ and a dotted host', () => {
    for (const good of ['a@b.example', ' ada+list@mail.example.com ', 'ä@ö.example'])
      expect(isEmail(good), good).to.equal(true);
    const long = `${'a'.repeat(250)}@b.example`;
    for (const bad of [
      '',
      '@b.example',
      'a@',
      'a@b',
      'a@@b.example',
      'a@b..example',
      'a b@c.d',
      long,
    ])
      expect(isEmail(bad), bad).to.equal(false);
  });

  it('numbers lose their dress, and are digits or nothing', () => {
    expect(phoneNumber('07700 900 123')).to.equal('07700900123');
    expect(phoneNumber('+44 7700-900123')).to.equal('+447700900123');
    for (const bad of ['', '12345', '+', '07700+900123', 'x7700900123', '1'.repeat(16)])
      expect(phoneNumber(bad), bad).to.equal(undefined);
  });

  it('landlines take no texts, and 999 loses them; a hint shows three digits (FRM-26)', () => {
    expect(phoneReach('+441632960144')).to.equal('unavailable');
    expect(phoneReach('01632960144')).to.equal('unavailable');
    expect(phoneReach('07700900999')).to.equal('failed');
    expect(phoneReach('07700900123')).to.equal('sent');
    expect(phoneHint('07700900123')).to.equal('•••• 123');
  });
});
