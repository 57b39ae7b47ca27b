import { waitUntil } from '@open-wc/testing';
import { answer, visibleText } from '../page.js';
import { newsletter } from './definition.js';
import { all, labelled, press, type, type Stage } from './stage.js';

export const submissionId = '0190a1b2-0000-7000-8000-000000000001';

/** Of the three, a service says as many as it likes. */
export type Verification = { email?: string; phone?: string; phoneHint?: string | null };

export const verified = ({
  email = 'not_needed',
  phone = 'not_needed',
  phoneHint = null,
}: Verification) => ({
  ok: true,
  verification: { email, phone, phoneHint },
  submissionId,
});

/** A newsletter that has been sent, and answered so. */
export async function signUp(stage: Stage, taken: object, more: object = {}) {
  stage.data = { ...newsletter(), ...more };
  stage.taken = () => answer(taken);
  const element = await stage.put();
  await type(labelled(element, 'Email'), 'ada@example.com');
  await press('Enter');
  await waitUntil(() => all(element, '.outcome').length > 0, visibleText(element));
  return element;
}
