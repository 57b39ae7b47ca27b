import { between, chance } from '../print/chance.js';
import { line, n, path } from '../print/svg.js';

export function glints(
  x: number,
  y: number,
  width: number,
  height: number,
  seed: number,
  ink: string,
  count = 16,
): string {
  const roll = chance(seed);
  return line(
    Array.from(
      { length: count },
      () => `M${n(x + roll() * width)} ${n(y + roll() * height)}h${n(between(roll, 20, 90))}`,
    ).join(''),
    ink,
    4,
  );
}

export const wave = (width: number, y: number, fill: string, swell = 26, length = 120) =>
  path(
    `M0 ${y}${Array.from({ length: Math.ceil(width / length) }, () => `q${length / 4}-${swell} ${length / 2} 0t${length / 2} 0`).join('')}V2000H0Z`,
    fill,
  );
