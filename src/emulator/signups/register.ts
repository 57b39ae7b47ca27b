import type { RegisterRequest } from '../../contract/prelaunch.js';
import { publishedForm } from '../gates/prelaunch-form.js';
import { takeFromAddress, takeFromNetwork } from '../gates/rate.js';
import type { RegistrationRecord } from '../records/prelaunch.js';
import { consentsOf } from '../rules/prelaunch-consents.js';
import type { EmulatorState } from '../state/state.js';
import type { EventRecord } from '../state/world.js';
import { emailIn, firstNameIn, numberIn, refuseField } from './contact-fields.js';
import { sendConfirmation, textCode } from './messages.js';

export interface RegisterCall {
  event: EventRecord;
  body: RegisterRequest;
  /** Of the service, for the link in the e-mail. */
  serviceOrigin: string;
  /** The network that it comes from. */
  caller: string;
}

/**
 * Every registration is a new one, so that nobody can find out who has registered. Each channel that
 * was agreed to is proven by itself. spec L256, L295
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
    createdAt: state.clock.timestamp(),
    token: state.random.uuid().replace(/-/g, ''),
    emailReach: 'not_needed',
    confirmedAt: null,
    phone: null,
  };
  state.world.registrations.push(registration);
  if (consentEmail) sendConfirmation(state, registration, serviceOrigin);
  if (phone !== null) textCode(state, registration, phone);
  return registration;
}

/** Consents are judged first: they say which of the fields are needed. */
function saidIn(event: EventRecord, body: RegisterRequest) {
  const form = publishedForm(event);
  const hasNumber = (body.phone ?? '').trim() !== '';
  const consents = consentsOf(form, {
    consentEmail: body.consentEmail ?? false,
    consentSms: body.consentSms ?? false,
    hasNumber,
  });
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
