/** For this long after its opening a sale is asked for by everybody who waited for it. */
export const rushSeconds = 72;

/** @param secondsOpen seconds since the sale opened */
export const isOpeningRush = (secondsOpen = Infinity): boolean => secondsOpen < rushSeconds;
