import { html, type TemplateResult } from 'lit';
import type { GalleryPhrases } from '../../src/i18n/event-gallery/phrases.js';

/** How much of what is in sight a press moves on: a bit of the last photo stays. */
const share = 0.8;

/** The buttons of a strip, which move it by nearly what is in sight. */
export function stripButtons(phrases: GalleryPhrases): TemplateResult {
  return html`<div class="moves">
    ${drawButton('previous', phrases.earlierPhotos, -1)}
    ${drawButton('next', phrases.laterPhotos, 1)}
  </div>`;
}

const drawButton = (kind: string, words: string, step: number) =>
  html`<button
    class="round ${kind}"
    part="button"
    type="button"
    @click=${({ currentTarget }: Event) => scrollStrip(currentTarget as HTMLElement, step)}
  >
    <span class="visually-hidden">${words}</span>
    ${drawChevron(step)}
  </button>`;

export const drawChevron = (step: number): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${step < 0 ? 'm14.5 5-7 7 7 7' : 'm9.5 5 7 7-7 7'} />
  </svg>`;

function scrollStrip(button: HTMLElement, step: number): void {
  const strip = stripIn(button.getRootNode() as ShadowRoot);
  if (!strip || button.getAttribute('aria-disabled') === 'true') return;
  const isRightToLeft = getComputedStyle(strip).direction === 'rtl';
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  strip.scrollBy({
    left: strip.clientWidth * share * step * (isRightToLeft ? -1 : 1),
    behavior: still ? 'instant' : 'smooth',
  });
}

const stripIn = (root: ParentNode) => root.querySelector<HTMLElement>('.strip');

/** A button that leads nowhere says so; where all is in sight there is none. */
export function markStripEnds(root: ParentNode): void {
  const strip = stripIn(root);
  if (!strip) return;
  const at = Math.abs(strip.scrollLeft); // below nothing where one reads from the right
  const room = strip.scrollWidth - strip.clientWidth;
  const mark = (kind: string, isEnd: boolean) =>
    root.querySelector(`.${kind}`)?.setAttribute('aria-disabled', String(isEnd));
  mark('previous', at <= 1);
  mark('next', at >= room - 1);
}
