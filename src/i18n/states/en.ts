import type { StatePhrases } from './phrases.js';

/** What every element says before anything else has been fetched. */
export const states = {
  loading: (what) => `Loading: ${what}`,
  stillLoading: 'This is taking longer than usual.',
  trouble: 'Something went wrong on our side. Try again in a moment.',
  demo: 'Demo data',
  demoTitle: 'Made-up content for trying this out. Nothing here is real.',
} satisfies Partial<StatePhrases>;
