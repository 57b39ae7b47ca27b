import { afterEach, beforeEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { browserPause } from '../../src/client/retry.js';
import {
  captureWarnings,
  dead,
  failureOf,
  ok,
  refused,
  slow,
  slug,
  stage,
  type Reply,
} from './scripted.js';

const after = (retryAfter: string, status = 429): Response => {
  const body = { apiVersion: 1, error: { code: 'rate_limited', message: '' } };
  return Response.json(body, { status, headers: { 'Retry-After': retryAfter } });
};
const html = (status: number) => () => Promise.resolve(new Response('<html></html>', { status }));

describe('reads that fail by accident', () => {
  captureWarnings({ beforeEach, afterEach });

  it('F2 are asked again twice, each wait up to twice as long', async () => {
    const { client, sent, pauses } = stage([html(500), html(502), ok()]);
    await client.getLineup({ slug });
    expect(sent.length).to.equal(3);
    expect(pauses).to.deep.equal([0.15, 0.3]);
  });

  it('fail after the third attempt with what it brought', async () => {
    const { client, sent } = stage([dead(), html(503), refused('internal_error', 500)]);
    const error = await failureOf(client.getLineup({ slug }));
    expect(error).to.include({ code: 'internal_error', status: 500 });
    expect(sent.length).to.equal(3);
  });

  it('wait anywhere between nothing and the full step, by chance', async () => {
    for (const chance of [0, 0.999]) {
      const { client, pauses } = stage([dead(), dead(), ok()], { random: () => chance });
      await client.getLineup({ slug });
      expect(pauses).to.deep.equal([chance * 0.3, chance * 0.6]);
    }
  });

  for (const status of [408, 429, 500, 502, 503, 504]) {
    it(`include status ${status}`, async () => {
      const { client, sent } = stage([html(status), ok()]);
      await client.getLineup({ slug });
      expect(sent.length).to.equal(2);
    });
  }

  it('are left alone while the page is offline', async () => {
    const { client, sent, pauses } = stage([dead()], { online: () => false });
    expect((await failureOf(client.getLineup({ slug })))['code']).to.equal('network');
    expect([sent.length, pauses.length]).to.deep.equal([1, 0]);
  });

  it('stop when the wait is aborted, with the AbortError', async () => {
    const controller = new AbortController();
    const pause = (seconds: number, signal?: AbortSignal) => {
      const waiting = browserPause(seconds, signal);
      controller.abort();
      return waiting;
    };
    const { client, sent } = stage([dead(), ok()], { pause });
    const error = await failureOf(client.getLineup({ slug }, { signal: controller.signal }));
    expect(error['name']).to.equal('AbortError');
    expect(sent.length).to.equal(1);
  });
});

describe('answers that stay as they are', () => {
  captureWarnings({ beforeEach, afterEach });

  const final: [string, number][] = [
    ['unauthorized', 401],
    ['origin_not_allowed', 403],
    ['not_found', 404],
    ['bad_request', 400],
    ['claim_closed', 422],
  ];
  for (const [code, status] of final) {
    it(`AUT-16 ${code} is not asked again`, async () => {
      const { client, sent } = stage([refused(code, status)], { serviceKey: undefined });
      expect((await failureOf(client.getFaq({ slug })))['code']).to.equal(code);
      expect(sent.length).to.equal(1);
    });
  }

  it('include a broken answer that came with success', async () => {
    const { client, sent } = stage([html(200)]);
    await failureOf(client.getFaq({ slug }));
    expect(sent.length).to.equal(1);
  });
});

describe('a wait that the service asks for', () => {
  it('F3 is the least, and chance adds up to as much again, so that no wave comes back whole', async () => {
    const chances: [number, number[]][] = [
      [0, [7, 0]],
      [0.5, [10.5, 0.3]],
      [0.25, [8.75, 0.15]],
    ];
    for (const [chance, waits] of chances) {
      const replies = [after('7'), after('0', 503), ok()];
      const { client, pauses } = stage(replies, { random: () => chance });
      await client.getFaq({ slug });
      expect(pauses).to.deep.equal(waits);
    }
  });

  it('may be given as a date', async () => {
    const inHalfAMinute = new Date(Date.now() + 30_000).toUTCString();
    const { client, pauses } = stage([after(inHalfAMinute), ok()]);
    await client.getFaq({ slug });
    expect(pauses[0]).to.be.within(28 * 1.5, 30 * 1.5);
  });

  it('LIM-10 is told to the caller, and one that nobody would notice is not', async () => {
    const waits: number[] = [];
    const { client } = stage([after('7'), html(503), ok()]);
    await client.getFaq({ slug }, { onWait: (seconds) => waits.push(seconds) });
    expect(waits).to.deep.equal([10.5]);
  });

  it('LIM-10 is five seconds and more where the page may not read for how long', async () => {
    const { client, pauses } = stage([html(429), ok()]);
    await client.getFaq({ slug });
    expect(pauses).to.deep.equal([7.5]);
  });

  it('LIM-10 beyond a minute is left to the visitor, with the time', async () => {
    const { client, sent, pauses } = stage([after('60'), after('61')]);
    const error = await failureOf(client.getFaq({ slug }));
    expect(error['retryAfterSeconds']).to.equal(61);
    expect([sent.length, pauses]).to.deep.equal([2, [60]]);
  });

  it('LIM-10 is never longer than a minute together with what chance adds', async () => {
    for (const [told, waits] of [
      ['30', 59.97],
      ['31', 60],
      ['59', 60],
    ] as const) {
      const { client, pauses } = stage([after(told), ok()], { random: () => 0.999 });
      await client.getFaq({ slug });
      expect(pauses).to.deep.equal([waits]);
    }
  });
});

describe('writes', () => {
  captureWarnings({ beforeEach, afterEach });

  const body = {} as never;
  const order = { slug, checkoutToken: 't' };

  it('go on from an attempt that is under way already, whatever comes of it', async () => {
    const cart = { slug, body: { items: [] } };
    const lucky = stage([ok()]);
    const answer = lucky.client.quote(cart, { once: true });
    await lucky.client.quote(cart, { begun: answer });
    expect(lucky.sent).to.have.length(1);
    const { client, sent, pauses } = stage([after('20'), ok()]);
    const waits: number[] = [];
    const begun = client.quote(cart, { once: true });
    begun.catch(() => undefined);
    await client.quote(cart, { begun, onWait: (seconds) => waits.push(seconds) });
    expect(sent).to.have.length(2);
    expect(waits).to.deep.equal(pauses);
    expect(pauses[0]).to.be.at.least(20);
  });

  it('are sent again only where twice is as good as once', async () => {
    const twice = (): Reply[] => [dead(), ok()];
    const quote = stage(twice());
    await quote.client.quote({ slug, body });
    const details = stage(twice());
    await details.client.submitDetails({ ...order, body });
    const free = stage(twice());
    await free.client.completeFree(order);
    expect([quote, details, free].map(({ sent }) => sent.length)).to.deep.equal([2, 2, 2]);
  });

  it('that reserve, pay or sign up are never sent twice, whatever came back', async () => {
    for (const reply of [dead, html(503), () => after('1'), slow]) {
      const { client, sent } = stage(
        Array.from({ length: 5 }, () => reply as Reply),
        { timeoutSeconds: 0.01 },
      );
      await failureOf(client.reserve({ slug, body }));
      await failureOf(client.pay({ ...order, body }));
      await failureOf(client.subscribe({ slug, body }));
      await failureOf(client.submitForm({ key: 'k', body }));
      await failureOf(client.claimReward({ body }));
      expect(sent.length).to.equal(5);
    }
  });
});

describe('the pause of the browser', () => {
  it('ends by itself', async () => {
    let over = false;
    await browserPause(0.001).then(() => (over = true));
    expect(over).to.equal(true);
  });
});
