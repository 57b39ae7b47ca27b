import * as v from 'valibot';
import { ErrorBody } from './errors.js';

/** The number in every body; it stays 1 while changes are additive. spec L14, L356 */
export const apiVersion = 1;

/** The body of a success: `{ apiVersion, data }`. spec L14 */
export const success = <const Data extends v.GenericSchema>(data: Data) =>
  v.object({ apiVersion: v.literal(apiVersion), data });

/** The body of a failure: `{ apiVersion, error }`. spec L14, L307 */
export const FailureBody = v.object({ apiVersion: v.literal(apiVersion), error: ErrorBody });
export type FailureBody = v.InferOutput<typeof FailureBody>;
