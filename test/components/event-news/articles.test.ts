import { expect } from '@open-wc/testing';
import { articlesOf, tagsOf, withTag } from '../../../components/event-news/articles.js';
import { news, summary } from './feed.js';

const titled = (articles: readonly { title: string }[]) => articles.map(({ title }) => title);

describe('the articles of <event-news>', () => {
  it('come newest first, those without a date last, wherever the feed has them', () => {
    const [undated, damaged] = [null, 'soon'].map((publishedAt, place) =>
      summary(place, { title: `Undated ${place}`, publishedAt: publishedAt as never }),
    );
    const read = articlesOf(news([undated!, summary(1), damaged!, summary(2)]));
    expect(titled(read)).to.deep.equal([
      'Story number 2',
      'Story number 1',
      'Undated 0',
      'Undated 1',
    ]);
  });

  it('bear each tag once, and none that is empty or no text', () => {
    const tags = ['Food', '', ' Food ', 7, null, 'Line-up', ' '] as never;
    const read = articlesOf(news([summary(2, { tags }), summary(1, { tags: ['Art', 'Food'] })]));
    expect(read[0]!.tags).to.deep.equal(['Food', 'Line-up']);
    expect(tagsOf(read)).to.deep.equal(['Food', 'Line-up', 'Art']);
  });

  const both = articlesOf(
    news([summary(3, { tags: ['Food', 'Line-up'] }), summary(2, { tags: ['Art'] }), summary(1)]),
  );
  for (const [wanted, found] of [
    [[], [3, 2, 1]],
    [['line-up'], [3]],
    [
      ['FOOD', 'art'],
      [3, 2],
    ],
    [['Weather'], []],
  ] as const) {
    it(`of the tags [${wanted.join()}] are those that bear one of them, in any case`, () => {
      const stories = found.map((number) => `Story number ${number}`);
      expect(titled(withTag(both, wanted))).to.deep.equal(stories);
    });
  }
});
