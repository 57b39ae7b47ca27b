import * as v from 'valibot';
import { checkShape } from './check.js';
import type { Target } from './target.js';

const Clock = v.object({ now: v.string() });

/** The virtual time, as an ISO timestamp. */
export async function virtualNow({ control }: Target): Promise<string> {
  return checkShape(Clock, await control('clock'), 'the clock').now;
}

/** Stops the clock, so that two answers can be compared to the byte. */
export async function freeze({ control }: Target): Promise<void> {
  await control('clock', { frozen: true });
}

export async function moveTo({ control }: Target, now: string): Promise<void> {
  await control('clock', { now });
}

export async function advance({ control }: Target, seconds: number): Promise<void> {
  await control('clock', { advanceSeconds: seconds });
}

/** Stops the clock of the demo world; any other service goes on. */
export async function freezeWhereItCan(target: Target): Promise<void> {
  if (!target.named) await freeze(target);
}
