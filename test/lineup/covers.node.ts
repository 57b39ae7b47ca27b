import { describe, it } from 'node:test';
import { expect } from 'chai';
import { Covers } from '../../src/lineup/covers.js';

const [friday, saturday, sunday] = ['2027-06-25', '2027-06-26', '2027-06-27'];
const ticket = (name: string, id = 'x') => ({ id, name });
const daysOf = (text: string, name: string, id?: string) =>
  [friday, saturday, sunday].map((day) => new Covers(text).covers(ticket(name, id), day));

describe('what an author says of which ticket is for which day', () => {
  it('K1 is read as days and spans of days, by name or id, however it is spaced', () => {
    const text = `Saturday  day: 2027-06-26;\n Weekend : 2027-06-25/2027-06-27 ; 4f2a: ${friday}, ${sunday};`;
    expect(daysOf(text, 'Saturday Day')).to.deep.equal([false, true, false]);
    expect(daysOf(text, 'weekend')).to.deep.equal([true, true, true]);
    expect(daysOf(text, 'Renamed', '4F2A')).to.deep.equal([true, false, true]);
    expect(daysOf(text, 'Week end')[1], 'another name').to.equal(undefined);
    for (const blank of [text, '', ' ;\n ; ']) expect(new Covers(blank).unread).to.deep.equal([]);
  });

  it('K1 knows a ticket for no day from one of which nobody has said anything', () => {
    expect(daysOf('Camping:', 'Camping')).to.deep.equal([false, false, false]);
    expect(daysOf('Camping:', 'Weekend')).to.deep.equal([undefined, undefined, undefined]);
    expect(daysOf('', '')).to.deep.equal([undefined, undefined, undefined]);
  });

  it('K1 takes a colon in a name for a part of it', () => {
    expect(daysOf(`Day 2: Saturday: ${saturday}`, 'Day 2: Saturday')[1]).to.equal(true);
  });

  it('K1 guesses nothing of what it cannot read, and says what that was', () => {
    for (const wrong of [
      'Weekend',
      'Weekend: Saturday',
      friday,
      `Weekend: ${friday}/Saturday`,
      'Weekend: 2027-02-30',
      `Weekend: ${sunday}/${friday}`,
      `Weekend: ${friday}/${saturday}/${sunday}`,
      'constructor',
      `: ${friday}`,
    ]) {
      expect(daysOf(`${wrong}; Camping:`, 'Weekend')[1]).to.equal(undefined);
      expect(new Covers(`Camping:; ${wrong} `).unread).to.deep.equal([wrong]);
    }
  });
});
