import { expect } from '@open-wc/testing';
import {
  articleAddress,
  articleHash,
  slugOf,
} from '../../../components/event-news/article-links.js';
import { articlesOf } from '../../../components/event-news/articles.js';
import { news, summary } from './feed.js';

const odd = [
  'summer/2027',
  'a b',
  'a\tb',
  'a_b',
  'über',
  '50% off',
  'naïve.html',
  '日本',
  'x=y&z',
  '"]',
  '🎪',
];

describe('links to articles', () => {
  it('N2 stand in a hash as a valid id selector, whatever the slug, and lead back to it (ux 0.11)', () => {
    for (const slug of ['plain-slug-2027', ...odd]) {
      const hash = articleHash(slug);
      expect(() => document.querySelector(`#news-${hash}`), slug).not.to.throw();
      expect(new URL(`#${hash}`, 'https://a.example/').hash, slug).to.equal(`#${hash}`);
      expect(slugOf(hash, []), slug).to.equal(slug);
    }
    expect(articleHash('plain-slug-2027')).to.equal('plain-slug-2027');
  });

  it('N2 are read as an author writes them by hand, too', () => {
    const articles = articlesOf(news(odd.map((slug) => summary(1, { slug }))));
    for (const hash of ['a_b', 'über', '%C3%BCber', 'a%20b', '50%25%20off']) {
      const slug = hash.includes('%') ? decodeURIComponent(hash) : hash;
      expect(slugOf(hash, articles), hash).to.equal(slug);
    }
    expect(slugOf('50%', [])).to.equal('50%');
    const both = articlesOf(news(['a_20b', 'a b'].map((slug) => summary(1, { slug }))));
    expect(slugOf('a_20b', both), 'our own spelling first').to.equal('a b');
  });

  it('N2 fill the pattern of the organiser, and lead to websites alone', () => {
    const at = (pattern: string, slug = 'a b') => articleAddress(pattern, slug);
    expect(at('https://site.example/news/{slug}')).to.equal('https://site.example/news/a%20b');
    expect(at('https://site.example/news?a={slug}#top')).to.equal(
      'https://site.example/news?a=a%20b#top',
    );
    expect(at('https://site.example/{slug}/{slug}#{slug}-{slug}')).to.equal(
      'https://site.example/a%20b/a%20b#a_20b-a_20b',
    );
    expect(at('/news#news-{slug}')).to.equal(`${location.origin}/news#news-a_20b`);
    expect(at('https://site.example/{slug}', '../\ud800')).to.equal(
      'https://site.example/..%2F%EF%BF%BD',
    );
    for (const pattern of ['javascript:alert({slug})', 'data:text/html,{slug}', 'https://']) {
      expect(at(pattern), pattern).to.equal(undefined);
    }
  });
});
