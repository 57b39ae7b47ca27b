import { expect } from '@open-wc/testing';
import { render, type TemplateResult } from 'lit';
import { drawFacts } from '../../../components/ambassador-rewards/facts.js';
import { readReward } from '../../../components/ambassador-rewards/reward.js';
import { rewardList } from '../../../components/ambassador-rewards/reward-list.js';
import type { RewardsHost } from '../../../components/ambassador-rewards/rewards-host.js';
import type { Phrases } from '../../../src/i18n/phrases.js';
import { phrasesFrom } from '../../../src/i18n/texts.js';
import english from '../../../src/i18n/ambassador-rewards/en/first.json' with { type: 'json' };

const host = {
  phrases: phrasesFrom<Phrases<'rewards'>>(english),
  language: 'en-GB',
  isUnopened: () => false,
} as unknown as RewardsHost;
const read = (given: object) =>
  readReward({ ...given }, { affiliateId: 'a', timezone: 'Asia/Tokyo' });

function draw(template: TemplateResult | symbol): HTMLElement {
  const box = document.createElement('div');
  render(template, box);
  return box;
}
/** The lines beneath a reward. */
const lines = (given: object): string[] =>
  [...draw(drawFacts(read(given), host)).querySelectorAll('li')].map((line) =>
    line.textContent.replace(/\s+/g, ' ').trim(),
  );

const past = '2001-05-31T15:00:00.000Z';
const future = '2999-05-31T15:00:00.000Z';
const open = 'You can change this until it is sent.';

describe('what is said of a reward', () => {
  for (const [name, given, said] of [
    ['to claim, of which no last day is known', { status: 'claimable' }, []],
    ['closed, of which no last day is known', { status: 'closed' }, []],
    [
      'whose last day the service names, whatever the moment says',
      { status: 'claimable', claimUntil: future, claimUntilDate: '2999-05-30' },
      ['Claim by 30 May 2999'],
    ],
    ['claimed with nothing', { status: 'claimed' }, ['No address yet', open]],
    [
      'claimed until a day',
      { status: 'claimed', selectedOption: 'Large', claimUntil: future },
      ['Your choice Large', 'You can change this until it is sent, up to 1 June 2999.'],
    ],
    [
      'claimed, past its last day',
      { status: 'claimed', deliveryNote: 'By the gate', claimUntil: past },
      ['Your note By the gate'],
    ],
    ['claimed with nothing, past its last day', { status: 'claimed', claimUntil: past }, []],
    [
      'claimed that is money',
      { status: 'claimed', selectedOption: 'Half', refund: { status: 'pending' } },
      ['Your choice Half', 'Refund on its way'],
    ],
    [
      'sent, without a word about its parcel',
      { status: 'sent', selectedOption: 'Large', dispatch: {} },
      ['Your choice Large'],
    ],
    ['locked, whatever was given', { status: 'locked', deliveryNote: 'By the gate' }, []],
    [
      'refunded without a currency',
      { status: 'claimed', refund: { status: 'refunded', amountPennies: 500 } },
      ['Refund paid back'],
    ],
    [
      'refunded in words of tomorrow',
      { status: 'sent', refund: { status: 'by_owl', amountPennies: 500, currency: 'GBP' } },
      ['Refund £5.00'],
    ],
  ] as const) {
    it(`${name}: ${said.join(' | ') || 'nothing'}`, () => {
      expect(lines(given)).to.deep.equal(said);
    });
  }

  it('goes to an address without a line for what is not given', () => {
    const deliveryAddress = { recipient: 'Ada', city: 'Hull', line2: '' };
    const box = draw(drawFacts(read({ status: 'sent', deliveryAddress }), host));
    expect(box.querySelector('.own')!.textContent).to.equal('Ada\nHull');
  });

  const from = '2999-06-25T10:00:00.000Z';
  const until = '2999-06-27T10:00:00.000Z';
  for (const [name, times, words] of [
    ['from', { availableFrom: from }, /^Available from 25 Jun 2999, 19:00$/],
    ['until', { availableUntil: until }, /^Available until 27 Jun 2999, 19:00$/],
    ['from and until', { availableFrom: from, availableUntil: until }, /^Available 25.*27 Jun/],
  ] as const) {
    it(`is to be collected ${name} a moment, by the clock of the event`, () => {
      const [line, ...others] = lines({ status: 'collect_at_event', ...times });
      expect(line).to.match(words);
      expect(others).to.deep.equal([]);
    });
  }

  for (const [cooldownMinutes, words] of [
    [2880, '2 days'],
    [180, '3 hours'],
    [90, '90 minutes'],
  ] as const) {
    it(`has a pause of ${cooldownMinutes} minutes between uses as ${words}`, () => {
      expect(lines({ status: 'collect_at_event', cooldownMinutes })).to.deep.equal([
        `Wait between uses ${words}`,
      ]);
    });
  }

  for (const [name, given, isSaid] of [
    ['while its pause lasts', { lastUsedAt: future, cooldownMinutes: 60 }, true],
    ['not once its pause is over', { lastUsedAt: past, cooldownMinutes: 60 }, false],
    ['not where it has no pause', { lastUsedAt: future }, false],
  ] as const) {
    it(`can be used again from a moment ${name}`, () => {
      const all = lines({ status: 'collect_at_event', ...given });
      expect(all.some((line) => line.startsWith('Last used '))).to.equal(true);
      expect(all.some((line) => line.startsWith('Next use from '))).to.equal(isSaid);
    });
  }
});

describe('the button of a reward', () => {
  for (const [title, words] of [
    ['Mug', 'Claim: Mug'],
    ['', 'Claim'],
  ]) {
    it(`is called “${words}” where the title is “${title}”`, () => {
      const reward = read({ rewardDefinitionId: 'r', status: 'claimable', title });
      const button = draw(rewardList([reward], host, 3) as TemplateResult).querySelector('button');
      expect(button!.textContent.trim()).to.equal(words);
    });
  }
});
