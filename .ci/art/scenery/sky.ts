import { between, chance } from '../print/chance.js';
import { star } from '../print/shapes.js';
import { box, disc, path } from '../print/svg.js';

export const ringsOfSky = (
  width: number,
  height: number,
  x: number,
  y: number,
  colours: string[],
  step: number,
) =>
  box(0, 0, width, height, colours[0] ?? '') +
  colours
    .slice(1)
    .map((colour, i) => disc(x, y, step * (colours.length - 1 - i), colour))
    .join('');

export function starField(
  width: number,
  height: number,
  count: number,
  seed: number,
  ink: string,
): string {
  const roll = chance(seed);
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = [between(roll, 0, width), between(roll, 0, height)];
    return i % 6 ? disc(x, y, between(roll, 1, 3), ink) : path(star(x, y, 10, 3, 4), ink);
  }).join('');
}

export const cloudBank = (fill: string, width = 260) =>
  path(
    `M0 0C0-26 30-36 48-28C58-60 112-66 130-36C150-56 196-48 200-22C230-26 ${width} -14 ${width} 0Z`,
    fill,
  );

export const larkAloft = (back: string, breast: string, key: string) =>
  path('M-46 6C-30-8-10-12 10-10C16-22 36-22 42-10L58-6L42-2C38 12 14 18-8 14L-50 22Z', back) +
  path('M40-6C38 12 14 18-8 14C10 10 24 2 28-8Z', breast) +
  path(
    'M0-8C-20-50-60-66-84-64C-66-40-50-8-14 2ZM10-10C20-50 44-70 70-74C62-44 44-10 20-2Z',
    back,
  ) +
  disc(33, -9, 2.6, key);
