import { star } from '../../print/shapes.js';
import { Sheet } from '../../print/sheet.js';
import { at, disc, group, line, path } from '../../print/svg.js';
import { ridge } from '../../scenery/land.js';
import { ringsOfSky, starField } from '../../scenery/sky.js';
import { late, nightMeadow, skies, who } from '../kit.js';

export function childWithLantern(): string {
  return new Sheet(900, 1200, late).print(
    ringsOfSky(900, 1200, 600, 420, skies.night, 280),
    starField(900, 700, 60, 14, late.light),
    ridge(900, [840, 800, 830, 790, 820], 1200, '#15343a'),
    disc(606, 400, 330, late.b, 'fill-opacity=".14"'),
    disc(606, 400, 220, late.b, 'fill-opacity=".2"'),
    line('M606 640V500', late.light, 9),
    group(
      at(606, 410, 1),
      path(
        'M-150 60C-190-40-110-130 10-120C110-112 170-50 160 20C200 20 200 60 160 70C130 120-110 130-150 60Z',
        late.b,
      ),
      path(star(-10, -30, 130, 98, 16), late.b, 'fill-opacity=".75"'),
      path('M-150 60C-190-40-110-90-60-40C-20 0 60 60 160 70C130 120-110 130-150 60Z', late.light),
      disc(110, 22, 11, late.key),
      disc(168, 44, 12, late.key),
      line('M96 66q22 14 44 0', late.key, 6),
    ),
    who(
      420,
      1190,
      3.3,
      {
        skin: 'sand',
        hair: 'beanie',
        hairInk: 'a',
        dress: 'coat',
        top: 'c',
        bottom: 'key',
        does: 'wave',
        thing: 'b',
      },
      late,
    ),
    nightMeadow(900, 1206, 21, 1),
  );
}
