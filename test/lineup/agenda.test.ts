import { expect } from '@open-wc/testing';
import fc from '../chance.js';
import { agendaOf } from '../../src/lineup/agenda.js';
import { planCode, planIn } from '../../src/lineup/plan-code.js';
import { schedule } from '../../src/lineup/schedule.js';
import { slot } from './slots.js';

const day = '2027-06-25';
const at = (startTime: string, endTime: string, stage: string, name: string) =>
  slot({ day, stage, startTime, endTime }, name);

describe('a plan in order of time (L21)', () => {
  const told = (...slots: ReturnType<typeof slot>[]) =>
    agendaOf(schedule(slots))[0]!.items.map(({ set, freeBefore }) => [
      set.acts[0]!.name,
      freeBefore,
    ]);

  it('mixes the stages, and knows how long nothing is on between two sets', () => {
    const sets = [
      at('22:00', '23:00', 'Lark', 'Third'),
      at('19:00', '20:00', 'Lark', 'First'),
      at('20:45', '21:30', 'Wood', 'Second'),
    ];
    expect(told(...sets)).to.deep.equal([
      ['First', 0],
      ['Second', 45],
      ['Third', 30],
    ]);
  });

  it('has no free time while a longer set goes on', () => {
    const sets = [
      at('19:00', '22:00', 'Lark', 'Long'),
      at('19:30', '20:00', 'Wood', 'Short'),
      at('21:00', '21:30', 'Wood', 'Inside'),
      at('23:00', '01:00', 'Wood', 'After'),
    ];
    expect(told(...sets)).to.deep.equal([
      ['Long', 0],
      ['Short', 0],
      ['Inside', 0],
      ['After', 60],
    ]);
  });

  it('puts sets without a time last, and invents no gap before them', () => {
    const sets = [at('soon', '', 'Lark', 'Some time'), at('19:00', '20:00', 'Wood', 'First')];
    expect(told(...sets)).to.deep.equal([
      ['First', 0],
      ['Some time', 0],
    ]);
  });
});

describe('the code of a plan (L23)', () => {
  const ids = fc.uniqueArray(fc.uuid(), { maxLength: 60 });

  it('finds the same sets again, in any order, and is a valid part of a selector', () => {
    let longest = 0;
    const each = fc.property(ids, fc.func(fc.boolean()), (all, chosen) => {
      const plan = all.filter((id) => chosen(id));
      const code = planCode(plan);
      expect(planIn(code, all)).to.have.members(plan);
      expect(planCode(plan.toReversed())).to.equal(code);
      expect(() => document.querySelector(`#plan-${code}`)).not.to.throw();
      longest = Math.max(longest, plan.length);
    });
    fc.assert(each, { numRuns: 100 });
    expect(longest).to.be.above(4);
  });

  it('from nowhere names no set', () => {
    for (const code of ['', 'x', '<b>', 'abcdefg%', '0000000', '../../..', 'A'.repeat(7)]) {
      expect(planIn(code, ['a', 'b']), code).to.deep.equal([]);
    }
  });
});
