/**
 * What the script tag and the widgets of one page know together.
 *
 * Loader and widgets are separate files, perhaps of different versions, and may add no global. They
 * meet in one record under a registered symbol on `document`; whoever comes first makes it.
 */
export interface PageRecord {
  readonly settings: PageSettings;
  /** Requests the loader has started, by full address; each is taken once. */
  readonly early: Map<string, EarlyRequest>;
  /** Set when something else than the network answers in the page, such as the emulator. */
  fetch?: Promise<typeof fetch>;
  /** The visitor has moved the page, or was about to, before the code of the widgets came. */
  touched?: boolean;
  /** What was last chosen or asked for in a preview, until the form that it is for has taken it over. */
  merchChoice?: { readonly form: string; readonly asked?: boolean };
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
  /** `data-live`: what changes at the service is shown while the page is open. */
  live?: boolean | string | undefined;
  /** Words in place of ours, for every element: phrases by their keys, as JSON in `data-strings`. */
  strings?: object | string | undefined;
  /** `data-files`: whole address of their folder with a `/` at its end, where the script runs from elsewhere. */
  files?: string | undefined;
  /** Other services that elements on the page may name, separated by spaces. */
  allowBaseUrl?: string | undefined;
  /** Address of a module that makes payment providers and wallets known: docs/payment-provider.md. */
  paymentModule?: string | undefined;
  /** The emulator answers: widgets show the "demo data" badge. */
  demo?: boolean | undefined;
}

/** The look of an element: `auto` follows the page. */
export type Theme = 'light' | 'dark' | 'auto';

export interface EarlyRequest {
  /** The element it was asked for, and the event or form. */
  readonly tag: string;
  readonly subject: string;
  readonly serviceKey: string | undefined;
  readonly response: Promise<Response>;
  /** When it was asked for, in milliseconds since the epoch; scripts of before do not say. */
  readonly at?: number;
}

/** How a visitor moves a page, or is about to. */
export const touches = ['wheel', 'pointerdown', 'keydown'] as const;

const place = Symbol.for('bandstand.page.1');

/** The record of this page. The number in the symbol changes when its shape does. */
export function pageRecord(): PageRecord {
  return ((document as unknown as Record<symbol, PageRecord | undefined>)[place] ??= {
    settings: {},
    early: new Map(),
  });
}
