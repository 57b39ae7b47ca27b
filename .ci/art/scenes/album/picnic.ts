import { over } from '../../print/inks.js';
import { Sheet } from '../../print/sheet.js';
import { at, box, disc, group, line, path } from '../../print/svg.js';
import { poplar, ridge } from '../../scenery/land.js';
import { ringsOfSky } from '../../scenery/sky.js';
import { day, meadow, skies, who } from '../kit.js';

/** Lunch, with accordion. */
export function picnic(): string {
  return new Sheet(1200, 800, day).print(
    ringsOfSky(1200, 800, 860, 330, skies.blush, 230),
    disc(860, 260, 96, day.b),
    ridge(1200, [400, 340, 380, 430, 360, 400], 800, '#c98d80'),
    [100, 160, 230, 980, 1090]
      .map((x) => group(at(x, 520), poplar('#3f7a5d', day.key, 1.2)))
      .join(''),
    ridge(1200, [520, 500, 520, 500], 800, '#6fa274'),
    path('M250 760L420 610H860L1000 760Z', day.light),
    path(
      'M250 760L420 610H478L330 760ZM420 760L546 610H604L520 760ZM620 760L672 610H730L720 760ZM820 760L798 610H856L930 760Z',
      day.a,
    ),
    disc(560, 690, 46, day.light) +
      disc(560, 690, 34, day.b) +
      disc(700, 670, 22, day.c) +
      disc(480, 724, 16, day.a),
    box(760, 640, 90, 60, over(day.b, day.key, 0.4), 'rx="8"') +
      line('M768 640q37-60 74 0', over(day.b, day.key, 0.6), 7),
    who(230, 690, 1.3, {
      skin: 'amber',
      hair: 'bun',
      dress: 'skirt',
      top: 'c',
      bottom: 'a',
      does: 'wave',
    }),
    who(980, 690, 1.3, {
      skin: 'chalk',
      hair: 'brim',
      hairInk: 'b',
      dress: 'dungarees',
      top: 'light',
      bottom: 'c',
      does: 'accordion',
      thing: 'a',
      mirror: true,
    }),
    meadow(1200, 812, 19, 0.55),
  );
}
