import type { ClaimRequest } from '../../../src/contract/rewards.js';
import type { GivenAddress, Reward } from '../reward.js';

/** How a reward shall reach somebody. */
export type Way = 'address' | 'note' | 'later';

/** What is typed into the form of one reward. */
export interface Draft {
  option: string;
  way: Way;
  readonly address: { -readonly [Name in keyof GivenAddress]: string };
  note: string;
}

/** spec L267 */
const usualCountry = 'GB';

/** What was answered before, to be changed. spec L269 */
export function draftOf({ options, chosen, address, note, standing }: Reward): Draft {
  const blank = { recipient: '', line1: '', line2: '', city: '', postcode: '', country: '' };
  const isFirst = standing !== 'claimed';
  const before = address ? 'address' : note ? 'note' : undefined;
  return {
    option: options.includes(chosen) ? chosen : '',
    way: before ?? (isFirst ? 'address' : 'later'),
    address: { ...blank, ...address, country: address?.country || usualCountry },
    // The service writes the note of an address itself. spec L268
    note: address ? '' : note,
  };
}

/** Whether there is anything that a failure could lose; the country is there from the start. */
export const hasAnswers = ({ option, note, address: { country: _, ...address } }: Draft): boolean =>
  [option, note, ...Object.values(address)].some((text) => text.trim() !== '');

/** In Unicode code points, as the service counts. */
export const lengthOf = (text: string): number => Array.from(text).length;

function trimmed({ address }: Draft): GivenAddress {
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
export const addressLength = (draft: Draft): number =>
  lengthOf(Object.values(trimmed(draft)).filter(Boolean).join('\n'));

type Delivery = Pick<ClaimRequest, 'deliveryAddress' | 'deliveryNote'>;

/** The last answer counts, so that every claim says all of it. spec L266-269 */
export function requestOf(reward: Reward, draft: Draft): ClaimRequest {
  return {
    affiliateId: reward.affiliateId,
    rewardDefinitionId: reward.definitionId,
    ...(reward.options.length > 0 && { selectedOption: draft.option }),
    ...deliveryOf(draft),
  };
}

function deliveryOf(draft: Draft): Delivery {
  if (draft.way !== 'address') {
    // Whatever was said before is taken back.
    return { deliveryAddress: null, deliveryNote: draft.way === 'note' ? draft.note.trim() : '' };
  }
  const { recipient, line1, line2, city, postcode, country } = trimmed(draft);
  const rest = { ...(recipient && { recipient }), ...(line2 && { line2 }) };
  return { deliveryAddress: { line1, city, postcode, country, ...rest } };
}

/** The reward once the service has taken that, where it does not say so itself. */
export function claimedAs(reward: Reward, draft: Draft): Reward {
  const { way, note, option } = draft;
  return {
    ...reward,
    standing: 'claimed',
    chosen: reward.options.length > 0 ? option : '',
    address: way === 'address' ? trimmed(draft) : undefined,
    note: way === 'note' ? note.trim() : '',
  };
}
