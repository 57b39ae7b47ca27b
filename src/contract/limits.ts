/** Every number of the Limits table, with its unit in its name. spec L338-350 */
export const limits = {
  /** Guidance, not a contract: GET form, per caller. spec L340 */
  formReadsPerMinute: 60,
  /** Guidance, not a contract: POST submission, per caller. spec L341 */
  formSubmissionsPerMinute: 30,
  /** spec L344 */
  holdMinutes: 15,
  /** From reserve. spec L345 */
  checkoutTokenHours: 24,
  /** spec L346 */
  setNoteCharacters: 80,
  /** spec L347 */
  deliveryNoteCharacters: 500,
  /** spec L348 */
  galleryPhotos: 25,
  /** `Cache-Control: public, s-maxage=60` on reads. spec L350 */
  feedSharedMaxAgeSeconds: 60,
} as const;

/** Booking fee of new events; no cap. spec L187, L349 */
export const defaultBookingFee = {
  percentBps: 750,
  perTicketPennies: 25,
  minPennies: 50,
  capPennies: null,
} as const;

/** Booking fee of events that were selling before the change; its minimum and cap are a gap. spec L187 */
export const legacyBookingFee = {
  percentBps: 300,
  perTicketPennies: 75,
  minPennies: 0,
  capPennies: null,
} as const;

/** Limits that the specification mentions without a value, or not at all. */
export const gapLimits = {
  /** Of one e-mail address or number; and signups and registrations of one network. spec L342 */
  publicWritesPerAddress: 5,
  publicWritesWindowMinutes: 10,
  /** Per event, of one connection and of one device. spec L343 */
  liveHoldsPerCaller: 5,
  /** How long a started payment keeps its stock after the hold has lapsed. */
  paymentGraceMinutes: 10,
  answerCharacters: 5000,
  bodyKibibytes: 64,
  searchResultsByDefault: 20,
  searchResultsAtMost: 50,
  preflightMaxAgeSeconds: 600,
} as const;
