import { describe, it } from 'node:test';
import { expect } from 'chai';
import { dayByTime } from '../../src/lineup/day-by-time.js';
import { schedule } from '../../src/lineup/schedule.js';
import { slot } from './slots.js';

const at = (startTime: string, endTime: string, name: string, stage = 'Lark') =>
  slot({ stage, startTime, endTime }, name);
const [day] = schedule([
  at('20:00', '21:00', 'One'),
  at('23:30', '02:00', 'Late'),
  at('', '', 'Unknown'),
  at('19:00', '22:00', 'Long', 'Wood'),
  at('20:00', '20:00', 'Speech', 'Wood'),
]);
const orderAt = (minute: number | undefined) => {
  const { over, ahead, untimed } = dayByTime(day!, minute);
  return [over, ahead, untimed].map((sets) => sets.map(({ acts }) => acts[0]?.name).join(' '));
};

describe('a day in order of time', () => {
  it('has the sets of all stages, the one that ends first before the other, and those without a time apart', () => {
    expect(orderAt(undefined)).to.deep.equal(['', 'Long Speech One Late', 'Unknown']);
  });

  it('has as over what has ended to the minute, and a set without length one minute later', () => {
    expect(orderAt(1200)).to.deep.equal(['', 'Long Speech One Late', 'Unknown']);
    expect(orderAt(1201)).to.deep.equal(['Speech', 'Long One Late', 'Unknown']);
    expect(orderAt(1260)).to.deep.equal(['Speech One', 'Long Late', 'Unknown']);
    expect(orderAt(1559)).to.deep.equal(['Long Speech One', 'Late', 'Unknown']);
    expect(orderAt(1560)).to.deep.equal(['Long Speech One Late', '', 'Unknown']);
  });
});
