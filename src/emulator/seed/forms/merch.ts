import type { MerchRecord } from '../../records/merch.js';
import { hoodieOutline, ponchoOutline, toteOutline } from './outlines.js';

const adultSizes = ['S', 'M', 'L', 'XL', 'XXL'];
const lark = 'merch/logo-lark.png';
const dates = 'merch/logo-dates.png';

const photos = (name: string) => ({
  front: `merch/${name}-front.png`,
  back: `merch/${name}-back.png`,
});
const frontOnly = (name: string) => ({ front: `merch/${name}-front.png`, back: null });
const noPhotos = { front: null, back: null };

const tourTee: MerchRecord = {
  value: 'tour-tee',
  name: 'Tour Tee',
  garmentType: 'T-shirt',
  description:
    'Heavy organic cotton, printed two villages away. The lark is on the front, everybody who plays is on the back, in a size you can read from the tea queue.',
  pricePennies: 2800,
  currency: 'GBP',
  sizes: ['XS', ...adultSizes],
  colours: [
    { label: 'Chalk', hex: '#f3ead7', ...photos('tee-chalk'), logoColor: 'brand' },
    { label: 'Midnight', hex: '#16263f', ...photos('tee-midnight') },
    { label: 'Coral', hex: '#e9674b', ...photos('tee-coral'), outOfStock: true },
    { label: 'Moss', hex: '#4d6b3c', ...noPhotos },
  ],
  printZones: [
    { side: 'front', x: 0.5, y: 0.38, scale: 0.34, recolor: true, logo: lark },
    { side: 'back', x: 0.5, y: 0.4, scale: 0.5, recolor: true, logo: dates },
  ],
};

const owlHoodie: MerchRecord = {
  value: 'owl-hoodie',
  name: 'Owl Wood Hoodie',
  garmentType: 'Hoodie',
  description:
    'For the last set in Owl Wood, when the night remembers what it is. Brushed inside, deep pocket, a hood that holds a second hat.',
  pricePennies: 5200,
  currency: 'GBP',
  sizes: adultSizes,
  colours: [
    { label: 'Midnight', hex: '#16263f', ...photos('hoodie-midnight'), logoColor: 'white' },
    { label: 'Oat', hex: '#d9c7a3', ...photos('hoodie-oat') },
  ],
  printZones: [
    { side: 'front', x: 0.5, y: 0.45, scale: 0.3, recolor: true, logo: 'merch/logo-owl.png' },
    { side: 'back', x: 0.5, y: 0.45, scale: 0.5, recolor: true, logo: dates, logoColor: 'white' },
  ],
  outline: hoodieOutline,
};

const marketTote: MerchRecord = {
  value: 'market-tote',
  name: 'Market Tote',
  garmentType: 'Tote bag',
  description:
    'Carries four pints of milk or one small child’s wellingtons. The offcut ones are sewn from last year’s bunting, so no two agree.',
  pricePennies: 1400,
  currency: 'GBP',
  sizes: [],
  colours: [
    { label: 'Natural', hex: '#e8dcc0', ...frontOnly('tote-natural') },
    { label: 'Festival offcuts', hex: null, ...noPhotos },
  ],
  printZones: [
    {
      side: 'front',
      x: 0.5,
      y: 0.58,
      scale: 0.5,
      recolor: true,
      logo: lark,
      logoColor: 'black',
      clip: true,
    },
  ],
  outline: toteOutline,
};

/** No photos, no description, and two prints on one side: the small one is the event's badge. */
const lambsTee: MerchRecord = {
  value: 'lambs-tee',
  name: 'Lambs Tee',
  garmentType: 'Children’s T-shirt',
  description: null,
  pricePennies: 1800,
  currency: 'GBP',
  sizes: ['2–3', '4–5', '6–7', '8–9'],
  colours: [
    { label: 'Sunshine', hex: '#ffd43b', ...noPhotos },
    { label: 'Sky', hex: '#74b9e8', ...noPhotos },
    { label: 'White', hex: '#ffffff', ...noPhotos },
    { label: 'Black', hex: '#111111', ...noPhotos },
  ],
  printZones: [
    { side: 'front', x: 0.5, y: 0.44, scale: 0.36, recolor: true, logo: lark },
    { side: 'front', x: 0.64, y: 0.27, scale: 0.08 },
  ],
};

const riverPoncho: MerchRecord = {
  value: 'river-poncho',
  name: 'River Poncho',
  garmentType: 'Poncho',
  description:
    'It will not rain. This is for when it does. Waxed, hooded, cut to fit over a rucksack or a friend.',
  pricePennies: 2400,
  currency: 'GBP',
  sizes: ['One size'],
  colours: [
    { label: 'Rain', hex: '#7fa7b8', ...frontOnly('poncho-rain') },
    { label: 'Marigold', hex: '#f2a33a', ...frontOnly('poncho-marigold') },
  ],
  printZones: [
    { side: 'front', x: 0.5, y: 0.55, scale: 0.9, logo: lark, logoColor: 'brand', clip: true },
  ],
  outline: ponchoOutline,
};

const enamelMug: MerchRecord = {
  value: 'enamel-mug',
  name: 'Enamel Mug',
  garmentType: 'Mug',
  description:
    'Survives campfires, dishwashers and being stood on. Every bar fills it for the price of a paper cup, minus the cup.',
  pricePennies: 1150,
  currency: 'GBP',
  sizes: [],
  colours: [{ label: 'White', hex: '#fbfaf6', ...photos('mug-white') }],
  printZones: [
    { side: 'front', x: 0.44, y: 0.55, scale: 0.3, logo: lark, logoColor: 'brand' },
    {
      side: 'back',
      x: 0.56,
      y: 0.55,
      scale: 0.3,
      logo: 'merch/logo-black.png',
      logoColor: 'black',
    },
  ],
};

/** Between them: with and without photos, every tint, clipped and not, one colour sold out. */
export const meadowlarkMerch: MerchRecord[] = [
  tourTee,
  owlHoodie,
  marketTote,
  lambsTee,
  riverPoncho,
  enamelMug,
];
