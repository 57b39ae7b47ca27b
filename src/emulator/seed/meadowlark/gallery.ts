import type { PhotoRecord } from '../../state/world.js';
import type { Identify } from '../ids.js';

/** Odd pictures are drawn 1200 by 800, even ones 900 by 1200. */
export function galleryPhotos(id: Identify): PhotoRecord[] {
  return sheets.map(({ number, ...said }) => {
    const image = `gallery/${String(number).padStart(2, '0')}.svg`;
    const [width, height] = number % 2 === 1 ? [1200, 800] : [900, 1200];
    return { id: id('photo', image), image, thumbnail: null, width, height, ...said };
  });
}

type PhotoSheet = Pick<PhotoRecord, 'alt' | 'caption' | 'credit' | 'focalX' | 'focalY'> & {
  number: number;
};

const sheets: PhotoSheet[] = [
  {
    number: 1,
    alt: 'A crowd at sunset around a striped bandstand with two musicians on it',
    caption: 'The Bandstand, Saturday 2026, about four minutes before the swifts left.',
    credit: 'Ottilie Brand',
    focalX: 0.5,
    focalY: 0.45,
  },
  {
    number: 2,
    alt: 'A fiddler with red plaits and a patterned jumper, eyes closed, smiling',
    caption: 'Thirty-one tunes, no set list, one broken string.',
    credit: 'Ottilie Brand',
    focalX: 0.5,
    focalY: 0.38,
  },
  {
    number: 3,
    alt: 'Washing hung between two striped tents on a sunny morning',
    caption: 'Lark Field. The quiet one. Those socks are still unclaimed.',
    credit: 'Hal Wisniewska',
  },
  {
    number: 4,
    alt: 'Two people under coloured paper lanterns in a dark wood',
    caption: 'Owl Wood, half past midnight.',
    credit: 'Hal Wisniewska',
    focalX: 0.55,
    focalY: 0.85,
  },
  {
    number: 5,
    alt: 'Four people waving and laughing, up to their chests in a river',
    caption: 'The Wend: clean, slow and shockingly cold.',
  },
  {
    number: 6,
    alt: 'A dancer with her arms up, ribbons flying from both hands against the sun',
    caption: 'Nobody spoke for the length of this song. Then everybody did.',
    credit: 'Ottilie Brand',
    focalX: 0.5,
    focalY: 0.4,
  },
  {
    number: 7,
    alt: 'Two people waiting beside a food van with steam rising from it',
    caption: 'Potatoes, way seven. They were first in the queue.',
    credit: 'Parish newsletter',
  },
  {
    number: 8,
    alt: 'A child on somebody’s shoulders, fists in the air, above a crowd with bunting',
    caption: null,
    credit: null,
    focalX: 0.5,
    focalY: 0.4,
  },
  {
    number: 9,
    alt: 'Five musicians marching down a village street hung with bunting',
    caption: 'Down Station Street on the Friday, to tell everybody that it has started.',
    credit: 'Hal Wisniewska',
    focalX: null,
    focalY: null,
  },
  {
    number: 10,
    alt: 'A trumpeter in a red suit and a blue hat, playing under the stars',
    caption: 'Encore the third.',
    focalX: 0.55,
    focalY: 0.45,
  },
  {
    number: 11,
    alt: 'Five people dancing and playing tambourines outside a yellow tent',
    caption: 'The Junk Orchestra, conducted by whoever is shortest.',
    credit: 'Ottilie Brand',
  },
  {
    number: 12,
    alt: 'A lark singing on top of a microphone',
    caption: 'Our longest-serving act. No fee, no rider, no encores.',
    credit: 'Hal Wisniewska',
    focalX: 0.55,
    focalY: 0.25,
  },
  {
    number: 13,
    alt: 'A row of dancers under a mirror ball in a dark barn',
    caption: 'The Goods Shed, where the last train left in 1964 and the last dancer at two.',
    credit: 'Ottilie Brand',
    focalX: 0.5,
    focalY: 0.3,
  },
  {
    number: 14,
    alt: null,
    caption: 'The fire by the orchard. He knew four songs and we knew two of them.',
    credit: 'Borrowed from a drummer',
  },
  {
    number: 15,
    alt: 'A striped picnic rug on a hillside, with an accordionist playing beside it',
    caption: 'Lunch, with accordion. The accordion was not invited.',
    credit: 'Hal Wisniewska',
    focalX: 0.6,
    focalY: 0.6,
  },
  {
    number: 16,
    alt: 'Somebody in a yellow coat holding an umbrella under a rainbow',
    caption: 'It rained for eleven minutes and nobody has stopped mentioning it.',
    focalX: 0.45,
    focalY: 0.5,
  },
  {
    number: 17,
    alt: 'A bicycle and a small tent at sunrise, with two larks overhead',
    caption: null,
    credit: 'Ottilie Brand',
  },
  {
    number: 18,
    alt: 'Two friends walking home along a path towards the low sun',
    caption: 'Sunday, 21:24. They turned round. Everybody does.',
    credit: 'Ottilie Brand',
    focalX: 0.5,
    focalY: 0.8,
  },
];
