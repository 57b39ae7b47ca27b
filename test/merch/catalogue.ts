import type { MerchColour, MerchProduct, PrintZone } from '../../src/contract/merch.js';

export const colour = (more: Partial<MerchColour> = {}): MerchColour => ({
  label: 'Midnight',
  hex: '#16263f',
  frontImageUrl: null,
  backImageUrl: null,
  ...more,
});

export const zone = (more: Partial<PrintZone> = {}): PrintZone => ({
  side: 'front',
  x: 0.5,
  y: 0.4,
  scale: 0.3,
  logoUrl: 'https://pictures.example/logo.png',
  ...more,
});

export const tee = (more: Partial<MerchProduct> = {}): MerchProduct => ({
  value: 'tour-tee',
  name: 'Tour Tee',
  garmentType: 'T-shirt',
  description: null,
  pricePennies: 2800,
  currency: 'GBP',
  sizes: ['S', 'M', 'L'],
  colours: [colour()],
  printZones: [zone()],
  ...more,
});
