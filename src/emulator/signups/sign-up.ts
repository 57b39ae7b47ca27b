import type { RegisterRequest } from '../../contract/prelaunch.js';
import { takeFromAddress, takeFromNetwork } from '../gates/rate.js';
import type { PrelaunchRecord } from '../records/forms.js';
import type { RegistrationRecord, SignupRecord } from '../records/opt-ins.js';
import { refuse } from '../requests/refuse.js';
import { emailIn, firstNameIn, numberIn, refuseField } from '../rules/contact.js';
import { publishedForm } from '../rules/form.js';
import type { EmulatorState } from '../state/state.js';
import type { EventRecord, OrganiserRecord } from '../state/world.js';
import { sendConfirmation, textCode } from './messages.js';

/** What a signup says, whichever way it comes in. */
interface SignupRequest {
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
  const { organiser, event, phone, serviceOrigin, ...said } = request;
  const signup: SignupRecord = {
    ...said,
    organiser: organiser.slug,
    eventId: event?.id ?? null,
    ...unproven(state),
  };
  state.world.signups.push(signup);
  sendConfirmation(state, signup, serviceOrigin);
  if (phone !== null && signup.consentSms) textCode(state, signup, phone);
  return signup;
}

/** As every signup and registration begins. */
const unproven = ({ clock, random }: EmulatorState) => ({
  createdAt: clock.timestamp(),
  token: random.uuid().replace(/-/g, ''),
  emailReach: 'not_needed' as const,
  confirmedAt: null,
  phone: null,
});

interface RegisterCall {
  event: EventRecord;
  body: RegisterRequest;
  /** Of the service, for the link in the e-mail. */
  serviceOrigin: string;
  /** The network that it comes from. */
  caller: string;
}

/**
 * Every registration is a new one, so that nobody can find out who has registered. Email and phone are
 * each verified, if the visitor agreed to it. spec L256, L295
 */
export function register(state: EmulatorState, registering: RegisterCall): RegistrationRecord {
  const { event, body, serviceOrigin, caller } = registering;
  const said = saidIn(event, body);
  const { email, phone, consentEmail, consentSms } = said;
  takeFromAddress(state, consentEmail ? email : null, consentSms ? phone : null);
  takeFromNetwork(state, 'registration', caller);
  const registration: RegistrationRecord = {
    ...said,
    id: state.random.uuid(),
    organiser: event.organiser,
    eventId: event.id,
    formVersion: body.formVersion ?? null,
    ...unproven(state),
  };
  state.world.registrations.push(registration);
  if (consentEmail) sendConfirmation(state, registration, serviceOrigin);
  if (phone !== null) textCode(state, registration, phone);
  return registration;
}

/** Consents are judged first: they say which of the fields are needed. */
function saidIn(event: EventRecord, body: RegisterRequest) {
  const form = publishedForm(event);
  const consents = consentsOf(form, body);
  const email = emailIn(body.email);
  const firstName = firstNameIn(body.firstName);
  const phone = numberIn(body.phone);
  if (email === null && (form.email.required || consents.consentEmail)) {
    refuseField('email', 'An e-mail address is needed.');
  }
  if (firstName === null && form.firstName?.required) {
    refuseField('firstName', 'A first name is needed.');
  }
  return { email, firstName, phone, ...consents };
}

/**
 * What somebody agrees to by what they have sent. Where the form says that a number is itself the
 * consent, it is, whatever stands beside it. spec L190, L256, L324
 * @throws {Refusal} no_consent, phone_without_sms_consent or no_phone_for_sms_consent
 */
function consentsOf({ phone }: PrelaunchRecord, body: RegisterRequest) {
  const hasNumber = (body.phone ?? '').trim() !== '';
  const consentEmail = body.consentEmail ?? false;
  const consentSms = body.consentSms || (hasNumber && phone.consentMode === 'implied');
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
