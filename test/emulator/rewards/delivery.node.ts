import { describe, it } from 'node:test';
import { expect } from 'chai';
import fc from '../../chance.js';
import { limits } from '../../../src/contract/limits.js';
import { deliveryAfter } from '../../../src/emulator/rewards/claim.js';

const nothing = { deliveryAddress: null, deliveryNote: null };
const line = fc.string({ minLength: 1, maxLength: 60 }).filter((text) => text.trim() !== '');
const address = fc.record(
  {
    recipient: fc.string({ maxLength: 60 }),
    line1: line,
    line2: fc.string({ maxLength: 60 }),
    city: line,
    postcode: line,
    country: fc.constantFrom('GB', 'IE', 'JP'),
  },
  { requiredKeys: ['line1', 'city', 'postcode', 'country'] },
);

describe('where a reward goes (RWD-08, RWD-09, RWD-10)', () => {
  it('is the same after the same claim twice, whatever it says', () => {
    const sent = fc.record(
      { deliveryAddress: fc.option(address), deliveryNote: fc.string({ maxLength: 80 }) },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(sent, sent, (before, after) => {
        const once = deliveryAfter(deliveryAfter(nothing, before), after);
        expect(deliveryAfter(once, after)).to.deep.equal(once);
      }),
    );
  });

  it('has a note made of the address, and never another note beside an address', () => {
    fc.assert(
      fc.property(address, fc.string(), (deliveryAddress, deliveryNote) => {
        const seen = deliveryAfter(nothing, { deliveryAddress, deliveryNote });
        const { recipient, line1, line2, city, postcode, country } = seen.deliveryAddress!;
        const lines = [recipient, line1, line2, city, postcode, country];
        expect(seen.deliveryNote).to.equal(lines.filter((one) => one !== undefined).join('\n'));
      }),
    );
  });

  it('is refused where the note would not fit (LIM-08)', () => {
    const postcode = 'SY99 1AA';
    const rest = `\nLudlow\n${postcode}\nGB`.length;
    const fitting = 'a'.repeat(limits.deliveryNoteCharacters - rest);
    const at = (line1: string) => () =>
      deliveryAfter(nothing, {
        deliveryAddress: { line1, city: 'Ludlow', postcode, country: 'GB' },
      });
    expect(at(fitting)().deliveryNote).to.have.length(limits.deliveryNoteCharacters);
    expect(at(`${fitting}a`)).to.throw(/address/);
  });
});
