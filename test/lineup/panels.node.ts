import { describe, it } from 'node:test';
import { expect } from 'chai';
import { agendaOf } from '../../src/lineup/agenda.js';
import { panelsOf } from '../../src/lineup/panels.js';
import { schedule } from '../../src/lineup/schedule.js';
import { played } from './slots.js';

describe('the panels of a folded sheet (L25)', () => {
  const day = '2027-06-25';
  const agenda = agendaOf(
    schedule([
      played('10:00', '11:00', { id: 'a', day }),
      played('12:00', '13:00', { id: 'b', day }),
      played('14:00', '15:00', { id: 'c', day }),
      played('10:00', '11:00', { id: 'd', day: '2027-06-26' }),
    ]),
  );
  const panels = (height: number, room: number) =>
    panelsOf(agenda, () => height, room).map(({ items, isContinued }) => [
      items.map(({ set }) => set.slot.id).join(''),
      isContinued,
    ]);

  it('begin anew with every day', () => {
    expect(panels(1, 10)).to.deep.equal([
      ['abc', false],
      ['d', false],
    ]);
  });

  it('go on where a day is higher than one', () => {
    expect(panels(5, 10)).to.deep.equal([
      ['ab', false],
      ['c', true],
      ['d', false],
    ]);
  });

  it('divide no set, however high it is', () => {
    expect(panels(20, 10).map(([ids]) => ids)).to.deep.equal(['a', 'b', 'c', 'd']);
  });

  it('lose no set that could not be measured', () => {
    expect(panels(0, 10).map(([ids]) => ids)).to.deep.equal(['abc', 'd']);
  });
});
