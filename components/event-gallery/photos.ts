import { webUrl, type SafeAddress } from '../../src/html/links.js';
import { readCount, readObjects, readText } from '../../src/contract/loose.js';

export interface GalleryPhoto {
  /** Fit for the address of a page; empty without one. */
  readonly id: string;
  /** Undefined where the service sent none that a page can load. */
  readonly imageUrl: SafeAddress | undefined;
  /** For the grid; the picture itself where there is no smaller one. */
  readonly thumbnailUrl: SafeAddress | undefined;
  /** Pixels; undefined unless both are known. */
  readonly size: { readonly width: number; readonly height: number } | undefined;
  readonly alt: string;
  readonly caption: string;
  readonly credit: string;
  /** What stays in view when the picture is cut, as `object-position` has it. */
  readonly focus: string;
}

/** The feed as a service may really send it. */
export interface LooseGallery {
  readonly photos?: unknown;
}

/** In the organiser's order, without what has neither a picture nor words. spec L192 */
export function photosOf({ photos }: LooseGallery): GalleryPhoto[] {
  return readObjects(photos)
    .map(photoOf)
    .filter(({ imageUrl, alt, caption }) => imageUrl || alt || caption);
}

function photoOf(photo: Readonly<Record<string, unknown>>): GalleryPhoto {
  const width = readCount(photo['width']);
  const height = readCount(photo['height']);
  const imageUrl = webUrl(readText(photo['imageUrl']));
  return {
    id: /^[\w-]+$/.exec(readText(photo['id']))?.[0] ?? '',
    imageUrl,
    thumbnailUrl: webUrl(readText(photo['thumbnailUrl'])) ?? imageUrl,
    size: width && height ? { width, height } : undefined,
    alt: readText(photo['alt']),
    caption: readText(photo['caption']),
    credit: readText(photo['credit']),
    focus: `${percentOf(photo['focalX'])} ${percentOf(photo['focalY'])}`,
  };
}

/** The centre for anything but a share of a side. */
const percentOf = (share: unknown): string =>
  typeof share === 'number' && share >= 0 && share <= 1 ? `${share * 100}%` : '50%';

/** Where nothing is known of a picture. */
const usualRatio = 4 / 3;

/** Width by height of its tile. What is very wide or very tall is cut around its focal point. */
export const ratioOf = ({ size }: GalleryPhoto): number =>
  size ? Math.min(2.4, Math.max(0.56, size.width / size.height)) : usualRatio;

/** Who took them, each once. */
export const creditsOf = (photos: readonly GalleryPhoto[]): string[] => [
  ...new Set(photos.map(({ credit }) => credit).filter(Boolean)),
];
