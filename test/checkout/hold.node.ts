import { describe, it } from 'node:test';
import { expect } from 'chai';
import fc from '../chance.js';
import { hasDrifted, secondsLeft, shorterHold, type Hold } from '../../src/checkout/order/hold.js';

const at = (seconds: number, wall = seconds) => ({ monotonic: seconds * 1000, wall: wall * 1000 });
const count = fc.integer({ min: 0, max: 2000 });

describe('the time that a hold has left', () => {
  it('is counted on the clock that nobody sets, and never below nothing (ORD-06)', () => {
    const hold: Hold = { seconds: 900, since: at(5) };
    expect(secondsLeft(hold, at(65, 9999))).to.equal(840);
    expect(secondsLeft(hold, at(5000))).to.equal(0);
  });

  it('never goes up, whatever answers come in whatever order, late ones among them', () => {
    const answers = fc.array(fc.record({ after: fc.nat(300), says: count }), { maxLength: 20 });
    fc.assert(
      fc.property(count, answers, (first, rest) => {
        let time = 0;
        let hold: Hold = { seconds: first, since: at(0) };
        let shown = first;
        for (const { after, says } of rest) {
          time += after;
          const before = secondsLeft(hold, at(time));
          expect(before).to.be.at.most(shown);
          hold = shorterHold(hold, { seconds: says, since: at(time) });
          shown = secondsLeft(hold, at(time));
          expect(shown).to.be.at.most(before).and.at.least(0);
          expect(shown).to.be.at.most(says);
        }
      }),
    );
  });

  it('is in doubt when the two clocks part by more than two seconds, either way', () => {
    const hold: Hold = { seconds: 900, since: at(50, 7000) };
    fc.assert(
      fc.property(count, fc.integer({ min: -9000, max: 9000 }), (time, drift) => {
        const doubted = hasDrifted(hold, at(50 + time, 7000 + time + drift / 1000));
        expect(doubted).to.equal(Math.abs(drift) > 2000);
      }),
    );
  });
});
