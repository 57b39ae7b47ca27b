import * as v from 'valibot';
import { gap } from './gap.js';
import { Count, Pennies, Uuid } from './primitives.js';

/** Codes of the specification with the status it states. spec L309-330 */
const stated = {
  unauthorized: 401,
  origin_not_allowed: 403,
  not_found: 404,
  bad_request: 400,
  unknown_release: 400,
  consent_text_mismatch: 400,
  promo_used_up: 409,
  plan_unavailable: 409,
  too_many_holds: 429,
  claim_closed: 422,
  reward_not_found: 404,
  reward_not_claimable: 409,
  reward_not_sent_later: 422,
  option_required: 422,
  option_not_offered: 422,
} as const;

/** Codes of the specification whose status it leaves blank; the numbers are ours. spec L320-324, L334 */
const statusLeftBlank = {
  not_on_sale: 409,
  payment_required: 402,
  nothing_to_pay: 409,
  promo_not_yours: 409,
  phone_without_sms_consent: 400,
  no_consent: 400,
} as const;

/** Codes that the specification does not name, for failures it does not foresee. */
const invented = {
  no_phone_for_sms_consent: 400,
  quantity_not_allowed: 400,
  method_not_allowed: 405,
  sold_out: 409,
  hold_expired: 409,
  details_required: 409,
  price_changed: 409,
  request_id_reused: 409,
  rate_limited: 429,
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

/** What a client may use and must not need. spec L334 leaves it open. */
export const ErrorDetails = v.object({
  /** Field id -> what is wrong with it. */
  fields: v.optional(gap(v.record(v.string(), v.string()))),
  releaseId: v.optional(gap(Uuid)),
  remaining: v.optional(gap(Count)),
  totalPennies: v.optional(gap(Pennies)),
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
