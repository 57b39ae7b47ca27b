import type { PrelaunchRecord } from '../records/prelaunch.js';
import { refuse } from '../requests/refuse.js';

export interface PrelaunchConsents {
  consentEmail: boolean;
  consentSms: boolean;
}

interface Sent extends PrelaunchConsents {
  hasNumber: boolean;
}

/**
 * What somebody agrees to by what they have sent. Where the form says that a number is itself the
 * consent, it is, whatever stands beside it. spec L190, L256, L324
 * @throws {Refusal} no_consent, phone_without_sms_consent or no_phone_for_sms_consent
 */
export function consentsOf({ phone }: PrelaunchRecord, sent: Sent): PrelaunchConsents {
  const { consentEmail, hasNumber } = sent;
  const consentSms = sent.consentSms || (hasNumber && phone.consentMode === 'implied');
  if (!consentEmail && !consentSms) {
    refuse('no_consent', 'Agree to be written to or to be texted, or to both.');
  }
  if (hasNumber && !consentSms) {
    refuse('phone_without_sms_consent', 'A number was given, but no consent to text it.');
  }
  if (consentSms && !hasNumber) {
    refuse('no_phone_for_sms_consent', 'Consent to texts was given, but no number.');
  }
  return { consentEmail, consentSms };
}
