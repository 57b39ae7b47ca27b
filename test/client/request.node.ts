import { afterEach, beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { isTimeoutError } from '../../src/client/errors.js';
import { base, captureWarnings, dead, failureOf, key, ok, slow, slug, stage } from './scripted.js';

const reserveBody = { lines: [] } as never;

describe('one request', () => {
  captureWarnings({ beforeEach, afterEach });

  it('sends the listed headers and no other, as an unlisted one fails the preflight (RES-17, AUT-01)', async () => {
    const { client, sent } = stage([ok(), ok(), ok(), ok()], { deviceToken: 'device-7' });
    await client.getEvent({ slug });
    await client.getLineup({ slug });
    await client.reserve({ slug, body: reserveBody });
    await client.getRewards();
    const accept = 'application/json';
    expect(sent.map(({ headers }) => headers)).to.deep.equal([
      { accept },
      { accept, 'x-service-key': key },
      { accept, 'x-service-key': key, 'content-type': 'application/json' },
      { accept, authorization: 'Bearer device-7' },
    ]);
  });

  it('COR-13 sends no cookies and follows no redirect, which would take the key along', async () => {
    const { client, sent } = stage([ok()]);
    await client.getLineup({ slug });
    expect(sent[0]?.init).to.include({ credentials: 'omit', redirect: 'error' });
  });

  it('CAC-04 keeps what must be read again out of the browser cache', async () => {
    const { client, sent } = stage([ok(), ok(), ok()]);
    await client.getTickets({ slug });
    await client.listBroadcasts({ slug });
    await client.getLineup({ slug });
    expect(sent.map(({ init }) => init.cache)).to.deep.equal(['no-store', 'no-store', 'default']);
  });

  it('F6 gives up in time when the answer does not come, and does not ask again', async () => {
    const { client, sent } = stage([slow], { timeoutSeconds: 0.01 });
    const error = await failureOf(client.getLineup({ slug }));
    expect(isTimeoutError(error)).to.equal(true);
    expect(error['code']).to.equal('timeout');
    expect(sent.length).to.equal(1);
  });

  it('gives up in time when fetch ignores its signal or the body never ends', async () => {
    const deaf = () => new Promise<Response>(() => undefined);
    const endless = () => Promise.resolve(new Response(new ReadableStream()));
    for (const reply of [deaf, endless]) {
      const { client } = stage([reply], { timeoutSeconds: 0.01 });
      expect(isTimeoutError(await failureOf(client.getLineup({ slug })))).to.equal(true);
    }
  });

  it('passes an abort on as the AbortError it is', async () => {
    const { client, sent } = stage([slow]);
    const controller = new AbortController();
    const asked = failureOf(client.getLineup({ slug }, { signal: controller.signal }));
    controller.abort();
    const error = await asked;
    expect(error).to.be.instanceOf(DOMException);
    expect(error['name']).to.equal('AbortError');
    expect(sent.length).to.equal(1);
  });

  it('passes the reason of an abort on, and sends nothing when it came before the request', async () => {
    const { client, sent } = stage([]);
    const reason = new Error('moved on');
    const error = await failureOf(
      client.getLineup({ slug }, { signal: AbortSignal.abort(reason) }),
    );
    expect(error).to.equal(reason);
    expect(sent.length).to.equal(0);
  });

  it('reports a connection that breaks off in the middle of the body as the network', async () => {
    const broken = () =>
      Promise.resolve(
        new Response(new ReadableStream({ start: (stream) => stream.error(dead()) })),
      );
    const { client } = stage([broken, broken, broken]);
    expect(await failureOf(client.getEvent({ slug }))).to.include({
      name: 'NetworkError',
      code: 'network',
    });
  });

  it('never repeats key, token or address in an error', async () => {
    const telling = () => Promise.reject(new TypeError(`${base} with ${key} and device-7 failed`));
    const { client } = stage([telling, telling, telling], { deviceToken: 'device-7' });
    const error = await failureOf(client.getEvent({ slug }));
    const everything = [error['message'], error['stack'], error['cause']].join(' ');
    for (const secret of [key, 'device-7']) expect(everything).to.not.contain(secret);
  });
});
