import { expect } from '@open-wc/testing';
import { draftOf, hasAnswers } from '../../../components/ambassador-rewards/claim/draft.js';
import { readReward } from '../../../components/ambassador-rewards/reward.js';

const read = (given: object) => readReward({ ...given }, { affiliateId: 'a', timezone: 'UTC' });
const draft = (given: object) => draftOf(read(given));

describe('the form of a reward takes up what was answered before', () => {
  it('with a choice that is still offered, and with none that is not', () => {
    const optionChoices = ['S', 'M', 'S', ' ', 7];
    expect(read({ optionChoices }).options).to.deep.equal(['S', 'M']);
    expect(draft({ optionChoices, selectedOption: 'M' }).option).to.equal('M');
    expect(draft({ optionChoices, selectedOption: 'XL' }).option).to.equal('');
  });

  for (const [name, given, way] of [
    ['an address at first', { status: 'claimable' }, 'address'],
    ['later where a claim said nothing', { status: 'claimed' }, 'later'],
    ['the note', { status: 'claimed', deliveryNote: 'Gate' }, 'note'],
    ['the address', { status: 'claimed', deliveryAddress: { city: 'Hull' } }, 'address'],
    ['later where the address is blank', { status: 'claimed', deliveryAddress: {} }, 'later'],
  ] as const) {
    it(`by ${name}`, () => {
      expect(draft(given).method).to.equal(way);
    });
  }

  it('with the country that was given, else the usual one', () => {
    const of = (country: unknown) =>
      draft({ deliveryAddress: { city: 'Hull', country } }).address.country;
    expect([of('NL'), of(null)]).to.deep.equal(['NL', 'GB']);
  });

  it('without the note that the service wrote of an address', () => {
    const given = { deliveryAddress: { city: 'Hull' }, deliveryNote: 'Hull' };
    expect(draft(given).note).to.equal('');
    expect(draft({ deliveryNote: 'Gate' }).note).to.equal('Gate');
  });

  it('and has something to lose once anything but the country is there', () => {
    expect(hasAnswers(draft({}))).to.equal(false);
    for (const given of [
      { deliveryNote: 'Gate' },
      { deliveryAddress: { city: 'Hull' } },
      { optionChoices: ['S'], selectedOption: 'S' },
    ]) {
      expect(hasAnswers(draft(given)), JSON.stringify(given)).to.equal(true);
    }
  });
});

describe('the refund of a reward', () => {
  for (const [name, refund, isThere] of [
    ['is there by its state', { status: 'paid' }, true],
    ['is there by its amount, of nothing too', { amountPennies: 0 }, true],
    ['is none by its currency alone', { currency: 'GBP' }, false],
    ['is none where it is null', null, false],
  ] as const) {
    it(name, () => {
      expect(read({ refund }).refund !== undefined).to.equal(isThere);
    });
  }
});
