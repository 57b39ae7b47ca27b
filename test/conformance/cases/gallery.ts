import { check, checkEqual } from '../check.js';
import { bare, festival } from '../demo-world.js';
import { read } from '../read.js';
import { it } from '../it.js';

export const gallery = [
  it('GAL-01 LIM-08 a gallery has up to 25 photos in one order', async (target) => {
    const { photos } = (await read(target, 'getGallery', festival)).data;
    check(photos.length > 0, 'photos');
    checkEqual((await read(target, 'getGallery', festival)).data.photos, photos, 'the photos');
    const pictures = new Set(photos.map(({ imageUrl }) => imageUrl));
    checkEqual(pictures.size, photos.length, 'the number of pictures');
  }),
  it('GAL-02 an empty gallery is an answer, not an error', async (target) => {
    checkEqual((await read(target, 'getGallery', bare)).data.photos, [], 'the photos');
  }),
];
