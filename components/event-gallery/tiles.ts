import { html, nothing, type TemplateResult } from 'lit';
import type { GalleryPhrases } from '../../src/i18n/event-gallery/phrases.js';
import { ratioOf, type GalleryPhoto } from './photos.js';

export interface TilesView {
  readonly phrases: GalleryPhrases;
  readonly isStrip: boolean;
  /** Fetches what shows a photo: somebody is about to press. */
  readonly prepare: () => void;
  readonly open: (place: number) => void;
  /** A strip has moved. */
  readonly scrolled: () => void;
}

/** So few fill their rows, however large they become. */
const few = 3;

/** The photos in the organiser's order, each a button that shows it whole. */
export function drawTiles(photos: readonly GalleryPhoto[], view: TilesView): TemplateResult {
  const { phrases, isStrip, prepare, scrolled } = view;
  const layout = isStrip ? 'strip' : photos.length <= few ? 'grid few' : 'grid';
  return html`<ul
    class="photos ${layout}"
    part="photos"
    role="list"
    aria-label=${phrases.photos}
    @pointerover=${prepare}
    @focusin=${prepare}
    @scroll=${isStrip ? scrolled : nothing}
  >
    ${photos.map((photo, place) => drawTile(photo, place, photos.length, view))}
  </ul>`;
}

function drawTile(
  photo: GalleryPhoto,
  place: number,
  count: number,
  view: TilesView,
): TemplateResult {
  const { phrases, open } = view;
  return html`<li class=${photo.thumbnailUrl ? 'tile' : 'tile broken'} part="tile">
    <button class="photo" part="photo" type="button" @click=${() => open(place)}>
      ${photo.thumbnailUrl ? drawPicture(photo) : nothing}
      ${drawCaption(photo, phrases.photoNumber({ number: place + 1, count }))}
    </button>
  </li>`;
}

const drawPicture = ({ thumbnailUrl, alt, size }: GalleryPhoto) =>
  html`<img
    src=${thumbnailUrl ?? nothing}
    alt=${alt}
    width=${size?.width ?? nothing}
    height=${size?.height ?? nothing}
    loading="lazy"
    decoding="async"
  />`;

/** The caption; else what names the photo, and stands in for a picture that does not load. */
function drawCaption({ caption, alt, thumbnailUrl }: GalleryPhoto, number: string): TemplateResult {
  if (caption) return html`<span class="caption" part="caption" dir="auto">${caption}</span>`;
  if (!alt) return html`<span class="spare">${number}</span>`;
  const isSaid = thumbnailUrl ? 'true' : nothing;
  return html`<span class="spare" aria-hidden=${isSaid} dir="auto">${alt}</span>`;
}

/**
 * Gives every tile its size and every picture its focal point. Not in the template: a page with a
 * strict policy allows no style attributes.
 */
export function shapeTiles(
  root: HTMLElement | DocumentFragment,
  photos: readonly GalleryPhoto[],
): void {
  for (const [place, tile] of root.querySelectorAll<HTMLElement>('li.tile').entries()) {
    const photo = photos[place];
    if (!photo) continue;
    tile.style.setProperty('--ratio', ratioOf(photo).toFixed(4));
    tile.querySelector('img')?.style.setProperty('object-position', photo.focus);
  }
}
