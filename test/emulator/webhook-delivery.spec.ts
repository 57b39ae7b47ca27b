import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { addressOf, control, kill, run } from './process.js';

interface Received {
  signature: string;
  body: string;
}

/** The organiser's server: it refuses a call for as long as it is told to. */
async function receiver() {
  const got: Received[] = [];
  const own = { refusals: 0 };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      got.push({ signature: String(request.headers['x-service-signature']), body });
      response.writeHead((own.refusals -= 1) < 0 ? 204 : 500).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { server, url: `http://127.0.0.1:${port}/hook`, got, own };
}

interface Sent {
  webhooks: { id: string; signature: string; tries: { status: number | null }[] }[];
}

/** One change of the organiser, two minutes ago. */
async function publish(address: string): Promise<void> {
  await control(address, 'publish', { event: 'meadowlark-2027', contentType: 'faq' });
  await control(address, 'clock', { advanceSeconds: 120 });
}

const tries = async (address: string) => {
  const { webhooks } = (await control(address, 'webhooks')) as unknown as Sent;
  return webhooks.map((webhook) => webhook.tries.map(({ status }) => status));
};

test('WHK-11 a webhook is signed, comes again until it is taken, and after three tries no more', async () => {
  const { server, url, got, own } = await receiver();
  const emulator = run('--port', '0', '--webhooks', url);
  try {
    const address = await addressOf(emulator);
    await control(address, 'clock', { frozen: true });
    own.refusals = 1;
    await publish(address);
    await expect.poll(() => tries(address)).toEqual([[500]]);
    await control(address, 'clock', { advanceSeconds: 10 });
    await expect.poll(() => tries(address)).toEqual([[500, 204]]);

    const { webhooks } = (await control(address, 'webhooks')) as unknown as Sent;
    const { webhookSecret } = await control(address, '');
    const [{ signature, body }] = got as [Received];
    const [, second, hash] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
    const expected = createHmac('sha256', String(webhookSecret)).update(`${second}.${body}`);
    expect(hash).toBe(expected.digest('hex'));
    expect(signature).toBe(webhooks[0]?.signature);
    const sent = JSON.parse(body) as Record<string, unknown>;
    expect(Object.keys(sent)).toEqual(['id', 'type', 'apiVersion', 'createdAt', 'data']);
    expect(sent).toMatchObject({ id: webhooks[0]?.id, type: 'site.content_changed' });

    own.refusals = 3;
    await publish(address);
    const triesOfNext = async () => (await tries(address))[1];
    await expect.poll(triesOfNext).toEqual([500]);
    await control(address, 'clock', { advanceSeconds: 10 });
    await expect.poll(triesOfNext).toEqual([500, 500]);
    await control(address, 'clock', { advanceSeconds: 60 });
    await expect.poll(triesOfNext).toEqual([500, 500, 500]);
    await control(address, 'clock', { advanceSeconds: 86_400 });
    await publish(address);
    await expect.poll(async () => (await tries(address))[2]).toEqual([204]);
    expect(got).toHaveLength(6);
  } finally {
    await kill(emulator);
    server.close();
  }
});
