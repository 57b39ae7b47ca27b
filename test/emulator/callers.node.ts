import { describe, it } from 'node:test';
import { expect } from 'chai';
import { createEmulator } from '../../src/emulator/index.js';
import { createPageFetch } from '../../src/emulator/in-page.js';
import type { Transport } from '../../src/emulator/requests/request.js';
import { assetsUrl, base } from './tiny-world.js';

const event = `${base}/v1/events/foghorn-sessions`;
const headers = { 'X-Service-Key': 'pk_live_foghorn_demo', 'Content-Type': 'application/json' };

type Way = Pick<Transport, 'caller' | 'device'>;

/** Reserves and signs up as somebody who comes that way. */
function service() {
  const { app, control } = createEmulator({ assetsUrl });
  const { releases } = control.state();
  const single = releases.find(({ name }) => name === 'Single Session')!;
  const post = async (path: string, body: object, { token, ...way }: Way & { token?: string }) => {
    const sent = { ...headers, ...(token && { Authorization: `Bearer ${token}` }) };
    const init = { method: 'POST', headers: sent, body: JSON.stringify(body) };
    const answer = await app.fetch(new Request(`${event}/${path}?surface=web`, init), {
      origin: null,
      ...way,
    });
    const { error } = (await answer.json()) as { error?: { code: string } };
    return error?.code ?? 'ok';
  };
  const items = [{ releaseId: single.id, quantity: 1 }];
  const reserve = (way: Way & { token?: string }) => post('tickets/reserve', { items }, way);
  const hoard = async (way: Way & { token?: string }, holds = 5) => {
    for (let hold = 0; hold < holds; hold += 1) expect(await reserve(way)).to.equal('ok');
  };
  return { app, control, post, reserve, hoard, items };
}

describe('who holds tickets (RES-10, LIM-04)', () => {
  const home = { caller: '192.0.2.1' };
  const away = { caller: '192.0.2.2' };

  it('is counted by connection: a sixth hold waits, from another connection it does not', async () => {
    const { hoard, reserve } = service();
    await hoard(home);
    expect(await reserve(home)).to.equal('too_many_holds');
    expect(await reserve(away)).to.equal('ok');
  });

  it('is counted by device, which does not get more by changing its connection', async () => {
    const { hoard, reserve } = service();
    await hoard({ ...home, device: 'phone' }, 3);
    await hoard({ ...away, device: 'phone' }, 2);
    expect(await reserve({ caller: '192.0.2.3', device: 'phone' })).to.equal('too_many_holds');
    expect(await reserve({ caller: '192.0.2.3', device: 'tablet' })).to.equal('ok');
    expect(await reserve({ caller: '192.0.2.3' })).to.equal('ok');
  });

  it('is counted by connection too where every hold comes from another device', async () => {
    const { hoard, reserve } = service();
    for (let device = 0; device < 5; device += 1) await hoard({ ...home, device: `${device}` }, 1);
    expect(await reserve({ ...home, device: 'another' })).to.equal('too_many_holds');
  });

  it('is an app where its token comes with the request, and a made up token is nobody', async () => {
    const { hoard, reserve } = service();
    await hoard({ ...home, token: 'device_demo_ada' });
    expect(await reserve({ ...away, token: 'device_demo_ada' })).to.equal('too_many_holds');
    expect(await reserve({ ...away, token: 'device_demo_grace' })).to.equal('ok');
    await hoard({ ...away, token: 'device_made_up' }, 4);
    expect(await reserve({ caller: '192.0.2.3', token: 'device_made_up' })).to.equal('ok');
  });

  it('waits for the first of the holds that are too many, by whichever count', async () => {
    const { app, control, hoard, items } = service();
    await hoard({ ...home, device: 'phone' }, 1);
    control.clock({ advanceSeconds: 60 });
    await hoard({ ...home, device: 'phone' }, 4);
    const body = JSON.stringify({ items });
    const request = new Request(`${event}/tickets/reserve`, { method: 'POST', headers, body });
    const answer = await app.fetch(request, { origin: null, caller: '192.0.2.9', device: 'phone' });
    expect(answer.headers.get('Retry-After')).to.equal('840');
  });

  it('is, in a page, the browser: another page of it is the same device', async () => {
    const { app, items } = service();
    const reserve = async (origin: string, device: string) => {
      const fetch = createPageFetch(app, { origin, device });
      const body = JSON.stringify({ items });
      return (await fetch(`${event}/tickets/reserve`, { method: 'POST', headers, body })).status;
    };
    for (let hold = 0; hold < 5; hold += 1)
      expect(await reserve('http://localhost:5001', 'this browser')).to.equal(200);
    expect(await reserve('http://localhost:5002', 'this browser')).to.equal(429);
    expect(await reserve('http://localhost:5002', 'another one')).to.equal(200);
  });
});

describe('who signs up (LIM-03, SUB-06)', () => {
  const visitor = (number: number) => ({ email: `visitor-${number}@example.com` });

  it('is counted by network address, whoever it is each time', async () => {
    const { control, post } = service();
    control.settings({ rateLimits: true });
    const home = { caller: '192.0.2.1' };
    for (let call = 0; call < 5; call += 1)
      expect(await post('subscribe', visitor(call), home)).to.equal('ok');
    expect(await post('subscribe', visitor(5), home)).to.equal('rate_limited');
    expect(await post('subscribe', visitor(5), { caller: '192.0.2.2' })).to.equal('ok');
    control.clock({ advanceSeconds: 600 });
    expect(await post('subscribe', visitor(6), home)).to.equal('ok');
  });

  it('is counted by e-mail address, from wherever it is each time', async () => {
    const { control, post } = service();
    control.settings({ rateLimits: true });
    for (let call = 0; call < 5; call += 1)
      expect(await post('subscribe', visitor(0), { caller: `192.0.2.${call}` })).to.equal('ok');
    expect(await post('subscribe', visitor(0), { caller: '192.0.2.9' })).to.equal('rate_limited');
  });
});
