import { findEventById } from '../state/subject.js';
import type { SignupRecord } from '../records/signups.js';
import type { EmulatorState } from '../state/state.js';

/**
 * The visitor has opened the link. The organiser hears of it the first time only.
 * spec L202, L294
 */
export function confirmSignup(state: EmulatorState, signup: SignupRecord): void {
  if (signup.confirmedAt !== null) return;
  signup.confirmedAt = state.clock.timestamp();
  const { eventId, phone } = signup;
  const event = eventId === null ? undefined : findEventById(state.world, eventId);
  state.webhooks.send('mailing_list.signup', {
    submissionId: signup.id,
    organiserSlug: signup.organiser,
    eventId,
    eventSlug: event?.slug ?? null,
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
