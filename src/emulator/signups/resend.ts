import { takeFromAddress } from '../gates/rate.js';
import type { OptInRecord } from '../records/opt-ins.js';
import type { EmulatorState } from '../state/state.js';
import { refuseField } from './contact-fields.js';
import { sendConfirmation, textCode } from './messages.js';

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
