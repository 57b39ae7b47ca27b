import { limits } from '../../contract/limits.js';
import type { Address, AddressRequest, ClaimRequest } from '../../contract/rewards.js';
import { refuse } from '../requests/refuse.js';
import { type Held, isClaimOver, keep, rewardStatus } from './reward.js';

/**
 * Claims a reward, or changes a claim: the answers stay open until the organiser has sent it.
 * spec L266-269
 * @throws {Refusal} reward_not_claimable, reward_not_sent_later, claim_closed, option_required,
 * option_not_offered or bad_request
 */
export function claim(held: Held, request: ClaimRequest, now: string): void {
  checkClaimable(held, now);
  const { definition, earned } = held;
  const selectedOption = optionOf(definition.optionChoices, request.selectedOption ?? null);
  Object.assign(earned, deliveryAfter(earned, request), { selectedOption });
  earned.claimedAt ??= now;
  keep(held);
}

/** What the organiser has done weighs more than where a reward is handed over, and that than time. */
function checkClaimable(held: Held, now: string): void {
  const { definition } = held;
  const status = rewardStatus(held, now);
  if (status === 'sent') refuse('reward_not_claimable', 'This reward has been sent already.');
  if (status === 'taken_back') refuse('reward_not_claimable', 'This reward was taken back.');
  if (definition.fulfilment === 'at_event') {
    refuse('reward_not_sent_later', 'This reward is collected at the event.');
  }
  if (status === 'locked') refuse('reward_not_claimable', 'This reward is still to be earned.');
  if (isClaimOver(definition.claimUntil, now)) {
    refuse('claim_closed', `Claims have closed at ${definition.claimUntil}.`);
  }
}

/**
 * What was chosen, of what there is to choose. spec L266
 * @throws {Refusal} option_required or option_not_offered
 */
function optionOf(choices: string[] | null, chosen: string | null): string | null {
  if (choices === null || choices.length === 0) {
    if (chosen !== null) refuse('option_not_offered', 'With this reward nothing is chosen.');
    return null;
  }
  if (chosen === null) refuse('option_required', `Choose one of ${choices.join(', ')}.`);
  if (choices.includes(chosen)) return chosen;
  return refuse('option_not_offered', `"${chosen}" is none of ${choices.join(', ')}.`);
}

interface Delivery {
  deliveryAddress: Address | null;
  deliveryNote: string | null;
}

type Sent = Pick<ClaimRequest, 'deliveryAddress' | 'deliveryNote'>;

/**
 * Where a reward goes after a claim. Address and note are one answer, and the last word counts: an
 * address writes the note itself and wins over one beside it; a note alone takes the place of an
 * address; a `null` address and a blank note clear; what is left out stays. spec L267, L268
 * @throws {Refusal} bad_request for an address that lacks what it needs
 */
export function deliveryAfter(before: Delivery, { deliveryAddress, deliveryNote }: Sent): Delivery {
  if (deliveryAddress) {
    const address = tidied(deliveryAddress);
    return { deliveryAddress: address, deliveryNote: noteFrom(address) };
  }
  if (typeof deliveryNote === 'string') {
    return { deliveryAddress: null, deliveryNote: deliveryNote.trim() || null };
  }
  const isCleared = deliveryAddress === null && before.deliveryAddress !== null;
  return isCleared ? { deliveryAddress: null, deliveryNote: null } : before;
}

/** Trimmed, and without what was left blank. */
function tidied({ recipient, line1, line2, city, postcode, country }: AddressRequest): Address {
  const [to, second] = [recipient?.trim(), line2?.trim()];
  return {
    ...(to && { recipient: to }),
    line1: needed('line1', line1),
    ...(second && { line2: second }),
    city: needed('city', city),
    postcode: needed('postcode', postcode),
    country,
  };
}

function needed(name: string, text: string): string {
  return text.trim() || refuseAddress(`deliveryAddress.${name}`, 'An address needs it.');
}

/** One field per line. spec L268 */
function noteFrom(address: Address): string {
  const { recipient, line1, line2, city, postcode, country } = address;
  const lines = [recipient, line1, line2, city, postcode, country];
  const note = lines.filter((line) => line !== undefined).join('\n');
  const most = limits.deliveryNoteCharacters;
  if (Array.from(note).length <= most) return note;
  return refuseAddress('deliveryAddress', `Longer than ${most} characters in all.`);
}

function refuseAddress(field: string, problem: string): never {
  const message = 'The address is not as it should be: see details.fields.';
  refuse('bad_request', message, { fields: { [field]: problem } });
}
