import type { Verification } from '../../contract/forms.js';
import { gapLimits } from '../../contract/limits.js';
import { refuse } from '../requests/refuse.js';

/** Loose on purpose: only a message that arrives proves an address. */
export function isEmail(text: string): boolean {
  return Array.from(text).length <= 254 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim());
}

/** The digits of a number, with the plus if there is one; undefined for what is no number. */
export function phoneNumber(text: string): string | undefined {
  const number = text.replace(/[\s().-]/g, '');
  return /^\+?\d{7,15}$/.test(number) ? number : undefined;
}

/** Mail to `bounce.example` comes back, so that the failure can be seen. */
export function reachesInbox(email: string): boolean {
  return !/@bounce\.example$/i.test(email.trim());
}

/** British landlines take no texts; a number that ends in 999 loses them. */
export function phoneReach(number: string): Verification['phone'] {
  if (/^(\+44|0)[12]/.test(number)) return 'unavailable';
  return number.endsWith('999') ? 'failed' : 'sent';
}

/** Enough to recognise one's own number, too little to learn another's. */
export function phoneHint(number: string): string {
  return `•••• ${number.slice(-3)}`;
}

/** What people type about themselves, as it is kept: trimmed, and null where nothing was typed. */

/** @throws {Refusal} bad_request */
export function emailIn(text: string | null | undefined): string | null {
  const email = typed(text);
  return email === null || isEmail(email) ? email : refuseField('email', 'Not an e-mail address.');
}

/** @throws {Refusal} bad_request */
export function numberIn(text: string | null | undefined): string | null {
  const number = typed(text);
  return number && (phoneNumber(number) ?? refuseField('phone', 'Not a phone number.'));
}

/** @throws {Refusal} bad_request */
export function firstNameIn(text: string | null | undefined): string | null {
  const name = typed(text);
  const isTooLong = Array.from(name ?? '').length > gapLimits.answerCharacters;
  if (!isTooLong) return name;
  return refuseField('firstName', `Longer than ${gapLimits.answerCharacters} characters.`);
}

/** @throws {Refusal} bad_request, always */
export function refuseField(name: string, problem: string): never {
  refuse('bad_request', 'The body is not as it should be: see details.fields.', {
    fields: { [name]: problem },
  });
}

function typed(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}
