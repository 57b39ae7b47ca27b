/** What `event-prelaunch-before-submit` and `-submitted` tell; never what somebody typed. */
export interface PrelaunchSent {
  /** Slug. */
  readonly event: string;
}

/** What `event-prelaunch-confirmed` tells. */
export interface PrelaunchConfirmed extends PrelaunchSent {
  readonly channel: 'email' | 'phone';
}
