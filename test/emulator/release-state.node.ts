import { describe, it } from 'node:test';
import { expect } from 'chai';
import { releaseState } from '../../src/emulator/rules/release-state.js';
import type { ReleaseRecord } from '../../src/emulator/records/tickets.js';

const now = '2027-05-01T10:00:00.000Z';

function release(name: string, change: Partial<ReleaseRecord> = {}): ReleaseRecord {
  return {
    id: name,
    name,
    description: null,
    group: null,
    kind: 'ticket',
    pricePennies: 1000,
    stock: 10,
    sold: 0,
    held: 0,
    access: { kind: 'public' },
    salesStartAt: null,
    salesEndAt: null,
    afterPrevious: false,
    minPerOrder: 1,
    maxPerOrder: null,
    plans: [],
    ...change,
  };
}

const stateOf = (releases: ReleaseRecord[], index: number, capacity: number | null = null) =>
  releaseState({ tickets: { releases, deletedReleases: [] }, capacity }, releases[index]!, now);

describe('how a release stands', () => {
  it('counts what is sold and what is held', () => {
    expect(stateOf([release('a', { sold: 3, held: 2 })], 0)).to.deep.equal({
      upcoming: false,
      soldOut: false,
      heldBack: false,
      remaining: 5,
    });
  });

  it('tells tickets that may come back from tickets that will not (STA-04)', () => {
    expect(stateOf([release('a', { sold: 8, held: 2 })], 0)).to.include({
      soldOut: true,
      heldBack: true,
    });
    expect(stateOf([release('a', { sold: 10 })], 0)).to.include({ soldOut: true, heldBack: false });
  });

  it('is full when the venue is, whatever the release has left (EVT-04, RES-12)', () => {
    const two = [release('a', { sold: 4 }), release('b', { sold: 6 })];
    expect(stateOf(two, 0, 12).remaining).to.equal(2);
    expect(stateOf(two, 0, 10)).to.include({ soldOut: true, heldBack: false });
    const busy = [release('a', { sold: 4 }), release('b', { sold: 5, held: 1 })];
    expect(stateOf(busy, 0, 10)).to.include({ soldOut: true, heldBack: true });
  });

  it('needs no room in the venue for an add-on', () => {
    const plot = release('plot', { kind: 'add_on' });
    expect(stateOf([release('a', { sold: 10 }), plot], 1, 10).remaining).to.equal(10);
  });

  it('opens a rung only when the one above is sold, not while it is held (STA-04)', () => {
    const below = release('b', { afterPrevious: true });
    expect(stateOf([release('a', { sold: 8, held: 2 }), below], 1).upcoming).to.equal(true);
    expect(stateOf([release('a', { sold: 10 }), below], 1).upcoming).to.equal(false);
  });

  it('waits for a hidden rung too, and for one whose sale has ended no longer (STA-01, STA-03)', () => {
    const below = release('b', { afterPrevious: true });
    const hidden = release('a', { access: { kind: 'hidden' } });
    expect(stateOf([hidden, below], 1).upcoming).to.equal(true);
    expect(stateOf([{ ...hidden, salesEndAt: now }, below], 1).upcoming).to.equal(false);
  });

  it('has nothing above it at the top of the list, and opens at once', () => {
    expect(stateOf([release('a', { afterPrevious: true })], 0).upcoming).to.equal(false);
  });
});
