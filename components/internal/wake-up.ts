import { clock } from '../../src/clock/clock.js';

/** What shows passing time, and when it is due, in milliseconds of the page's clock. */
const due = new Map<() => void, number>();
/** Milliseconds after the full second at which all is run: that of the first to come. */
let phase = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

const second = 1000;
/** The longest delay of a timer is 24 days. */
const longest = 3_600_000;
/** Timers may be early by the fraction of a millisecond. */
const early = 20;

/**
 * Runs `run` once, at a moment or up to a second later. One timer serves all that shows passing time:
 * it runs once a second at the most, and never while the page is hidden. What was due by then is run
 * when the page is seen again.
 *
 * @param at milliseconds of the page's clock; replaces the moment that the same `run` waits for
 */
export function wakeAt(at: number, run: () => void): void {
  if (due.size === 0) {
    phase = at % second;
    document.addEventListener('visibilitychange', planAnew);
  }
  due.set(run, at);
  plan();
}

/** Takes back what was asked of `wakeAt`. */
export function letSleep(run: () => void): void {
  if (due.delete(run)) plan();
}

const planAnew = (): void => plan();

/** @param least milliseconds until the next run */
function plan(least = 0): void {
  clearTimeout(timer);
  if (due.size === 0) document.removeEventListener('visibilitychange', planAnew);
  else if (!document.hidden) {
    const first = Math.min(...due.values());
    const at = Math.ceil((first - phase) / second) * second + phase;
    timer = setTimeout(runDue, Math.min(Math.max(at - clock.now(), least), longest));
  }
}

function runDue(): void {
  plan(second); // should one of them throw, or the clock of an emulator stand
  const now = clock.now() + early;
  for (const [run, at] of [...due]) {
    if (at > now) continue;
    due.delete(run);
    run();
  }
}
