import type { Verification } from '../../contract/forms.js';
import { phoneHint } from '../rules/contact.js';
import type { SignupRecord } from '../signup-records.js';

/** How far the address and the number of this signup are proven. spec L180-182 */
export function verificationOf({ confirmedAt, emailDelivered, phone }: SignupRecord): Verification {
  const undelivered = emailDelivered ? 'sent' : 'failed';
  return {
    email: confirmedAt === null ? undelivered : 'not_needed',
    phone: phone === null || phone.confirmedAt !== null ? 'not_needed' : phone.reach,
    phoneHint: phone && phoneHint(phone.number),
  };
}
