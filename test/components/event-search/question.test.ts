import { expect } from '@open-wc/testing';
import { isQuestion, emptyCriteria, queryOf } from '../../../components/event-search/question.js';

describe('the question of <event-search>', () => {
  for (const [limit, asked] of [
    [undefined, undefined],
    [NaN, undefined],
    [0, undefined],
    [1, 1],
    [2.6, 3],
    [50, 50],
    [51, 50],
  ] as const) {
    it(`with a limit of ${String(limit)} asks for ${String(asked)}`, () => {
      expect(queryOf(emptyCriteria, limit).limit).to.equal(asked);
    });
  }

  for (const [words, isAsked] of [
    ['', true],
    ['  ', true],
    ['x', false],
    [' x ', false],
    ['xy', true],
  ] as const) {
    it(`“${words}” is ${isAsked ? '' : 'not '}asked`, () => {
      expect(isQuestion({ ...emptyCriteria, words })).to.equal(isAsked);
    });
  }
});
