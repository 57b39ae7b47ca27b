import { describe, it } from 'node:test';
import { expect } from 'chai';
import fc from '../chance.js';
import { untilWords } from '../../src/format/until.js';

const minute = 60_000;
const hour = 60 * minute;

describe('the time until something opens', () => {
  const words: [number, string][] = [
    [400, 'in 1 second'],
    [119_000, 'in 119 seconds'],
    [2 * minute, 'in 2 minutes'],
    [119 * minute, 'in 119 minutes'],
    [2 * hour, 'in 2 hours'],
    [47.9 * hour, 'in 47 hours'],
    [48 * hour, 'in 2 days'],
    [35 * 24 * hour + 1, 'in 35 days'],
  ];
  for (const [milliseconds, text] of words) {
    it(`of ${milliseconds} ms reads "${text}" (STA-10)`, () => {
      expect(untilWords(milliseconds, 'en-GB')).to.equal(text);
    });
  }

  it('speaks other languages', () => {
    expect(untilWords(2 * hour, 'de')).to.equal('in 2 Stunden');
    expect(untilWords(5 * minute, 'fr')).to.equal('dans 5 minutes');
  });

  it('never promises more than there is to wait', () => {
    const sizes: Record<string, number> = { second: 1000, minute, hour, day: 24 * hour };
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 400 * 24 * hour }), (milliseconds) => {
        const [, count = '', unit = ''] =
          /in (\d+) (\w+?)s?$/.exec(untilWords(milliseconds, 'en')) ?? [];
        const said = Number(count) * (sizes[unit] ?? NaN);
        return said <= milliseconds && said > milliseconds / 2 - 1000;
      }),
    );
  });
});
