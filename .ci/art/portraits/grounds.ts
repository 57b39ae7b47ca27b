import { between, chance } from '../print/chance.js';
import { mix } from '../print/inks.js';
import { leaf, rays, star } from '../print/shapes.js';
import type { Sheet } from '../print/sheet.js';
import { box, disc, group, line, oval, path } from '../print/svg.js';
import { inkOf } from '../sitter/hand.js';
import type { Ink } from '../sitter/sitter.js';

export type Ground =
  | 'sunburst'
  | 'sun'
  | 'moon'
  | 'halftone'
  | 'stripes'
  | 'leaves'
  | 'waves'
  | 'arch'
  | 'checks'
  | 'hills'
  | 'stars'
  | 'rings'
  | 'diagonal'
  | 'confetti'
  | 'drops'
  | 'plain'
  | 'flowers'
  | 'window'
  | 'scallops'
  | 'lights';

/** What hangs behind the sitter, 400 by 400, in two inks on the paper. */
export function ground(kind: Ground, sheet: Sheet, one: Ink, two: Ink, seed: number): string {
  const [a, b] = [inkOf(sheet.inks, one), inkOf(sheet.inks, two)];
  return box(0, 0, 400, 400, sheet.inks.paper) + grounds[kind](sheet, a, b, seed);
}

type Draw = (sheet: Sheet, a: string, b: string, seed: number) => string;

const grounds: Record<Ground, Draw> = {
  plain: (_s, a) => box(0, 0, 400, 400, a),
  sunburst: (_s, a, b) => path(rays(200, 190, 420, 16, 0.1), a) + disc(200, 190, 132, b),
  sun: (_s, a, b) =>
    disc(200, 176, 158, a) + line('M0 300H400M0 326H400M0 352H400M0 378H400', b, 7),
  moon: (s, a, b) =>
    disc(268, 124, 104, a) +
    disc(244, 110, 16, mix(a, s.inks.paper, 0.35)) +
    disc(300, 150, 10, mix(a, s.inks.paper, 0.35)) +
    path('M0 330Q100 280 200 316T400 300V400H0Z', b),
  halftone: (_s, a, b) =>
    box(0, 0, 400, 400, b, 'fill-opacity=".0"') +
    Array.from({ length: 11 }, (_, row) =>
      line(
        `M${row % 2 ? 0 : 18} ${row * 36 + 18}H420`,
        a,
        4 + row * 2.4,
        'stroke-dasharray=".1 36"',
      ),
    ).join(''),
  stripes: (_s, a, b) =>
    [0, 1, 2, 3, 4].map((i) => box(i * 80, 0, 40, 400, a)).join('') + disc(200, 180, 140, b),
  diagonal: (s, a, b) =>
    box(0, 0, 400, 400, s.pattern(48, 48, box(0, 0, 24, 48, a), 38)) +
    path('M0 400V250L400 90V400Z', b),
  leaves: (_s, a, b, seed) => {
    const roll = chance(seed);
    const sprig = (x: number, y: number, turn: number, ink: string) =>
      group(
        `translate(${x} ${y}) rotate(${turn})`,
        line('M0 0V-150', ink, 5),
        path(
          [0, 1, 2, 3, 4]
            .map(
              (i) =>
                leaf(0, -22 - i * 26, 50 - i * 4, 16, -38) +
                leaf(0, -22 - i * 26, 50 - i * 4, 16, -142),
            )
            .join('') + leaf(0, -146, 42, 14, -90),
          ink,
        ),
      );
    return [
      [40, 220, -14, a],
      [352, 200, 16, b],
      [96, 420, -20, b],
      [330, 420, 22, a],
      [196, 130, 4, a],
    ]
      .map(([x, y, t, ink]) =>
        sprig(Number(x), Number(y), Number(t) + between(roll, -6, 6), String(ink)),
      )
      .join('');
  },
  waves: (_s, a, b) =>
    [0, 1, 2, 3, 4, 5, 6]
      .map((i) =>
        line(`M-20 ${30 + i * 60}q30-40 60 0t60 0t60 0t60 0t60 0t60 0t60 0`, i % 2 ? b : a, 15),
      )
      .join(''),
  arch: (_s, a, b) =>
    path('M40 400V190A160 160 0 0 1 360 190V400Z', a) +
    path('M84 400V194A116 116 0 0 1 316 194V400Z', b),
  checks: (s, a, b) =>
    box(0, 0, 400, 400, s.pattern(80, 80, box(0, 0, 40, 40, a) + box(40, 40, 40, 40, a))) +
    disc(200, 180, 144, b),
  hills: (s, a, b) =>
    disc(294, 116, 70, a) +
    path('M0 260C80 180 150 190 220 240S360 220 400 190V400H0Z', mix(b, s.inks.paper, 0.35)) +
    path('M0 320C100 250 240 300 400 250V400H0Z', b),
  stars: (_s, a, b, seed) => {
    const roll = chance(seed);
    return Array.from({ length: 22 }, (_, i) => {
      const [x, y] = [
        ((i * 89) % 400) + between(roll, -14, 14),
        ((i * 137) % 400) + between(roll, -14, 14),
      ];
      return i % 4 ? disc(x, y, between(roll, 2, 5), b) : path(star(x, y, 19, 6, 4), a);
    }).join('');
  },
  rings: (_s, a, b) => [230, 180, 130].map((r, i) => disc(200, 176, r, [a, b, a][i] ?? a)).join(''),
  confetti: (_s, a, b, seed) => {
    const roll = chance(seed);
    return Array.from({ length: 38 }, (_, i) => {
      const [x, y] = [
        ((i * 97) % 400) + between(roll, -18, 18),
        ((i * 61) % 400) + between(roll, -18, 18),
      ];
      return i % 3
        ? line(
            `M${x.toFixed(0)} ${y.toFixed(0)}l${between(roll, -18, 18).toFixed(0)} ${between(roll, -18, 18).toFixed(0)}`,
            i % 2 ? a : b,
            8,
          )
        : disc(x, y, 7, b);
    }).join('');
  },
  drops: (s, a, b) =>
    box(
      0,
      0,
      400,
      400,
      s.pattern(50, 50, path('M12 6q12 16 0 24q-12-8 0-24ZM37 31q12 16 0 24q-12-8 0-24Z', a)),
    ) + path('M0 400V300Q200 240 400 300V400Z', b),
  flowers: (s, a, b) =>
    box(
      0,
      0,
      400,
      400,
      s.pattern(
        104,
        104,
        path(star(30, 30, 24, 12, 6), a) +
          disc(30, 30, 7, b) +
          path(star(82, 82, 18, 9, 6), b) +
          disc(82, 82, 5, a),
      ),
    ),
  window: (_s, a, b) =>
    box(36, 36, 328, 400, a) +
    line('M200 36V400M36 200H364', b, 12) +
    line('M36 400V36H364V400', b, 14),
  scallops: (s, a, b) =>
    box(
      0,
      0,
      400,
      400,
      s.pattern(
        80,
        40,
        disc(40, 0, 38, a) +
          disc(0, 20, 38, b) +
          disc(80, 20, 38, b) +
          disc(40, 40, 38, a) +
          disc(0, 60, 38, b) +
          disc(80, 60, 38, b),
      ),
    ),
  lights: (_s, a, b) =>
    ['M-10 40Q100 130 210 46T420 60', 'M-10 120Q80 190 200 120T420 150']
      .map((d) => line(d, b, 3))
      .join('') +
    [
      [30, 72],
      [90, 88],
      [150, 74],
      [206, 52],
      [262, 34],
      [330, 40],
      [386, 56],
      [40, 152],
      [110, 154],
      [180, 132],
      [250, 112],
      [320, 122],
      [384, 144],
    ]
      .map(([x = 0, y = 0]) => oval(x, y + 8, 9, 12, a))
      .join('') +
    path('M0 400V330Q200 290 400 330V400Z', b),
};
