/**
 * The record that the script tag and the widgets of a page share.
 *
 * Loader and widgets are separate files, perhaps of different versions, and may not add a global. So
 * the record is kept under a registered symbol on `document`; the first one to need it makes it.
 */
export interface PageRecord {
  readonly settings: PageSettings;
  /** Requests the loader has started, by full address; each is taken once. */
  readonly early: Map<string, EarlyRequest>;
  /** Set if the emulator, or a `fetch` of the page, answers instead of the network. */
  fetch?: Promise<typeof fetch>;
  /** What the page goes by, on the emulator; known once `fetch` is. */
  clock?: PageClock;
  /** `location.hash` when the visitor last scrolled, or was about to: a link followed since has another. */
  touched?: string;
  /** The last choice in a preview, until the form it is for takes it over. */
  merchChoice?: { readonly form: string; readonly asked?: boolean };
}

/** The clock of the emulator. */
export interface PageClock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls `moved` whenever the clock is set, stopped or started. */
  subscribe(moved: () => void): void;
}

/** The script tag's `data-*`, or what `configure()` set where the package is used without it. */
export interface PageSettings {
  baseUrl?: string | undefined;
  serviceKey?: string | undefined;
  event?: string | undefined;
  form?: string | undefined;
  organiser?: string | undefined;
  locale?: string | undefined;
  theme?: string | undefined;
  /** `data-live`: changes at the service are shown while the page is open. */
  live?: boolean | string | undefined;
  /** `data-offline`: public answers are kept in the browser, for use without a network. */
  offline?: boolean | string | undefined;
  /** `data-service-worker`: address of the worker that opens the page itself without a network. */
  serviceWorker?: string | undefined;
  /** Your own words for all elements, by their keys, as JSON in `data-strings`. */
  strings?: object | string | undefined;
  /** `data-files`: absolute address of the files' folder, ending in `/`, if the script runs from elsewhere. */
  files?: string | undefined;
  /** Other services that elements on the page may name, separated by spaces. */
  allowBaseUrl?: string | undefined;
  /** Address of a module that registers payment providers and wallets: docs/payment-provider.md. */
  paymentModule?: string | undefined;
  /** The emulator answers: the page shows the "demo data" badge, and goes by the emulator's clock. */
  demo?: boolean | undefined;
}

/** The look of an element: `auto` follows the page. */
export type Theme = 'light' | 'dark' | 'auto';

export interface EarlyRequest {
  /** The event or form that it is about. */
  readonly subject: string;
  readonly serviceKey: string | undefined;
  readonly response: Promise<Response>;
  /** When it was sent, in milliseconds since the epoch; older scripts don't say. */
  readonly at?: number;
}

/** Events by which a visitor scrolls a page, or is about to. */
export const touches = ['wheel', 'pointerdown', 'keydown'] as const;

const place = Symbol.for('bandstand.page.1');

/** The record of this page. The number in the symbol changes when its shape does. */
export function pageRecord(): PageRecord {
  return ((document as unknown as Record<symbol, PageRecord | undefined>)[place] ??= {
    settings: {},
    early: new Map(),
  });
}
