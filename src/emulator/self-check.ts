import * as v from 'valibot';
import { endpoints } from '../contract/endpoints.js';
import type { EndpointName } from '../contract/routes.js';

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
