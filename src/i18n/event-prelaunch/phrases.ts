import type { Phrase } from '../texts.js';

/** Written by `npm run words -- --write`, from the English beside it. */
export interface PrelaunchPhrases {
  /** What is loading. */
  prelaunch: string;
  noPrelaunch: string;
  /** Where the service has no title. */
  prelaunchTitle: string;
  /** Labels, where the service has none. */
  prelaunchEmail: string;
  prelaunchName: string;
  prelaunchPhone: string;
  prelaunchSend: string;
  privacyNotice: string;
  /** A date, or a time of today. */
  closesAt: Phrase<'when'>;
  prelaunchClosed: Phrase<'when'>;
  salesOpen: Phrase<'when'>;
  /** There are two boxes, and none is ticked. */
  someConsentMissing: string;
  /** There is one. */
  consentMissing: string;
  /** There is one, and a number is itself the other consent. */
  consentOrNumberMissing: string;
  numberNeedsConsent: string;
  /** Only a number is still to confirm. */
  oneStepToGo: string;
  oneIsEnough: string;
  addressConfirmed: string;
  changeAddress: string;
}
