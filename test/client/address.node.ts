import { describe, it } from 'node:test';
import { expect } from 'chai';
import fc from '../chance.js';
import { addressOf, cleanBaseUrl, webAddress } from '../../src/client/address.js';
import { routes } from '../../src/contract/routes.js';

const base = 'https://service.example';
const lineup = (slug: string) => new URL(addressOf(base, routes.getLineup, { slug }));
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ unit: fc.constantFrom('.', '/', '\\', '%', '2', 'e', '?', '#', '\uD800', '@', ':') }),
);

describe('addresses', () => {
  it('ENV-08 names the web as surface, first, with all that is about an event or a form', () => {
    for (const route of Object.values(routes)) {
      const address = addressOf(base, route, { slug: 's', key: 'k', query: { a: '1' } });
      const isOfWeb = /^.v1.(events|forms)./.test(route.path);
      const search = isOfWeb ? '?surface=web&a=1' : '?a=1';
      expect(address.endsWith(search), address).to.equal(true);
    }
  });

  it('lets no caller choose another surface', () => {
    const query = { surface: 'app' };
    expect(addressOf(base, routes.getFaq, { slug: 's', query })).to.match(/faq\?surface=web$/);
    expect(addressOf(base, routes.listNews, { slug: 's', query })).to.match(/news\?surface=web$/);
  });

  it('is the same for the same parts in any order, and leaves out what is not said', () => {
    const address = `${base}/v1/events/search?surface=web&limit=5&q=open+air+%26+sun`;
    const query = { q: 'open air & sun', limit: 5 };
    expect(addressOf(base, routes.searchEvents, { query })).to.equal(address);
    const reversed = { limit: 5, city: undefined, q: 'open air & sun', cursor: null };
    expect(addressOf(base, routes.searchEvents, { query: reversed })).to.equal(address);
  });

  it('keeps a slug inside its segment, so that it cannot reach another resource', () => {
    expect(lineup('a/../../secret?x=1#y').pathname).to.equal(
      '/v1/events/a%2F..%2F..%2Fsecret%3Fx%3D1%23y/lineup',
    );
    for (const folded of ['..', '.', '', '%2e%2e', '\\..\\']) {
      expect(lineup(folded).pathname.split('/').length, folded).to.equal(5);
      expect(lineup(folded).pathname, folded).to.not.equal('/v1/events/lineup');
    }
  });

  it('holds any slug: same origin, same depth, same query, and the slug itself comes back', () => {
    fc.assert(
      fc.property(anyText, (slug) => {
        const url = lineup(slug);
        const [, version, events, segment = '', last, ...rest] = url.pathname.split('/');
        expect([
          url.origin,
          version,
          events,
          last,
          rest.length,
          url.search,
          url.hash,
        ]).to.deep.equal([base, 'v1', 'events', 'lineup', 0, '?surface=web', '']);
        if (!/^\.{0,2}$/.test(slug)) {
          expect(decodeURIComponent(segment)).to.equal(slug.replace(/\p{Surrogate}/gu, '\uFFFD'));
        }
      }),
    );
  });

  it('holds any query value, and gives it back to the service', () => {
    fc.assert(
      fc.property(anyText, (promo) => {
        const url = new URL(addressOf(base, routes.getTickets, { slug: 's', query: { promo } }));
        const wellFormed = promo.replace(/\p{Surrogate}/gu, '\uFFFD');
        expect([...url.searchParams]).to.deep.equal([
          ['surface', 'web'],
          ['promo', wellFormed],
        ]);
      }),
    );
  });
});

describe('the base address', () => {
  it('loses the slashes at its end and keeps its path', () => {
    expect(cleanBaseUrl('https://service.example//')).to.equal(base);
    expect(cleanBaseUrl('http://localhost:8787/proxy/')).to.equal('http://localhost:8787/proxy');
  });

  it('is refused with its own words unless it is http or https', () => {
    for (const wrong of ['', 'service.example', '/api', 'ftp://service.example', 'javascript:0']) {
      expect(() => cleanBaseUrl(wrong), wrong).to.throw(TypeError, `address: ${wrong}`);
    }
  });
});

describe('addresses from feeds', () => {
  const absolute = (address: string) => webAddress(address, `${base}/`);

  it('become absolute when they are paths', () => {
    expect(absolute('/e/meadowlark/tickets')).to.equal(`${base}/e/meadowlark/tickets`);
    expect(absolute('https://tickets.example/x')).to.equal('https://tickets.example/x');
  });

  it('are dropped unless they lead to the web, however they are disguised', () => {
    const wrong = ['javascript:alert(1)', 'java\nscript:alert(1)', ' javascript:alert(1)'];
    for (const address of [...wrong, 'data:text/html,x', 'vbscript:x', 'mailto:a@b.c', 'http://']) {
      expect(absolute(address), address).to.equal(undefined);
    }
  });
});
