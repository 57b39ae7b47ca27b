import type { Origins } from './origins.js';

/** Another page that shows the same, and how a visitor handles it. */
export interface Contender {
  /** Head of its column. */
  readonly name: string;
  /** What it shows; a ratio is against the limit page of the same subject. */
  readonly subject: 'line-up' | 'tickets' | 'FAQ';
  readonly isLimit?: true;
  /** What all other figures of its subject are held against. */
  readonly isPlainLit?: true;
  /** It takes part in every round; others in every second one, for time. */
  readonly isOurs?: true;
  readonly html: (origins: Origins) => string;
  /** An expression of the page that is true as soon as the first row stands in it. */
  readonly shown: string;
  /** An expression that names what is to be pressed; undefined where it has no such thing. */
  readonly presses: Partial<Record<PressName, Aim>>;
}

export const pressNames = ['another day', 'open a set', 'search, first key'] as const;
export type PressName = (typeof pressNames)[number];

/** Expression of the element to press, and the key to type once it has the focus. */
export interface Aim {
  readonly element: string;
  readonly key?: string;
}

export const documentOf = (head: string, body: string): string => `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><title>Party</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
${head}</head>
<body><h1>Party</h1>
${body}
<p>What stands below.</p></body></html>`;
