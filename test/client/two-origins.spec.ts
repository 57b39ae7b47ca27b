import { expect, type Page } from '@playwright/test';
import type { Client } from '../../src/client/client.js';
import { json, test } from './two-origins.js';

declare global {
  interface Window {
    client: Client;
  }
}

/** Calls the client in the page; a failure comes back as what it says. */
const ask = (page: Page, name: 'getLineup' | 'getEvent' | 'getTickets' | 'reserve') =>
  page.evaluate(async (operation) => {
    try {
      const params = { slug: 'meadowlark', body: {} };
      const perform = window.client[operation] as (parts: object) => Promise<unknown>;
      return { data: await perform(params) };
    } catch (error) {
      const { name, code, retryAfterSeconds } = error as Record<string, unknown>;
      return { name, code, retryAfterSeconds };
    }
  }, name);

test('the key is not carried to another origin by a redirect', async ({ page, origins }) => {
  const { service, stranger } = origins;
  service.reply = (request, response) =>
    void response.writeHead(307, { Location: `${stranger.address}${request.url ?? ''}` }).end();
  expect(await ask(page, 'getLineup')).toMatchObject({ name: 'NetworkError', code: 'network' });
  expect(stranger.seen.map((request) => request.method)).toEqual([]);

  // Why that matters: a request that follows redirects hands the key over.
  await page.evaluate(
    (address) => fetch(address, { headers: { 'X-Service-Key': 'pk_live_1' } }),
    `${service.address}/v1/events/meadowlark/lineup`,
  );
  expect(stranger.seen.at(-1)?.headers['x-service-key']).toBe('pk_live_1');
});

test('COR-13 the preflight asks for the key alone, and no cookie travels', async ({
  page,
  origins,
}) => {
  const { service } = origins;
  service.reply = (_, response) => json(response, 200, { data: { fine: true } });
  expect(await ask(page, 'getLineup')).toEqual({ data: { fine: true } });
  const [preflight, request] = service.seen;
  expect(preflight?.method).toBe('OPTIONS');
  expect(preflight?.headers['access-control-request-headers']).toBe('x-service-key');
  expect(request?.headers['x-service-key']).toBe('pk_live_1');
  expect(request?.headers.cookie).toBe(undefined);
});

test('COR-12 what must be read again asks for permission once, where the service keeps nothing', async ({
  page,
  origins,
}) => {
  const { service } = origins;
  const asked = async (headers: Record<string, string>) => {
    service.reply = (_, response) => json(response, 200, { data: { fine: true } }, headers);
    const before = service.seen.length;
    for (let time = 0; time < 3; time += 1) await ask(page, 'getTickets');
    return service.seen.slice(before).map((request) => request.method);
  };
  const keeping = { 'Cache-Control': 'public, s-maxage=60' };
  const each = ['OPTIONS', 'GET'];
  expect(await asked(keeping)).toEqual([...each, ...each, ...each]);
  // The permission of a request that says `no-store` is not remembered either.
  expect(await asked({ 'Cache-Control': 'no-store' })).toEqual([...each, ...each, 'GET']);

  const { length } = service.seen;
  await ask(page, 'reserve');
  await ask(page, 'reserve');
  const methods = service.seen.slice(length).map((request) => request.method);
  expect(methods).toEqual(['OPTIONS', 'POST', 'POST']);
});

test('an open operation needs no preflight', async ({ page, origins }) => {
  const { service } = origins;
  service.reply = (_, response) => json(response, 200, { data: { fine: true } });
  await ask(page, 'getEvent');
  expect(service.seen.map((request) => request.method)).toEqual(['GET']);
});

test('COR-09 F9 a refused origin looks like the network; the developer learns the likely reason', async ({
  page,
  origins,
}) => {
  const { service, site } = origins;
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  service.grants = false;
  service.reply = (request, response) => {
    const isSearch = request.url?.startsWith('/v1/events/search');
    const grant = isSearch ? { 'Access-Control-Allow-Origin': '*' } : {};
    json(response, isSearch ? 200 : 403, { data: {} }, grant);
  };
  expect(await ask(page, 'getLineup')).toMatchObject({ code: 'network' });
  await expect.poll(() => warnings).toHaveLength(1);
  expect(warnings[0]).toContain(site.address);
  expect(warnings[0]).not.toContain('pk_live');
  await ask(page, 'getLineup');
  const searches = service.seen.filter((request) => request.url?.includes('/search'));
  expect(searches).toHaveLength(1);
});

test('LIM-10 F3 the time to wait is read across origins', async ({ page, origins }) => {
  const { service } = origins;
  const error = { code: 'too_many_holds', message: '' };
  service.reply = (_, response) => json(response, 429, { error }, { 'Retry-After': '90' });
  expect(await ask(page, 'reserve')).toEqual({
    name: 'ServiceError',
    code: 'too_many_holds',
    retryAfterSeconds: 90,
  });
  expect(service.seen.filter((request) => request.method === 'POST')).toHaveLength(1);
});

test('an abort closes the connection', async ({ page, origins }) => {
  const { service } = origins;
  const closed = new Promise<void>((resolve) => {
    service.reply = (request) => request.once('close', resolve);
  });
  const asked = page.evaluate(async () => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 200);
    const { signal } = controller;
    return window.client
      .getEvent({ slug: 'meadowlark' }, { signal })
      .then(String, (error: unknown) => (error as Error).name);
  });
  await closed;
  expect(await asked).toBe('AbortError');
});
