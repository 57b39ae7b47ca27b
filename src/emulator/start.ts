import type { Listing } from './control/listing.js';
import { createEmulator, type Emulator, keepInPage } from './index.js';
import { attemptIn, pageWithoutPayment, paymentPageOn } from './payment-page/address.js';
import type { Payments } from './payment-page/payments.js';
import { keepInTab } from './store/keep-in-page.js';

export { createEmulator, keepInPage };

export interface StartOptions {
  /** What follows `emulator:` in the address; empty for the plain demo world. */
  scenario: string;
  /** Of the page. */
  origin: string;
  /** Folder with the pictures, absolute. */
  assetsUrl: string;
  /** What the page is about, where it says so. */
  event?: string | undefined;
}

export interface RunningEmulator extends Pick<Emulator, 'fetch' | 'clock'> {
  control: Emulator['shared'];
  /** Whether the tabs of this origin share one world, which outlives a reload. */
  isShared: boolean;
  /** What a page may leave out: Meadowlark, and a key of whoever organises the event. */
  defaults: { event: string; serviceKey: string | undefined };
}

const defaultEvent = 'meadowlark-2027';

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
 * What the script tag loads for `data-base-url="emulator:"`. The clock runs, and the page may be
 * anywhere: its own domain is allowed.
 * @throws {Error} when there is no such scenario
 */
export function start(options: StartOptions): Promise<RunningEmulator> {
  const emulator = open(options);
  begin(emulator);
  return emulator;
}

async function open(options: StartOptions): Promise<RunningEmulator> {
  const { scenario, assetsUrl, event = defaultEvent } = options;
  // A sandboxed frame has no origin of its own (`null`), and a file none that names a domain (`file://`).
  const origin = /:\/\/./.test(options.origin) ? options.origin : 'http://localhost';
  const name = scenario || 'demo';
  const inPage = await keepInPage(name);
  const kept = inPage ?? keepInTab(name);
  if (!inPage) {
    const until = kept ? '' : ', until it is reloaded';
    console.info(`Bandstand: the demo data lives in this tab only${until}.`);
  }
  const { fetch, shared, clock, payments } = createEmulator({
    scenario,
    origin,
    ownDomain: new URL(origin).hostname,
    device: 'this browser',
    assetsUrl,
    elapsed,
    paymentPage: (attemptId) => paymentPageOn(location.href, attemptId),
    ...(kept && { keep: { ...kept, lifetimeHours } }),
  });
  const attemptId = attemptIn(location);
  if (attemptId !== null) void showPayment(attemptId, payments);
  const defaults = { event, serviceKey: publishableKey(await shared.state(), event) };
  return { fetch, clock, control: shared, isShared: Boolean(inPage), defaults };
}

/** A key of whoever organises the event, for all that they organise. */
function publishableKey({ events, keys }: Listing, event: string): string | undefined {
  const organiser = events.find(
    ({ slug, earlierSlugs }) => slug === event || earlierSlugs.includes(event),
  )?.organiser;
  return keys.find(
    (one) => one.organiser === organiser && !one.event && !one.revoked && one.key.startsWith('pk_'),
  )?.key;
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
