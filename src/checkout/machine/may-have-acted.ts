/**
 * Whether the service may have acted although nobody heard it say so. What it refuses by a code of
 * its own it did not do.
 */
export const mayHaveActed = (code: string): boolean => lostReplyCodes.has(code);

const lostReplyCodes = new Set([
  'network',
  'timeout',
  'bad_answer',
  'unsupported_version',
  'internal_error',
]);
