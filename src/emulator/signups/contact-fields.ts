import { gapLimits } from '../../contract/limits.js';
import { refuse } from '../requests/refuse.js';
import { isEmail, phoneNumber } from '../rules/contact.js';

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
