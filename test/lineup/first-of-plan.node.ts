import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { Slot } from '../../src/contract/lineup.js';
import { firstOfPlan, namesOf, type Visit } from '../../src/lineup/first-of-plan.js';
import { slot } from './slots.js';

const [friday, saturday] = ['2027-06-25', '2027-06-26'];
const early = slot({ day: friday, startTime: '17:30', endTime: '18:30' }, 'Early');
const late = slot({ day: friday, startTime: '23:30', endTime: '01:00', stage: 'Wood' }, 'Late');
const next = slot({ day: saturday, startTime: '12:00', endTime: '13:00' }, 'Next');
const untold = slot({ day: friday, startTime: '', endTime: '' }, 'Untold');
const secret = slot({ day: friday, startTime: '12:00', placeholderLabel: 'Secret guest' });
const nameless = slot({ day: friday, startTime: '11:00' });
const slots = [next, untold, late, early, secret, nameless];

const whole: Visit = { now: undefined, mayBeOn: () => true };
const first = (plan: readonly Slot[], visit: Partial<Visit> = {}) => {
  const set = firstOfPlan(slots, new Set(plan.map(({ id }) => id)), { ...whole, ...visit });
  return set && namesOf(set).join();
};
const at = (day: string, hours: number) => ({ now: { day, minute: 60 * hours } });

describe('the first set of a plan', () => {
  it('is the earliest of all days and stages that the visitor has chosen', () => {
    expect(first([next, late, early])).to.equal('Early');
    expect(first([next, late])).to.equal('Late');
    expect(first([])).to.equal(undefined);
    expect(first([slot({}, 'Taken out of the line-up')])).to.equal(undefined);
  });

  it('may be unannounced if it has a label, or have no time yet, after those of its day', () => {
    expect(first([nameless, secret, early])).to.equal('Secret guest');
    expect(first([next, untold])).to.equal('Untold');
    expect(first([late, untold])).to.equal('Late');
  });

  it('is not over, nor on a day that the tickets are not for', () => {
    expect(first([early, late, next], at(friday, 18))).to.equal('Early');
    expect(first([early, late, next], at(friday, 18.5))).to.equal('Late');
    expect(first([late, next], at(friday, 24.5)), 'after midnight').to.equal('Late');
    expect(first([untold, next], at(friday, 9))).to.equal('Untold');
    expect(first([untold, next], at(saturday, 9))).to.equal('Next');
    expect(first([next], at(saturday, 13))).to.equal(undefined);
    expect(first([early, next], { mayBeOn: (day) => day === saturday })).to.equal('Next');
  });
});
