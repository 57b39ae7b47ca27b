import { isRequestFailure } from '../../../src/client/errors.js';
import type { Phrases } from '../../../src/i18n/phrases.js';
import { failureWords } from '../../internal/feed/states.js';

/** A claim that has not been taken. */
export interface ClaimFailure {
  /** The service's code, or ours; `offline` where nothing was sent. */
  readonly code: string;
  readonly error?: unknown;
}

export const claimFailure = (error: unknown): ClaimFailure => ({
  code: isRequestFailure(error) ? error.code : 'unknown',
  error,
});

/** After these the wallet shows something that is no longer so. */
const isNews = [
  'claim_closed',
  'reward_not_claimable',
  'reward_not_sent_later',
  'option_required',
  'option_not_offered',
];

export const asksToReadAgain = ({ code }: ClaimFailure): boolean => isNews.includes(code);

/** Ids of the fields that the service names. */
export function refusedPaths({ code, error }: ClaimFailure): string[] {
  if (code !== 'bad_request' || !isRequestFailure(error)) return [];
  return Object.keys(error.details?.fields ?? {});
}

/**
 * Why a reward was not claimed. Every refusal has words of its own. spec L325-330
 * @param isAnswered whether there are answers to be kept
 */
export function claimFailureText(
  phrases: Phrases<'rewards'>,
  { code, error }: ClaimFailure,
  isAnswered: boolean,
): string {
  const refusals: Partial<Record<string, string>> = {
    claim_closed: phrases.claimClosed,
    reward_not_found: phrases.rewardNotFound,
    reward_not_claimable: phrases.rewardNotClaimable,
    reward_not_sent_later: phrases.rewardNotSentLater,
    option_required: phrases.optionRequired,
    option_not_offered: phrases.optionNotOffered,
    unauthorized: phrases.claimUnauthorized,
    bad_request: phrases.claimRefused,
    offline: phrases.claimOffline,
    network: phrases.claimUnheard,
    timeout: phrases.claimUnheard,
  };
  const refusal = Object.hasOwn(refusals, code) ? refusals[code] : undefined;
  const words = refusal ?? failureWords(phrases, error);
  return isAnswered ? `${words} ${phrases.claimKept}` : words;
}
