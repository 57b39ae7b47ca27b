import type { PayAction, PayResult } from '../../contract/checkout.js';
import { readObject, readText, type Loose } from '../../contract/loose.js';

/** What `pay` asks of the browser, and whether a payment is under way already. spec L252 */
export interface PayAnswer {
  /** Undefined where the service does not say. */
  readonly isUnderWay: boolean | undefined;
  readonly action: PayAction | undefined;
}

/**
 * The specification doesn't name the members of this answer. If they have other names than ours, code
 * that few services need looks for them.
 * @param warn is told when the answer has no way to pay
 */
export async function readPayAnswer(
  answer: Loose<PayResult>,
  { accepts, warn }: { accepts: readonly string[]; warn: (text: string) => void },
): Promise<PayAnswer> {
  const { status, action } = answer;
  const isUnderWay = status ? status === 'paid' || status === 'processing' : undefined;
  if (isAction(action)) return { isUnderWay, action };
  // Once the payment is made, an address is a receipt.
  if (isUnderWay) return { isUnderWay, action: undefined };
  const { findAction, nameMembers } = await import('./unnamed-action.js');
  const found = findAction(answer, accepts);
  if (!found) warn(`finds no way to pay in the answer of pay, which has ${nameMembers(answer)}.`);
  return { isUnderWay, action: found };
}

/** Whether it is an action of a known kind with all its members. */
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
