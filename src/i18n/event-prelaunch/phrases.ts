/** What `event-prelaunch` says, besides the organiser's own words and what every signup says. */
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
  closesAt: (when: string) => string;
  prelaunchClosed: (when: string) => string;
  salesOpen: (when: string) => string;

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
