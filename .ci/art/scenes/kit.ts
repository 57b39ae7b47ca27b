import { figure } from '../figure/figure.js';
import type { Figure } from '../figure/figure.js';
import { cupboard, over, skins } from '../print/inks.js';
import { at, group } from '../print/svg.js';
import { crowd } from '../scenery/crowd.js';
import { verge } from '../scenery/land.js';
import { bandstandHouse } from '../scenery/stages.js';
import { people } from './hours.js';

/** What the pictures of one festival share: its inks, its hours of the day, its stock of props. */

export const day = people;
export const late = { ...cupboard.midnight, a: day.a, b: day.b };

export const skies = {
  morning: ['#9fd0cb', '#b8dbcc', '#d6e5c8', '#f3ecc4'],
  blush: ['#f3b7a0', '#f6c8a4', '#f8d9ac', '#fbe9bd'],
  dusk: ['#d95b4b', '#e9744e', '#f3984f', '#f8c067'],
  night: ['#14233f', '#1c3052', '#28426a', '#3c5a80'],
};

export const bird = {
  key: day.key,
  light: day.light,
  back: '#7a5138',
  breast: day.b,
  beak: day.key,
};

export const who = (x: number, y: number, size: number, person: Figure, inks = day) =>
  group(at(x, y, size), figure(inks, person));

export const meadow = (width: number, y: number, seed: number, tall = 0.7) =>
  verge(
    width,
    y,
    seed,
    [day.key, '#1c4a3f'],
    ['#ffd257', '#f4694a', day.light, '#f29db0'],
    day.key,
    tall,
  );

export const nightMeadow = (width: number, y: number, seed: number, tall = 0.7) =>
  verge(width, y, seed, ['#081a1e', '#0e272b'], [late.b, late.a, '#d9c9a5'], '#081a1e', tall);

export const bandstandAt = (x: number, y: number, size: number, ...players: string[]) =>
  group(
    at(x, y, size),
    bandstandHouse({
      roof: day.a,
      stripe: day.light,
      wood: over(day.b, day.key, 0.3),
      dark: day.key,
      glow: '#ffe28a',
      light: day.light,
    }),
    ...players,
  );

export const crowdOf = (width: number, y: number, size: number, seed: number) =>
  crowd(
    width,
    y,
    size,
    seed,
    [day.a, day.b, day.c, day.light, day.key, day.odd],
    [day.key, '#4a2b20', '#b5542c', '#e2b04a'],
    Object.values(skins),
  );
