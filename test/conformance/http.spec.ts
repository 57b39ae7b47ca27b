import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { chapters } from './cases/index.js';
import { demoOrigin, webEvents } from './demo-world.js';
import { createDocumentCheck, readDocument } from './document.js';
import { read } from './read.js';
import { titleOf, type Send, type Target } from './target.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const alsoCheck = createDocumentCheck(readDocument());
const ready = /^listening on (http:\/\/\S+)$/;

/** The emulator as a process of its own, on any free port. */
async function startServer(): Promise<{ server: ChildProcess; baseUrl: string }> {
  const server = spawn(
    process.execPath,
    ['--import', 'tsx', 'src/emulator/transport/serve.ts', '--port', '0'],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  for await (const line of createInterface({ input: server.stdout })) {
    const baseUrl = ready.exec(line)?.[1];
    if (baseUrl !== undefined) return { server, baseUrl };
  }
  throw new Error('The emulator ended before it was ready.');
}

function targetAt(baseUrl: string): Target {
  const send =
    (origin?: string): Send =>
    (address, init = {}) => {
      const headers = new Headers(init.headers);
      if (origin !== undefined) headers.set('Origin', origin);
      return fetch(address, { ...init, headers });
    };
  return {
    baseUrl,
    fetch: send(demoOrigin),
    send,
    alsoCheck,
    async control(call, body) {
      const address = `${baseUrl}/__emulator/${call === 'index' ? '' : call}`;
      const init = body && { method: 'POST', body: JSON.stringify(body) };
      const answer = await fetch(address, init);
      if (!answer.ok) throw new Error(`${call}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as unknown;
    },
  };
}

test.describe('conformance: over HTTP', () => {
  test.describe.configure({ mode: 'default' }); // one server, one world: one after the other

  let server: ChildProcess | undefined;
  let target: Target;

  test.beforeAll(async () => {
    const started = await startServer();
    server = started.server;
    target = targetAt(started.baseUrl);
  });

  test.afterAll(async () => {
    if (!server || server.exitCode !== null) return;
    const ended = once(server, 'exit');
    server.kill();
    await ended;
  });

  test.beforeEach(async () => {
    await target.control('reset', {});
  });

  for (const [chapter, cases] of Object.entries(chapters)) {
    test.describe(chapter, () => {
      for (const one of cases) test(titleOf(one), () => one.run(target));
    });
  }

  test('EMU-07 the clock runs by itself', async () => {
    const before = await target.control('clock');
    await expect.poll(() => target.control('clock')).not.toEqual(before);
  });

  test('EMU-08 DELETE clears the faults', async () => {
    await target.control('faults', [{ operation: '*', effect: { kind: 'status', status: 500 } }]);
    await fetch(`${target.baseUrl}/__emulator/faults`, { method: 'DELETE' });
    expect(await target.control('faults')).toEqual({ faults: [] });
  });

  test('the control port is closed to pages of other sites', async () => {
    const send = target.send('https://stranger.example');
    const answer = await send(`${target.baseUrl}/__emulator/`);
    expect(answer.ok).toBe(false);
  });

  test('every picture that a feed names is there', async () => {
    const pictures = new Set<string>();
    const note = ({ text }: { text: string }) => {
      for (const [picture] of text.matchAll(/http[^"]+\.(svg|png|jpg|webp)/g))
        pictures.add(picture);
    };
    for (const event of webEvents) {
      for (const name of ['getEvent', 'getLineup', 'listNews', 'getGallery'] as const)
        note(await read(target, name, event));
    }
    note(await read(target, 'getForm', { key: 'meadowlark-merch' }));
    expect(pictures.size).toBeGreaterThan(50);
    const missing: string[] = [];
    for (const picture of pictures) {
      const { ok, headers: sent } = await fetch(picture);
      if (!ok || !sent.get('Content-Type')?.startsWith('image/')) missing.push(picture);
    }
    expect(missing).toEqual([]);
  });
});
