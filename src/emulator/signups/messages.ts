import type { Verification } from '../../contract/forms.js';
import { takeFromAddress } from '../gates/rate.js';
import type { OptInPhone, OptInRecord } from '../records/opt-ins.js';
import { phoneHint, phoneReach, reachesInbox, refuseField } from '../rules/contact.js';
import { timestampOf } from '../state/clock.js';
import type { EmulatorState } from '../state/state.js';
import { findEventById, organiserOf } from '../state/subject.js';

const codeMinutes = 10;

/** Who writes: the event where there is one, else the organiser. */
export function senderOf({ world }: EmulatorState, person: OptInRecord): string {
  if (person.eventId !== null) return findEventById(world, person.eventId).name;
  return organiserOf(world, person.organiser)?.name ?? person.organiser;
}

/** The e-mail that asks whether it was really them; the link stays the same when sent again. */
export function sendConfirmation(
  state: EmulatorState,
  person: OptInRecord,
  serviceOrigin: string,
): void {
  const { email, firstName, token } = person;
  if (email === null) return;
  person.emailReach = reachesInbox(email) ? 'sent' : 'failed';
  if (person.emailReach === 'failed') return;
  const sender = senderOf(state, person);
  const link = `${serviceOrigin}/confirm/${token}`;
  const text = [
    firstName === null ? 'Hello,' : `Hello ${firstName},`,
    `somebody, most likely you, asked ${sender} to write to this address. Open this link and you are on the list:`,
    link,
    'If it was not you, do nothing, and you will not hear from us again.',
  ].join('\n\n');
  const subject = `${sender}: please confirm your address`;
  const at = state.clock.timestamp();
  state.mailbox.emails.push({ to: email, subject, text, links: [link], at });
}

/** Texts a new code to that number; the code before it is void. */
export function textCode(state: EmulatorState, person: OptInRecord, number: string): void {
  const reach = phoneReach(number);
  const phone: OptInPhone = { number, reach, code: null, confirmedAt: null };
  person.phone = phone;
  if (reach !== 'sent') return;
  const digits = String(Math.floor(state.random.next() * 1_000_000)).padStart(6, '0');
  const expiresAt = timestampOf(state.clock.now() + codeMinutes * 60_000);
  phone.code = { digits, expiresAt, wrongAttempts: 0 };
  const text = `${digits} is your code for ${senderOf(state, person)}. It works for ${codeMinutes} minutes.`;
  state.mailbox.sms.push({ to: number, text, code: digits, at: state.clock.timestamp() });
}

/** How far the address and the number are proven; neither waits for the other. spec L180-182, L295 */
export function verificationOf({ confirmedAt, emailReach, phone }: OptInRecord): Verification {
  return {
    email: confirmedAt === null ? emailReach : 'not_needed',
    phone: phone === null || phone.confirmedAt !== null ? 'not_needed' : phone.reach,
    phoneHint: phone && phoneHint(phone.number),
  };
}

/**
 * The same link again; false where it has been opened already.
 * @throws {Refusal} bad_request where no address waits for a link
 */
export function resendEmail(
  state: EmulatorState,
  person: OptInRecord,
  serviceOrigin: string,
): boolean {
  if (person.confirmedAt !== null) return false;
  if (person.emailReach === 'not_needed') refuseField('email', 'There is no address to confirm.');
  takeFromAddress(state, person.email);
  sendConfirmation(state, person, serviceOrigin);
  return true;
}

/**
 * A new code; false where the number is proven already.
 * @throws {Refusal} bad_request where there is no number
 */
export function resendCode(state: EmulatorState, person: OptInRecord): boolean {
  const phone = person.phone ?? refuseField('phone', 'There is no number to text.');
  if (phone.confirmedAt !== null) return false;
  takeFromAddress(state, phone.number);
  textCode(state, person, phone.number);
  return true;
}
