/** Runs `run` after so many seconds; gives back how to call it off. */
export type Timer = (seconds: number, run: () => void) => () => void;

export const browserTimer: Timer = (seconds, run) => {
  const timer = setTimeout(run, seconds * 1000);
  return () => clearTimeout(timer);
};
