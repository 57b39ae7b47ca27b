import { figure } from '../../figure/figure.js';
import { cupboard, over } from '../../print/inks.js';
import { Sheet } from '../../print/sheet.js';
import { at, box, disc, group, line, path } from '../../print/svg.js';
import { bunting } from '../../scenery/decorations.js';
import { ridge } from '../../scenery/land.js';
import { cloudBank, ringsOfSky } from '../../scenery/sky.js';
import { glints, wave } from '../../scenery/water.js';

const [W, H] = [1600, 900];

export function harbour(): string {
  const i = cupboard.lido;
  const house = (x: number, w: number, h: number, ink: string) =>
    group(
      at(x, 520),
      box(0, -h, w, h, ink),
      path(`M-10 ${-h}L${w / 2} ${-h - 60}L${w + 10} ${-h}Z`, over(ink, i.key, 0.4)),
      [0.2, 0.62]
        .flatMap((fx) =>
          [0.2, 0.55].map((fy) =>
            box(w * fx, -h + h * fy, 26, 38, (fx + fy) % 0.75 > 0.4 ? i.light : i.b),
          ),
        )
        .join(''),
      box(w / 2 - 14, -54, 28, 54, i.key),
    );
  const row = [
    ['a', 110, 190],
    ['light', 90, 240],
    ['b', 120, 170],
    ['c', 96, 220],
    ['odd', 120, 190],
    ['a', 90, 250],
    ['light', 130, 180],
    ['b', 100, 230],
    ['c', 120, 180],
    ['a', 100, 220],
    ['odd', 110, 200],
    ['light', 110, 240],
    ['b', 120, 190],
    ['c', 110, 220],
  ] as const;
  let x = -10;
  const quay = row
    .map(([ink, w, h]) => {
      const drawn = house(x, w, h, i[ink]);
      x += w + 4;
      return drawn;
    })
    .join('');
  const boat = (bx: number, by: number, hull: string, sail: string, size = 1) =>
    group(
      at(bx, by, size),
      line('M0-20V-250', i.key, 7),
      path('M10-240Q120-150 130-50H10Z', sail),
      path('M-8-220Q-70-130-80-50H-8Z', i.light),
      path('M-130-30H140Q120 40 90 50H-80Q-120 30-130-30Z', hull),
      line('M-122-10H132', i.light, 7),
    );
  const barge = group(
    at(800, 720),
    path('M-330-60H330L290 60H-280Z', i.key),
    line('M-320-34H322', i.a, 12),
    bunting(-300, -260, 0, -320, 30, [i.a, i.b, i.light], 24, i.key),
    bunting(0, -320, 300, -260, 30, [i.b, i.light, i.a], 24, i.key),
    line('M-300-60V-262M300-60V-262M0-60V-322', i.key, 7),
    group(
      at(-170, -60, 0.86),
      figure(i, {
        skin: 'chalk',
        hair: 'beanie',
        dress: 'dungarees',
        top: 'light',
        bottom: 'c',
        does: 'accordion',
        thing: 'a',
      }),
    ),
    group(
      at(-40, -60, 0.86),
      figure(i, {
        skin: 'umber',
        hair: 'wrap',
        hairInk: 'b',
        dress: 'gown',
        top: 'a',
        bottom: 'a',
        does: 'sing',
      }),
    ),
    group(
      at(100, -60, 0.86),
      figure(i, {
        skin: 'sand',
        hair: 'bob',
        hairInk: 'a',
        dress: 'skirt',
        top: 'key',
        bottom: 'b',
        does: 'fiddle',
        thing: 'a',
      }),
    ),
    group(
      at(214, -60, 0.86),
      figure(i, {
        skin: 'amber',
        hair: 'brim',
        dress: 'flares',
        top: 'c',
        bottom: 'key',
        does: 'guitar',
        thing: 'b',
      }),
    ),
  );
  const gulls = [
    [300, 140],
    [520, 90],
    [1180, 120],
    [1380, 190],
  ]
    .map(([gx = 0, gy = 0]) => line(`M${gx - 44} ${gy - 10}q22-24 44 10q22-34 44-10`, i.light, 8))
    .join('');
  return new Sheet(W, H, i).print(
    ringsOfSky(W, H, 1080, 330, ['#9fd8d2', '#b4e0d4', '#cbe8d8', '#e3efd9'], 260),
    disc(1080, 250, 120, i.b),
    gulls,
    group(at(160, 220, 1.2), cloudBank(i.light)),
    group(at(640, 190, 0.9), cloudBank(i.light)),
    ridge(W, [380, 330, 360, 400, 350, 380], H, i.odd),
    quay,
    box(0, 516, W, 40, over(i.b, i.key, 0.45)),
    box(0, 552, W, 348, i.c),
    glints(40, 570, 1500, 300, 9, i.light, 40),
    boat(270, 660, i.a, i.b),
    boat(1350, 680, i.light, i.a, 1.1),
    barge,
    wave(W, 800, over(i.c, i.key, 0.3), 22, 160),
  );
}
