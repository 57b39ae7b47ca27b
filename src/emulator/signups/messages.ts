import { timestampOf } from '../clock.js';
import { phoneReach, reachesInbox } from '../rules/contact.js';
import { findEvent, organiserOf } from '../gates/subject.js';
import type { SignupPhone, SignupRecord } from '../signup-records.js';
import type { EmulatorState } from '../state.js';

const codeMinutes = 10;

/** Who writes: the event where there is one, else the organiser. */
export function senderOf({ world }: EmulatorState, signup: SignupRecord): string {
  const event = signup.event === null ? undefined : findEvent(world, signup.event);
  return event?.name ?? organiserOf(world, signup.organiser)?.name ?? signup.organiser;
}

/** The e-mail that asks whether it was really them; the link stays the same when sent again. */
export function sendConfirmation(
  state: EmulatorState,
  signup: SignupRecord,
  serviceOrigin: string,
): void {
  signup.emailDelivered = reachesInbox(signup.email);
  if (!signup.emailDelivered) return;
  const sender = senderOf(state, signup);
  const link = `${serviceOrigin}/confirm/${signup.token}`;
  const text = [
    signup.firstName === null ? 'Hello,' : `Hello ${signup.firstName},`,
    `somebody, most likely you, asked ${sender} to write to this address. Open this link and you are on the list:`,
    link,
    'If it was not you, do nothing, and you will not hear from us again.',
  ].join('\n\n');
  const subject = `${sender}: please confirm your address`;
  const at = state.clock.timestamp();
  state.mailbox.emails.push({ to: signup.email, subject, text, links: [link], at });
}

/** Texts a new code to that number; the code before it is void. */
export function textCode(state: EmulatorState, signup: SignupRecord, number: string): void {
  const reach = phoneReach(number);
  const phone: SignupPhone = { number, reach, code: null, confirmedAt: null };
  signup.phone = phone;
  if (reach !== 'sent') return;
  const digits = String(Math.floor(state.random.next() * 1_000_000)).padStart(6, '0');
  const expiresAt = timestampOf(state.clock.now() + codeMinutes * 60_000);
  phone.code = { digits, expiresAt, wrongAttempts: 0 };
  const text = `${digits} is your code for ${senderOf(state, signup)}. It works for ${codeMinutes} minutes.`;
  state.mailbox.sms.push({ to: number, text, code: digits, at: state.clock.timestamp() });
}
