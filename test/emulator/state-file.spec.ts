import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { addressOf, control, exitCode, kill, run, textOf } from './process.js';
import { atNight } from '../effort.js';

let folder: string;
test.beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'emulator-'))));
test.afterEach(() => rmSync(folder, { recursive: true }));

interface Listed {
  releases: { id: string; name: string; event: string }[];
}

/** Holds one ticket, and answers where the order is. */
async function reserve(address: string): Promise<string> {
  const { releases } = (await control(address, '')) as unknown as Listed;
  const release = releases.find(({ event }) => event === 'last-ticket');
  const answer = await fetch(`${address}/v1/events/last-ticket/tickets/reserve`, {
    method: 'POST',
    headers: { 'X-Service-Key': 'pk_live_foghorn_demo', 'Content-Type': 'application/json' },
    body: JSON.stringify({ items: [{ releaseId: release?.id, quantity: 1 }] }),
  });
  const { data } = (await answer.json()) as { data: { checkoutToken: string } };
  return `/v1/events/last-ticket/tickets/orders/${data.checkoutToken}`;
}

const statusAt = async (address: string) => {
  const { data } = (await (await fetch(address)).json()) as { data?: { status: string } };
  return data?.status;
};

test('EMU-09 an order that was answered outlives a process that is killed, where its state is kept', async () => {
  const file = join(folder, 'state.json');
  const first = run('--port', '0', '--state', file);
  const order = await reserve(await addressOf(first));
  await kill(first);
  const second = run('--port', '0', '--state', file);
  try {
    const address = await addressOf(second);
    expect(await statusAt(address + order)).toBe('held');
    await control(address, 'clock', { advanceSeconds: 901 });
    expect(await statusAt(address + order)).toBe('expired');
  } finally {
    await kill(second);
  }
  const forgetful = run('--port', '0');
  try {
    expect(await statusAt((await addressOf(forgetful)) + order)).toBeUndefined();
  } finally {
    await kill(forgetful);
  }
});

atNight(test)(
  'a state of another demo world is dropped, and a file of another kind is refused',
  async () => {
    const file = join(folder, 'state.json');
    const first = run('--port', '0', '--state', file, '--seed', '1');
    const order = await reserve(await addressOf(first));
    await kill(first);
    const second = run('--port', '0', '--state', file, '--seed', '2');
    const address = await addressOf(second);
    expect(await statusAt(address + order)).toBeUndefined();
    await kill(second);

    writeFileSync(file, 'my shopping list');
    const third = run('--port', '0', '--state', file);
    const [said, code] = await Promise.all([textOf(third.stderr), exitCode(third)]);
    expect(said).toContain('is no state of this emulator');
    expect(code).toBe(1);
  },
);
