import { findEvent } from '../gates/subject.js';
import type { SignupRecord } from '../signup-records.js';
import type { EmulatorState } from '../state.js';

/**
 * The visitor has opened the link. The organiser hears of it the first time only.
 * spec L202, L294
 */
export function confirmSignup(state: EmulatorState, signup: SignupRecord): void {
  if (signup.confirmedAt !== null) return;
  signup.confirmedAt = state.clock.timestamp();
  const { event: slug, phone } = signup;
  const event = slug === null ? undefined : findEvent(state.world, slug);
  state.webhooks.send('mailing_list.signup', {
    submissionId: signup.id,
    organiserSlug: signup.organiser,
    eventId: event?.id ?? null,
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
