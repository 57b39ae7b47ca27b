import type { Inks } from '../print/inks.js';

/** The colours of the valley at one time of day, from the sky down to the grass at our feet. */
export interface Hour {
  sky: string[];
  sun: string;
  far: string;
  hills: string[];
  river: string;
  glow: string;
  verge: string[];
  petals: string[];
  stars: boolean;
  inks: Inks;
}

export const people = {
  paper: '#fbf0d9',
  key: '#17332f',
  a: '#d8432b',
  b: '#f5b92e',
  c: '#2f7f78',
  light: '#fff6e3',
  odd: '#f3a99b',
};

export const sunset: Hour = {
  sky: ['#f7c667', '#f8b35a', '#f59a53', '#f0804f', '#e9674b'],
  sun: '#fff0b8',
  far: '#b9695f',
  hills: ['#8a6a5d', '#5f7a58', '#3f7a5d', '#2b6152'],
  river: '#f9d68a',
  glow: '#ffe28a',
  verge: ['#12302b', '#1c4a3f'],
  petals: ['#ffd257', '#f4694a', '#fff0cf', '#f29db0'],
  stars: false,
  inks: people,
};

export const night: Hour = {
  sky: ['#3f6c86', '#30597a', '#244869', '#1b3857', '#142a45'],
  sun: '#fdeebc',
  far: '#24496a',
  hills: ['#1d4058', '#1a3c47', '#15343a', '#102a2f'],
  river: '#7fa9b8',
  glow: '#ffd978',
  verge: ['#081a1e', '#0e272b'],
  petals: ['#e8b53c', '#d0573f', '#d9c9a5', '#b9788d'],
  stars: true,
  inks: { ...people, paper: '#14283f', a: '#e0573f' },
};
