/**
 * Whether the service may have acted although its answer was lost. A refusal with a code of the
 * service means that it did not.
 */
export const mayHaveActed = (code: string): boolean => lostReplyCodes.has(code);

const lostReplyCodes = new Set([
  'network',
  'timeout',
  'bad_answer',
  'unsupported_version',
  'internal_error',
]);
