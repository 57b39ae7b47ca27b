import type { DetailsRequest } from '../../contract/checkout.js';
import { gapLimits } from '../../contract/limits.js';
import type { CheckoutBlock } from '../../contract/tickets.js';
import { refuse } from '../refuse.js';
import { isEmail, phoneNumber } from '../rules/contact.js';
import type { OrderRecord } from './order-record.js';

/** @throws {Refusal} bad_request, naming every member that is wrong */
export function checkBuyer(request: DetailsRequest, order: OrderRecord): void {
  const { firstName, lastName, email, phone } = request.buyer;
  const problems = {
    'buyer.firstName': nameProblem(firstName),
    'buyer.lastName': nameProblem(lastName),
    'buyer.email': isEmail(email) ? undefined : 'Not an e-mail address.',
    'buyer.phone': phoneProblem(phone ?? ''),
    attendees: attendeesProblem(request.attendees ?? [], order),
  };
  const fields = Object.fromEntries(
    Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  if (Object.keys(fields).length === 0) return;
  refuse('bad_request', 'The details are not as they should be: see details.fields.', { fields });
}

function nameProblem(name: string): string | undefined {
  if (name.trim() === '') return 'Missing.';
  const isLong = Array.from(name).length > gapLimits.answerCharacters;
  return isLong ? `Longer than ${gapLimits.answerCharacters} characters.` : undefined;
}

const phoneProblem = (phone: string): string | undefined =>
  phone.trim() === '' || phoneNumber(phone) ? undefined : 'Not a phone number.';

/** A name for a ticket that the order has. */
function attendeesProblem(
  attendees: NonNullable<DetailsRequest['attendees']>,
  { items }: OrderRecord,
): string | undefined {
  for (const { releaseId } of attendees) {
    const named = attendees.filter((attendee) => attendee.releaseId === releaseId).length;
    const bought = items.find((item) => item.releaseId === releaseId)?.quantity ?? 0;
    if (named > bought) return `${named} names for ${bought} tickets of ${releaseId}.`;
  }
  return undefined;
}

/**
 * The buyer must have seen the wording that is published now: what was ticked under another one
 * proves nothing. spec L316
 * @throws {Refusal} consent_text_mismatch
 */
export function checkWording(
  request: DetailsRequest,
  { formVersion, consents }: CheckoutBlock,
): void {
  const isCurrent =
    request.formVersion === formVersion &&
    consents.every(({ key, text }) => sameWords(request.consentTextSnapshot[key], text));
  if (isCurrent) return;
  refuse(
    'consent_text_mismatch',
    `The wording of ${formVersion} is another one. Read the ticket feed again and ask again.`,
  );
}

const sameWords = (one: string, other: string) =>
  one.normalize('NFC').trim() === other.normalize('NFC').trim();
