import { expect } from 'chai';
import { describe, it } from 'node:test';
import {
  boxesOf,
  hasUnreadableConsents,
} from '../../../components/event-tickets/details/consents.js';

const boxes = [
  { key: 'organiser_email', text: 'News by email.' },
  { key: 'partners of the house', text: ' News by message. ' },
];
const named = (of: (box: (typeof boxes)[number]) => unknown) =>
  Object.fromEntries(boxes.map((box) => [box.key, of(box)]));

/** The same two boxes, as services may publish them. */
const shapes: Record<string, unknown> = {
  'key and text': boxes,
  'id and label': boxes.map(({ key, text }) => ({ id: key, label: text })),
  'name and wording': boxes.map(({ key, text }) => ({ name: key, wording: text })),
  'a map of words': named(({ text }) => text),
  'a map of boxes': named(({ text }) => ({ label: text })),
  'a map whose boxes name themselves': boxes.map(({ key, text }) => ({ id: key, wording: text })),
  'a list in which some are damaged': [null, 'words', { key: 'a' }, { text: 'No key' }, ...boxes],
  'a map in which some are damaged': { ...named(({ text }) => text), odd: { text: 5 }, no: null },
};

describe('the boxes of a checkout', () => {
  for (const [name, consents] of Object.entries(shapes)) {
    it(`are read from ${name}`, () => {
      expect(boxesOf({ checkout: { consents } } as never)).to.deep.equal(boxes);
    });
  }

  it('are unreadable where there are some and none has words', () => {
    const isUnreadable = (consents: unknown) =>
      hasUnreadableConsents({ checkout: { consents } } as never);
    expect([[{ key: 'a' }], { a: { html: '…' } }, [1]].map(isUnreadable)).to.deep.equal([
      true,
      true,
      true,
    ]);
    expect([[], undefined, boxes].map(isUnreadable)).to.deep.equal([false, false, false]);
  });
});
