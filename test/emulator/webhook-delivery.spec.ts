import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { addressOf, control, kill, run } from './process.js';

interface Received {
  signature: string;
  body: string;
}

/** The organiser's server: it refuses the first calls. */
async function receiver(
  refusals: number,
): Promise<{ server: Server; url: string; got: Received[] }> {
  const got: Received[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      got.push({ signature: String(request.headers['x-service-signature']), body });
      response.writeHead(got.length > refusals ? 204 : 500).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { server, url: `http://127.0.0.1:${port}/hook`, got };
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

test('WHK-11 a webhook is signed, and comes again until the third time or until it is taken', async () => {
  const { server, url, got } = await receiver(1);
  const emulator = run('--port', '0', '--webhooks', url);
  try {
    const address = await addressOf(emulator);
    await control(address, 'clock', { frozen: true });
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
  } finally {
    await kill(emulator);
    server.close();
  }
});

test('WHK-11 after three tries nobody tries again', async () => {
  const { server, url, got } = await receiver(99);
  const emulator = run('--port', '0', '--webhooks', url);
  try {
    const address = await addressOf(emulator);
    await control(address, 'clock', { frozen: true });
    await publish(address);
    for (const [wait, count] of [
      [10, 2],
      [60, 3],
    ] as const) {
      await expect.poll(async () => (await tries(address))[0]?.length).toBe(count - 1);
      await control(address, 'clock', { advanceSeconds: wait });
    }
    await expect.poll(() => tries(address)).toEqual([[500, 500, 500]]);
    await control(address, 'clock', { advanceSeconds: 86_400 });
    await publish(address);
    await expect.poll(async () => (await tries(address))[1]?.length).toBe(1);
    expect(got).toHaveLength(4);
  } finally {
    await kill(emulator);
    server.close();
  }
});
