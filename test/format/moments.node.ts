import { describe, it } from 'node:test';
import { expect } from 'chai';
import { agoLasts, agoWords, momentLabel } from '../../src/format/moments.js';

const minute = 60_000;

describe('moments', () => {
  it('A1 are told by how long ago they were, rounded down', () => {
    const words: [number, string | undefined][] = [
      [0, 'now'],
      [59_999, 'now'],
      [minute, '1 minute ago'],
      [119_999, '1 minute ago'],
      [59 * minute, '59 minutes ago'],
      [60 * minute, '1 hour ago'],
      [23 * 60 * minute, '23 hours ago'],
      [24 * 60 * minute, 'yesterday'],
      [6 * 24 * 60 * minute, '6 days ago'],
      [7 * 24 * 60 * minute, undefined],
      [-1, undefined],
      [NaN, undefined],
    ];
    for (const [age, said] of words) expect(agoWords(age, 'en-GB'), String(age)).to.equal(said);
    expect(agoWords(2 * minute, 'de')).to.equal('vor 2 Minuten');
  });

  it('A1 say the same until just then', () => {
    for (const age of [0, 1, minute, 90_000, 59 * minute, 3 * 60 * minute, 30 * 60 * minute]) {
      const lasts = agoLasts(age)!;
      expect(agoWords(age + lasts - 1, 'en'), String(age)).to.equal(agoWords(age, 'en'));
      expect(agoWords(age + lasts, 'en'), String(age)).not.to.equal(agoWords(age, 'en'));
    }
    expect(agoLasts(8 * 24 * 60 * minute)).to.equal(undefined);
  });

  it('A1 are told in full in the zone of the event, with its name', () => {
    const at = Date.UTC(2027, 5, 25, 22, 30);
    const now = Date.UTC(2027, 5, 26);
    const label = momentLabel(at, 'en-GB', { timeZone: 'Asia/Tokyo', now });
    expect(label)
      .to.match(/Sat,? 26 June/)
      .and.match(/07:30 (GMT\+9|JST)/);
    expect(label).not.to.contain('2027');
    expect(momentLabel(at, 'en-GB', { now: Date.UTC(2028, 1, 1) })).to.contain('2027');
    expect(momentLabel(at, 'en-GB', { timeZone: 'No/Where', now })).to.match(/June/);
  });
});
