import { over } from '../../print/inks.js';
import { rays } from '../../print/shapes.js';
import { Sheet } from '../../print/sheet.js';
import { box, line, path } from '../../print/svg.js';
import { bulbs, bunting } from '../../scenery/decorations.js';
import { day, who } from '../kit.js';

export function ceilidh(): string {
  const pairs = [
    [150, 0],
    [390, 1],
    [630, 2],
    [870, 3],
    [1080, 4],
  ].map(
    ([x = 0, k = 0]) =>
      who(x - 44, 700 + (k % 2) * 26, 1.5, {
        skin: (['umber', 'peach', 'amber', 'chalk', 'sand'] as const)[k] ?? 'sand',
        hair: (['quiff', 'long', 'bald', 'bun', 'brim'] as const)[k] ?? 'bob',
        hairInk: (['key', 'a', 'key', 'b', 'key'] as const)[k] ?? 'key',
        dress: (['flares', 'gown', 'flares', 'skirt', 'dungarees'] as const)[k] ?? 'flares',
        top: (['a', 'c', 'light', 'a', 'b'] as const)[k] ?? 'a',
        bottom: (['key', 'c', 'a', 'key', 'c'] as const)[k] ?? 'key',
        does: 'hug',
        thing: 'b',
      }) +
      who(x + 60, 708 + (k % 2) * 26, 1.5, {
        skin: (['peach', 'chestnut', 'sand', 'umber', 'chalk'] as const)[k] ?? 'sand',
        hair: (['bob', 'afro', 'wrap', 'short', 'long'] as const)[k] ?? 'bob',
        hairInk: (['a', 'key', 'b', 'key', 'a'] as const)[k] ?? 'key',
        dress: (['skirt', 'shorts', 'gown', 'flares', 'gown'] as const)[k] ?? 'flares',
        top: (['b', 'light', 'a', 'c', 'light'] as const)[k] ?? 'a',
        bottom: (['c', 'key', 'a', 'key', 'a'] as const)[k] ?? 'key',
        does: 'dance',
        mirror: true,
        thing: 'a',
      }),
  );
  return new Sheet(1200, 800, day).print(
    box(0, 0, 1200, 800, '#f3d9a4'),
    path(rays(600, 640, 1200, 26), '#f0c678'),
    bulbs(0, 60, 600, 50, 40, day.a, day.key),
    bulbs(600, 50, 1200, 60, 40, day.a, day.key),
    bunting(0, 150, 600, 130, 40, [day.a, day.c, day.light], 32, day.key),
    bunting(600, 130, 1200, 150, 40, [day.c, day.light, day.a], 32, day.key),
    box(0, 640, 1200, 160, over(day.b, day.key, 0.42)),
    line('M0 690H1200M0 748H1200', over(day.b, day.key, 0.6), 5),
    ...pairs,
  );
}
