import type { FormDefinition } from '../../../src/contract/forms.js';
import type { MerchProduct } from '../../../src/contract/merch.js';
import { colour, tee, zone } from '../../merch/catalogue.js';

const picture = (path: string) => new URL(`/public/demo/${path}`, location.href).href;

/** Addresses that the test server answers: 1600 by 900 pixels, a logo, and what is no picture. */
export const photo = picture('hero/meadowlark.svg');
export const otherPhoto = picture('hero/lantern.svg');
export const logo = picture('logos/meadowlark.svg');
export const broken = new URL('/package.json', location.href).href;

export const tourTee = (more: Partial<MerchProduct> = {}): MerchProduct =>
  tee({
    description: 'Heavy organic cotton.',
    colours: [
      colour({ frontImageUrl: photo }),
      colour({ label: 'Chalk', hex: '#f3ead7', frontImageUrl: otherPhoto, logoColor: 'brand' }),
      colour({ label: 'Coral', hex: '#e9674b', outOfStock: true }),
      colour({ label: 'Offcuts', hex: null }),
    ],
    printZones: [zone({ logoUrl: logo, recolor: true }), zone({ side: 'back', logoUrl: logo })],
    ...more,
  });

const tote = (): MerchProduct =>
  tee({
    value: 'market-tote',
    name: 'Market Tote',
    garmentType: 'Bag',
    pricePennies: 1400,
    sizes: [],
    colours: [colour({ label: 'Natural', hex: '#e8dcc0' })],
    printZones: [zone({ logoUrl: logo })],
  });

export function merch(...products: MerchProduct[]): FormDefinition {
  return {
    key: 'party',
    kind: 'merch_enquiry',
    eventId: null,
    eventSlug: 'meadowlark-2027',
    title: 'Merch',
    version: 1,
    surface: 'web',
    fields: [],
    merchCatalog: products.length > 0 ? products : [tourTee(), tote()],
  };
}
