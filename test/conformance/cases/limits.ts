import { limits } from '../../../src/contract/limits.js';
import { bodies } from '../bodies.js';
import { check, checkEqual } from '../check.js';
import { advance, freeze } from '../clock.js';
import { refused } from '../read.js';
import type { Case, Target } from '../target.js';

const form = { key: 'meadowlark-newsletter' };

/** Asks as often as the limit allows, then once more. */
async function exhaust(
  target: Target,
  name: 'getForm' | 'submitForm',
  allowed: number,
): Promise<void> {
  await freeze(target);
  await target.control('settings', { rateLimits: true });
  const wish = { body: bodies[name] };
  for (let call = 0; call < allowed; call += 1)
    await refused(target, name, form, 'not_implemented', wish);
  const { headers, status } = await refused(target, name, form, 'rate_limited', wish);
  checkEqual(status, 429, 'the status');
  const seconds = Number(headers.get('Retry-After'));
  check(seconds >= 1 && seconds <= 60, `a wait of up to a minute, not ${seconds} s`);
  await advance(target, seconds);
  await refused(target, name, form, 'not_implemented', wish);
}

export const rates: Case[] = [
  {
    ids: ['LIM-01', 'ERR-21'],
    title: 'a form is read about 60 times a minute, then 429 with Retry-After, then again',
    origin: 'gap',
    run: (target) => exhaust(target, 'getForm', limits.formReadsPerMinute),
  },
  {
    ids: ['LIM-02', 'ERR-21'],
    title: 'a form is submitted about 30 times a minute, then 429 with Retry-After, then again',
    origin: 'gap',
    run: (target) => exhaust(target, 'submitForm', limits.formSubmissionsPerMinute),
  },
  {
    ids: ['LIM-01'],
    title: 'rate limits are off until they are switched on',
    origin: 'gap',
    async run(target) {
      await freeze(target);
      for (let call = 0; call <= limits.formReadsPerMinute; call += 1)
        await refused(target, 'getForm', form, 'not_implemented');
    },
  },
];
