import type { Verification } from '../../contract/forms.js';

/** Somebody who has asked to be written to, and proves an address, a number, or both. */
export interface OptInRecord {
  /** What follow-ups name as `submissionId` or `registrationId`. */
  id: string;
  organiser: string; // slug
  /** Its slug may change before the link is opened. */
  eventId: string | null;
  email: string | null;
  firstName: string | null;
  consentEmail: boolean;
  consentSms: boolean;
  createdAt: string;
  /** The last part of the link in the confirmation e-mail. */
  token: string;
  /** Whether the last e-mail could be sent; `not_needed` where there was no reason to write one. */
  emailReach: Verification['email'];
  /** When the link was first opened. */
  confirmedAt: string | null;
  phone: OptInPhone | null;
}

export interface OptInPhone {
  /** In the international form where it was given so, without spaces. */
  number: string;
  /** Whether the last code could be sent. */
  reach: Verification['phone'];
  code: PendingCode | null;
  confirmedAt: string | null;
}

interface PendingCode {
  digits: string;
  expiresAt: string;
  wrongAttempts: number;
}

/**
 * One signup for a mailing list; the same address may sign up again, which is another one. The address
 * is on the organiser's list only from `confirmedAt` on. spec L202
 */
export interface SignupRecord extends OptInRecord {
  /** Key of the form it came through; null for the subscribe endpoint. */
  form: string | null;
  email: string;
}

/** One registration through a prelaunch form; the same visitor may have several. */
export interface RegistrationRecord extends OptInRecord {
  eventId: string;
  /** As the sender says: evidence of the wording that was shown; null where nothing was said. spec L359 */
  formVersion: string | null;
}
