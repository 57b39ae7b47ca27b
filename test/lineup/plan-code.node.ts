import { describe, it } from 'node:test';
import { expect } from 'chai';
import fc from '../chance.js';
import { isKeepable, planCode, planIn } from '../../src/lineup/plan-code.js';

describe('the code of a plan (L23)', () => {
  const ids = fc.uniqueArray(fc.uuid(), { maxLength: 60 });

  it('finds the same sets again, in any order, and is a valid part of a selector', () => {
    let longest = 0;
    const each = fc.property(ids, fc.func(fc.boolean()), (all, chosen) => {
      const plan = all.filter((id) => chosen(id));
      const code = planCode(plan);
      expect(planIn(code, all)).to.have.members(plan);
      expect(planCode(plan.toReversed())).to.equal(code);
      expect(code).to.match(/^[a-z\d]*$/);
      longest = Math.max(longest, plan.length);
    });
    fc.assert(each, { numRuns: 100 });
    expect(longest).to.be.above(4);
  });

  it('stays what it was: links with it are in other people’s chats', () => {
    expect(planCode(['one', 'ä', ''])).to.equal('073vm5e0ztntfp1fnfegf');
  });

  it('from nowhere names no set', () => {
    const broken = ['', 'x', '<b>', 'abcdefg%', '0000000', '../../..', 'A'.repeat(7)];
    for (const code of [...broken, `${planCode(['a'])}x`]) {
      expect(planIn(code, ['a', 'b']), code).to.deep.equal([]);
    }
  });

  it('O16 is not stored where it is longer than any plan, or no code', () => {
    const kept = [planCode(['one', 'two']), 'a'.repeat(3500)];
    for (const code of kept) expect(isKeepable(code), code).to.equal(true);
    for (const code of ['', 'abc', 'a'.repeat(3507), '<abcdef', 'abcdef>', 'abc/def'])
      expect(isKeepable(code), code).to.equal(false);
  });
});
