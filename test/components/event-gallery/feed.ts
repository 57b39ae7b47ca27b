import type { Gallery, Photo } from '../../../src/contract/gallery.js';

/** A picture that loads without a network; each number has an address of its own. */
export const pictureAt = (number: number, what = 'whole'): string =>
  new URL(`/public/demo/gallery/01.svg?${what}=${number}`, location.href).href;

/** Nothing is there. */
export const missingAt = (number: number, what = 'gone'): string =>
  new URL(`/public/demo/gallery/none.svg?${what}=${number}`, location.href).href;

export const idOf = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export function photo(number: number, change: Partial<Photo> = {}): Photo {
  return {
    id: idOf(number),
    imageUrl: pictureAt(number),
    thumbnailUrl: pictureAt(number, 'small'),
    width: 1200,
    height: 800,
    alt: `What is on photo ${number}`,
    caption: `Caption ${number}`,
    credit: number % 2 ? 'Ada Quill' : 'Bo Larch',
    ...change,
  };
}

export function gallery(photos = [1, 2, 3, 4].map((number) => photo(number))): Gallery {
  return { eventId: idOf(0), photos, lastUpdatedAt: null };
}
