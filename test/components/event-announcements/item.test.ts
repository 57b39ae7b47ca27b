import { expect } from '@open-wc/testing';
import { render } from 'lit';
import type { AnnouncementsHost } from '../../../components/event-announcements/announcements-host.js';
import { announcementsOf } from '../../../components/event-announcements/broadcasts.js';
import { drawItem } from '../../../components/event-announcements/item.js';
import type { Broadcast } from '../../../src/contract/broadcasts.js';
import { webUrl } from '../../../src/html/links.js';
import type { Phrases } from '../../../src/i18n/phrases.js';
import { phrasesFrom } from '../../../src/i18n/texts.js';
import english from '../../../src/i18n/event-announcements/en/first.json' with { type: 'json' };
import { broadcast } from './feed.js';

const host = {
  phrases: phrasesFrom<Phrases<'announcements'>>(english),
  language: 'en-GB',
  headingLevel: 2,
  checkAddress: webUrl,
};

function draw(given: Partial<Broadcast>, more: object = {}): HTMLElement {
  const box = document.createElement('div');
  const [announcement] = announcementsOf({ broadcasts: [broadcast(1, 5, given)] });
  render(drawItem(announcement!, { ...host, ...more } as unknown as AnnouncementsHost), box);
  return box;
}
const wordsOf = (box: HTMLElement, selector: string) =>
  box.querySelector(selector)?.textContent.replace(/\s+/g, ' ').trim();

describe('an announcement', () => {
  for (const [name, given, words] of [
    ['its title', {}, 'Read more: Word number 1'],
    ['its text where it has no title', { title: '' }, 'Read more: First line of 1. Second line.'],
  ] as const) {
    it(`names in its link ${name}`, () => {
      const box = draw({ deepLink: 'https://party.example/', ...given });
      expect(wordsOf(box, 'a')).to.equal(words);
    });
  }

  it('has no element for a title, a text or a time that it lacks', () => {
    const parts = (given: object) =>
      ['.title', '.body', 'time'].map((one) => draw(given).querySelector(one) !== null);
    expect(parts({})).to.deep.equal([true, true, true]);
    expect(parts({ title: '' })).to.deep.equal([false, true, true]);
    expect(parts({ body: null, sentAt: 'soon' })).to.deep.equal([true, false, false]);
  });

  for (const [deepLink, href] of [
    ['HTTPS://party.example/', 'https://party.example/'],
    ['app:https://party.example/', undefined],
    ['/line-up', undefined],
    ['https://user:pass@party.example/', undefined],
  ] as const) {
    it(`leads from ${deepLink} ${href ? `to ${href}` : 'nowhere'}`, () => {
      expect(draw({ deepLink }).querySelector('a')?.href).to.equal(href);
    });
  }

  it('keeps the line of its link before the code is there that examines addresses', () => {
    const box = draw({ deepLink: 'https://party.example/' }, { checkAddress: undefined });
    expect(box.querySelector('a')!.hasAttribute('href')).to.equal(false);
    const app = draw({ deepLink: 'app:https://party.example/' }, { checkAddress: undefined });
    expect(app.querySelectorAll('a').length).to.equal(0);
  });
});
