import type { RegisterRequest } from '../contract/prelaunch.js';
import { isAddress } from './address.js';
import type { Prelaunch } from './prelaunch.js';
import {
  hasNumber,
  isRequired,
  nothingTyped,
  type RegistrationField,
  type RegistrationValues,
} from './registration.js';

/** `refused` is the service's judgement, the others are its rules as well. */
export type RegistrationProblem =
  | 'missing'
  | 'email'
  | 'no_consent'
  | 'number_without_consent'
  | 'refused';

/** What the service would say of a field. spec L256, L324 */
export function registrationProblem(
  form: Prelaunch,
  typed: RegistrationValues,
  name: RegistrationField,
): RegistrationProblem | undefined {
  if (name === consentField(form) && hasNoConsent(form, typed)) return 'no_consent';
  if (name === 'consentEmail') return undefined;
  if (name === 'consentSms') {
    const agrees = typed.consentSms || form.isImplied;
    return hasNumber(typed) && !agrees ? 'number_without_consent' : undefined;
  }
  const text = typed[name].trim();
  if (!text) return isRequired(form, typed, name) ? 'missing' : undefined;
  return name === 'email' && !isAddress(text) ? 'email' : undefined;
}

/** What is sent: no consent that was not given, and nothing where nothing was typed. */
export function registrationBody(form: Prelaunch, typed: RegistrationValues): RegisterRequest {
  const [email, firstName, phone] = [typed.email, typed.firstName, typed.phone].map((text) =>
    text.trim(),
  );
  return {
    ...(email && { email }),
    ...(firstName && form.firstName && { firstName }),
    ...(phone && form.phone && { phone }),
    consentEmail: typed.consentEmail,
    // Where the number is itself the consent nobody has ticked anything.
    ...(!form.isImplied && { consentSms: typed.consentSms }),
    ...(form.formVersion && { formVersion: form.formVersion }),
  };
}

/** The fields that the service complains about, by its code; none where it names none of ours. */
export function refusedRegistrationFields(
  form: Prelaunch,
  code: string,
  named: readonly string[],
): [RegistrationField, RegistrationProblem][] {
  switch (code) {
    case 'no_consent':
      return [[consentField(form), 'no_consent']];
    case 'phone_without_sms_consent':
      return [[form.isImplied ? 'phone' : 'consentSms', 'number_without_consent']];
    case 'no_phone_for_sms_consent':
      return [['phone', 'missing']];
    default:
      return named.filter(isFieldName).map((name) => [name, 'refused']);
  }
}

const isFieldName = (name: string): name is RegistrationField => Object.hasOwn(nothingTyped, name);

/** Where a missing consent is complained about: the first that can be given. */
function consentField({ consent, isImplied }: Prelaunch): RegistrationField {
  if (consent.email) return 'consentEmail';
  return isImplied ? 'phone' : 'consentSms';
}

/** A number without its box is complained about at the box. */
function hasNoConsent({ isImplied }: Prelaunch, typed: RegistrationValues): boolean {
  const agreesToTexts = isImplied ? hasNumber(typed) : typed.consentSms || hasNumber(typed);
  return !typed.consentEmail && !agreesToTexts;
}
