import type { PayAction, PayResult } from '../../contract/checkout.js';
import { readObject, readText, type Loose } from '../../contract/loose.js';

/** What `pay` asks of the browser, and whether a payment is under way already. spec L252 */
export interface PayAnswer {
  /** Undefined where the service does not say. */
  readonly isUnderWay: boolean | undefined;
  readonly action: PayAction | undefined;
}

/**
 * No specification names the members of this answer: by other names than ours they are looked for, with
 * code that few services need.
 * @param warn hears of an answer in which there is no way to pay
 */
export async function readPayAnswer(
  answer: Loose<PayResult>,
  { accepts, warn }: { accepts: readonly string[]; warn: (text: string) => void },
): Promise<PayAnswer> {
  const { status, action } = answer;
  const isUnderWay = status ? status === 'paid' || status === 'processing' : undefined;
  if (isAction(action)) return { isUnderWay, action };
  // An address in the answer of a payment that is made is a receipt.
  if (isUnderWay) return { isUnderWay, action: undefined };
  const { findAction, nameMembers } = await import('./unnamed-action.js');
  const found = findAction(answer, accepts);
  if (!found)
    warn(`finds no way to pay in the answer of pay, which has ${nameMembers(answer)}.`);
  return { isUnderWay, action: found };
}

/** Of a kind that is known, and with all that it needs. */
function isAction(value: unknown): value is PayAction {
  const action = readObject(value);
  switch (action['kind']) {
    case 'redirect':
    case 'test':
      return readText(action['url']) !== '';
    case 'client_secret': {
      const { provider, publishableKey, clientSecret } = action;
      return [provider, publishableKey, clientSecret].every((text) => readText(text));
    }
    default:
      return false;
  }
}
