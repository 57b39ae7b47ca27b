import { describe, it } from 'node:test';
import { expect } from 'chai';
import { elements } from '../../components/elements.js';
import { nearestTag } from '../../src/embed/mistyped.js';

describe('a mistyped tag', () => {
  for (const [written, meant] of [
    ['event-line-up', 'event-lineup'],
    ['event-linup', 'event-lineup'],
    ['event-ticket', 'event-tickets'],
    ['event-faqs', 'event-faq'],
    ['event-signup', 'event-signup-form'],
    ['event-sign-up-form', 'event-signup-form'],
    ['merch-previews', 'merch-preview'],
    ['event-calendar', undefined],
    ['event-map', undefined],
    ['media-player', undefined],
  ] as const)
    it(`<${written}> means ${meant ?? 'an element of somebody else'}`, () => {
      expect(nearestTag(written, Object.keys(elements))).to.equal(meant);
    });
});
