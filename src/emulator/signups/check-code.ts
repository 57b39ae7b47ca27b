import type { VerifyResult } from '../../contract/prelaunch.js';
import type { OptInRecord } from '../records/opt-ins.js';

const attemptsAllowed = 5;

export type CodeOutcome = Exclude<VerifyResult['outcome'], 'resent'>;

/**
 * Holds what was typed against the code that was texted. A wrong or an expired one is an outcome;
 * after five wrong ones not even the right one helps, until a new one is sent. spec L258, L260
 */
export function checkCode({ phone }: OptInRecord, typed: string, now: string): CodeOutcome {
  if (phone && phone.confirmedAt !== null) return 'already_confirmed';
  const code = phone?.code;
  if (!phone || !code || now >= code.expiresAt) return 'expired';
  if (code.wrongAttempts >= attemptsAllowed) return 'too_many_attempts';
  if (typed.replace(/[\s-]/g, '') !== code.digits) {
    code.wrongAttempts += 1;
    return code.wrongAttempts < attemptsAllowed ? 'wrong_code' : 'too_many_attempts';
  }
  phone.confirmedAt = now;
  phone.code = null;
  return 'confirmed';
}
