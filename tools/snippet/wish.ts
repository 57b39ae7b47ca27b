import type { Modules } from './modules.js';
import type { WidgetTag } from './widgets.js';

/** The last is for WordPress with the plugin, which has script tag and settings of its own. */
export const spellings = ['element', 'div', 'link', 'shortcode'] as const;
export type Spelling = (typeof spellings)[number];

export const densities = ['', 'compact', 'airy'] as const;
export type Density = (typeof densities)[number];

/** What an organiser has chosen for a page. A text that is empty is left to the page or the script. */
export interface SnippetOptions {
  readonly widgets: readonly WidgetTag[];
  readonly spelling: Spelling;
  /** Address of the service; `emulator:` and a scenario for the made-up one. */
  readonly baseUrl: string;
  readonly serviceKey: string;
  readonly event: string;
  readonly form: string;
  readonly organiser: string;
  readonly locale: string;
  readonly theme: '' | 'light' | 'dark';
  /** As a style sheet writes a colour: `#c2410c`. */
  readonly accent: string;
  /** As a style sheet writes a font; empty for that of the page. */
  readonly font: string;
  readonly density: Density;
  /** Of the script: `0.1.0`, or `0` for the newest that begins so. */
  readonly version: string;
  /** Address of an own copy of bandstand.js. */
  readonly script: string;
  /** Whether the script is held to its hash. */
  readonly integrity: boolean;
  /** Whether its parts are as well, by an import map. */
  readonly importMap: boolean;
  /** Whether a rule keeps room for the widgets until they are there. */
  readonly room: boolean;
  /** Whether a line in the page asks for the first feeds before the script is there. */
  readonly starter: boolean;
  /** Whether the page is kept for use without a network. */
  readonly offline: boolean;
}

/** What is packed: its version, and the hash of its script. */
export interface PackedRelease {
  readonly version: string;
  /** `sha384-…` of bandstand.js. */
  readonly integrity: string;
  /** Of its parts, where a snippet may ask for them. */
  readonly modules?: Modules;
}

export const emptyWish = {
  widgets: [],
  spelling: 'element',
  baseUrl: '',
  serviceKey: '',
  event: '',
  form: '',
  organiser: '',
  locale: '',
  theme: '',
  accent: '',
  font: '',
  density: '',
  version: '',
  script: '',
  integrity: false,
  importMap: false,
  room: false,
  starter: false,
  offline: false,
} as const satisfies SnippetOptions;
