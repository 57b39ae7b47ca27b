import { expect } from '@open-wc/testing';
import {
  announcementsOf,
  ofCategories,
} from '../../../components/event-announcements/broadcasts.js';
import { broadcast, three } from './feed.js';

const titled = (all: readonly { title: string }[]) => all.map(({ title }) => title);

describe('the announcements of a feed', () => {
  it('are told apart by their words where they have no id', () => {
    const id = null as never;
    const read = announcementsOf({
      broadcasts: [broadcast(1, 1, { id }), broadcast(1, 2, { id, body: 'Other' })],
    });
    expect(new Set(read.map((one) => one.id))).to.have.length(2);
    expect(read.every((one) => one.id)).to.equal(true);
  });

  it('come newest first, those without a time last, wherever the feed has them', () => {
    const sentAt = 'soon';
    const broadcasts = [broadcast(9, 0, { sentAt }), broadcast(1, 60), broadcast(2, 5)];
    expect(titled(announcementsOf({ broadcasts }))).to.deep.equal(
      [2, 1, 9].map((number) => `Word number ${number}`),
    );
  });

  const all = announcementsOf({ broadcasts: three() });
  for (const [wanted, found] of [
    [undefined, [3, 2, 1]],
    ['', [3, 2, 1]],
    [' , ', [3, 2, 1]],
    ['update', [1]],
    ['Reminder,', [3]],
    [' update , MARKETING ', [2, 1]],
    ['weather', []],
  ] as const) {
    it(`of the categories ${JSON.stringify(wanted)} are ${found.length}`, () => {
      const words = found.map((number) => `Word number ${number}`);
      expect(titled(ofCategories(all, wanted))).to.deep.equal(words);
    });
  }
});
