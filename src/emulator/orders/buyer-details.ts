import type { DetailsRequest } from '../../contract/checkout.js';
import { gapLimits } from '../../contract/limits.js';
import { refuse } from '../requests/refuse.js';
import { isEmail, phoneNumber } from '../rules/contact.js';
import type { TicketsRecord } from '../records/tickets.js';
import type { OrderRecord } from '../records/order.js';

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
 * The wording that the buyer saw must be the one that was published under its version, now or
 * earlier: anything else proves nothing. spec L316, L359
 * @throws {Refusal} consent_text_mismatch
 */
export function checkWording(
  { formVersion, consentTextSnapshot }: DetailsRequest,
  { checkout, earlierWordings }: TicketsRecord,
): void {
  const shown = [checkout, ...earlierWordings].find((one) => one.formVersion === formVersion);
  if (shown?.consents.every(({ key, text }) => sameWords(consentTextSnapshot[key], text))) return;
  const problem = shown
    ? `The wording of ${formVersion} is another one`
    : `No wording was ever published as ${formVersion}`;
  refuse('consent_text_mismatch', `${problem}. Read the ticket feed again and ask again.`);
}

const sameWords = (one: string, other: string) =>
  one.normalize('NFC').trim() === other.normalize('NFC').trim();
