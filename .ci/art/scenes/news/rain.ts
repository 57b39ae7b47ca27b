import { mix } from '../../print/inks.js';
import { Sheet } from '../../print/sheet.js';
import { at, box, group, line, oval } from '../../print/svg.js';
import { ridgeTent, umbrella } from '../../scenery/camp.js';
import { ridge } from '../../scenery/land.js';
import { day, meadow, who } from '../kit.js';

/** It has been known to rain. */
export function rain(): string {
  const drops = Array.from(
    { length: 90 },
    (_, k) => `M${(k * 137) % 1240} ${(k * 89) % 560}l-10 34`,
  );
  const under = (
    x: number,
    y: number,
    size: number,
    one: string,
    two: string,
    person: Parameters<typeof who>[3],
  ) =>
    group(
      at(x, y, size),
      who(0, 0, 1, person),
      group(at(54, -150, 0.9), umbrella(one, two, day.key)),
    );
  return new Sheet(1200, 675, day).print(
    box(0, 0, 1200, 675, '#7ea7ab'),
    ridge(1200, [180, 120, 150, 90, 160, 120], 675, '#8fb5b5'),
    ridge(1200, [400, 350, 380, 330, 380], 675, '#5b8f84'),
    ridge(1200, [480, 470, 490, 480], 675, '#3f7a5d'),
    line(drops.join(''), mix(day.c, day.light, 0.55), 4),
    group(at(230, 470, 1.1), ridgeTent(day.a, day.key)),
    group(at(980, 474), ridgeTent(day.b, day.key)),
    under(210, 630, 1.4, day.a, day.light, {
      skin: 'sand',
      hair: 'long',
      hairInk: 'key',
      dress: 'coat',
      top: 'b',
      bottom: 'key',
      does: 'wave',
    }),
    under(540, 648, 1.5, day.b, day.a, {
      skin: 'umber',
      hair: 'afro',
      dress: 'shorts',
      top: 'a',
      bottom: 'key',
      does: 'wave',
    }),
    under(880, 634, 1.4, day.light, day.c, {
      skin: 'peach',
      hair: 'beanie',
      hairInk: 'a',
      dress: 'dungarees',
      top: 'c',
      bottom: 'key',
      does: 'wave',
    }),
    oval(340, 640, 120, 14, '#9cc4c4'),
    oval(740, 654, 150, 14, '#9cc4c4'),
    oval(1090, 650, 110, 12, '#9cc4c4'),
    meadow(1200, 686, 20, 0.45),
  );
}
