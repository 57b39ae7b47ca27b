import { createEmulator, keepInPage, type Emulator } from './index.js';
import { attemptIn, pageWithoutPayment, paymentPageOn } from './payment-page/address.js';
import type { Payments } from './payment-page/payments.js';

export { createEmulator, keepInPage };

export interface StartOptions {
  /** What follows `emulator:` in the address; empty for the plain demo world. */
  scenario: string;
  /** Of the page. */
  origin: string;
  /** Folder with the pictures, absolute. */
  assetsUrl: string;
}

export interface RunningEmulator extends Pick<Emulator, 'fetch'> {
  control: Emulator['shared'];
  /** Whether the tabs of this origin share one world, which outlives a reload. */
  isShared: boolean;
}

/** A world that nobody has touched for so long begins anew: its festival would be over one day. */
const lifetimeHours = 24;

/** Real time, so that tabs agree; unlike `Date`, it does not jump while the page is open. */
const elapsed = () => performance.timeOrigin + performance.now();

let begin: (emulator: Promise<RunningEmulator>) => void;
const begun = new Promise<RunningEmulator>((resolve) => {
  begin = resolve;
});
begun.catch(() => undefined); // whoever has started it reports that

/** The emulator that answers this page, as soon as there is one. */
export const running = (): Promise<RunningEmulator> => begun;

/**
 * What the script tag loads for `data-base-url="emulator:"`. The clock runs.
 * @throws {Error} when there is no such scenario
 */
export function start(options: StartOptions): Promise<RunningEmulator> {
  const emulator = open(options);
  begin(emulator);
  return emulator;
}

async function open({ scenario, origin, assetsUrl }: StartOptions): Promise<RunningEmulator> {
  const kept = await keepInPage(scenario || 'demo');
  if (!kept) console.info('Bandstand: the demo data lives in this tab only, until it is reloaded.');
  const { fetch, shared, isKept, payments } = createEmulator({
    scenario,
    origin,
    assetsUrl,
    elapsed,
    paymentPage: (attemptId) => paymentPageOn(location.href, attemptId),
    ...(kept && { keep: { ...kept, lifetimeHours } }),
  });
  const attemptId = attemptIn(location);
  if (attemptId !== null) void showPayment(attemptId, payments);
  return { fetch, control: shared, isShared: isKept };
}

/** The page that the buyer was sent to is this one. */
async function showPayment(attemptId: string, payments: Payments): Promise<void> {
  const { openPaymentDialog } = await import('./payment-page/dialog.js');
  await openPaymentDialog({
    attemptId,
    payments,
    goTo: (address) => location.assign(address),
    back: pageWithoutPayment(location.href),
  });
}
