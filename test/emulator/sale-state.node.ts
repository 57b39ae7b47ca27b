import { expect } from 'chai';
import { describe, it } from 'node:test';
import { releaseState } from '../../src/emulator/rules/sale-state.js';
import { type ReleaseSheet, sale } from '../../src/emulator/seed/ticket-sheet.js';

const now = '2027-05-01T10:00:00.000Z';

const release = (name: string, change: Partial<ReleaseSheet> = {}): ReleaseSheet => ({
  name,
  pricePennies: 1000,
  stock: 10,
  ...change,
});

function stateOf(releases: ReleaseSheet[], index: number, capacity: number) {
  const tickets = sale((_kind, name) => name, 'fest', { organiser: 'keyed', releases });
  return releaseState({ tickets, capacity }, tickets.releases[index]!, now);
}

describe('how a release stands', () => {
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
});
