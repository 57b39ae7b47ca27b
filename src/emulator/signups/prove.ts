import type { VerifyResult } from '../../contract/prelaunch.js';
import type { OptInRecord, RegistrationRecord, SignupRecord } from '../records/opt-ins.js';
import type { EmulatorState } from '../state/state.js';
import { findEventById, slugOfEvent } from '../state/subject.js';

const attemptsAllowed = 5;

export type CodeOutcome = Exclude<VerifyResult['outcome'], 'resent'>;

/**
 * Holds what was typed against the code that was texted. A wrong or an expired one is an outcome;
 * after five wrong ones not even the right one helps, until a new one is sent. spec L258, L260
 */
export function checkCode({ phone }: OptInRecord, typed: string, now: string): CodeOutcome {
  if (phone && phone.confirmedAt !== null) return 'already_confirmed';
  const code = phone?.code;
  if (!phone || !code || now >= code.expiresAt) return 'expired';
  if (code.wrongAttempts >= attemptsAllowed) return 'too_many_attempts';
  if (typed.replace(/[\s-]/g, '') !== code.digits) {
    code.wrongAttempts += 1;
    return code.wrongAttempts < attemptsAllowed ? 'wrong_code' : 'too_many_attempts';
  }
  phone.confirmedAt = now;
  phone.code = null;
  return 'confirmed';
}

/**
 * The visitor has opened the link. The organiser hears of it the first time only.
 * spec L202, L294
 */
export function confirmSignup(state: EmulatorState, signup: SignupRecord): void {
  if (signup.confirmedAt !== null) return;
  signup.confirmedAt = state.clock.timestamp();
  const { eventId, phone } = signup;
  state.webhooks.send('mailing_list.signup', {
    submissionId: signup.id,
    organiserSlug: signup.organiser,
    eventId,
    eventSlug: slugOfEvent(state.world, eventId),
    formKey: signup.form,
    email: signup.email,
    firstName: signup.firstName,
    phone: phone?.confirmedAt ? phone.number : null,
    consentEmail: signup.consentEmail,
    consentSms: signup.consentSms,
    signedUpAt: signup.createdAt,
    confirmedAt: signup.confirmedAt,
  });
}

/** The link was opened, here or by a client that read its last part. */
export function proveEmail(state: EmulatorState, registration: RegistrationRecord): CodeOutcome {
  if (registration.confirmedAt !== null) return 'already_confirmed';
  registration.confirmedAt = state.clock.timestamp();
  tellOrganiser(state, registration, 'email');
  return 'confirmed';
}

/** A code was typed in. */
export function provePhone(
  state: EmulatorState,
  registration: RegistrationRecord,
  typed: string,
): CodeOutcome {
  const outcome = checkCode(registration, typed, state.clock.timestamp());
  if (outcome === 'confirmed') tellOrganiser(state, registration, 'sms');
  return outcome;
}

/** Once for each channel that is proven, with the consents as they stand. spec L295 */
function tellOrganiser(
  { world, webhooks }: EmulatorState,
  registration: RegistrationRecord,
  channel: 'email' | 'sms',
): void {
  const { phone } = registration;
  webhooks.send('prelaunch.registration', {
    registrationId: registration.id,
    organiserSlug: registration.organiser,
    eventId: registration.eventId,
    eventSlug: findEventById(world, registration.eventId).slug,
    formVersion: registration.formVersion,
    channel,
    email: registration.email,
    firstName: registration.firstName,
    phone: phone?.number ?? null,
    consentEmail: registration.consentEmail,
    consentSms: registration.consentSms,
    registeredAt: registration.createdAt,
    emailConfirmedAt: registration.confirmedAt,
    phoneConfirmedAt: phone?.confirmedAt ?? null,
  });
}
