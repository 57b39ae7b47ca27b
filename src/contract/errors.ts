import * as v from 'valibot';
import { gap } from './gap.js';
import { Count, Uuid } from './primitives.js';

/** Codes of the specification with the status it states. spec L309-330 */
const stated = {
  /** The key is missing, unknown, revoked or of the wrong kind. spec L279, L311 */
  unauthorized: 401,
  /** The page asks from a domain that the organiser has not listed. spec L280, L312 */
  origin_not_allowed: 403,
  /** Nothing of that name is published on this surface (a website asks for `web`). spec L15, L313 */
  not_found: 404,
  /** The request does not match this document; `details.fields` says where. spec L314 */
  bad_request: 400,
  /** The cart names a release that is hidden, deleted, or locked without its code. spec L315 */
  unknown_release: 400,
  /** The wording sent back is not the one published under that version. spec L316 */
  consent_text_mismatch: 400,
  /** The code has limited uses, and another hold has the last one. spec L317 */
  promo_used_up: 409,
  /** A paid release of the cart does not offer that payment plan. spec L318 */
  plan_unavailable: 409,
  /** This caller holds too many carts at this event; see Retry-After. spec L319, L343 */
  too_many_holds: 429,
  /** The time to claim the reward is over. spec L325 */
  claim_closed: 422,
  /** The wallet has no such reward. spec L326 */
  reward_not_found: 404,
  /** The reward is on its way already, or was taken back. spec L327 */
  reward_not_claimable: 409,
  /** The reward is handed out at the event, so nothing is sent. spec L328 */
  reward_not_sent_later: 422,
  /** The reward comes in several kinds, and none was chosen. spec L266, L329 */
  option_required: 422,
  /** The reward does not come in that kind, or in no kinds at all. spec L266, L330 */
  option_not_offered: 422,
} as const;

/** Codes of the specification whose status it leaves blank; the numbers are ours. spec L320-324, L334 */
const statusLeftBlank = {
  /** The release is still to come. spec L211, L320 */
  not_on_sale: 409,
  /** There is something to pay, so the order can't be completed for free. spec L253, L321 */
  payment_required: 402,
  /** There is nothing to pay: complete the order for free. spec L252, L322 */
  nothing_to_pay: 409,
  /** The code belongs to another e-mail address. spec L323 */
  promo_not_yours: 409,
  /** A phone number came without consent to texts. spec L256, L324 */
  phone_without_sms_consent: 400,
  /** There is consent to neither e-mail nor texts. spec L256, L324 */
  no_consent: 400,
} as const;

/** Codes that the specification does not name, for failures it does not foresee. */
const invented = {
  /** There is consent to texts, but no phone number. spec L256 */
  no_phone_for_sms_consent: 400,
  /** Fewer or more than the release or the order allows. spec L186 */
  quantity_not_allowed: 400,
  /** The path exists, but not with this method; see Allow. spec L217 */
  method_not_allowed: 405,
  /** Not enough is left; nothing was held. spec L186 */
  sold_out: 409,
  /** The 15 minutes are over and the tickets are on sale again. spec L204, L344 */
  hold_expired: 409,
  /** The buyer's details are needed first. spec L251 */
  details_required: 409,
  /** Too many calls in too short a time; see Retry-After. spec L340-342, L352 */
  rate_limited: 429,
  /** The service has failed, and says in `message` where. spec L307 */
  internal_error: 500,
} as const;

export type ErrorCode = keyof typeof stated | keyof typeof statusLeftBlank | keyof typeof invented;

/** HTTP status of every code. Clients decide by the code and never by the status. */
export const errorStatus: Readonly<Record<ErrorCode, number>> = {
  ...stated,
  ...statusLeftBlank,
  ...invented,
};

const codesOf = (group: Partial<Record<ErrorCode, number>>) => Object.keys(group) as ErrorCode[];

export const errorCodes: readonly ErrorCode[] = codesOf(errorStatus);

/** Codes for which a real service may answer with another status. */
export const codesWithoutStatedStatus: readonly ErrorCode[] = codesOf(statusLeftBlank);

/** Codes that only this project knows. */
export const inventedCodes: readonly ErrorCode[] = codesOf(invented);

/** Extra information that clients may use but must not need. spec L334 leaves it open. */
export const ErrorDetails = v.object({
  /** Field id -> error message. */
  fields: v.optional(gap(v.record(v.string(), v.string()))),
  releaseId: v.optional(gap(Uuid)),
  remaining: v.optional(gap(Count)),
  retryAfterSeconds: v.optional(gap(Count)),
});
export type ErrorDetails = v.InferOutput<typeof ErrorDetails>;

/** `code` stays a string on read: a newer service may know codes that this table does not. spec L307 */
export const ErrorBody = v.object({
  code: v.string(),
  message: v.string(),
  details: v.optional(gap(ErrorDetails)),
});
export type ErrorBody = v.InferOutput<typeof ErrorBody>;
