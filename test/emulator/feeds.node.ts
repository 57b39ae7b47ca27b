import { describe, it } from 'node:test';
import { expect } from 'chai';
import type { ArticleRecord } from '../../src/emulator/state/world.js';
import { ask, tinyEmulator, wren } from './tiny-world.js';

const article = (slug: string, publishedAt: string, status: ArticleRecord['status']) => ({
  slug,
  title: slug,
  excerpt: '',
  hero: null,
  tags: [],
  author: null,
  bodyMarkdown: 'Text',
  seoTitle: null,
  seoDescription: null,
  status,
  publishedAt,
  updatedAt: publishedAt,
});

describe('the detail of an artist', () => {
  it('has no blank social entries (ART-06)', async () => {
    const { body } = await ask(tinyEmulator(), `/v1/events/fest/artists/${wren.id}`);
    expect(body.data?.['socials']).to.deep.equal({ instagram: 'https://instagram.example/wren' });
  });
});

describe('news (NWS-02, NWS-04)', () => {
  it('show a scheduled article, and another version, once its time has come, and never a draft', async () => {
    const emulator = tinyEmulator({ now: '2027-05-01T10:00:00.000Z' }, (world) => {
      const fest = world.events.find(({ slug }) => slug === 'fest')!;
      fest.news = [
        article('older', '2027-01-01T00:00:00.000Z', 'published'),
        article('newer', '2027-02-01T00:00:00.000Z', 'published'),
        article('draft', '2027-02-02T00:00:00.000Z', 'draft'),
        article('tomorrow', '2027-05-02T10:00:00.000Z', 'published'),
      ];
    });
    const slugs = async () => {
      const { body } = await ask(emulator, '/v1/events/fest/news');
      return (body.data?.['articles'] as { slug: string }[]).map(({ slug }) => slug);
    };
    const version = async () =>
      (await ask(emulator, '/v1/events/fest/version?surface=web')).body.data?.['version'];
    const before = await version();
    expect((await ask(emulator, '/v1/events/fest/news/tomorrow')).code).to.equal('not_found');
    emulator.control.clock({ advanceSeconds: 24 * 3600 });
    expect((await ask(emulator, '/v1/events/fest/news/draft')).code).to.equal('not_found');
    expect(await slugs()).to.deep.equal(['tomorrow', 'newer', 'older']);
    expect((await ask(emulator, '/v1/events/fest/news/tomorrow')).status).to.equal(200);
    expect(await version()).to.not.equal(before);
  });
});

describe('search (SRC-01, SRC-05)', () => {
  const found = async (query: string) => {
    const { body } = await ask(tinyEmulator(), `/v1/events/search?${query}`, {});
    return (body.data?.['results'] as { slug: string }[]).map(({ slug }) => slug);
  };

  it('finds what is published on the surface, soonest first, undated last', async () => {
    expect(await found('surface=web')).to.deep.equal(['free-for-all', 'fest', 'plain', 'web-only']);
    expect(await found('')).to.deep.equal(['free-for-all', 'fest', 'plain']);
    expect(await found('from=2027-06-27'), 'on the last day').to.deep.equal(['fest']);
  });

  it('refuses a cursor that it has not given, and is not kept then (CAC-02)', async () => {
    const { code, headers } = await ask(tinyEmulator(), '/v1/events/search?cursor=guess', {});
    expect(code).to.equal('bad_request');
    expect(headers.get('Cache-Control')).to.equal('no-store');
  });
});
