import { html, type TemplateResult } from 'lit';
import { clock } from '../../src/clock/clock.js';
import { countdownParts } from '../../src/format/countdown.js';
import type { Phrase } from '../../src/i18n/texts.js';
import { timestampLabel } from '../../src/format/timestamps.js';

interface OpeningTime {
  /** Milliseconds since 1970. */
  readonly at: number | undefined;
  readonly language: string;
  /** What comes, with its date, or its time of today. */
  readonly words: Phrase<'when'>;
}

/** How long it still is until a moment, and the moment itself; nothing once it has come. */
export function countdown({ at, language, words }: OpeningTime): TemplateResult | undefined {
  const left = (at ?? 0) - clock.now();
  if (at === undefined || left <= 0) return undefined;
  const tiles = countdownParts(left, language).map(
    ({ count, unit }) => html`<span class="tile"><b>${count}</b> <span>${unit}</span></span> `,
  );
  const label = words({ when: whenWords(at, language) });
  return html`<div class="countdown" part="countdown">
    <p class="tiles" role="timer" aria-label=${label}>${tiles}</p>
    <p class="until">${label}</p>
  </div>`;
}

/** In the visitor's own time. */
export const whenWords = (at: number, language: string): string =>
  timestampLabel(new Date(at).toISOString(), language) ?? '';
