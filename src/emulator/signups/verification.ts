import type { Verification } from '../../contract/forms.js';
import type { OptInRecord } from '../records/opt-ins.js';
import { phoneHint } from '../rules/contact.js';

/** How far the address and the number are proven; neither waits for the other. spec L180-182, L295 */
export function verificationOf({ confirmedAt, emailReach, phone }: OptInRecord): Verification {
  return {
    email: confirmedAt === null ? emailReach : 'not_needed',
    phone: phone === null || phone.confirmedAt !== null ? 'not_needed' : phone.reach,
    phoneHint: phone && phoneHint(phone.number),
  };
}
