import { figure } from '../../figure/figure.js';
import { cupboard, mix } from '../../print/inks.js';
import { star } from '../../print/shapes.js';
import { Sheet } from '../../print/sheet.js';
import { at, disc, group, line, path } from '../../print/svg.js';
import { lantern } from '../../scenery/decorations.js';
import { pine, ridge, verge } from '../../scenery/land.js';
import { ringsOfSky, starField } from '../../scenery/sky.js';

const [W, H] = [1600, 900];

export function lanternWalk(): string {
  const i = cupboard.damson;
  const walkers = [
    [150, 770, 0.8],
    [290, 752, 0.86],
    [430, 736, 0.9],
    [580, 716, 0.96],
    [740, 700, 1.02],
    [890, 700, 1.02],
    [1040, 716, 0.96],
    [1180, 744, 0.9],
    [1320, 776, 0.84],
    [1450, 806, 0.8],
  ];
  const looks = [
    ['umber', 'long', 'coat', 'a'],
    ['peach', 'beanie', 'flares', 'c'],
    ['sand', 'bun', 'skirt', 'b'],
    ['chestnut', 'afro', 'coat', 'light'],
    ['chalk', 'bob', 'gown', 'c'],
    ['amber', 'brim', 'coat', 'a'],
    ['umber', 'bald', 'flares', 'b'],
    ['peach', 'long', 'gown', 'a'],
    ['sand', 'quiff', 'coat', 'c'],
    ['chestnut', 'wrap', 'skirt', 'light'],
  ] as const;
  const lit = walkers.map(([x = 0, y = 0, size = 1], k) => {
    const [skin, hair, dress, top] = looks[k] ?? looks[0];
    const lamp =
      [
        path(star(0, 0, 44, 20, 5), i.b),
        disc(0, 0, 38, i.light),
        path('M-50 0C-20-40 30-30 44 0C30 30-20 40-50 0ZM-44 0L-76-26V26Z', i.a),
        lantern(i.b, i.key),
      ][k % 4] ?? '';
    return (
      disc(x + 54 * size, y - 270 * size, 90 * size, i.b, 'fill-opacity=".16"') +
      line(`M${x + 54 * size} ${y - 232 * size}V${y - 280 * size}`, i.light, 3) +
      group(at(x + 54 * size, y - 290 * size, size * 0.9), lamp) +
      group(
        at(x, y, size),
        figure(i, {
          skin,
          hair,
          dress,
          top,
          bottom: 'key',
          does: 'wave',
          hairInk: k % 3 ? 'key' : 'a',
          thing: 'b',
        }),
      )
    );
  });
  return new Sheet(W, H, i).print(
    ringsOfSky(W, H, 800, 320, ['#2d1533', '#391b3c', '#4a2345', '#613050'], 270),
    starField(W, 460, 70, 12, i.light),
    disc(800, 230, 96, i.light),
    disc(770, 210, 14, mix(i.light, i.paper, 0.2)),
    disc(836, 262, 20, mix(i.light, i.paper, 0.2)),
    ridge(W, [620, 500, 560, 470, 520, 480, 600], H, '#371a3c'),
    [80, 200, 1400, 1520]
      .map((x, k) => group(at(x, 640 + (k % 2) * 30), pine('#2a1230', i.key, 1.9)))
      .join(''),
    ridge(W, [760, 730, 690, 670, 680, 720, 800], H, '#2a1230'),
    ...lit,
    ridge(W, [820, 800, 790, 780, 800, 830, 860], H, i.key),
    verge(W, 912, 6, [i.key, '#150818'], [i.b, i.a, i.c], i.key, 0.7),
  );
}
