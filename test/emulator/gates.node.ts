import { describe, it } from 'node:test';
import { expect } from 'chai';
import { ask, base, tinyEmulator } from './tiny-world.js';

const lineup = (slug: string, surface = '?surface=web') => `/v1/events/${slug}/lineup${surface}`;
const withKey = (key: string) => ({ headers: { 'X-Service-Key': key } });

describe('the order of the gates (ERR-25)', () => {
  it('what is published where comes before the rate', async () => {
    const emulator = tinyEmulator();
    emulator.control.settings({ rateLimits: true });
    for (let call = 0; call < 61; call += 1) {
      expect((await ask(emulator, lineup('draft'))).code).to.equal('not_found');
    }
  });

  it('the rate comes before the body, and one that is too long hears so (LIM-11)', async () => {
    const emulator = tinyEmulator();
    emulator.control.settings({ rateLimits: true });
    const send = (body: string) =>
      ask(emulator, '/v1/events/fest/subscribe?surface=web', {
        method: 'POST',
        headers: { 'X-Service-Key': 'pk_live_keyed', 'Content-Type': 'application/json' },
        body,
      });
    expect((await send(' '.repeat(65_537))).body.error?.message).to.contain('64 KiB');
    for (let call = 1; call < 30; call += 1) expect((await send('{')).code).to.equal('bad_request');
    expect((await send('{')).code).to.equal('rate_limited');
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

describe('the announced enforcement (AUT-10)', () => {
  const enforced = () => {
    const emulator = tinyEmulator();
    emulator.control.settings({ enforceKeysEverywhere: true });
    return emulator;
  };

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

describe('rates', () => {
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
