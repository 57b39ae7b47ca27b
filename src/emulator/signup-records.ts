import type { Verification } from '../contract/forms.js';

/** One signup for a mailing list. Each stands for itself, whoever has signed up before. */
export interface SignupRecord {
  /** What follow-ups name as `submissionId`. */
  id: string;
  organiser: string; // slug
  event: string | null; // slug
  /** Key of the form it came through; null for the subscribe endpoint. */
  form: string | null;
  email: string;
  firstName: string | null;
  consentEmail: boolean;
  consentSms: boolean;
  createdAt: string;
  /** The last part of the link in the confirmation e-mail. */
  token: string;
  emailDelivered: boolean;
  /** The address is on the organiser's list only from then on. spec L202 */
  confirmedAt: string | null;
  phone: SignupPhone | null;
}

export interface SignupPhone {
  /** In the international form where it was given so, without spaces. */
  number: string;
  /** Whether the last code could be sent. */
  reach: Verification['phone'];
  code: PendingCode | null;
  confirmedAt: string | null;
}

export interface PendingCode {
  digits: string;
  expiresAt: string;
  wrongAttempts: number;
}
