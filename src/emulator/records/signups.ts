import type { OptInRecord } from './opt-ins.js';

/**
 * One signup for a mailing list. Each stands for itself, whoever has signed up before. The address
 * is on the organiser's list only from `confirmedAt` on. spec L202
 */
export interface SignupRecord extends OptInRecord {
  /** Key of the form it came through; null for the subscribe endpoint. */
  form: string | null;
  email: string;
}
