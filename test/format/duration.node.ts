import { describe, it } from 'node:test';
import { expect } from 'chai';
import { durationLabel } from '../../src/format/duration.js';

describe('how long something lasts', () => {
  it('is told in hours and minutes, as a language writes them, and no line ends before a unit', () => {
    expect(durationLabel(40, 'en-GB')).to.equal('40\u00a0min');
    expect(durationLabel(80, 'de')).to.equal('1\u00a0Std. 20\u00a0Min.');
    expect(durationLabel(100, 'ja')).to.equal('1時間40分');
  });
});
