import * as v from 'valibot';
import { gap } from './gap.js';
import { MerchProduct } from './merch.js';
import { NullableText, Surface, Uuid } from './primitives.js';

/** Submit the value, show the label. spec L155 */
export const FieldOption = v.object({ value: v.string(), label: v.string() });
export type FieldOption = v.InferOutput<typeof FieldOption>;

/** One control of a form. spec L149-157 */
export const Field = v.object({
  /** The answer is keyed under this id. spec L149 */
  id: v.string(),
  /** Open: rating, radio, checkbox, select, text, email, artist_multiselect are seen. spec L150, L195 */
  type: v.string(),
  /** spec L151 */
  label: v.string(),
  /** A hint. spec L152 */
  help: v.optional(v.string()),
  /** Absent means optional. spec L153 */
  required: v.optional(v.boolean()),
  /** What the answer means; `email` promotes it to the contact address. spec L154 */
  role: v.optional(NullableText),
  /** Of radio, checkbox and select, and of a picker of artists. spec L155 */
  options: v.optional(v.array(FieldOption)),
  /** Lowest rating. spec L156 */
  min: v.optional(v.number()),
  /** Highest rating. spec L156 */
  max: v.optional(v.number()),
  /** Where the options come from. spec L157 */
  source: v.optional(v.picklist(['lineup', 'stages', 'merch_items'])),
});
export type Field = v.InferOutput<typeof Field>;

/** `GET /v1/forms/{key}`. spec L135-143, a row each */
export const FormDefinition = v.object({
  key: v.string(),
  kind: v.picklist(['feedback', 'mailing_list', 'contact', 'merch_enquiry']),
  /** null for a form of the whole organisation. */
  eventId: v.nullable(Uuid),
  eventSlug: NullableText,
  title: v.string(),
  /** Sent back with a submission, so that answers can be audited. spec L140, L359 */
  version: v.pipe(v.number(), v.integer()),
  surface: Surface,
  /** In the organiser's order. */
  fields: v.array(Field),
  merchCatalog: v.optional(v.array(MerchProduct)),
});
export type FormDefinition = v.InferOutput<typeof FormDefinition>;

/** A string for text-like fields, option values for checkbox fields. spec L230 */
export const Answer = v.union([v.string(), v.array(v.string())]);
export type Answer = v.InferOutput<typeof Answer>;

/** `POST /v1/forms/{key}/submissions`. spec L230 */
export const Submission = v.object({
  /** Field id -> answer; null is none. */
  answers: v.record(v.string(), v.nullable(Answer)),
  /** Accepted and ignored, whatever it is. */
  turnstileToken: v.optional(v.unknown()),
  /** The version of the definition that was answered; its name is not specified. spec L238 */
  version: v.optional(gap(v.nullable(v.number()))),
  /** Another name for `version` that the emulator understands. */
  formVersion: v.optional(gap(v.nullable(v.number()))),
});
export type Submission = v.InferOutput<typeof Submission>;

/** How far an address or a number has been confirmed. spec L180-182, L202 */
export const Verification = v.object({
  /** `sent`: ask the visitor to look into the inbox. spec L180 */
  email: v.picklist(['sent', 'not_needed', 'failed']),
  /** spec L181 */
  phone: v.picklist(['sent', 'not_needed', 'failed', 'unavailable']),
  /** The end of the number, enough to recognise it. spec L182 */
  phoneHint: NullableText,
});
export type Verification = v.InferOutput<typeof Verification>;

/** `POST /v1/forms/{key}/submissions`: it has been taken. spec L178-182 */
export const SubmissionResult = v.object({
  /** spec L178 */
  ok: v.literal(true),
  /** Present for mailing-list signups. spec L179 */
  verification: v.optional(Verification),
  /** Beside `verification`, for the follow-ups that subscribe knows. */
  submissionId: v.optional(gap(Uuid)),
});
export type SubmissionResult = v.InferOutput<typeof SubmissionResult>;
