import type { PrelaunchPhrases } from './phrases.js';

/** Of what is wrong, of confirming, and of a sale to come. */
export const prelaunchParts = {
  salesOpen: (when) => `Tickets on sale from ${when}`,
  someConsentMissing: 'Tick at least one of the boxes, or we may not write to you',
  consentMissing: 'Tick the box, or we may not write to you',
  consentOrNumberMissing: 'Tick the box or give a number, or we may not write to you',
  numberNeedsConsent: 'Tick the box for text messages, or leave the number out',
  oneStepToGo: 'One step to go',
  oneIsEnough: 'Confirm your address or your number: one of the two is enough.',
  addressConfirmed: 'Your email address is confirmed.',
  changeAddress: 'Change email address',
} satisfies Partial<PrelaunchPhrases>;
