/** What a service says of a signup. Each is empty where it says nothing that can be read. */
export interface SignupState {
  /** Names the signup in a follow-up. */
  readonly submissionId: string;
  /** What became of a follow-up: `confirmed`, `wrong_code`, … */
  readonly outcome: string;
  /** `sent`, `failed`, `not_needed`, … */
  readonly email: string;
  /** Likewise, or `unavailable`. */
  readonly phone: string;
  /** The end of the number. */
  readonly phoneHint: string;
}

/** Undefined where an answer is about no signup. spec L179 */
export function readSignup(answer: unknown): SignupState | undefined {
  const { verification } = members(answer);
  return verification ? readFollowUp(answer) : undefined;
}

/** A follow-up may be answered with next to nothing. */
export function readFollowUp(answer: unknown): SignupState {
  const { submissionId, outcome, verification } = members(answer);
  const { email, phone, phoneHint } = members(verification);
  return {
    submissionId: text(submissionId),
    outcome: text(outcome),
    email: text(email),
    phone: text(phone),
    phoneHint: text(phoneHint),
  };
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const members = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value ? (value as Record<string, unknown>) : {};
