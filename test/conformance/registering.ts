import type { RegisterRequest, VerifyRequest } from '../../src/contract/prelaunch.js';
import { freeze } from './clock.js';
import { textedCode, told } from './messages.js';
import { read } from './read.js';
import type { Target } from './target.js';

/** Asks for a box beside the number. */
export const prelude = { slug: 'prelude-2028' };
/** Takes the number itself for consent. */
export const harbour = { slug: 'harbour-free' };

export const email = 'ada@example.com';
export const phone = '07700 900123';
export const hint = '•••• 123';

export const nothing: RegisterRequest = {
  consentEmail: false,
  consentSms: false,
  formVersion: 'prelaunch_form_v5',
};
export const byEmail = { ...nothing, email, consentEmail: true };
export const byBoth = { ...byEmail, phone, consentSms: true };

export const registered = async (target: Target, body: object, event = prelude) =>
  (await read(target, 'registerPrelaunch', event, { body })).data;

export const verified = async (target: Target, body: VerifyRequest, event = prelude) =>
  (await read(target, 'verifyPrelaunch', event, { body })).data;

export const registrationsTold = (target: Target) => told(target, 'prelaunch.registration');

/** A registration by e-mail and number, and the ways to prove both. */
export async function underWay(target: Target) {
  await freeze(target);
  const { registrationId } = await registered(target, byBoth);
  const code = await textedCode(target);
  const step = (action: VerifyRequest['action'], sent: object = {}) =>
    verified(target, { registrationId, action, ...sent });
  const typed = async (digits: string) => (await step('check_code', { code: digits })).outcome;
  return { registrationId, code, wrong: code === '000000' ? '000001' : '000000', step, typed };
}
