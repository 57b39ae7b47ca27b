import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { Answer } from '../../src/contract/forms.js';
import { answerTo, onlyChoice, payloadOf } from '../../src/forms/answers.js';
import { longestAnswer, answerProblem } from '../../src/forms/problems.js';
import { fieldOf, formOf, options } from './definition.js';

const answersOf = (answers: Record<string, Answer>) => new Map(Object.entries(answers));

describe('payloadOf', () => {
  it('sends text, one value, an array or a numeric string, keyed by id (FRM-18)', () => {
    const { fields } = formOf(
      { id: 'words', type: 'text' },
      { id: 'one', type: 'radio', options: options('x', 'y') },
      { id: 'some', type: 'checkbox', options: options('x', 'y', 'z') },
      { id: 'points', type: 'rating' },
    );
    const answers = answersOf({ words: ' so it was ', one: 'y', some: ['z', 'x'], points: '4' });
    expect(payloadOf(fields, answers)).to.deep.equal({
      ...{ words: 'so it was', one: 'y', some: ['x', 'z'], points: '4' },
    });
  });

  it('sends an array where one of many is picked, or the only one had to be written', () => {
    const { fields } = formOf(
      {
        id: 'many',
        type: 'artist_multiselect',
        options: options('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'),
      },
      { id: 'none', type: 'checkbox', required: true },
    );
    expect(payloadOf(fields, answersOf({ many: ['i', 'b'], none: 'x' }))).to.deep.equal({
      ...{ many: ['b', 'i'], none: ['x'] },
    });
  });

  it('leaves out what is not answered, and ids that the form does not know (FRM-19)', () => {
    const { fields } = formOf(
      { id: 'words', type: 'text' },
      { id: 'some', type: 'checkbox', options: options('x') },
    );
    expect(payloadOf(fields, answersOf({ words: '  ', some: [], other: 'x' }))).to.deep.equal({});
  });

  it('sends an answer whose id is __proto__ like any other', () => {
    const { fields } = formOf({ id: '__proto__', type: 'text' });
    const payload = payloadOf(fields, new Map([['__proto__', 'mine']]));
    expect(JSON.stringify(payload)).to.equal('{"__proto__":"mine"}');
  });

  it('takes the only entry of a list that must be answered', () => {
    const { fields } = formOf({ id: 'a', type: 'select', required: true, options: options('x') });
    expect(payloadOf(fields, new Map())).to.deep.equal({ a: 'x' });
    expect(onlyChoice(fieldOf({ type: 'select', options: options('x') }))).to.equal(undefined);
    const two = fieldOf({ type: 'select', required: true, options: options('x', 'y') });
    expect(onlyChoice(two), 'one of two is not chosen for anybody').to.equal(undefined);
  });
});

describe('answerTo', () => {
  it('takes nothing that the field does not offer', () => {
    const field = fieldOf({ type: 'checkbox', options: options('x', 'y') });
    expect(answerTo(field, ['y', 'gone', 7])).to.deep.equal(['y']);
    expect(answerTo(fieldOf({ type: 'radio', options: options('x') }), 'gone')).to.equal(undefined);
    expect(answerTo(fieldOf({ type: 'text' }), { toString: () => 'x' })).to.equal(undefined);
  });
});

describe('problemWith', () => {
  const { fields } = formOf(
    { id: 'must', type: 'radio', required: true, options: options('x') },
    { id: 'email', type: 'email' },
    { id: 'words', type: 'text' },
  );
  const problems = (answers: Record<string, Answer>) =>
    Object.fromEntries(
      fields.flatMap((field) => {
        const problem = answerProblem(field, answersOf(answers));
        return problem ? [[field.id, problem]] : [];
      }),
    );

  it('misses what is required and nothing else', () => {
    expect(problems({})).to.deep.equal({ must: 'missing' });
    expect(problems({ must: 'gone' })).to.deep.equal({ must: 'missing' });
    expect(problems({ must: 'x' })).to.deep.equal({});
  });

  it('turns away what is no address, and no real address', () => {
    for (const email of [
      'ada',
      'ada@',
      'ada@home',
      'a da@example.com',
      'ada@example..com',
      'a@b.io, c@d.io',
    ]) {
      expect(problems({ must: 'x', email }), email).to.deep.equal({ email: 'email' });
    }
    for (const email of ['ada@example.com', "o'hara+x@mail.co.uk", 'ädä@exämple.de', ' a@b.io ']) {
      expect(problems({ must: 'x', email }), email).to.deep.equal({});
    }
  });

  it('takes a choice as it is, also where the answer becomes the contact address', () => {
    for (const type of ['radio', 'select']) {
      const field = fieldOf({ type, role: 'email', options: options('yes', 'no') });
      expect(answerProblem(field, answersOf({ [field.id]: 'yes' }))).to.equal(undefined);
    }
  });

  it('counts letters as the service does, so that emoji count once (LIM-09, LIM-11)', () => {
    expect(problems({ must: 'x', words: '🎪'.repeat(longestAnswer) })).to.deep.equal({});
    expect(problems({ must: 'x', words: '🎪'.repeat(longestAnswer + 1) })).to.deep.equal({
      words: 'too_long',
    });
  });
});
