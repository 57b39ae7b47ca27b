import { figure } from '../../figure/figure.js';
import { cupboard } from '../../print/inks.js';
import { rays, star } from '../../print/shapes.js';
import { Sheet } from '../../print/sheet.js';
import { at, box, disc, group, line, oval, path } from '../../print/svg.js';
import { crowd } from '../../scenery/crowd.js';

export function goodsShed(): string {
  const sheet = new Sheet(1200, 800, cupboard.damson);
  const d = sheet.inks;
  const dancers = [
    [140, 720, 'dance'],
    [300, 740, 'cheer'],
    [470, 720, 'cheer'],
    [640, 744, 'wave'],
    [820, 722, 'cheer'],
    [990, 742, 'cheer'],
    [1120, 720, 'dance'],
  ].map(([x, y, does], k) =>
    group(
      at(Number(x), Number(y), 1.5, k % 2 ? 3 : -3),
      figure(d, {
        skin:
          (['umber', 'odd', 'sand', 'chestnut', 'chalk', 'amber', 'umber'] as const)[k] ?? 'sand',
        hair: (['afro', 'bob', 'quiff', 'wrap', 'long', 'mohawk', 'bun'] as const)[k] ?? 'bob',
        hairInk: (['key', 'a', 'key', 'b', 'b', 'a', 'key'] as const)[k] ?? 'key',
        dress:
          (['flares', 'gown', 'flares', 'skirt', 'gown', 'shorts', 'flares'] as const)[k] ??
          'flares',
        top: (['a', 'c', 'b', 'light', 'a', 'c', 'b'] as const)[k] ?? 'a',
        bottom: (['b', 'c', 'c', 'a', 'a', 'light', 'c'] as const)[k] ?? 'a',
        does: does as 'dance',
        mirror: k % 3 === 1,
      }),
    ),
  );
  return sheet.print(
    box(0, 0, 1200, 800, '#33172f'),
    path(rays(600, 190, 1100, 24), '#4a2345'),
    line(
      'M-20 330L600-60L1220 330M0 316H1200M180 316L340 100M420 316L340 100M780 316L860 100M1020 316L860 100',
      '#220f24',
      24,
    ),
    box(20, 300, 28, 500, '#220f24'),
    box(1150, 300, 28, 500, '#220f24'),
    line('M600 0V100', d.light, 5),
    disc(600, 190, 96, d.c),
    line(
      'M504 190H696M516 140H684M516 240H684M540 112q-30 78 0 156M660 112q30 78 0 156M600 94V286',
      d.key,
      4,
    ),
    [
      [560, 150],
      [640, 210],
      [600, 170],
      [570, 230],
    ]
      .map(([x = 0, y = 0]) => path(star(x, y, 20, 6, 4), d.light))
      .join(''),
    [
      [150, 260, d.a],
      [320, 420, d.b],
      [880, 380, d.c],
      [1050, 240, d.a],
      [460, 90, d.b],
      [760, 70, d.c],
      [220, 560, d.c],
      [980, 560, d.b],
    ]
      .map(([x, y, ink]) => oval(Number(x), Number(y), 26, 16, String(ink), 'fill-opacity=".7"'))
      .join(''),
    ...dancers,
    crowd(1200, 830, 1.1, 3, [d.key, '#33172f'], [d.key], [d.key]),
  );
}
