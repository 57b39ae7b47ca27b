import type { ChildProcess } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { chooseKinds, chooseSome } from '../effort.js';
import { addressOf, kill, run } from '../emulator/process.js';
import { chapters } from './cases/index.js';
import { webEvents } from './demo-world.js';
import { readDocument } from './document.js';
import { createJudge } from './judge.js';
import { judgedTarget } from './judged.js';
import { overHttp } from './over-http.js';
import { read } from './read.js';
import { titleOf, type Target } from './target.js';

test.describe('conformance: over HTTP (EMU-01, EMU-05)', () => {
  test.describe.configure({ mode: 'default' }); // one server, one world: one after the other

  let server: ChildProcess | undefined;
  let target: Target;

  test.beforeAll(async () => {
    server = run('--port', '0');
    const baseUrl = await addressOf(server);
    const there = overHttp(baseUrl, `${baseUrl}/__emulator`);
    target = judgedTarget(there, createJudge(readDocument()));
  });

  test.afterAll(async () => {
    if (server) await kill(server);
  });

  test.beforeEach(async () => {
    await target.control('reset', {});
  });

  for (const [chapter, cases] of chooseSome(Object.entries(chapters))) {
    test.describe(chapter, () => {
      for (const one of chooseKinds(cases)) test(titleOf(one), () => one.run(target));
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
