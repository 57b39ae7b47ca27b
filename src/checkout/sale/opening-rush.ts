/** So long after it opened a sale is asked for by all who have waited for it. */
export const rushSeconds = 72;

/** @param secondsOpen for how long what is chosen may have been sold */
export const isOpeningRush = (secondsOpen = Infinity): boolean => secondsOpen < rushSeconds;
