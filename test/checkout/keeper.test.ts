import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { createKeeper } from '../../src/checkout/session/session-store.js';
import { isKept, keptOf } from '../../src/checkout/session/session-record.js';
import { next } from '../../src/checkout/machine/machine.js';
import { returnAddress } from '../../src/checkout/session/return-address.js';
import { firstState, type Kept } from '../../src/checkout/machine/state.js';
import { mayResume } from '../../src/checkout/session/session-names.js';
import { TestDesk } from './desk.js';

const [base, event] = ['https://tickets.example', 'a-festival'];
const name = `evt:${base}:${event}`;
let now = 0;
const record: Kept = {
  version: 1,
  wish: { items: [{ releaseId: 'r1', quantity: 2 }], promo: 'LARK10' },
  token: 'secret',
  held: '[[["r1",2]],"LARK10",null]',
  details: {
    buyer: { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', phone: null },
    consents: { organiser_email: true, organiser_messaging: false, platform_email: false },
    formVersion: 'v1',
    consentTextSnapshot: { organiser_email: '', organiser_messaging: '', platform_email: '' },
    attestationAccepted: true,
  },
};

/** A browser that refuses a storage, as in a sandbox or by its settings. */
function blocked(place: 'sessionStorage' | 'localStorage', test: () => void): void {
  const own = Object.getOwnPropertyDescriptor(window, place)!;
  Object.defineProperty(window, place, {
    configurable: true,
    get: () => {
      throw new DOMException('no', 'SecurityError');
    },
  });
  try {
    test();
  } finally {
    Object.defineProperty(window, place, own);
  }
}

const here = location.href;
const comeBack = () =>
  history.replaceState(null, '', returnAddress(location.href, event, '7K3M2P'));
/** Another tab of this browser, which has not come back from anywhere. */
const anotherTab = () => {
  sessionStorage.clear();
  return createKeeper(base, event);
};

describe('what a checkout leaves in the browser (T11, T28)', () => {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
    history.replaceState(null, '', here);
  });
  after(() => history.replaceState(null, '', here));

  it('lies in this tab, and only there', () => {
    createKeeper(base, event).write(record);
    expect(createKeeper(base, event).read()).to.deep.include(record);
    expect(mayResume(base, event)).to.equal(true);
    expect(mayResume(base, 'another')).to.equal(false);
    expect(localStorage).to.have.length(0);
    createKeeper(base, event).write(undefined);
    expect(sessionStorage).to.have.length(0);
  });

  it('has a copy without what was typed while its buyer is away, which goes on return', () => {
    createKeeper(base, event).write({ ...record, away: true });
    expect(localStorage.getItem(name)).to.contain('secret').and.not.to.contain('Ada');
    const returned = createKeeper(base, event);
    expect(returned.read()?.details?.buyer.firstName).to.equal('Ada');
    returned.write(record);
    expect(localStorage).to.have.length(0);
  });

  it('is found in another tab that the bank opens, and is taken over there', () => {
    createKeeper(base, event).write({ ...record, away: true });
    sessionStorage.clear();
    comeBack();
    const tab = createKeeper(base, event);
    expect(tab.read()).to.deep.include({ token: 'secret', away: true });
    expect(tab.isPaidElsewhere('secret')).to.equal(false);
    tab.write(record);
    expect(localStorage).to.have.length(0);
  });

  it('is not taken away by another tab that only looks around', () => {
    createKeeper(base, event).write({ ...record, away: true });
    sessionStorage.setItem(name, JSON.stringify({ version: 1, wish: record.wish }));
    const other = createKeeper(base, event);
    other.read();
    other.write({ version: 1, wish: { items: [] } });
    other.write(undefined);
    expect(localStorage.getItem(name)).to.contain('secret');
  });

  it('F21 tells another tab that the payment was begun elsewhere, and stays there until it ends', () => {
    createKeeper(base, event).write({ ...record, away: true });
    const other = anotherTab();
    expect(other.read()).to.deep.include({ token: 'secret', away: false });
    expect(other.isPaidElsewhere('secret')).to.equal(true);
    expect(other.isPaidElsewhere('of another order')).to.equal(false);
    other.write(record);
    expect(other.isPaidElsewhere('secret')).to.equal(true);
    expect(localStorage.getItem(name)).to.contain('secret');
    other.write({ version: 1, wish: { items: [] }, token: 'secret', completed: true });
    expect(localStorage).to.have.length(0);
  });

  for (const [how, over] of [
    ['another order takes its place', { ...record, token: 'another' }],
    ['it is over', { ...record, token: undefined }],
    ['nothing is left of it', undefined],
  ] as const) {
    it(`F21 the copy of an order goes from another tab when ${how}`, () => {
      createKeeper(base, event).write({ ...record, away: true });
      const other = anotherTab();
      other.read();
      other.write(over);
      expect(localStorage).to.have.length(0);
    });
  }

  const day = 24 * 60 * 60 * 1000;
  for (const [place, find] of [
    ['tab', () => createKeeper(base, event, () => now)],
    ['copy for other tabs', () => (sessionStorage.clear(), createKeeper(base, event, () => now))],
  ] as const) {
    it(`ends with its token, a day after the tickets were held, in the ${place} (LIM-07)`, () => {
      now = Date.parse('2027-05-01T10:00:00Z');
      const keeper = createKeeper(base, event, () => now);
      keeper.write({ ...record, token: undefined });
      now += 60_000;
      keeper.write({ ...record, away: true });
      now += day - 1000;
      keeper.write({ ...record, away: true }); // the same token: nothing makes it last longer
      expect(find().read()).to.deep.include({ token: 'secret' });
      now += 1001;
      const late = find();
      expect(late.read()).to.equal(undefined);
      expect(late.isPaidElsewhere('secret')).to.equal(false);
      expect(place === 'tab' ? sessionStorage : localStorage).to.have.length(0);
    });
  }

  it('lasts where an earlier version has not said when its token ends', () => {
    sessionStorage.setItem(name, JSON.stringify(record));
    expect(createKeeper(base, event).read()).to.deep.include(record);
  });

  it('is not resumed once its token has ended: nothing is asked, the shop is as new', async () => {
    now = Date.parse('2027-05-01T10:00:00Z');
    const keeper = () => createKeeper(base, event, () => now);
    const desk = new TestDesk({ keeper: keeper() });
    await desk.toPayment({ 'Saturday Day': 2 });
    desk.checkout.close();
    const written = sessionStorage.getItem(name)!;
    const pageAfter = async (hours: number) => {
      now += hours * 3600 * 1000;
      await desk.pass(hours * 3600);
      sessionStorage.setItem(name, written);
      const page = new TestDesk({ beside: desk, keeper: keeper() });
      await page.settle();
      page.checkout.close();
      return page;
    };
    const early = await pageAfter(23);
    expect([early.step, early.count('/orders/')]).to.deep.equal(['expired', 1]);
    const late = await pageAfter(1.001);
    expect([late.step, late.asked.length]).to.deep.equal(['choosing', 0]);
    expect(late.state.wish.items).to.be.empty;
    expect(sessionStorage).to.have.length(0);
  });

  it('F41 lasts in memory where a storage is blocked or full, and says so', () => {
    blocked('sessionStorage', () => {
      blocked('localStorage', () => {
        const keeper = createKeeper(base, event);
        expect(keeper.lasts).to.equal(false);
        keeper.write({ ...record, away: true });
        expect(keeper.read()).to.deep.include({ ...record, away: true });
        keeper.write(undefined);
        expect(keeper.read()).to.equal(undefined);
      });
    });
    const setItem = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')!;
    const keeper = createKeeper(base, event);
    expect(keeper.lasts).to.equal(true);
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    keeper.write(record);
    Object.defineProperty(Storage.prototype, 'setItem', setItem);
    expect(keeper.lasts).to.equal(false);
    expect(keeper.read()).to.deep.include(record);
  });

  it('is believed only where it is what this version writes', () => {
    const junk: unknown[] = [
      null,
      'x',
      {},
      { ...record, version: 2 },
      { ...record, wish: { items: [{ releaseId: 1, quantity: 1 }] } },
      { ...record, wish: { items: [{ releaseId: 'r1', quantity: -1 }] } },
      { ...record, wish: { items: [], promo: 7 } },
      { ...record, token: 5 },
      { ...record, ends: 'soon' },
      { ...record, held: 'not a wish' },
      { ...record, intent: 'soon' },
      { ...record, intent: { wish: '[]', tries: 1, body: {} } },
      { ...record, details: { buyer: 'Ada' } },
      { ...record, details: { buyer: { firstName: {} }, consents: {} } },
    ];
    for (const value of junk) {
      sessionStorage.setItem(name, JSON.stringify(value));
      expect(createKeeper(base, event).read(), JSON.stringify(value)).to.equal(undefined);
    }
    sessionStorage.setItem(name, '{"version":1,');
    expect(createKeeper(base, event).read()).to.equal(undefined);
  });

  it('never breaks a page, whatever somebody else has written there', () => {
    const wish = fc.record({ items: fc.constant(record.wish.items) });
    const shapes = fc.record(
      {
        version: fc.constant(1),
        wish: fc.oneof(wish, fc.jsonValue()),
        token: fc.oneof(fc.string(), fc.jsonValue()),
        held: fc.oneof(fc.json(), fc.constant(record.held), fc.jsonValue()),
        details: fc.jsonValue(),
        intent: fc.oneof(
          fc.jsonValue(),
          fc.record({ body: fc.jsonValue(), wish: fc.json(), tries: fc.nat() }),
        ),
        away: fc.jsonValue(),
      },
      { requiredKeys: ['version', 'wish'] },
    );
    fc.assert(
      fc.property(shapes, (value) => {
        if (!isKept(value)) return;
        const { state } = next(firstState, { type: 'restored', kept: value });
        keptOf(state);
      }),
      { numRuns: 2000 },
    );
    fc.assert(fc.property(fc.jsonValue(), (value) => typeof isKept(value) === 'boolean'));
  });

  it('accepts whatever a checkout writes on its way to an order', async () => {
    const written: Kept[] = [];
    const keeper = {
      lasts: true,
      read: () => undefined,
      write: (kept: Kept | undefined) => {
        if (kept) written.push(kept);
      },
    };
    const desk = new TestDesk({ keeper });
    await desk.toPaymentPage({ Weekend: 1 });
    await desk.play('approve');
    const parsed = written.map((kept) => JSON.parse(JSON.stringify(kept)) as unknown);
    expect(parsed).to.have.length.greaterThan(5);
    expect(parsed.every(isKept)).to.equal(true);
    const last = parsed.at(-1) as Kept;
    expect(Object.keys(last).sort()).to.deep.equal(['completed', 'token', 'version', 'wish']);
    expect(JSON.stringify(last)).not.to.match(/Ada|ada@/);
  });
});
