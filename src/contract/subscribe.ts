import * as v from 'valibot';
import { Verification } from './forms.js';
import { gap, implied } from './gap.js';
import { Uuid } from './primitives.js';

/**
 * Body of `POST …/subscribe`: a signup, or one of its follow-ups, told apart by submissionId.
 * spec L258
 */
export const SubscribeRequest = v.union([
  v.object({ submissionId: Uuid, phone: v.string() }),
  v.object({ submissionId: Uuid, code: v.string() }),
  v.object({ submissionId: Uuid, resend: v.picklist(['email', 'code']) }),
  v.object({
    submissionId: v.optional(v.null()),
    email: implied(v.string(), 'The list is one of e-mail addresses.'),
    firstName: v.optional(gap(v.nullable(v.string()))),
    phone: v.optional(gap(v.nullable(v.string()))),
    consentEmail: v.optional(gap(v.nullable(v.boolean()))),
    consentSms: v.optional(gap(v.nullable(v.boolean()))),
    /** Accepted and ignored, whatever it is. */
    turnstileToken: v.optional(v.unknown()),
  }),
]);
export type SubscribeRequest = v.InferOutput<typeof SubscribeRequest>;

/** A wrong or expired code is an outcome, not an error. spec L258, L260 */
export const SubscribeResult = v.object({
  ok: gap(v.literal(true)),
  submissionId: implied(Uuid, 'The follow-ups have to name it.'),
  verification: Verification,
  outcome: implied(
    v.picklist([
      'saved',
      'code_sent',
      'confirmed',
      'wrong_code',
      'expired_code',
      'too_many_attempts',
      'resent',
    ]),
    'Nothing else says whether a code was right.',
  ),
});
export type SubscribeResult = v.InferOutput<typeof SubscribeResult>;
