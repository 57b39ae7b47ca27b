import { between, chance } from '../print/chance.js';
import { over } from '../print/inks.js';
import { leaf, star } from '../print/shapes.js';
import { at, disc, group, line, n, oval, path } from '../print/svg.js';

export function ridge(width: number, heights: number[], bottom: number, fill: string): string {
  const step = width / (heights.length - 1);
  const curve = heights.slice(1).map((y, i) => {
    const before = heights[i] ?? y;
    const x = i * step;
    return `C${n(x + step / 2)} ${before} ${n(x + step / 2)} ${y} ${n(x + step)} ${y}`;
  });
  return path(`M0 ${heights[0]}${curve.join('')}V${bottom}H0Z`, fill);
}

export const roundTree = (fill: string, trunk: string, size = 1) =>
  line(
    `M0 0V${n(-50 * size)}M0 ${n(-30 * size)}l${n(14 * size)} ${n(-18 * size)}`,
    trunk,
    6 * size,
  ) +
  disc(0, -74 * size, 40 * size, fill) +
  path(
    `M0 ${n(-114 * size)}a${n(40 * size)} ${n(40 * size)} 0 0 0 0 ${n(80 * size)}a${n(60 * size)} ${n(60 * size)} 0 0 1 0 ${n(-80 * size)}Z`,
    over(fill, trunk, 0.35),
  );

export const poplar = (fill: string, trunk: string, size = 1) =>
  line(`M0 0V${n(-60 * size)}`, trunk, 5 * size) +
  path(leaf(0, -14 * size, 150 * size, 44 * size, -90), fill) +
  path(
    `M0 ${n(-14 * size)}Q${n(-46 * size)} ${n(-80 * size)} 0 ${n(-164 * size)}Z`,
    over(fill, trunk, 0.35),
  );

export const pine = (fill: string, trunk: string, size = 1) =>
  line(`M0 0V${n(-30 * size)}`, trunk, 6 * size) +
  [0, 1, 2]
    .map((i) =>
      path(
        `M${n(-(40 - i * 9) * size)} ${n(-(18 + i * 32) * size)}L0 ${n(-(86 + i * 30) * size)}L${n((40 - i * 9) * size)} ${n(-(18 + i * 32) * size)}Z`,
        i % 2 ? over(fill, trunk, 0.2) : fill,
      ),
    )
    .join('');

export function verge(
  width: number,
  y: number,
  seed: number,
  grass: string[],
  petals: string[],
  eye: string,
  tall = 1,
): string {
  const roll = chance(seed);
  const blades = Array.from({ length: Math.round(width / 13) }, (_, i) =>
    leaf(
      i * 13 + between(roll, -6, 6),
      y,
      between(roll, 50, 130) * tall,
      7,
      -90 + between(roll, -24, 24),
    ),
  );
  const half = Math.floor(blades.length / 2);
  const flowers = Array.from({ length: Math.round(width / 74) }, (_, i) => {
    const [x, h, lean] = [
      i * 74 + between(roll, -26, 26),
      between(roll, 90, 190) * tall,
      between(roll, -16, 16),
    ];
    return (
      line(`M${n(x)} ${y}Q${n(x)} ${n(y - h / 2)} ${n(x + lean)} ${n(y - h)}`, grass[0] ?? '', 4) +
      group(
        at(x + lean, y - h, tall),
        blossom(Math.floor(roll() * 4), petals[i % petals.length] ?? '', eye),
      )
    );
  });
  return (
    path(
      blades
        .filter((_, i) => i % 2)
        .slice(0, half * 2)
        .join(''),
      grass[1] ?? '',
    ) +
    flowers.join('') +
    path(blades.filter((_, i) => i % 2 === 0).join(''), grass[0] ?? '')
  );
}

function blossom(kind: number, petal: string, eye: string): string {
  if (kind === 0) return path(star(0, 0, 26, 12, 8), petal) + disc(0, 0, 8, eye);
  if (kind === 1)
    return (
      path('M-26-8C-24 18-10 24 0 24C10 24 24 18 26-8C14-2 8-10 0-14C-8-10-14-2-26-8Z', petal) +
      oval(0, 12, 8, 6, eye)
    );
  if (kind === 2)
    return [-18, -6, 6, 18]
      .map(
        (x, i) =>
          oval(x / 2.4, -i * 11 + 10, 9 - i, 7, petal) +
          oval(-x / 2.4, -i * 11 + 4, 9 - i, 7, petal),
      )
      .join('');
  return disc(0, 0, 17, petal) + line('M-10-4Q0-12 10-4', eye, 3);
}
