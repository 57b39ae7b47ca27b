import { expect } from 'chai';
import { describe, it } from 'node:test';
import { createEmulator } from '../../src/emulator/index.js';
import { ask, base, tinyEmulator } from './tiny-world.js';

const lineup = '/v1/events/fest/lineup?surface=web';
const openLineup = '/v1/events/free-for-all/lineup?surface=web';
const event = '/v1/events/fest?surface=web';
const key = { headers: { 'X-Service-Key': 'pk_live_keyed' } };
const noKey = {};
const page = 'https://page.example';
const evil = 'https://evil.test';

async function outcome(origin: string | undefined, path: string, init: RequestInit) {
  const { fetch } = tinyEmulator(origin === undefined ? {} : { origin });
  try {
    return (await fetch(base + path, init)).status;
  } catch (error) {
    return (error as Error).name;
  }
}

describe('the in-page fetch refuses and grants as a browser does (COR-14)', () => {
  const table: [
    title: string,
    origin: string | undefined,
    path: string,
    init: RequestInit,
    seen: number | string,
  ][] = [
    ['an allowed page reads a keyed feed', page, lineup, key, 200],
    ['the opaque origin never matches (COR-07)', 'null', lineup, key, 'TypeError'],
    ['a refused page sees nothing of a 403 (COR-04)', evil, openLineup, noKey, 'TypeError'],
    ['a refused page reads no ungated feed either', evil, event, noKey, 'TypeError'],
    ['an allowed page reads a 401 (COR-11)', page, lineup, noKey, 401],
    ['an allowed page reads the 404 of a wrong slug', page, '/v1/events/nope/lineup', key, 404],
    ['an allowed page reads the 404 of a wrong path', page, '/v1/nothing', noKey, 404],
    ['any page may search (COR-08)', evil, '/v1/events/search', noKey, 200],
    ['the opaque origin may search (COR-08)', 'null', '/v1/events/search', noKey, 200],
    ['a caller that is no page is not asked for its origin (COR-05)', undefined, lineup, key, 200],
    ['cookies are never allowed (COR-13)', page, event, { credentials: 'include' }, 'TypeError'],
    [
      'a header that no preflight grants stops the request',
      page,
      event,
      { headers: { 'X-Other': '1' } },
      'TypeError',
    ],
    [
      'a method that no preflight grants stops the request',
      page,
      event,
      { method: 'DELETE' },
      'TypeError',
    ],
  ];
  for (const [title, origin, path, init, seen] of table) {
    it(title, async () => {
      expect(await outcome(origin, path, init)).to.equal(seen);
    });
  }

  it('sends a preflight for a key, and none for a plain read', async () => {
    const { fetch, control } = tinyEmulator({ origin: page });
    await fetch(base + event);
    await fetch(base + lineup, key);
    const seen = control.requests().requests.map(({ method, operation }) => [method, operation]);
    expect(seen).to.deep.equal([
      ['GET', 'getEvent'],
      ['OPTIONS', 'getLineup'],
      ['GET', 'getLineup'],
    ]);
  });

  it('hides headers that are not exposed, and shows Retry-After (COR-10)', async () => {
    const effect = { kind: 'status', status: 429, retryAfterSeconds: 7 } as const;
    const { fetch } = tinyEmulator({
      origin: page,
      faults: [{ operation: 'getEvent', effect }],
    });
    const { headers } = await fetch(base + event);
    expect([...headers.keys()].sort()).to.deep.equal([
      'cache-control',
      'content-type',
      'retry-after',
    ]);
  });
});

describe('the headers behind it', () => {
  it('answer a preflight without a key, for ten minutes (COR-01, COR-02, COR-12)', async () => {
    const { app } = tinyEmulator();
    const request = new Request(base + lineup, { method: 'OPTIONS' });
    const { status, headers } = await app.fetch(request, { origin: page });
    expect(status).to.equal(204);
    expect(headers.get('Access-Control-Allow-Origin')).to.equal('https://page.example');
    expect(headers.get('Access-Control-Allow-Methods')).to.equal('GET, HEAD, OPTIONS');
    expect(headers.get('Access-Control-Allow-Headers')).to.equal(
      'X-Service-Key, Content-Type, Authorization, Idempotency-Key',
    );
    expect(headers.get('Access-Control-Max-Age')).to.equal('600');
    expect(headers.get('Access-Control-Allow-Credentials')).to.be.null;
  });
});

describe('an aborted call', () => {
  const caught = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (error: unknown) => error,
    );

  it('is not made when it was aborted before', async () => {
    const { fetch, control } = tinyEmulator();
    const error = await caught(fetch(base + event, { signal: AbortSignal.abort() }));
    expect(error).to.have.property('name', 'AbortError');
    expect(control.requests().requests).to.deep.equal([]);
  });

  it('ends at once during latency, and is not executed afterwards', async () => {
    const { fetch, control } = tinyEmulator({ latencySeconds: 60 });
    const leave = new AbortController();
    const call = caught(fetch(base + event, { signal: leave.signal }));
    leave.abort();
    expect(await call).to.have.property('name', 'AbortError');
    expect(control.requests().requests).to.deep.equal([]);
  });

  it('ends with the reason it was aborted with', async () => {
    const { fetch } = tinyEmulator({ latencySeconds: 60 });
    const error = await caught(fetch(base + event, { signal: AbortSignal.timeout(1) }));
    expect(error).to.have.property('name', 'TimeoutError');
  });
});

describe('a request object', () => {
  it('is read as fetch reads it, with what init changes', async () => {
    const { fetch } = tinyEmulator();
    const request = new Request(base + lineup);
    expect((await fetch(request)).status).to.equal(401);
    expect((await fetch(request, key)).status).to.equal(200);
    expect((await fetch(new URL(base + event))).status).to.equal(200);
  });

  it('of another method is refused in the envelope, with the methods there are (ENV-04)', async () => {
    const { status, code, headers } = await ask(tinyEmulator(), event, { method: 'PUT' });
    expect({ status, code }).to.deep.equal({ status: 405, code: 'method_not_allowed' });
    expect(headers.get('Allow')).to.equal('GET, HEAD');
  });
});

describe('an emulator without settings', () => {
  it('answers, with pictures whose address is whole', async () => {
    const { fetch } = createEmulator();
    const address = 'https://api.example/v1/events/meadowlark-2027/lineup?surface=web';
    const answer = await fetch(address, {
      headers: { 'X-Service-Key': 'pk_live_meadowlark_demo' },
    });
    expect(answer.status).to.equal(200);
    const pictures = [...(await answer.text()).matchAll(/"imageUrl":"([^"]*)"/g)];
    expect(pictures).not.to.deep.equal([]);
    for (const [, picture] of pictures) expect(picture).to.match(/^http:\/\/localhost\/demo\/./);
  });
});
