import type { ClaimRequest } from '../../../src/contract/rewards.js';
import type { GivenAddress, WalletReward } from '../reward.js';

/** How a reward shall reach somebody. */
export type DeliveryMethod = 'address' | 'note' | 'later';

/** What is typed into the form of one reward. */
export interface ClaimDraft {
  option: string;
  method: DeliveryMethod;
  readonly address: { -readonly [Name in keyof GivenAddress]: string };
  note: string;
}

/** spec L267 */
const usualCountry = 'GB';

/** What was answered before, to be changed. spec L269 */
export function draftOf({ options, chosen, address, note, status }: WalletReward): ClaimDraft {
  const blank = { recipient: '', line1: '', line2: '', city: '', postcode: '', country: '' };
  const isFirst = status !== 'claimed';
  const before = address ? 'address' : note ? 'note' : undefined;
  return {
    option: options.includes(chosen) ? chosen : '',
    method: before ?? (isFirst ? 'address' : 'later'),
    address: { ...blank, ...address, country: address?.country || usualCountry },
    // The service writes the note of an address itself. spec L268
    note: address ? '' : note,
  };
}

/** Whether there is anything that a failure could lose; the country is there from the start. */
export const hasAnswers = ({
  option,
  note,
  address: { country: _, ...address },
}: ClaimDraft): boolean =>
  [option, note, ...Object.values(address)].some((text) => text.trim() !== '');

/** In Unicode code points, as the service counts. */
export const codePoints = (text: string): number => Array.from(text).length;

function trimAddress({ address }: ClaimDraft): GivenAddress {
  const { recipient, line1, line2, city, postcode, country } = address;
  return {
    recipient: recipient.trim(),
    line1: line1.trim(),
    line2: line2.trim(),
    city: city.trim(),
    postcode: postcode.trim(),
    country,
  };
}

/** As long as the note that the service makes of it: a line for each. spec L268 */
export const addressLength = (draft: ClaimDraft): number =>
  codePoints(Object.values(trimAddress(draft)).filter(Boolean).join('\n'));

type DeliveryFields = Pick<ClaimRequest, 'deliveryAddress' | 'deliveryNote'>;

/** The last answer counts, so that every claim says all of it. spec L266-269 */
export function requestOf(reward: WalletReward, draft: ClaimDraft): ClaimRequest {
  return {
    affiliateId: reward.affiliateId,
    rewardDefinitionId: reward.definitionId,
    ...(reward.options.length > 0 && { selectedOption: draft.option }),
    ...deliveryOf(draft),
  };
}

function deliveryOf(draft: ClaimDraft): DeliveryFields {
  if (draft.method !== 'address') {
    // Whatever was said before is taken back.
    return {
      deliveryAddress: null,
      deliveryNote: draft.method === 'note' ? draft.note.trim() : '',
    };
  }
  const { recipient, line1, line2, city, postcode, country } = trimAddress(draft);
  const rest = { ...(recipient && { recipient }), ...(line2 && { line2 }) };
  return { deliveryAddress: { line1, city, postcode, country, ...rest } };
}

/** The reward once the service has taken that, where it does not say so itself. */
export function claimedAs(reward: WalletReward, draft: ClaimDraft): WalletReward {
  const { method, note, option } = draft;
  return {
    ...reward,
    status: 'claimed',
    chosen: reward.options.length > 0 ? option : '',
    address: method === 'address' ? trimAddress(draft) : undefined,
    note: method === 'note' ? note.trim() : '',
  };
}
