import { describe, it } from 'node:test';
import { expect } from 'chai';
import { isPlaying, momentIn, nowAndNext } from '../../src/lineup/now.js';
import { schedule } from '../../src/lineup/schedule.js';
import { slot } from './slots.js';

const day = '2027-06-25';
const at = (startTime: string, endTime: string, name: string, stage = 'Lark') =>
  slot({ day, stage, startTime, endTime }, name);
const names = (minute: number, ...slots: ReturnType<typeof slot>[]) =>
  nowAndNext(schedule(slots), { day, minute }).map(({ stage, on, next }) => [
    stage,
    on.map(({ acts }) => acts[0]?.name).join(' + '),
    next?.acts[0]?.name ?? '',
  ]);

describe('the running day', () => {
  const evening = [
    at('20:00', '21:00', 'One'),
    at('21:30', '23:00', 'Two'),
    at('23:30', '02:00', 'Late', 'Wood'),
  ];

  it('counts the small hours to the night before (L5)', () => {
    expect(momentIn({ day: '2027-06-26', minutes: 90 }, 360)).to.deep.equal({ day, minute: 1530 });
    expect(momentIn({ day, minutes: 360 }, 360)).to.deep.equal({ day, minute: 360 });
  });

  it('has on every stage what is on and what comes next (L17)', () => {
    expect(names(1200, ...evening)).to.deep.equal([
      ['Lark', 'One', 'Two'],
      ['Wood', '', 'Late'],
    ]);
    expect(names(1260, ...evening)).to.deep.equal([
      ['Lark', '', 'Two'],
      ['Wood', '', 'Late'],
    ]);
  });

  it('leaves out a stage that is over, and still plays at half past one in the night', () => {
    expect(names(1530, ...evening)).to.deep.equal([['Wood', 'Late', '']]);
    expect(names(1560, ...evening)).to.deep.equal([]);
  });

  it('has not begun in the morning', () => {
    expect(names(1109, ...evening)).to.deep.equal([]);
    expect(names(1110, ...evening), 'when the doors open').to.have.length(2);
  });

  it('has all sets that play at once on a stage', () => {
    expect(names(1210, evening[0]!, at('20:05', '20:30', 'Both'))).to.deep.equal([
      ['Lark', 'One + Both', ''],
    ]);
  });

  it('says nothing of a set whose time cannot be read', () => {
    expect(names(1210, evening[0]!, at('8pm', '9pm', 'Some time'))).to.deep.equal([
      ['Lark', 'One', ''],
    ]);
    const [set] = schedule([at('8pm', '9pm', 'Some time')])[0]!.stages[0]!.sets;
    expect(isPlaying(set!, 0)).to.equal(false);
  });
});
