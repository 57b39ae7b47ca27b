import { mix } from '../../print/inks.js';
import { Sheet } from '../../print/sheet.js';
import { at, box, group, line } from '../../print/svg.js';
import { umbrella } from '../../scenery/camp.js';
import { ridge } from '../../scenery/land.js';
import { day, meadow, who } from '../kit.js';

export function umbrellaForTwo(): string {
  return new Sheet(900, 1200, day).print(
    box(0, 0, 900, 1200, '#8fb5b5'),
    [day.a, '#f59a53', day.b, '#7fae8f', day.c]
      .map(
        (ink, k) =>
          `<circle cx="450" cy="760" r="${560 - k * 52}" fill="none" stroke="${ink}" stroke-width="52"/>`,
      )
      .join(''),
    ridge(900, [820, 760, 800, 780, 820], 1200, '#5b8f84'),
    ridge(900, [980, 960, 990, 970], 1200, '#3f7a5d'),
    line(
      Array.from({ length: 60 }, (_, k) => `M${(k * 137) % 920} ${(k * 97) % 900}l-12 44`).join(''),
      mix(day.c, day.light, 0.6),
      5,
    ),
    who(560, 1130, 2.3, {
      skin: 'peach',
      hair: 'bob',
      hairInk: 'a',
      dress: 'coat',
      top: 'c',
      bottom: 'key',
      does: 'stand',
      mirror: true,
    }),
    group(
      at(370, 1136, 2.4),
      who(0, 0, 1, {
        skin: 'chestnut',
        hair: 'wrap',
        hairInk: 'a',
        dress: 'coat',
        top: 'b',
        bottom: 'key',
        does: 'wave',
        thing: 'light',
      }),
      group(at(54, -158, 1.35), umbrella(day.a, day.light, day.key)),
    ),
    meadow(900, 1206, 27, 0.8),
  );
}
