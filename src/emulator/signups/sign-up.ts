import type { EmulatorState } from '../state/state.js';
import type { SignupRecord } from '../records/signups.js';
import type { EventRecord, OrganiserRecord } from '../state/world.js';
import { sendConfirmation, textCode } from './messages.js';

/** What a signup says, whichever way it comes in. */
export interface SignupRequest {
  id: string;
  organiser: OrganiserRecord;
  event: EventRecord | undefined;
  form: string | null; // key
  email: string;
  firstName: string | null;
  phone: string | null;
  consentEmail: boolean;
  consentSms: boolean;
  /** Of the service, for the link in the e-mail. */
  serviceOrigin: string;
}

/**
 * Saved at once, on the list only after the e-mail was opened. Every signup is a new one, so that
 * nobody can find out who is on the list. spec L202, L236, L258
 */
export function signUp(state: EmulatorState, request: SignupRequest): SignupRecord {
  const { id, organiser, event, form, email, firstName, consentEmail, consentSms } = request;
  const signup: SignupRecord = {
    id,
    organiser: organiser.slug,
    eventId: event?.id ?? null,
    form,
    email,
    firstName,
    consentEmail,
    consentSms,
    createdAt: state.clock.timestamp(),
    token: state.random.uuid().replace(/-/g, ''),
    emailReach: 'not_needed',
    confirmedAt: null,
    phone: null,
  };
  state.world.signups.push(signup);
  sendConfirmation(state, signup, request.serviceOrigin);
  if (request.phone !== null && consentSms) textCode(state, signup, request.phone);
  return signup;
}
