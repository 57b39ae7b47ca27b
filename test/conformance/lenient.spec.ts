import { expect, test } from '@playwright/test';
import { createEmulator } from '../../src/emulator/index.js';
import { demoOrigin, festival } from './demo-world.js';
import { inProcess } from './in-process.js';
import { Ours, toldOr, whereTold } from './lenient.js';
import { read, refused } from './read.js';
import { runCases } from './run.js';
import type { Target } from './target.js';

const emulator = (scenario: string) =>
  inProcess(
    createEmulator({ assetsUrl: 'https://emulator.invalid/assets/', origin: demoOrigin, scenario }),
  );

/** A service like the emulator whose answers are changed before they arrive. */
function altered(
  change: (text: string) => string,
  statusOf: (text: string) => number = () => 0,
): Target {
  const target = emulator('');
  return {
    ...target,
    send: (origin) => async (address, init) => {
      const answer = await target.send(origin)(address, init);
      const text = change(await answer.text());
      const status = statusOf(text) || answer.status;
      return new Response(text, { status, headers: answer.headers });
    },
  };
}

const verdictsOf = async (target: Target, only: string) => {
  const results = await runCases(target, { isDemoWorld: true, only });
  expect(results).not.toEqual([]);
  return results;
};

test.describe('a service of somebody else is held against the specification alone (EMU-02)', () => {
  test('a member that the specification states fails it when it is missing', async () => {
    const target = altered((text) => text.replaceAll('"billingTier"', '"tier"'));
    const [first] = await verdictsOf(target, 'line-up, FAQ and news of any event');
    expect(first?.verdict).toBe('failed');
    expect(first?.reason).toContain('data.slots.*.billingTier');
  });

  test('a member of our own is reported by its path when it is missing or of another kind', async () => {
    for (const other of ['"sold":', '"heldBack":"no","sold":']) {
      const target = altered((text) => text.replaceAll('"heldBack":', other));
      const [first] = await verdictsOf(target, 'getTickets of any event keeps the contract');
      expect(first).toMatchObject({ verdict: 'passed' });
      expect(first?.differs).toContain('getTickets: releases.heldBack');
    }
  });

  test('a case that cannot do without such a member is reported, not failed', async () => {
    const target = altered((text) => text.replaceAll('"totalPennies"', '"total"'));
    const results = await verdictsOf(target, 'yen are whole');
    const reason = 'needs `totalPennies`, which the service leaves out';
    expect(results).toMatchObject([{ origin: 'spec', verdict: 'reported', reason }]);
  });

  test('a code of our own may be another, a stated one may not', async () => {
    const differs: string[] = [];
    const target = {
      ...altered((text) => text.replace(/"code":"\w+"/, '"code":"no_such_thing"')),
      differs: (what: string) => differs.push(what),
    };
    const slug = { slug: 'nobody' };
    await expect(refused(target, 'getEvent', slug, 'method_not_allowed')).rejects.toThrow(Ours);
    await expect(refused(target, 'getEvent', slug, 'not_found')).rejects.toThrow('no_such_thing');
    expect(differs).toContain('getEvent: the code no_such_thing');
  });

  test('a stated status is held, one that the specification leaves blank is not', async () => {
    const target = {
      ...altered(
        (text) => text,
        () => 418,
      ),
      differs: () => undefined,
    };
    const slug = { slug: 'nobody' };
    await expect(refused(target, 'getEvent', slug, 'not_found')).rejects.toThrow('the status');
    const other = altered(
      (text) => text,
      (text) => (text.includes('payment_required') ? 422 : 0),
    );
    const results = await verdictsOf(other, 'an order with any amount owed');
    expect(results).toMatchObject([{ verdict: 'passed' }]);
    expect(results[0]?.differs).toContain('completeFree: the status 422 of payment_required');
  });

  test('a member is looked at where it is told, and nowhere else', async () => {
    const target = { ...emulator('bare'), differs: () => undefined };
    const { data } = await read(target, 'getTickets', festival);
    expect(() => data.holdMinutes).toThrow(Ours);
    expect(toldOr(() => data.holdMinutes, 'nothing')).toBe('nothing');
    expect(() => whereTold(() => expect(data.holdMinutes).toBe(1))).not.toThrow();
    expect(() => whereTold(() => expect(data.currency).toBe('EUR'))).toThrow();
  });
});
