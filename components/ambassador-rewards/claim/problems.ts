import type { Phrases } from '../../../src/i18n/phrases.js';
import type { WalletReward } from '../reward.js';
import { addressLength, codePoints, type ClaimDraft } from './draft.js';

/** spec L347 */
export const longestNote = 500;

export type QuestionName =
  | 'option'
  | 'recipient'
  | 'line1'
  | 'line2'
  | 'city'
  | 'postcode'
  | 'country'
  | 'note';

/** Of its control. One form is open at a time. */
export const idOf = (name: QuestionName): string => `claim-${name}`;

const ofAddress = ['recipient', 'line1', 'line2', 'city', 'postcode', 'country'] as const;

/** Ids of what is asked, in the order of the form. */
export function askedIds({ options }: WalletReward, { method }: ClaimDraft): string[] {
  const names: QuestionName[] = [
    ...(options.length > 0 ? (['option'] as const) : []),
    ...(method === 'address' ? ofAddress : []),
    ...(method === 'note' ? (['note'] as const) : []),
  ];
  return names.map(idOf);
}

/** What is wrong with an answer, in words; undefined for nothing. */
export function claimProblem(
  id: string,
  reward: WalletReward,
  draft: ClaimDraft,
  phrases: Phrases<'rewards'>,
): string | undefined {
  const { option, address, note } = draft;
  switch (id) {
    case idOf('option'):
      return reward.options.includes(option) ? undefined : phrases.optionMissing;
    case idOf('line1'):
      if (!address.line1.trim()) return phrases.line1Missing;
      return addressLength(draft) > longestNote ? phrases.addressTooLong : undefined;
    case idOf('city'):
      return address.city.trim() ? undefined : phrases.cityMissing;
    case idOf('postcode'):
      return address.postcode.trim() ? undefined : phrases.postcodeMissing;
    case idOf('note'):
      return noteProblem(note.trim(), phrases);
    default:
      return undefined;
  }
}

function noteProblem(note: string, phrases: Phrases<'rewards'>): string | undefined {
  if (!note) return phrases.noteMissing;
  const over = codePoints(note) - longestNote;
  return over > 0 ? phrases.noteOver({ count: over }) : undefined;
}

/** The question that the service means by a path such as `deliveryAddress.line1`. */
export function idOfPath(path: string): string {
  const name = path.split('.').at(-1);
  if (name === 'selectedOption') return idOf('option');
  if (name === 'deliveryNote') return idOf('note');
  const known = ofAddress.find((one) => one === name);
  return idOf(known ?? 'line1');
}
