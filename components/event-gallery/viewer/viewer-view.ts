import { html, nothing, type TemplateResult } from 'lit';
import type { GalleryPhrases } from '../../../src/i18n/event-gallery/phrases.js';
import type { StatePhrases } from '../../../src/i18n/states/phrases.js';
import type { GalleryPhoto } from '../photos.js';
import { drawChevron } from '../strip-buttons.js';
import { ignoreComposingKeys } from '../../internal/ignore-composing-keys.js';

export interface ViewerView {
  readonly phrases: StatePhrases & GalleryPhrases;
  /** Undefined while the viewer is closed. */
  readonly photo: GalleryPhoto | undefined;
  /** Of the photo, from 0. */
  readonly place: number;
  readonly count: number;
  /** Undefined while the picture is on its way. */
  readonly outcome: 'loaded' | 'failed' | undefined;
  /** It has shown another photo before: this one is to be said. */
  readonly hasTurned: boolean;
  readonly settle: (outcome: 'loaded' | 'failed') => void;
  readonly turn: (step: number) => void;
  readonly press: (event: KeyboardEvent) => void;
  readonly swipes: { begin: (event: TouchEvent) => void; end: (event: TouchEvent) => void };
  readonly close: () => void;
  readonly closed: () => void;
}

/** The dialog is always there, so that it can be opened; it is empty while it is closed. */
export function viewerView(view: ViewerView): TemplateResult {
  const { phrases, photo, swipes } = view;
  return html`<dialog
    class="viewer"
    part="viewer"
    aria-label=${phrases.photos}
    @close=${view.closed}
    @keydown=${ignoreComposingKeys(view.press)}
    @touchstart=${swipes.begin}
    @touchend=${swipes.end}
  >
    ${photo ? drawContent(photo, view) : nothing}
  </dialog>`;
}

function drawContent(photo: GalleryPhoto, view: ViewerView): TemplateResult {
  const { phrases, place, count, hasTurned } = view;
  const position = phrases.photoPlace({ number: place + 1, count });
  const said = [position, photo.alt || photo.caption].filter(Boolean).join('. ');
  return html`<div class="view">
    <div class="bar">
      <p class="count" part="count">${position}</p>
      <button class="round close" part="close" type="button" @click=${view.close}>
        <span class="visually-hidden">${phrases.close}</span>
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6l12 12M18 6 6 18" />
        </svg>
      </button>
    </div>
    <figure class="figure" tabindex="-1">
      <div class="stage">${drawPicture(photo, view)}</div>
      ${drawLegend(photo, view)}
    </figure>
    ${count > 1 ? drawButtons(view) : nothing}
    <p class="visually-hidden" role="status">${hasTurned ? said : ''}</p>
  </div>`;
}

function drawPicture(photo: GalleryPhoto, { phrases, place, count, outcome, settle }: ViewerView) {
  if (outcome === 'failed' || !photo.imageUrl) {
    return html`<p class="failed">${phrases.brokenPhoto}</p>`;
  }
  return html`<img
    class=${outcome ?? 'coming'}
    part="picture"
    src=${photo.imageUrl}
    alt=${photo.alt || phrases.photoNumber({ number: place + 1, count })}
    width=${photo.size?.width ?? nothing}
    height=${photo.size?.height ?? nothing}
    decoding="async"
    draggable="false"
    @load=${() => settle('loaded')}
    @error=${() => settle('failed')}
  />`;
}

function drawLegend({ caption, credit }: GalleryPhoto, { phrases }: ViewerView) {
  if (!caption && !credit) return nothing;
  return html`<figcaption class="legend">
    ${caption ? html`<p part="caption" dir="auto">${caption}</p>` : nothing}
    ${credit ? html`<p class="credit" part="credit">${phrases.photoBy({ name: credit })}</p>` : nothing}
  </figcaption>`;
}

const drawButtons = ({ phrases, place, count, turn }: ViewerView) =>
  html`<div class="turns">
    ${turnButton('previous', phrases.previousPhoto, place === 0, () => turn(-1))}
    ${turnButton('next', phrases.nextPhoto, place === count - 1, () => turn(1))}
  </div>`;

/** Stays at the ends, so that the focus has a place. */
const turnButton = (kind: string, words: string, isEnd: boolean, press: () => void) =>
  html`<button
    class="round ${kind}"
    part="button"
    type="button"
    aria-disabled=${isEnd}
    @click=${press}
  >
    <span class="visually-hidden">${words}</span>${drawChevron(kind === 'next' ? 1 : -1)}
  </button>`;
