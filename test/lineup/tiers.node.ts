import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { Slot } from '../../src/contract/lineup.js';
import { tiers } from '../../src/lineup/tiers.js';
import { slot } from './slots.js';

const poster = (slots: Slot[]): string[][] =>
  tiers(slots).map(({ name, billings }) => [
    name,
    ...billings.map(({ acts }) => acts.map((act) => act.name).join(' + ')),
  ]);

describe('tiers', () => {
  it('keep the order of the feed, whatever they are called (LIN-09)', () => {
    const slots = [
      slot({ billingTier: 'headliner' }, 'A'),
      slot({ billingTier: 'zzz' }, 'B'),
      slot({ billingTier: 'headliner' }, 'C'),
      slot({ billingTier: 'a new one' }, 'D'),
    ];
    expect(poster(slots)).to.deep.equal([
      ['headliner', 'A', 'C'],
      ['zzz', 'B'],
      ['a new one', 'D'],
    ]);
  });

  it('bill a back-to-back roster as one line, once, in whatever order it is named', () => {
    const slots = [slot({}, 'A', 'B'), slot({}, 'A'), slot({}, 'B', 'A'), slot({}, 'A')];
    expect(poster(slots)).to.deep.equal([['main', 'A + B', 'A']]);
  });

  it('bill an act of two tiers in the higher one, and leave no empty tier behind', () => {
    const slots = [
      slot({ billingTier: 'headliner' }, 'A'),
      slot({ billingTier: 'main' }, 'B'),
      slot({ billingTier: 'main' }, 'A'),
      slot({ billingTier: 'talk' }, 'A'),
    ];
    expect(poster(slots)).to.deep.equal([
      ['headliner', 'A'],
      ['main', 'B'],
    ]);
  });

  it('emphasise an act if any of its sets is featured, and leave none out for it (LIN-14)', () => {
    const [tier] = tiers([slot({}, 'A'), slot({ featured: true }, 'A'), slot({}, 'B')]);
    expect(tier!.billings.map(({ featured }) => featured)).to.deep.equal([true, false]);
  });

  it('say what the organiser says of any set of an act, each note once', () => {
    const notes = ['At sunset', 'Alone', null, 'At sunset'];
    const [tier] = tiers(notes.map((setNote) => slot({ setNote }, 'A')));
    expect(tier!.billings.map((one) => one.notes)).to.deep.equal([['At sunset', 'Alone']]);
  });

  it('announce a name still to come once for each label of a tier (LIN-11, LIN-12)', () => {
    const slots = [
      slot({ placeholderLabel: 'Secret guest' }),
      slot({ placeholderLabel: 'Secret guest' }),
      slot(),
      slot(),
      slot({ billingTier: 'local' }),
    ];
    const labels = tiers(slots).map(({ billings }) => billings.map((b) => b.slot.placeholderLabel));
    expect(labels).to.deep.equal([['Secret guest', null], [null]]);
  });
});
