import type { RegistrationRecord } from '../records/prelaunch.js';
import { findEventById } from '../state/subject.js';
import type { EmulatorState } from '../state/state.js';
import { checkCode, type CodeOutcome } from './check-code.js';

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
