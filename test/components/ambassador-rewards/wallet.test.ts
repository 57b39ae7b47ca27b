import { expect, waitUntil } from '@open-wc/testing';
import { readReward } from '../../../components/ambassador-rewards/reward.js';
import { nextTier, programmesOf } from '../../../components/ambassador-rewards/wallet.js';
import { expectAccessible } from '../accessible.js';
import { answer } from '../page.js';
import { all, card, one, shows, Stage, words } from './stage.js';

describe('the wallet of <ambassador-rewards>', () => {
  let stage: Stage;
  beforeEach(() => (stage = new Stage()));
  afterEach(() => stage.leave());

  it('W2 shows each event with its days, how far it is to the next tier, and rewards under theirs (RWD-04)', async () => {
    const element = await stage.ready();
    const titles = all(element, 'h2').map((title) => title.textContent.trim());
    expect(titles).to.have.length(2);
    const first = one(element, '.programme');
    expect(words(first))
      .to.match(/25\s*–\s*27 June 2027/)
      .and.to.contain('we keep count');
    await expectAccessible(element);
    const bar = first.querySelector('progress');
    expect([bar!.max, bar!.value]).to.deep.equal([40, 23]);
    expect(bar!.getAttribute('aria-label')).to.equal('23 sales, 17 more sales to Full Song');
    expect(words(first)).to.contain('17 more sales to Full Song');
    expect(words(all(element, '.programme')[1]!)).to.contain('5 more sales to Confluence');
    const tiers = all(first, '.tier');
    const names = tiers.map((tier) => one(tier, '.tier-name').textContent.trim());
    expect(names, 'also one without a name').to.deep.equal([
      ...['First Light', 'Dawn Chorus', 'Tier 3', 'Full Song'],
    ]);
    expect(words(tiers[0]!)).to.contain('Enamel mug').and.to.contain('Reached');
    expect(words(tiers[2]!)).to.contain('Half of your ticket back');
    expect(words(tiers[3]!)).to.contain('An evening beside the stage').not.to.contain('Reached');
  });

  it('W2 makes nothing up where the service counts no sales', async () => {
    stage.emulator.control.settings({ bare: true });
    const element = await stage.ready();
    const first = one(element, '.programme');
    expect(first.querySelector('progress')).to.equal(null);
    expect(words(first)).not.to.match(/\d+ sales/);
  });

  const states: [title: string, ...says: string[]][] = [
    ['An evening beside the stage', 'Locked'],
    ['Crew shirt', 'Ready to claim', 'Claim by 5 June 2027'],
    ['Letterpress programme', 'Claimed', 'Ada Byron 12 Kiln Row Flat 3 Ludlow SY99 2AB United'],
    ['Letterpress programme', 'You can change this until it is sent, up to'],
    ['Enamel mug', 'Sent', 'Marches Parcels', 'MP 4471 0926', 'Track the parcel', '18 March 2027'],
    ['Linocut of the water meadow', 'Sent', '15 April 2027'],
    ['Packet of meadow seed', 'Closed', 'Claims closed on 12 April 2027'],
    ['A name on the gate list', 'Withdrawn'],
    ['Half of your ticket back', 'Refund £92.50 · on its way'],
    ['Your booking fee back', 'Refund £14.13 · paid back · 23 April 2027'],
    ['Your train from Osaka', 'Refund JP¥580 · failed'],
    ['Cider at every warm-up night', 'Collect at the event', 'Wait between uses 20 hours'],
    ['Tea at the listening nights', 'Wait between uses 3 hours', 'Last used 25 April 2027'],
  ];

  it('W2 says in words how each reward stands, and offers a claim where there is one, or a change (STA-06, RWD-02, RWD-03, RWD-11)', async () => {
    const element = await stage.ready();
    for (const [title, ...says] of states)
      for (const text of says) expect(words(card(element, title)), title).to.contain(text);
    const buttons = all(element, '.claim').map((button) =>
      button.textContent.replace(/\s+/g, ' ').trim(),
    );
    expect(buttons.filter((text) => text.startsWith('Claim'))).to.deep.equal([
      'Claim: Crew shirt',
      'Claim: The steel band on seven inches',
      'Claim: Indigo hand towel',
    ]);
    expect(buttons).to.include('Change: Letterpress programme');
    const paid = ['Half of your ticket back', 'Your booking fee back', 'Your train from Osaka'];
    expect(buttons.filter((name) => paid.some((title) => name.includes(title)))).to.deep.equal([]);
  });

  it('W2 names the last day, and the last use, as days where the event is (RWD-14)', async () => {
    const element = await stage.ready();
    expect(words(card(element, 'Indigo hand towel'))).to.contain('Claim by 1 June 2027');
    // Without the day of the service it follows from the moment, in the same zone.
    const towel = {
      ...{ rewardDefinitionId: 'r', title: 'Towel', status: 'claimable' },
      claimUntil: '2027-05-31T15:00:00.000Z',
    };
    const event = { timezone: 'Asia/Tokyo', affiliateId: 'a', rewards: [towel] };
    expect(programmesOf({ events: [event] })[0]!.others[0]!.claimUntilDate).to.equal('');
    stage.page.reply = () => answer({ events: [{ eventName: 'Kyoto', ...event }] });
    await element.refresh();
    await shows(element, 'Claim by 1 June 2027');
  });

  it('W2 links to no parcel but on the web', async () => {
    const element = await stage.ready();
    const links = all(element, 'a') as HTMLAnchorElement[];
    expect(links.map(({ href }) => href)).to.deep.equal([
      'https://parcels.example/track/MP44710926',
    ]);
    const dispatch = { trackingUrl: 'javascript:alert(1)', sentAt: '2027-04-01T10:00:00Z' };
    stage.page.reply = () =>
      answer({
        events: [{ eventName: 'Party', rewards: [{ title: 'Mug', status: 'sent', dispatch }] }],
      });
    await element.refresh();
    await shows(element, 'Mug');
    await waitUntil(() => all(element, 'a').length === 0, 'no link');
    await expectAccessible(element);
  });
});

describe('what is read of a wallet', () => {
  const owner = { affiliateId: 'a', timezone: '' };
  const standing = (given: object) => readReward({ ...given }, owner).status;

  it('a state that is missing follows from the facts, and a new one promises nothing', () => {
    expect(standing({ status: 'sent' })).to.equal('sent');
    expect(standing({ dispatch: {} })).to.equal('sent');
    expect(standing({ fulfilment: 'at_event' })).to.equal('collect_at_event');
    expect(standing({ status: 'tomorrow', fulfilment: 'at_event' })).to.equal('unclear');
    expect(standing({ status: 'tomorrow' })).to.equal('unclear');
    expect(standing({ deliveryNote: 'By the gate' })).to.equal('claimed');
    expect(standing({ claimUntil: '2001-01-01T00:00:00Z' })).to.equal('closed');
    expect(standing({})).to.equal('claimable');
  });

  it('a reward without its ids is shown, and cannot be claimed', () => {
    expect(readReward({ title: 'Mug' }, owner).key).to.equal('');
    expect(readReward({ rewardDefinitionId: 'r' }, owner).key).to.equal('a r');
  });

  it('nothing else than a wallet is an empty one', () => {
    for (const wallet of [{}, [], 7, 'text', null, { events: 7 }, { events: [null, 7, {}] }])
      expect(programmesOf(wallet), JSON.stringify(wallet)).to.deep.equal([]);
  });

  it('the next tier is the nearest that is still to be reached', () => {
    const tiers = [40, 10, 20].map((threshold) => ({ threshold, name: `T${threshold}` }));
    const [party] = programmesOf({ events: [{ salesCount: 12, tiers }] });
    expect(nextTier(party!)?.name).to.equal('T20');
    const [done] = programmesOf({ events: [{ salesCount: 99, tiers }] });
    expect(nextTier(done!)).to.equal(undefined);
    expect(done!.tiers.every(({ isReached }) => isReached)).to.equal(true);
  });

  it('the next tier is none that the service calls reached, and none below the sales', () => {
    const tiers = [
      { threshold: 20, reached: true },
      { threshold: 10, reached: false },
    ];
    const next = (...more: object[]) =>
      nextTier(programmesOf({ events: [{ salesCount: 12, tiers: [...tiers, ...more] }] })[0]!);
    expect(next()).to.equal(undefined);
    expect(next({ threshold: 30 })?.threshold).to.equal(30);
  });

  const locked = { title: 'Mug', tierName: 'T', status: 'locked' };
  for (const [name, tier, event, isReached] of [
    ['as the service says, whatever its numbers say', { reached: false, threshold: 1 }, {}, false],
    ['with exactly the sales that it takes', { threshold: 12 }, {}, true],
    ['with one sale too few', { threshold: 13 }, {}, false],
    [
      'by a reward that is no longer locked',
      {},
      { rewards: [{ ...locked, status: 'sent' }] },
      true,
    ],
    ['by no reward that is locked', {}, { rewards: [locked] }, false],
  ] as const) {
    it(`a tier is ${isReached ? '' : 'not '}reached ${name}`, () => {
      const events = [{ salesCount: 12, tiers: [{ name: 'T', ...tier }], ...event }];
      expect(programmesOf({ events })[0]!.tiers[0]!.isReached).to.equal(isReached);
    });
  }

  it('each reward stands once: of tiers with one name in the first, of those without in none', () => {
    const rewards = ['T', '', 'Gone'].map((tierName) => ({
      title: `of ${tierName || 'none'}`,
      tierName,
    }));
    const under = (...names: string[]) => {
      const tiers = names.map((name) => ({ name }));
      const [programme] = programmesOf({ events: [{ eventName: 'Party', rewards, tiers }] });
      const lists = [...programme!.tiers.map((tier) => tier.rewards), programme!.others];
      return lists.map((list) => list.map(({ title }) => title));
    };
    expect(under('T', 'T')).to.deep.equal([['of T'], [], ['of none', 'of Gone']]);
    expect(under('', 'T')).to.deep.equal([['of none'], ['of T'], ['of Gone']]);
    expect(under('', '')).to.deep.equal([[], [], ['of T', 'of none', 'of Gone']]);
  });

  for (const event of [
    { eventName: 'Party' },
    { programmeDescription: 'We count' },
    { tiers: [{}] },
    { rewards: [{}] },
  ]) {
    it(`an event is shown that says no more than ${JSON.stringify(event)}`, () => {
      expect(programmesOf({ events: [event, {}] })).to.have.length(1);
    });
  }
});
