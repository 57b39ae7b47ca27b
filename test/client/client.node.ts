import { describe, it } from 'node:test';
import { expect } from 'chai';
import { createClient } from '../../src/client/client.js';
import { routes } from '../../src/contract/routes.js';
import { base, key, ok, slug, stage } from './scripted.js';

describe('the client', () => {
  it('has one method for every row of the endpoint table', () => {
    const { client } = stage([]);
    const operations = Object.entries(client).filter(([, member]) => typeof member === 'function');
    const names = operations.map(([name]) => name).filter((name) => name in routes);
    expect(names).to.deep.equal(Object.keys(routes));
  });

  it('asks the address of the row and hands over what stands under data (ENV-01, VER-01)', async () => {
    const { client, sent } = stage([ok({ acts: [] })]);
    const data: unknown = await client.getLineup({ slug });
    expect(data).to.deep.equal({ acts: [] });
    expect(sent[0]?.address).to.equal(`${base}/v1/events/${slug}/lineup?surface=web`);
    expect(sent[0]?.method).to.equal('GET');
  });

  it('writes the body as JSON, and an empty one where the operation has none', async () => {
    const { client, sent } = stage([ok(), ok()]);
    await client.submitForm({ key: 'volunteers', body: { answers: { name: 'Ada' } } });
    await client.completeFree({ slug, checkoutToken: 't' });
    expect(sent.map(({ body }) => body)).to.deep.equal(['{"answers":{"name":"Ada"}}', '{}']);
  });

  it('VER-02 passes members it does not know', async () => {
    const { client } = stage([ok({ photos: [], laterIdea: { deep: [1] } })]);
    const data: unknown = await client.getGallery({ slug });
    expect(data).to.deep.equal({ photos: [], laterIdea: { deep: [1] } });
  });

  it('CAC-07 tells answers apart by base, credentials and address', () => {
    const other = (options: object) => createClient({ baseUrl: base, serviceKey: key, ...options });
    const keys = [
      other({}).keyOf('getLineup', { slug }),
      other({ serviceKey: 'pk_live_other' }).keyOf('getLineup', { slug }),
      other({ serviceKey: undefined }).keyOf('getLineup', { slug }),
      other({ deviceToken: 'd' }).keyOf('getLineup', { slug }),
      other({ baseUrl: 'https://other.example' }).keyOf('getLineup', { slug }),
      other({}).keyOf('getLineup', { slug: 'other' }),
      other({}).keyOf('getFaq', { slug }),
    ];
    expect(new Set(keys).size).to.equal(keys.length);
    expect(other({ baseUrl: `${base}/` }).keyOf('getLineup', { slug })).to.equal(keys[0]);
  });

  it('resolves paths from feeds against the service (EVT-03)', () => {
    const { client } = stage([]);
    expect(client.absolute('/e/x/tickets')).to.equal(`${base}/e/x/tickets`);
    expect(client.absolute('javascript:void 0')).to.equal(undefined);
  });

  it('refuses a base address that is none, before anything is asked', () => {
    expect(() => createClient({ baseUrl: 'service.example' })).to.throw(TypeError, 'http(s)');
  });

  it('uses the fetch the page has when the request is made, as pages wrap it late', async () => {
    const client = createClient({ baseUrl: base });
    const original = globalThis.fetch;
    globalThis.fetch = () => Promise.resolve(ok({ late: true }));
    try {
      const data: unknown = await client.getEvent({ slug });
      expect(data).to.deep.equal({ late: true });
    } finally {
      globalThis.fetch = original;
    }
  });
});
