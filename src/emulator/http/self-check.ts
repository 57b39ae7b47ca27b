import * as v from 'valibot';
import { anyOperation, endpoints, type Endpoint } from '../../contract/endpoints.js';
import type { EndpointName } from '../../contract/routes.js';
import { Refusal } from './refuse.js';

/**
 * Every answer is held against the contract before it leaves, so that the emulator cannot drift
 * away from it unseen.
 * @throws {Error} naming the path of the first wrong member
 */
export function checkAnswer(operation: EndpointName, data: unknown): void {
  const result = v.safeParse(endpoints[operation].data, data);
  if (result.success) return;
  const [issue] = result.issues;
  const path = ['data', v.getDotPath(issue)].filter(Boolean).join('.');
  throw new Error(`${operation} would break the contract at ${path}: ${issue.message}`);
}

/**
 * The same for what an operation throws: a refusal has a code of its row.
 * @returns what was thrown, or an error that says which code it must not be
 */
export function checkRefusal(operation: EndpointName, thrown: unknown): unknown {
  const { errors }: Endpoint = endpoints[operation];
  if (!(thrown instanceof Refusal) || [...errors, ...anyOperation].includes(thrown.code))
    return thrown;
  return new Error(`${operation} would break the contract with the code ${thrown.code}.`);
}
