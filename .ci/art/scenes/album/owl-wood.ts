import { Sheet } from '../../print/sheet.js';
import { at, disc, group, line } from '../../print/svg.js';
import { bulbs, lantern } from '../../scenery/decorations.js';
import { ridge } from '../../scenery/land.js';
import { ringsOfSky, starField } from '../../scenery/sky.js';
import { late, nightMeadow, skies, who } from '../kit.js';

export function owlWood(): string {
  const lamps = [
    [250, 600, 2, late.b],
    [380, 520, 1.6, late.a],
    [600, 580, 2, late.c],
    [730, 680, 1.7, late.b],
    [470, 740, 2.4, late.light],
    [180, 800, 1.8, late.c],
    [650, 850, 1.6, late.a],
  ].map(
    ([x, y, size, ink]) =>
      disc(Number(x), Number(y) - 12, 90, String(ink), 'fill-opacity=".16"') +
      line(`M${x} ${Number(y) - 90}V${Number(y) - 300}`, '#0b1830', 4) +
      group(at(Number(x), Number(y), Number(size)), lantern(String(ink), late.key)),
  );
  return new Sheet(900, 1200, late).print(
    ringsOfSky(900, 1200, 450, 640, skies.night, 300),
    starField(900, 500, 50, 4, late.light),
    line(
      'M60 1200C90 900 40 700 110 420M110 560C200 470 260 430 360 420M840 1200C820 900 880 640 800 360M810 560C720 470 640 450 560 460M60 480C40 400 20 360-20 340M830 430C860 380 880 360 920 340',
      '#0b1830',
      38,
    ),
    disc(100, 300, 170, '#102a3c'),
    disc(800, 260, 190, '#102a3c'),
    disc(300, 240, 120, '#12314a'),
    disc(600, 230, 130, '#12314a'),
    bulbs(80, 330, 450, 300, 60, late.b, late.key, 44),
    bulbs(450, 300, 830, 320, 60, late.b, late.key, 44),
    ...lamps,
    ridge(900, [1020, 980, 1000, 1020], 1200, '#0f2a33'),
    who(
      380,
      1140,
      1.2,
      { skin: 'amber', hair: 'bun', dress: 'coat', top: 'a', bottom: 'key', does: 'hug' },
      late,
    ),
    who(
      500,
      1140,
      1.2,
      {
        skin: 'umber',
        hair: 'beanie',
        dress: 'flares',
        top: 'c',
        bottom: 'key',
        does: 'stand',
        mirror: true,
        thing: 'b',
      },
      late,
    ),
    nightMeadow(900, 1206, 9, 0.8),
  );
}
