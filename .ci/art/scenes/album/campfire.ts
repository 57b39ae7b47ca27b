import { Sheet } from '../../print/sheet.js';
import { disc, line, path } from '../../print/svg.js';
import { ridge } from '../../scenery/land.js';
import { ringsOfSky, starField } from '../../scenery/sky.js';
import { late, nightMeadow, who } from '../kit.js';

/** The fire by the orchard. */
export function campfire(): string {
  return new Sheet(900, 1200, late).print(
    ringsOfSky(900, 1200, 450, 900, ['#101d38', '#16284a', '#25385a', '#5a4a52'], 320),
    starField(900, 800, 130, 31, late.light),
    ridge(900, [860, 800, 840, 780, 850], 1200, '#0e2030'),
    path('M0 960Q450 900 900 960V1200H0Z', '#12302b'),
    disc(450, 960, 210, late.b, 'fill-opacity=".2"'),
    path(
      'M450 760C520 840 560 880 530 960C510 1010 390 1010 370 960C350 900 400 880 400 820C430 850 440 800 450 760Z',
      late.a,
    ),
    path(
      'M452 850C490 900 500 930 488 966C470 1000 420 996 412 960C406 930 440 910 452 850Z',
      late.b,
    ),
    line('M360 1000L540 970M360 970L540 1000', '#5a3a2a', 24),
    who(
      190,
      1100,
      1.5,
      {
        skin: 'sand',
        hair: 'beanie',
        dress: 'coat',
        top: 'c',
        bottom: 'key',
        does: 'guitar',
        thing: 'b',
      },
      late,
    ),
    who(
      720,
      1106,
      1.5,
      {
        skin: 'umber',
        hair: 'long',
        dress: 'gown',
        top: 'a',
        bottom: 'a',
        does: 'hug',
        mirror: true,
      },
      late,
    ),
    nightMeadow(900, 1206, 9, 0.5),
  );
}
