import { describe, it } from 'node:test';
import { event } from './seeded.js';
import { expect } from 'chai';
import type { ArticleRecord, World } from '../../src/emulator/state/world.js';
import { ask, assetsUrl, lark, set, tinyEmulator, wren } from './tiny-world.js';

const fest = (world: World) => world.events.find(({ slug }) => slug === 'fest')!;
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

describe('pictures of artists (LIN-23, LIN-24, ART-11)', () => {
  const adopted = () =>
    tinyEmulator({}, (world) => {
      const image = 'portraits/retouched.svg';
      fest(world).retouchedPhotos = { [wren.id]: { image, adopted: true } };
      world.events.find(({ slug }) => slug === 'plain')!.sets = [set(9)];
    });
  const slotPicture = async (slug: string) => {
    const { body } = await ask(adopted(), `/v1/events/${slug}/lineup?surface=web`);
    return (body.data?.['slots'] as { artist: { imageUrl: string } }[])[0]?.artist.imageUrl;
  };

  it('are the adopted photo at that event, on line-up and detail alike', async () => {
    const { body } = await ask(adopted(), `/v1/events/fest/artists/${wren.id}`);
    expect(body.data?.['imageUrl']).to.equal(`${assetsUrl}portraits/retouched.svg`);
    expect(await slotPicture('fest')).to.equal(`${assetsUrl}portraits/retouched.svg`);
  });

  it('are the picture of the profile at every other event', async () => {
    expect(await slotPicture('plain')).to.equal(`${assetsUrl}portraits/01.svg`);
  });
});

describe('the detail of an artist', () => {
  it('has no blank social entries (ART-06)', async () => {
    const { body } = await ask(tinyEmulator(), `/v1/events/fest/artists/${wren.id}`);
    expect(body.data?.['socials']).to.deep.equal({ instagram: 'https://instagram.example/wren' });
  });

  it('lists shared sets for the partner too (ART-13)', async () => {
    const emulator = tinyEmulator({}, (world) => {
      fest(world).sets = [set(1), set(2, { artists: [wren.id, lark.id] })];
    });
    const { body } = await ask(emulator, `/v1/events/fest/artists/${lark.id}`);
    expect(body.data?.['sets']).to.deep.equal([
      {
        lineupId: set(2).id,
        stage: 'Barn',
        day: '2027-06-25',
        startTime: '20:00',
        endTime: '21:00',
      },
    ]);
  });

  it('is not found for another event, an unknown id, or what is no id (ART-02)', async () => {
    const emulator = tinyEmulator();
    for (const id of [lark.id, '00000000-0000-4000-8000-00000000dead', 'wren']) {
      expect((await ask(emulator, `/v1/events/fest/artists/${id}`)).code).to.equal('not_found');
    }
  });
});

describe('an unannounced set (LIN-10)', () => {
  it('has a label and no artist', async () => {
    const placeholder = { label: 'Secret act', description: null };
    const emulator = tinyEmulator({}, (world) => {
      fest(world).sets = [set(1, { artists: [], placeholder })];
    });
    const { body } = await ask(emulator, '/v1/events/fest/lineup?surface=web');
    expect((body.data?.['slots'] as object[])[0]).to.include({
      isPlaceholder: true,
      placeholderLabel: 'Secret act',
      artist: null,
    });
  });
});

describe('news (NWS-02, NWS-04, NWS-08)', () => {
  const emulator = () =>
    tinyEmulator({ now: '2027-05-01T10:00:00.000Z' }, (world) => {
      fest(world).news = [
        article('older', '2027-01-01T00:00:00.000Z', 'published'),
        article('newer', '2027-02-01T00:00:00.000Z', 'published'),
        article('draft', '2027-02-02T00:00:00.000Z', 'draft'),
        article('tomorrow', '2027-05-02T10:00:00.000Z', 'published'),
      ];
    });
  const slugs = async (of: ReturnType<typeof emulator>) => {
    const { body } = await ask(of, '/v1/events/fest/news');
    return (body.data?.['articles'] as { slug: string }[]).map(({ slug }) => slug);
  };

  it('list what is published, newest first, and no draft', async () => {
    expect(await slugs(emulator())).to.deep.equal(['newer', 'older']);
  });

  it('show a scheduled article, and another version, once its time has come', async () => {
    const later = emulator();
    const version = async () =>
      (await ask(later, '/v1/events/fest/version?surface=web')).body.data?.['version'];
    const before = await version();
    expect((await ask(later, '/v1/events/fest/news/tomorrow')).code).to.equal('not_found');
    later.control.clock({ advanceSeconds: 24 * 3600 });
    expect(await slugs(later)).to.deep.equal(['tomorrow', 'newer', 'older']);
    expect((await ask(later, '/v1/events/fest/news/tomorrow')).status).to.equal(200);
    expect(await version()).to.not.equal(before);
  });

  it('have no address for a draft', async () => {
    expect((await ask(emulator(), '/v1/events/fest/news/draft')).code).to.equal('not_found');
  });
});

describe('the app surface (LIN-04, FAQ-08, EVT-06)', () => {
  for (const feed of ['', '/lineup', '/faq']) {
    it(`carries no JSON-LD at ${feed || 'the event'}`, async () => {
      const { body } = await ask(tinyEmulator(), `/v1/events/fest${feed}?surface=app`);
      expect(body.data).to.include({ schemaOrg: null });
    });
  }
});

describe('the ticket link (EVT-02)', () => {
  const tickets = { ...event('harbour-free').tickets };
  const linkOf = async (change: object) => {
    const emulator = tinyEmulator({}, (world) => Object.assign(fest(world), change));
    return (await ask(emulator, '/v1/events/fest?surface=web')).body.data?.['ticketUrl'];
  };

  it("is the organiser's own, else the hosted checkout, else nothing", async () => {
    const own = 'https://fest.example/tickets';
    expect(await linkOf({ tickets, ticketLink: own })).to.equal(own);
    expect(await linkOf({ tickets })).to.match(/^\/.*fest/);
    expect(await linkOf({})).to.equal(null);
  });
});

describe('caching (CAC-01, CAC-02)', () => {
  const cacheOf = async (path: string) =>
    (await ask(tinyEmulator(), path)).headers.get('Cache-Control');

  it('is shared for a minute for feeds, and none for announcements and errors', async () => {
    expect(await cacheOf('/v1/events/fest?surface=web')).to.equal('public, s-maxage=60');
    expect(await cacheOf('/v1/events/fest/broadcasts')).to.equal('no-store');
    expect(await cacheOf('/v1/events/nope')).to.equal('no-store');
  });
});

describe('search (SRC-01, SRC-02, SRC-05)', () => {
  const found = async (query: string, edit?: (world: World) => void) => {
    const { body } = await ask(tinyEmulator({}, edit), `/v1/events/search?${query}`, {});
    return (body.data?.['results'] as { slug: string }[]).map(({ slug }) => slug);
  };

  it('finds what is published on the surface, soonest first, undated last', async () => {
    expect(await found('surface=web')).to.deep.equal(['free-for-all', 'fest', 'plain', 'web-only']);
    expect(await found('')).to.deep.equal(['free-for-all', 'fest', 'plain']);
  });

  it('leaves out organisers who did not opt in', async () => {
    const slugs = await found('surface=web', (world) => {
      world.organisers[0]!.inPublicSearch = false;
    });
    expect(slugs).to.deep.equal(['free-for-all']);
  });

  it('narrows by words, days and country, and ignores what it does not know', async () => {
    expect(await found('q=FEST&moon=full')).to.deep.equal(['fest']);
    expect(await found('from=2027-06-27')).to.deep.equal(['fest']);
    expect(await found('to=2027-06-24')).to.deep.equal(['free-for-all']);
    expect(await found('country=JP')).to.deep.equal([]);
  });

  it('goes on where the last page ended, and stops', async () => {
    const emulator = tinyEmulator();
    const page = async (cursor?: string) => {
      const query = cursor ? `&cursor=${encodeURIComponent(cursor)}` : '';
      return (await ask(emulator, `/v1/events/search?surface=web&limit=3${query}`, {})).body.data;
    };
    const first = await page();
    const second = await page(first?.['nextCursor'] as string);
    expect(first?.['results']).to.have.length(3);
    expect(second?.['results']).to.have.length(1);
    expect(second?.['nextCursor']).to.equal(null);
  });

  for (const query of ['limit=0', 'limit=51', 'limit=many', 'from=June', 'cursor=guess']) {
    it(`refuses ${query}`, async () => {
      const { code } = await ask(tinyEmulator(), `/v1/events/search?${query}`, {});
      expect(code).to.equal('bad_request');
    });
  }
});

describe('upcoming events of an organiser (EVT-11, EVT-12)', () => {
  it('are those on the web, soonest first, until they are over', async () => {
    const emulator = tinyEmulator();
    const slugs = async () => {
      const { body } = await ask(emulator, '/v1/organisers/keyed', {});
      return (body.data?.['upcomingEvents'] as { slug: string }[]).map(({ slug }) => slug);
    };
    expect(await slugs()).to.deep.equal(['fest', 'plain', 'web-only']);
    emulator.control.clock({ now: '2027-06-28T00:00:00.000Z' });
    expect(await slugs()).to.deep.equal(['plain', 'web-only']);
  });

  it('belong to nobody who does not exist (EVT-13)', async () => {
    expect((await ask(tinyEmulator(), '/v1/organisers/nobody', {})).code).to.equal('not_found');
  });
});
