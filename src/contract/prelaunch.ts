import * as v from 'valibot';
import { Verification } from './forms.js';
import { gap, implied } from './gap.js';
import { NullableText, NullableTimestamp, NullableUrl, Uuid } from './primitives.js';

const LabelledField = v.object({ label: gap(v.string()), required: gap(v.boolean()) });

/** `GET …/prelaunch`. spec L190, L255 */
export const PrelaunchForm = v.object({
  eventId: gap(Uuid),
  eventSlug: gap(v.string()),
  /** Sent back as evidence of the wording shown. spec L359 */
  formVersion: v.literal('prelaunch_form_v5'),
  title: gap(v.string()),
  introPlain: gap(NullableText),
  ctaLabel: v.string(),
  /** The organiser's own notice. */
  privacyPolicyUrl: NullableUrl,
  fields: v.object({
    email: gap(LabelledField),
    firstName: gap(v.nullable(LabelledField)),
    phone: v.object({
      label: gap(v.string()),
      /** `implied`: a number is itself the consent, and no box is shown. */
      consentMode: v.picklist(['checkbox', 'implied']),
      required: v.literal(false),
    }),
  }),
  /** Printed verbatim. */
  consent: v.object({ email: v.string(), messaging: v.string() }),
  closesAt: gap(NullableTimestamp),
});
export type PrelaunchForm = v.InferOutput<typeof PrelaunchForm>;

/** Body of `POST …/prelaunch/register`. spec L256 */
export const RegisterRequest = v.object({
  email: v.optional(implied(v.nullable(v.string()), 'Who agrees to be written to says where.')),
  phone: v.optional(implied(v.nullable(v.string()), 'Stated as a fact: a number.')),
  firstName: v.optional(gap(v.nullable(v.string()))),
  /** Absent: not granted. */
  consentEmail: v.optional(
    implied(v.nullable(v.boolean()), 'Stated as a fact: at least one consent is granted.'),
  ),
  /** Absent: not granted. Where `consentMode` is `implied`, the number itself grants it. spec L256 */
  consentSms: v.nullish(v.boolean()),
  /** Of the wording that was shown, as evidence. spec L359 */
  formVersion: v.nullish(v.string()),
  /** Accepted and ignored, whatever it is. */
  turnstileToken: v.optional(v.unknown()),
});
export type RegisterRequest = v.InferOutput<typeof RegisterRequest>;

/** `POST …/prelaunch/register`: saved, and what has been sent to confirm it. spec L256, L295 */
export const RegisterResult = v.object({
  ok: gap(v.literal(true)),
  registrationId: implied(Uuid, 'Verify has to say which registration it finishes.'),
  verification: gap(Verification),
});
export type RegisterResult = v.InferOutput<typeof RegisterResult>;

/** Body of `POST …/prelaunch/verify`. spec L257, L260 */
export const VerifyRequest = v.object({
  registrationId: implied(Uuid, 'Says which registration is finished.'),
  action: v.picklist(['confirm_email', 'check_code', 'resend_email', 'resend_code']),
  code: v.optional(
    implied(v.nullable(v.string()), 'Stated as a fact: the code of the text message.'),
  ),
  token: v.optional(gap(v.nullable(v.string()))),
});
export type VerifyRequest = v.InferOutput<typeof VerifyRequest>;

/** A wrong or expired code is an outcome, not an error. spec L260 */
export const VerifyResult = v.object({
  outcome: implied(
    v.picklist([
      'confirmed',
      'already_confirmed',
      'wrong_code',
      'expired',
      'resent',
      'too_many_attempts',
    ]),
    'Stated as a fact: a wrong or expired code is an outcome.',
  ),
  verification: gap(Verification),
});
export type VerifyResult = v.InferOutput<typeof VerifyResult>;

/** Body of the earlier `POST /v1/prelaunch-register`, whose path names no event. spec L260 */
export const LegacyRegisterRequest = v.object({
  ...RegisterRequest.entries,
  eventSlug: implied(v.string(), 'The path does not say which event.'),
});
export type LegacyRegisterRequest = v.InferOutput<typeof LegacyRegisterRequest>;
