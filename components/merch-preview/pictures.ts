import type { SafeAddress } from '../../src/html/links.js';
import type { Size } from '../../src/merch/prints.js';

interface Picture {
  /** Kept, so that the browser keeps what it has loaded. */
  readonly image: HTMLImageElement;
  /** undefined while it is under way, null when it cannot be shown. */
  size: Size | null | undefined;
}

/**
 * Loads pictures ahead of the drawing, to know how large they are and whether they can be shown at
 * all. Never with `crossorigin`: a host that sends no CORS headers would refuse every one of them.
 */
export class Pictures {
  readonly #pictures = new Map<string, Picture>();
  readonly #changed: () => void;

  /** @param changed is called when a picture has come, or has failed to. */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Natural size in pixels; null for a broken picture, undefined for one that is under way. */
  sizeOf(url: SafeAddress): Size | null | undefined {
    const known = this.#pictures.get(url) ?? this.#load(url);
    return known.size;
  }

  #load(url: SafeAddress): Picture {
    const image = new Image();
    const picture: Picture = { image, size: undefined };
    this.#pictures.set(url, picture);
    const settle = (size: Size | null) => {
      picture.size = size;
      this.#changed();
    };
    image.onload = () => settle(naturalSize(image));
    image.onerror = () => settle(null);
    image.src = url;
    return picture;
  }
}

/** What has no size of its own, as some SVG pictures, is drawn in a square of so many units. */
export const unknownSize: Size = { width: 1000, height: 1000 };

const naturalSize = ({ naturalWidth: width, naturalHeight: height }: HTMLImageElement): Size =>
  width && height ? { width, height } : unknownSize;
