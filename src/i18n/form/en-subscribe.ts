import type { FormPhrases } from './phrases.js';

/** Of a signup that needs no form of the organiser. */
export const subscribePhrases = {
  subscribeTitle: 'Get news by email',
  subscribeEmail: 'Email address',
  subscribeName: 'First name',
  subscribePhone: 'Mobile number',
  subscribePhoneHelp: 'For news by text message.',
  subscribeTexts: 'Send me news by text message too',
  subscribeTerms: 'By signing up you agree to get news by email.',
} satisfies Partial<FormPhrases>;
