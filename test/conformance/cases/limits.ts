import type { EndpointName } from '../../../src/contract/endpoints.js';
import type { ErrorCode } from '../../../src/contract/errors.js';
import { limits } from '../../../src/contract/limits.js';
import { check, checkEqual } from '../check.js';
import { advance, freeze } from '../clock.js';
import { festival, strangeOrigin } from '../demo-world.js';
import { mailboxOf, submissionsOf } from '../messages.js';
import { read, refused, type Wish } from '../read.js';
import { byBoth, byEmail, phone, prelude } from '../registering.js';
import { it } from '../it.js';
import type { Target } from '../target.js';

const form = { key: 'meadowlark-newsletter' };

/** Asks as often as the limit allows, then once more. */
async function exhaust(
  target: Target,
  name: 'getForm' | 'submitForm',
  allowed: number,
): Promise<void> {
  await freeze(target);
  await target.control('settings', { rateLimits: true });
  const wish = (call: number) => ({ body: bodyOf(name, call) });
  for (let call = 0; call < allowed; call += 1) await read(target, name, form, wish(call));
  const { headers, status } = await refused(target, name, form, 'rate_limited', wish(allowed));
  checkEqual(status, 429, 'the status');
  const seconds = Number(headers.get('Retry-After'));
  check(seconds >= 1 && seconds <= 60, `a wait of up to a minute, not ${seconds} s`);
  await advance(target, seconds);
  await read(target, name, form, wish(allowed));
}

/** Every submission from somebody else: one address has a limit of its own. */
const bodyOf = (name: EndpointName, call: number) =>
  name === 'submitForm' ? { answers: { email: `visitor-${call}@example.com` } } : undefined;

export const rates = [
  it('gap LIM-01 ERR-21 a form is read about 60 times a minute, then 429 with Retry-After, then again', (target) =>
    exhaust(target, 'getForm', limits.formReadsPerMinute)),
  it('gap LIM-02 ERR-21 a form is submitted about 30 times a minute, then 429 with Retry-After, then again', (target) =>
    exhaust(target, 'submitForm', limits.formSubmissionsPerMinute)),
  it('FRM-28 ERR-01 ERR-02 ERR-03 ERR-04 ERR-21 ERR-25 a form refuses with 400, 401, 403, 404 and 429, a code for each, and keeps nothing', async (target) => {
    await exhaust(target, 'submitForm', limits.formSubmissionsPerMinute);
    const kept = await submissionsOf(target);
    const body = bodyOf('submitForm', 0);
    const refuse = (code: ErrorCode, wish: Wish, params = form) =>
      refused(target, 'submitForm', params, code, { body, ...wish });
    await refuse('bad_request', { body: { answers: { email: 'nobody' } } });
    await refuse('unauthorized', { key: null });
    await refuse('origin_not_allowed', { origin: strangeOrigin });
    await refuse('not_found', {}, { key: 'no-such-form' });
    checkEqual(await submissionsOf(target), kept, 'what was kept');
  }),
  it('gap LIM-03 SUB-06 ERR-21 one address is written to five times in ten minutes, whichever way it comes in', async (target) => {
    await freeze(target);
    await target.control('settings', { rateLimits: true });
    const [body, answers] = [{ email: 'ada@example.com' }, { email: 'ADA@example.com' }];
    for (let call = 0; call < 2; call += 1) {
      await read(target, 'subscribe', festival, { body });
      await read(target, 'submitForm', form, { body: { answers } });
    }
    await read(target, 'registerPrelaunch', prelude, { body: { ...byEmail, ...answers } });
    for (const again of ['registerPrelaunch', 'legacyPrelaunchRegister'] as const) {
      const registration = { ...byEmail, eventSlug: prelude.slug };
      await refused(target, again, prelude, 'rate_limited', { body: registration });
    }
    const { headers } = await refused(target, 'subscribe', festival, 'rate_limited', { body });
    checkEqual(headers.get('Retry-After'), '600', 'Retry-After');
    await read(target, 'subscribe', festival, { body: { email: 'grace@example.com' } });
    await advance(target, 600);
    await read(target, 'subscribe', festival, { body });
  }),
  it('gap LIM-03 SUB-06 X31 ERR-21 one network signs five people up in ten minutes, and registers five more', async (target) => {
    await freeze(target);
    await target.control('settings', { rateLimits: true });
    const visitor = (call: number) => ({ email: `visitor-${call}@example.com` });
    const refuses = async (
      name: 'subscribe' | 'registerPrelaunch',
      at: typeof festival,
      body: object,
    ) => {
      const { headers } = await refused(target, name, at, 'rate_limited', { body });
      checkEqual(headers.get('Retry-After'), '600', `Retry-After of ${name}`);
    };
    for (let call = 0; call < 5; call += 1) {
      await read(target, 'subscribe', festival, { body: visitor(call) });
      await read(target, 'registerPrelaunch', prelude, {
        body: { ...byEmail, ...visitor(10 + call) },
      });
    }
    await refuses('subscribe', festival, visitor(5));
    await refuses('registerPrelaunch', prelude, { ...byEmail, ...visitor(15) });
    await advance(target, 600);
    await read(target, 'subscribe', festival, { body: visitor(5) });
    await read(target, 'registerPrelaunch', prelude, { body: { ...byEmail, ...visitor(15) } });
  }),
  it('gap LIM-03 SUB-06 one number is texted five times in ten minutes, whoever asks for it', async (target) => {
    await freeze(target);
    await target.control('settings', { rateLimits: true });
    const body = (call: number) => ({ email: `visitor-${call}@example.com`, phone });
    for (let call = 0; call < 4; call += 1)
      await read(target, 'subscribe', festival, { body: body(call) });
    const { data } = await read(target, 'registerPrelaunch', prelude, { body: byBoth });
    const wish = { body: { registrationId: data.registrationId, action: 'resend_code' } };
    await refused(target, 'verifyPrelaunch', prelude, 'rate_limited', wish);
    await refused(target, 'subscribe', festival, 'rate_limited', { body: body(5) });
    checkEqual((await mailboxOf(target)).sms.length, 5, 'the number of texts');
    await advance(target, 600);
    await read(target, 'verifyPrelaunch', prelude, wish);
  }),
  it('gap LIM-01 rate limits are off until they are switched on', async (target) => {
    await freeze(target);
    for (let call = 0; call <= limits.formReadsPerMinute; call += 1)
      await read(target, 'getForm', form);
  }),
];
