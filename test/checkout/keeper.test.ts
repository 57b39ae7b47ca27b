import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { createKeeper, hasKept } from '../../src/checkout/keeper.js';
import { isKept, keptOf } from '../../src/checkout/kept.js';
import { next } from '../../src/checkout/machine.js';
import { firstState, type Kept } from '../../src/checkout/state.js';
import { TestDesk } from './desk.js';

const [base, event] = ['https://tickets.example', 'a-festival'];
const name = `evt:${base}:${event}`;
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

describe('what a checkout leaves in the browser (T11, T28)', () => {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });

  it('lies in this tab, and only there', () => {
    createKeeper(base, event).write(record);
    expect(createKeeper(base, event).read()).to.deep.equal(record);
    expect(hasKept(base, event)).to.equal(true);
    expect(hasKept(base, 'another')).to.equal(false);
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
    const tab = createKeeper(base, event);
    expect(tab.read()).to.deep.include({ token: 'secret', away: true });
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

  it('F41 lasts in memory where a storage is blocked or full, and says so', () => {
    blocked('sessionStorage', () => {
      blocked('localStorage', () => {
        const keeper = createKeeper(base, event);
        expect(keeper.lasts).to.equal(false);
        keeper.write({ ...record, away: true });
        expect(keeper.read()).to.deep.equal({ ...record, away: true });
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
    expect(keeper.read()).to.deep.equal(record);
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
