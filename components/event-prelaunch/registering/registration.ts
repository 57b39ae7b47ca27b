import { readObject, readText } from '../../../src/contract/loose.js';

/** What the service has taken, and how far each channel is proven. */
export interface Registration {
  /** Empty where the service did not say: then nothing can be followed up, and no tab keeps it. */
  readonly id: string;
  /** `sent`, `failed`, `not_needed`, …, or `confirmed` once that is known. */
  readonly email: string;
  /** Likewise, or `unavailable`. */
  readonly phone: string;
  /** The end of the number. */
  readonly phoneHint: string;
  /** Taken by the earlier endpoint, which then follows it up. spec L260 */
  readonly isEarlier: boolean;
}

/** What a tab has kept of one; undefined where it is none, as without an id. */
export function readRegistration(kept: unknown): Registration | undefined {
  const { id, email, phone, phoneHint, isEarlier } = readObject(kept);
  if (!readText(id)) return undefined;
  return {
    id: readText(id),
    email: readText(email),
    phone: readText(phone),
    phoneHint: readText(phoneHint),
    isEarlier: isEarlier === true,
  };
}

/** One proven channel is enough: neither waits for the other. spec L295 */
export const isProven = ({ email, phone }: Registration): boolean =>
  email === 'confirmed' || phone === 'confirmed';
