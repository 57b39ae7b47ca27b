import { check, checkEqual } from '../check.js';
import { bare, festival } from '../demo-world.js';
import { read, refused } from '../read.js';
import type { Case } from '../target.js';

export const gallery: Case[] = [
  {
    ids: ['GAL-01', 'LIM-08'],
    title: 'a gallery has up to 25 photos in one order',
    origin: 'spec',
    async run(target) {
      const { photos } = (await read(target, 'getGallery', festival)).data;
      check(photos.length > 0, 'photos');
      checkEqual((await read(target, 'getGallery', festival)).data.photos, photos, 'the photos');
      const pictures = new Set(photos.map(({ imageUrl }) => imageUrl));
      checkEqual(pictures.size, photos.length, 'the number of pictures');
    },
  },
  {
    ids: ['GAL-02'],
    title: 'an empty gallery is an answer, not an error',
    origin: 'spec',
    async run(target) {
      checkEqual((await read(target, 'getGallery', bare)).data.photos, [], 'the photos');
    },
  },
  {
    ids: ['AUT-09'],
    title: 'the gallery asks for a key',
    origin: 'spec',
    async run(target) {
      await refused(target, 'getGallery', festival, 'unauthorized', { key: null });
    },
  },
];
