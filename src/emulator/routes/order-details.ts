import type { DetailsRequest } from '../../contract/checkout.js';
import { gapLimits } from '../../contract/limits.js';
import { findOrder, secondsUntil } from '../orders/order.js';
import type { OrderRecord } from '../records/order.js';
import type { TicketsRecord } from '../records/tickets.js';
import { refuse } from '../requests/refuse.js';
import { isEmail, phoneNumber } from '../rules/contact.js';
import { sameCode } from '../rules/sale-state.js';
import type { Handler } from './handler.js';

/** They may come again until a payment has begun; the last ones count. spec L251 */
export const submitDetails: Handler<'submitDetails'> = ({ state, event, params, body }) => {
  const order = findOrder(state, event, params['checkoutToken']);
  checkBuyer(body, order);
  if (event.tickets) checkWording(body, event.tickets);
  checkHeld(order);
  if (event.tickets) checkOwner(event.tickets, order, body.buyer.email);
  const { buyer, attendees, consents, consentTextSnapshot, formVersion } = body;
  order.details = {
    buyer,
    ...(attendees && { attendees }),
    consents,
    consentTextSnapshot,
    formVersion,
    submittedAt: state.clock.timestamp(),
  };
  return {
    ok: true,
    status: 'held',
    holdExpiresAt: order.holdExpiresAt,
    holdSeconds: secondsUntil(Date.parse(order.holdExpiresAt), state.clock.now()),
  };
};

function checkHeld({ status }: OrderRecord): void {
  if (status === 'held') return;
  if (status === 'awaiting_payment' || status === 'completed') {
    refuse('bad_request', 'The payment has begun: the details stay as they are.');
  }
  refuse('hold_expired', 'The tickets are no longer held for this order.');
}

/** A personal code is for one buyer; the hold stays, so that the address can be put right. spec L323 */
function checkOwner({ promos }: TicketsRecord, { promo }: OrderRecord, email: string): void {
  const owner = promos.find(({ code }) => sameCode(code, promo ?? ''))?.personalEmail;
  if (!owner || owner.toLowerCase() === email.trim().toLowerCase()) return;
  refuse('promo_not_yours', 'This code is for another e-mail address.');
}

/** @throws {Refusal} bad_request, naming every member that is wrong */
function checkBuyer(request: DetailsRequest, order: OrderRecord): void {
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
function checkWording(
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
