import { expect } from '@open-wc/testing';
import { listedEvents } from '../../../components/internal/listed-events/listed-event.js';

const read = (given: object) =>
  listedEvents([{ name: 'Night', ...given }], (path) => `https://service.example${path}`)[0]!;

describe('an event of a list', () => {
  for (const [name, given, place] of [
    ['venue and town', { venueName: 'Net Loft', locationLabel: 'Hull' }, 'Net Loft, Hull'],
    [
      'a label that has the venue',
      { venueName: 'loft', locationLabel: 'Loft, Hull' },
      'Loft, Hull',
    ],
    ['the venue alone', { venueName: 'Net Loft' }, 'Net Loft'],
    ['the town alone', { locationLabel: 'Hull' }, 'Hull'],
  ] as const) {
    it(`is where ${name} says`, () => {
      expect(read(given).place).to.equal(place);
    });
  }

  it('is sold out and has a price only where the service says exactly that', () => {
    for (const soldOut of ['false', 1, null]) expect(read({ soldOut }).isSoldOut).to.equal(false);
    expect(read({ soldOut: true }).isSoldOut).to.equal(true);
    for (const [price, shown] of [
      [0, 0],
      [-1, undefined],
      [1.5, undefined],
      ['9', undefined],
    ]) {
      expect(read({ fromFeeInclusivePricePennies: price }).fromPrice).to.equal(shown);
    }
  });

  it('loads no picture and leads nowhere but on the web', () => {
    const script = 'javascript:document.pwned=1';
    const { imageUrl, href } = read({ imageUrl: script, websiteUrl: script });
    expect([imageUrl, href]).to.deep.equal([undefined, undefined]);
    expect(read({ websiteUrl: script, ticketUrl: '/t' }).href).to.equal(
      'https://service.example/t',
    );
  });

  it('is none without a name, and is told apart by its place in the list without a slug', () => {
    const events = [{ name: ' ' }, { name: 'A' }, null, { name: 'B', slug: 'b' }, { name: 'C' }];
    const keys = listedEvents(events, () => undefined).map(({ key }) => key);
    expect(keys).to.deep.equal(['0', 'b', '2']);
  });
});
