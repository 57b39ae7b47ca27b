import type { Prelaunch } from '../../../src/forms/prelaunch.js';
import type { RegistrationProblem } from '../../../src/forms/registration-rules.js';
import type { RegistrationField } from '../../../src/forms/registration.js';
import { fieldLabel } from '../fields.js';
import type { PrelaunchHost } from '../prelaunch-host.js';

/** What is wrong with a field, and what to do. */
export function registrationProblemText(
  phrases: PrelaunchHost['phrases'],
  form: Prelaunch,
  [name, problem]: readonly [RegistrationField, RegistrationProblem],
): string {
  if (problem === 'no_consent') return noConsentWords(phrases, form);
  if (problem === 'number_without_consent') return phrases.numberNeedsConsent;
  if (problem === 'email') return phrases.addressInvalid;
  // A box is never missing by itself, and has nothing in it that could be refused.
  if (name === 'consentEmail' || name === 'consentSms') return phrases.checkAnswers;
  const label = fieldLabel(phrases, form, name);
  return problem === 'missing'
    ? phrases.answerMissing({ label })
    : phrases.answerRefused({ label });
}

/** There may be two boxes, or one and a number that is itself the consent, or one of the two. */
function noConsentWords(
  phrases: PrelaunchHost['phrases'],
  { consent, phone, isImplied }: Prelaunch,
): string {
  if (!phone) return phrases.consentMissing;
  if (!consent.email) return isImplied ? phrases.numberMissing : phrases.consentMissing;
  return isImplied ? phrases.consentOrNumberMissing : phrases.someConsentMissing;
}
