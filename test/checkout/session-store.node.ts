import { afterEach, beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import fc from '../chance.js';
import { createSessionStore } from '../../src/checkout/session/session-store.js';
import { isSessionRecord, recordOf } from '../../src/checkout/session/session-record.js';
import { next } from '../../src/checkout/machine/machine.js';
import { returnAddress } from '../../src/checkout/session/return-address.js';
import { firstState, type SessionRecord } from '../../src/checkout/machine/state.js';
import { mayResume } from '../../src/checkout/session/session-names.js';
import { TestBuyer } from './test-buyer.js';

const [base, event] = ['https://tickets.example', 'a-festival'];
const name = `evt:${base}:${event}`;
const day = 24 * 60 * 60 * 1000;
let now = 0;
const record: SessionRecord = {
  version: 1,
  selection: { items: [{ releaseId: 'r1', quantity: 2 }], promo: 'LARK10' },
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

/** What a tab keeps, and what all tabs of its browser do. */
class TestStorage {
  readonly #values = new Map<string, string>();
  get length(): number {
    return this.#values.size;
  }
  getItem(key: string): string | null {
    return this.#values.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#values.set(key, value);
  }
  removeItem(key: string): void {
    this.#values.delete(key);
  }
}

const browser = ['sessionStorage', 'localStorage', 'location'] as const;
const here = 'https://festival.example/tickets';
const place = (name: string, value: unknown) =>
  Object.defineProperty(globalThis, name, { configurable: true, value, writable: true });
/** As a browser that refuses all storage, in a sandbox or by its settings. */
const refuse = (name: string) =>
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get: () => {
      throw new DOMException('no', 'SecurityError');
    },
  });
const comeBack = () => place('location', returnAddress(here, event, '7K3M2P'));
/** Another tab of this browser, which has not come back from anywhere. */
const anotherTab = () => {
  place('sessionStorage', new TestStorage());
  return createSessionStore(base, event);
};

describe('what a checkout leaves in the browser (T11, T28)', () => {
  beforeEach(() => {
    for (const name of ['sessionStorage', 'localStorage']) place(name, new TestStorage());
    place('location', here);
  });
  afterEach(() => browser.forEach((name) => Reflect.deleteProperty(globalThis, name)));

  it('lies in this tab, and only there', () => {
    createSessionStore(base, event).write(record);
    expect(createSessionStore(base, event).read()).to.deep.include(record);
    expect(mayResume(base, event)).to.equal(true);
    expect(mayResume(base, 'another')).to.equal(false);
    expect(localStorage).to.have.length(0);
    createSessionStore(base, event).write(undefined);
    expect(sessionStorage).to.have.length(0);
  });

  it('has a copy without what was typed while its buyer is away, which goes on return', () => {
    createSessionStore(base, event).write({ ...record, away: true });
    expect(localStorage.getItem(name)).to.contain('secret').and.not.to.contain('Ada');
    const returned = createSessionStore(base, event);
    expect(returned.read()?.details?.buyer.firstName).to.equal('Ada');
    returned.write(record);
    expect(localStorage).to.have.length(0);
  });

  it('is found in another tab that the bank opens, and is taken over there', () => {
    createSessionStore(base, event).write({ ...record, away: true });
    comeBack();
    const tab = anotherTab();
    expect(tab.read()).to.deep.include({ token: 'secret', away: true });
    expect(tab.isPaidElsewhere('secret')).to.equal(false);
    tab.write(record);
    expect(localStorage).to.have.length(0);
  });

  it('is not taken away by another tab that only looks around', () => {
    createSessionStore(base, event).write({ ...record, away: true });
    const own = { version: 1, selection: record.selection, ends: Date.now() + day };
    sessionStorage.setItem(name, JSON.stringify(own));
    const other = createSessionStore(base, event);
    other.read();
    other.write({ version: 1, selection: { items: [] } });
    other.write(undefined);
    expect(localStorage.getItem(name)).to.contain('secret');
  });

  it('F21 tells another tab that the payment was begun elsewhere, and stays there until it ends', () => {
    createSessionStore(base, event).write({ ...record, away: true });
    const other = anotherTab();
    expect(other.read()).to.deep.include({ token: 'secret', away: false });
    expect(other.isPaidElsewhere('secret')).to.equal(true);
    expect(other.isPaidElsewhere('of another order')).to.equal(false);
    other.write(record);
    expect(other.isPaidElsewhere('secret')).to.equal(true);
    expect(localStorage.getItem(name)).to.contain('secret');
    other.write({ version: 1, selection: { items: [] }, token: 'secret', completed: true });
    expect(localStorage).to.have.length(0);
  });

  for (const [how, over] of [
    ['another order takes its place', { ...record, token: 'another' }],
    ['it is over', { ...record, token: undefined }],
    ['nothing is left of it', undefined],
  ] as const) {
    it(`F21 the copy of an order goes from another tab when ${how}`, () => {
      createSessionStore(base, event).write({ ...record, away: true });
      const other = anotherTab();
      other.read();
      other.write(over);
      expect(localStorage).to.have.length(0);
    });
  }

  for (const [place, find] of [
    ['tab', () => createSessionStore(base, event, () => now)],
    ['copy for other tabs', () => (anotherTab(), createSessionStore(base, event, () => now))],
  ] as const) {
    it(`outlives a clock that jumps a day in the middle of an order, in the ${place} (LIM-07)`, () => {
      now = Date.parse('2027-05-01T10:00:00Z');
      const store = createSessionStore(base, event, () => now);
      store.write({ ...record, token: undefined });
      now += 60_000;
      store.write({ ...record, away: true });
      now += day - 1000;
      store.write({ ...record, away: true }); // the same token: nothing makes it last longer
      expect(find().read()).not.to.have.property('isOld');
      now += 1001;
      expect(find().read()).to.deep.include({ token: 'secret', isOld: true });
      now -= 7 * day;
      expect(find().read()).to.deep.include({ token: 'secret' }).and.not.to.have.property('isOld');
    });
  }

  it('ends after a day where nothing of it can belong to an order', () => {
    now = Date.parse('2027-05-01T10:00:00Z');
    const store = () => createSessionStore(base, event, () => now);
    store().write({ ...record, token: undefined });
    now += day;
    expect(store().read()).to.equal(undefined);
    expect(sessionStorage).to.have.length(0);
  });

  /** A page after the clock of the device, and that of the service, have gone on by so many hours. */
  const pagesOf = async () => {
    now = Date.parse('2027-05-01T10:00:00Z');
    const store = () => createSessionStore(base, event, () => now);
    const buyer = new TestBuyer({ store: store() });
    await buyer.toPayment({ 'Saturday Day': 2 });
    buyer.checkout.close();
    const written = sessionStorage.getItem(name)!;
    return async (device: number, service: number) => {
      now += device * 3600 * 1000;
      await buyer.pass(service * 3600);
      sessionStorage.setItem(name, written);
      const page = new TestBuyer({ beside: buyer, store: store() });
      await page.settle();
      page.checkout.close();
      return page;
    };
  };

  it('is asked about once its token has ended; the service says so, and the shop is as new', async () => {
    const pageAfter = await pagesOf();
    const early = await pageAfter(23, 23);
    expect([early.step, early.count('/orders/')]).to.deep.equal(['expired', 1]);
    const late = await pageAfter(1.001, 1.001);
    expect([late.step, late.count('/orders/')]).to.deep.equal(['choosing', 1]);
    expect(late.state.problem).to.equal(undefined);
    expect(late.state.selection.items).to.be.empty;
    expect(late.state.details).to.equal(undefined);
    expect(sessionStorage).to.have.length(0);
  });

  it('goes on with a live order after the clock of the device has jumped a day', async () => {
    const pageAfter = await pagesOf();
    for (const hours of [25, -50]) {
      const page = await pageAfter(hours, 0.01);
      expect(page.step, `${hours} h`).to.equal('payment');
      expect(page.state.details?.buyer.firstName, `${hours} h`).to.be.a('string');
      expect(sessionStorage).to.have.length(1);
    }
  });

  it('F41 lasts in memory where a storage is blocked or full, and says so', () => {
    const blocked =
      ['sessionStorage', 'localStorage'].map(refuse) && createSessionStore(base, event);
    expect(blocked.lasts).to.equal(false);
    blocked.write({ ...record, away: true });
    expect(blocked.read()).to.deep.include({ ...record, away: true });
    blocked.write(undefined);
    expect(blocked.read()).to.equal(undefined);
    place('sessionStorage', new TestStorage());
    const store = createSessionStore(base, event);
    expect(store.lasts).to.equal(true);
    sessionStorage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    store.write(record);
    expect(store.lasts).to.equal(false);
    expect(store.read()).to.deep.include(record);
  });

  it('is believed only where it is what this version writes', () => {
    const stored = { ...record, ends: Date.now() + day };
    sessionStorage.setItem(name, JSON.stringify(stored));
    expect(createSessionStore(base, event).read()).to.deep.equal(stored);
    const junk: unknown[] = [
      null,
      'x',
      {},
      { ...stored, version: 2 },
      { ...stored, selection: { items: [{ releaseId: 1, quantity: 1 }] } },
      { ...stored, selection: { items: [{ releaseId: 'r1', quantity: -1 }] } },
      { ...stored, selection: { items: [], promo: 7 } },
      { ...stored, token: 5 },
      record,
      { ...stored, ends: 'soon' },
      { ...stored, held: 'not a selection' },
      { ...stored, intent: 'soon' },
      { ...stored, intent: { selection: '[]' } },
      { ...stored, intent: { selection: stored.held, waitSeconds: 'soon' } },
      { ...stored, details: { buyer: 'Ada' } },
      { ...stored, details: { buyer: { firstName: {} }, consents: {} } },
    ];
    for (const value of junk) {
      sessionStorage.setItem(name, JSON.stringify(value));
      expect(createSessionStore(base, event).read(), JSON.stringify(value)).to.equal(undefined);
    }
    sessionStorage.setItem(name, '{"version":1,');
    expect(createSessionStore(base, event).read()).to.equal(undefined);
  });

  it('never breaks a page, whatever somebody else has written there', () => {
    const selection = fc.record({ items: fc.constant(record.selection.items) });
    const shapes = fc.record(
      {
        version: fc.constant(1),
        selection: fc.oneof(selection, fc.jsonValue()),
        token: fc.oneof(fc.string(), fc.jsonValue()),
        held: fc.oneof(fc.json(), fc.constant(record.held), fc.jsonValue()),
        details: fc.jsonValue(),
        intent: fc.oneof(
          fc.jsonValue(),
          fc.record({ selection: fc.json(), waitSeconds: fc.jsonValue(), channel: fc.jsonValue() }),
        ),
        away: fc.jsonValue(),
        hold: fc.jsonValue(),
      },
      { requiredKeys: ['version', 'selection'] },
    );
    fc.assert(
      fc.property(shapes, (value) => {
        if (!isSessionRecord(value)) return;
        const { state } = next(firstState, {
          type: 'restored',
          kept: value,
          now: { monotonic: 0, wall: 0 },
        });
        recordOf(state);
      }),
      { numRuns: 2000 },
    );
    fc.assert(fc.property(fc.jsonValue(), (value) => typeof isSessionRecord(value) === 'boolean'));
  });

  it('accepts whatever a checkout writes on its way to an order', async () => {
    const written: SessionRecord[] = [];
    const store = {
      lasts: true,
      read: () => undefined,
      write: (kept: SessionRecord | undefined) => {
        if (kept) written.push(kept);
      },
    };
    const buyer = new TestBuyer({ store: store });
    await buyer.toPaymentPage({ Weekend: 1 });
    await buyer.play('approve');
    const parsed = written.map((kept) => JSON.parse(JSON.stringify(kept)) as unknown);
    expect(parsed).to.have.length.greaterThan(5);
    expect(parsed.every(isSessionRecord)).to.equal(true);
    const last = parsed.at(-1) as SessionRecord;
    // Offers only where the event promises any.
    const kept = Object.keys(last).filter((name) => name !== 'offers');
    expect(kept.sort()).to.deep.equal(['completed', 'selection', 'token', 'version']);
    expect(JSON.stringify(last)).not.to.match(/Ada|ada@/);
  });
});
