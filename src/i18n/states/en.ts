import type { StatePhrases } from './phrases.js';

/** What every element says before anything else has been fetched. */
export const states = {
  trouble: 'Something went wrong on our side. Try again in a moment.',
} satisfies Partial<StatePhrases>;
