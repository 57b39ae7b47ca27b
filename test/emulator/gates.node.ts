import { describe, it } from 'node:test';
import { expect } from 'chai';
import { ask, base, tinyEmulator } from './tiny-world.js';

const lineup = (slug: string, surface = '?surface=web') => `/v1/events/${slug}/lineup${surface}`;
const withKey = (key: string) => ({ headers: { 'X-Service-Key': key } });

async function refusal(path: string, init: RequestInit, origin?: string) {
  const { app } = tinyEmulator();
  const response = await app.fetch(new Request(base + path, init), { origin: origin ?? null });
  const { error } = (await response.json()) as { error?: { code: string } };
  return `${response.status} ${error?.code ?? 'ok'}`;
}

describe('the order of the gates (ERR-25)', () => {
  it('an unknown event is not found, whatever else is wrong', async () => {
    const seen = await refusal(
      lineup('nope', '?surface=moon'),
      withKey('pk_nonsense'),
      'https://evil.test',
    );
    expect(seen).to.equal('404 not_found');
  });

  it('a bad key comes before a refused origin', async () => {
    const seen = await refusal(lineup('draft'), withKey('pk_nonsense'), 'https://evil.test');
    expect(seen).to.equal('401 unauthorized');
  });

  it('a refused origin comes before what is published where', async () => {
    const seen = await refusal(lineup('draft'), withKey('pk_live_keyed'), 'https://evil.test');
    expect(seen).to.equal('403 origin_not_allowed');
  });

  it('what is published where comes before the rate', async () => {
    const emulator = tinyEmulator();
    emulator.control.settings({ rateLimits: true });
    for (let call = 0; call < 61; call += 1) {
      expect((await ask(emulator, lineup('draft'))).code).to.equal('not_found');
    }
  });

  it('the rate comes before the body', async () => {
    const emulator = tinyEmulator();
    emulator.control.settings({ rateLimits: true });
    const send = () =>
      ask(emulator, '/v1/events/fest/subscribe?surface=web', {
        method: 'POST',
        headers: { 'X-Service-Key': 'pk_live_keyed', 'Content-Type': 'application/json' },
        body: '{',
      });
    for (let call = 0; call < 30; call += 1) expect((await send()).code).to.equal('bad_request');
    expect((await send()).code).to.equal('rate_limited');
  });
});

describe('what a missing key is told (AUT-02, AUT-11)', () => {
  const order = (slug: string) => `/v1/events/${slug}/tickets/reserve`;
  const told = async (path: string, init: RequestInit = {}) =>
    (await ask(tinyEmulator(), path, init)).body.error?.message ?? 'a success';

  it('says that the organiser asks for one only where the organiser does', async () => {
    expect(await told(lineup('fest'))).to.include('This organiser requires a service key');
    const { code, body } = await ask(tinyEmulator(), order('free-for-all'), { method: 'POST' });
    expect(code).to.equal('unauthorized');
    expect(body.error?.message).not.to.include('This organiser requires');
    expect(body.error?.message).to.match(/checkout.*key.*open mode/i);
    expect(await told(order('fest'), { method: 'POST' })).to.include('This organiser requires');
  });

  it('says that the service asks for one where keys are enforced everywhere', async () => {
    const emulator = tinyEmulator();
    emulator.control.settings({ enforceKeysEverywhere: true });
    const { body } = await ask(emulator, '/v1/events/search', {});
    expect(body.error?.message).to.match(/^This endpoint needs a service key/);
  });
});

describe('keys (AUT-02 to AUT-08, AUT-13)', () => {
  const table: [key: string | undefined, path: string, origin: string | undefined, seen: string][] =
    [
      [undefined, lineup('fest'), undefined, '401 unauthorized'],
      ['pk_nonsense', lineup('fest'), undefined, '401 unauthorized'],
      ['pk_live_revoked', lineup('fest'), undefined, '401 unauthorized'],
      ['pk_live_open', lineup('fest'), undefined, '401 unauthorized'],
      ['pk_live_other_event', lineup('fest'), undefined, '401 unauthorized'],
      ['pk_live_other_event', lineup('plain'), undefined, '200 ok'],
      ['pk_live_keyed', lineup('old-fest'), undefined, '200 ok'],
      ['pk_live_keyed', lineup('fest'), 'https://page.example', '200 ok'],
      ['sk_live_keyed', lineup('fest'), undefined, '200 ok'],
      ['sk_live_keyed', lineup('fest'), 'https://page.example', '401 unauthorized'],
      [undefined, lineup('free-for-all'), undefined, '200 ok'],
      ['pk_nonsense', lineup('free-for-all'), undefined, '200 ok'],
      ['pk_nonsense', '/v1/events/fest?surface=web', undefined, '200 ok'],
      ['pk_nonsense', '/v1/events/fest/broadcasts', undefined, '200 ok'],
    ];
  for (const [key, path, origin, seen] of table) {
    it(`${key ?? 'no key'} at ${path} from ${origin ?? 'a server'}: ${seen}`, async () => {
      expect(await refusal(path, key === undefined ? {} : withKey(key), origin)).to.equal(seen);
    });
  }

  it('checkout writes need a valid key in open mode too (AUT-11)', async () => {
    const quote = '/v1/events/free-for-all/tickets/quote';
    expect(await refusal(quote, { method: 'POST' })).to.equal('401 unauthorized');
    expect(await refusal(quote, { method: 'POST', ...withKey('pk_live_keyed') })).to.equal(
      '401 unauthorized',
    );
    expect(await refusal(quote, { method: 'POST', ...withKey('pk_live_open') })).to.equal(
      '400 bad_request',
    );
  });

  it('device endpoints need the token of a device', async () => {
    const rewards = '/v1/devices/me/ambassador/rewards';
    const token = (value: string) => ({ headers: { Authorization: `Bearer ${value}` } });
    expect(await refusal(rewards, {})).to.equal('401 unauthorized');
    expect(await refusal(rewards, token('device_two'))).to.equal('401 unauthorized');
    expect(await refusal(rewards, token('device_one'))).to.equal('200 ok');
  });
});

describe('the announced enforcement (AUT-10)', () => {
  const enforced = () => {
    const emulator = tinyEmulator();
    emulator.control.settings({ enforceKeysEverywhere: true });
    return emulator;
  };

  it('asks for a key at endpoints that are open today, and checks the origin there', async () => {
    const emulator = enforced();
    const path = '/v1/events/fest?surface=web';
    expect((await ask(emulator, path, {})).code).to.equal('unauthorized');
    expect((await ask(emulator, path)).status).to.equal(200);
    const request = new Request(base + path, withKey('pk_live_keyed'));
    const refused = await emulator.app.fetch(request, { origin: 'https://evil.test' });
    expect(refused.status).to.equal(403);
  });

  it('leaves organisers in open mode alone', async () => {
    expect((await ask(enforced(), '/v1/events/free-for-all', {})).status).to.equal(200);
  });

  it('asks any live key of a search, and still grants any origin', async () => {
    const search = '/v1/events/search';
    expect((await ask(enforced(), search, {})).code).to.equal('unauthorized');
    const request = new Request(base + search, withKey('pk_live_open'));
    const response = await enforced().app.fetch(request, { origin: 'https://evil.test' });
    expect(response.status).to.equal(200);
    expect(response.headers.get('Access-Control-Allow-Origin')).to.equal('*');
  });

  it('refuses a key for one event at the profile of the organiser (AUT-07)', async () => {
    const seen = await ask(enforced(), '/v1/organisers/keyed', withKey('pk_live_other_event'));
    expect(seen.code).to.equal('unauthorized');
  });
});

describe('the surface (ENV-07 to ENV-10)', () => {
  const codeAt = async (path: string) => (await ask(tinyEmulator(), path)).code ?? 'ok';

  it('is the app when it is left out', async () => {
    expect(await codeAt(lineup('web-only', ''))).to.equal('not_found');
    expect(await codeAt(lineup('web-only'))).to.equal('ok');
  });

  it('of another kind is a bad request', async () => {
    expect(await codeAt(lineup('fest', '?surface=moon'))).to.equal('bad_request');
  });

  it('does not matter where the endpoint takes none, as long as the event is out (X3)', async () => {
    expect(await codeAt('/v1/events/web-only/news?surface=moon')).to.equal('ok');
    expect(await codeAt('/v1/events/draft/news')).to.equal('not_found');
  });
});

describe('slugs', () => {
  it('that an event had earlier answer like the current one (ENV-16, ENV-18)', async () => {
    const emulator = tinyEmulator();
    const current = await ask(emulator, '/v1/events/fest?surface=web');
    const earlier = await ask(emulator, '/v1/events/old-fest?surface=web');
    expect(earlier).to.deep.include({ status: 200, body: current.body });
    expect(earlier.body.data).to.include({ slug: 'fest' });
  });

  it('belong to the event that has them now (ENV-19)', async () => {
    const { body } = await ask(tinyEmulator(), '/v1/events/fest?surface=web');
    expect(body.data).to.include({ slug: 'fest' });
  });
});

describe('rates', () => {
  it('are off until they are switched on (LIM-01)', async () => {
    const emulator = tinyEmulator();
    for (let call = 0; call < 61; call += 1) {
      expect((await ask(emulator, lineup('fest'))).status).to.equal(200);
    }
  });

  it('refuse the 61st read of a minute, say how long to wait, and keep their word', async () => {
    const emulator = tinyEmulator();
    emulator.control.settings({ rateLimits: true });
    for (let call = 0; call < 60; call += 1) await ask(emulator, lineup('fest'));
    emulator.control.clock({ advanceSeconds: 18 });
    const refused = await ask(emulator, lineup('fest'));
    expect(refused).to.include({ status: 429, code: 'rate_limited' });
    expect(refused.headers.get('Retry-After')).to.equal('42');
    emulator.control.clock({ advanceSeconds: 42 });
    expect((await ask(emulator, lineup('fest'))).status).to.equal(200);
  });
});

describe('the body of a write (ERR-26, LIM-11)', () => {
  const send = (body: string, type = 'application/json') =>
    ask(tinyEmulator(), '/v1/events/fest/subscribe?surface=web', {
      method: 'POST',
      headers: { 'X-Service-Key': 'pk_live_keyed', 'Content-Type': type },
      body,
    });

  it('must be JSON, and say so', async () => {
    expect((await send('{')).code).to.equal('bad_request');
    expect((await send('{"email":"ada@example.com"}', 'text/plain')).code).to.equal('bad_request');
  });

  it('may be 64 KiB long', async () => {
    const long = JSON.stringify({ email: 'ada@example.com', firstName: 'a'.repeat(65_536) });
    const { code, body } = await send(long);
    expect(code).to.equal('bad_request');
    expect(body.error?.message).to.contain('64 KiB');
  });

  it('names the fields that are wrong', async () => {
    const { body } = await send('{"submissionId":"not-a-uuid","code":7}');
    expect(body.error?.details).to.have.property('fields');
  });

  it('of a write is answered uncached, errors included (CAC-03)', async () => {
    expect((await send('{')).headers.get('Cache-Control')).to.equal('no-store');
  });
});
