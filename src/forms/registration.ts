import type { Prelaunch } from './prelaunch.js';

/** What somebody has typed and ticked. */
export interface RegistrationValues {
  readonly email: string;
  readonly firstName: string;
  readonly phone: string;
  readonly consentEmail: boolean;
  readonly consentSms: boolean;
}

export type RegistrationField = keyof RegistrationValues;

export const nothingTyped: RegistrationValues = {
  email: '',
  firstName: '',
  phone: '',
  consentEmail: false,
  consentSms: false,
};

/** What is asked, each consent after what it is about. */
export function askedFields({ email, firstName, phone, consent, isImplied }: Prelaunch) {
  const asked: Record<RegistrationField, unknown> = {
    email: consent.email || email.required,
    firstName,
    consentEmail: consent.email,
    phone,
    consentSms: phone && !isImplied,
  };
  return (Object.keys(asked) as RegistrationField[]).filter((name) => asked[name]);
}

/** Fields that must be filled in as things stand: number and box ask for each other. */
export function isRequired(
  form: Prelaunch,
  typed: RegistrationValues,
  name: RegistrationField,
): boolean {
  switch (name) {
    case 'email':
      return form.email.required || typed.consentEmail;
    case 'firstName':
      return form.firstName?.required === true;
    case 'phone':
      return !form.isImplied && typed.consentSms;
    case 'consentSms':
      return hasNumber(typed);
    case 'consentEmail':
      return false;
  }
}

export const hasNumber = ({ phone }: RegistrationValues): boolean => phone.trim() !== '';
