import type { FieldPhrases } from '../fields/phrases.js';
import type { PrelaunchPhrases } from './phrases.js';

/** What the form needs for its first paint. */
export const english = {
  prelaunch: 'Sign-up',
  noPrelaunch: 'There is nothing to sign up for at the moment.',
  prelaunchTitle: 'Be the first to know',
  prelaunchEmail: 'Email address',
  prelaunchName: 'First name',
  prelaunchPhone: 'Mobile number',
  prelaunchSend: 'Sign up',
  privacyNotice: 'Privacy notice',
  closesAt: (when) => `Open until ${when}`,
  prelaunchClosed: (when) => `Sign-ups have been closed since ${when}`,
  optional: '(optional)',
} satisfies Partial<PrelaunchPhrases & FieldPhrases>;
