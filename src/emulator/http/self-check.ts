import * as v from 'valibot';
import { anyOperation, endpoints, type Endpoint } from '../../contract/endpoints.js';
import type { EndpointName } from '../../contract/routes.js';
import { Refusal } from '../requests/refuse.js';

/** An answer as it leaves, and where it was asked for. */
interface Written {
  readonly pathname: string;
  readonly body: string | null;
}

/** The last body of an operation and address that was found right: a feed is mostly what it was before. */
const rightBodies = new Map<string, string | null>();
const rightBodiesAtMost = 100;

/**
 * Every answer is held against the contract before it leaves, so that the emulator cannot drift
 * away from it unseen. What leaves in the same words as the time before was looked at then: to do so
 * again would take as long as all the rest of a line-up of a hundred sets.
 * @param written undefined where the body does not say all that `data` does
 * @throws {Error} naming the path of the first wrong member
 */
export function checkAnswer(operation: EndpointName, data: unknown, written?: Written): void {
  const place = `${operation} ${written?.pathname}`;
  if (written && rightBodies.get(place) === written.body) return;
  const result = v.safeParse(endpoints[operation].data, data);
  if (!result.success) {
    const [issue] = result.issues;
    const path = ['data', v.getDotPath(issue)].filter(Boolean).join('.');
    throw new Error(`${operation} would break the contract at ${path}: ${issue.message}`);
  }
  if (written) keepRightBody(place, written.body);
}

function keepRightBody(place: string, body: string | null): void {
  const [oldest] = rightBodies.keys();
  if (oldest !== undefined && rightBodies.size >= rightBodiesAtMost) rightBodies.delete(oldest);
  rightBodies.set(place, body);
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
