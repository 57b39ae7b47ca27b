import type { PhotoRecord } from '../../state/world.js';
import type { Identify } from '../ids.js';
import sheets from './photos.json' with { type: 'json' };

/** Odd pictures are drawn 1200 by 800, even ones 900 by 1200. */
export function galleryPhotos(id: Identify): PhotoRecord[] {
  return (sheets as PhotoSheet[]).map(({ number, ...said }) => {
    const image = `gallery/${String(number).padStart(2, '0')}.svg`;
    const [width, height] = number % 2 === 1 ? [1200, 800] : [900, 1200];
    return { id: id('photo', image), image, thumbnail: null, width, height, ...said };
  });
}

type PhotoSheet = Pick<PhotoRecord, 'alt' | 'caption' | 'credit' | 'focalX' | 'focalY'> & {
  number: number;
};
