import { Sheet } from '../../print/sheet.js';
import { at, group } from '../../print/svg.js';
import { bunting } from '../../scenery/decorations.js';
import { ridge, roundTree } from '../../scenery/land.js';
import { cloudBank, ringsOfSky } from '../../scenery/sky.js';
import { bandstandAt, crowdOf, day, meadow, skies, who } from '../kit.js';

export function brassOnBandstand(): string {
  const players = (['trumpet', 'sax', 'sing', 'trumpet'] as const).map((does, k) =>
    group(
      at(-105 + k * 70, -44, 0.62),
      who(0, 0, 1, {
        skin: (['peach', 'umber', 'sand', 'chestnut'] as const)[k] ?? 'sand',
        hair: 'beanie',
        hairInk: 'key',
        dress: 'flares',
        top: 'a',
        bottom: 'key',
        does: does === 'sing' ? 'accordion' : does,
        thing: 'b',
        mirror: k < 2,
      }),
    ),
  );
  return new Sheet(1200, 800, day).print(
    ringsOfSky(1200, 800, 600, 420, skies.morning, 230),
    group(at(110, 220, 1.1), cloudBank(day.light)),
    group(at(850, 170, 1), cloudBank(day.light)),
    ridge(1200, [470, 420, 450, 480, 420, 460], 800, '#7fae8f'),
    [90, 190, 1020, 1120]
      .map((x, k) => group(at(x, 580 + (k % 2) * 20), roundTree('#3f7a5d', day.key, 1.7)))
      .join(''),
    ridge(1200, [570, 560, 570, 560], 800, '#4f946b'),
    bandstandAt(600, 690, 1.75, ...players),
    bunting(0, 330, 270, 350, 26, [day.a, day.b, day.light], 28, day.key),
    bunting(930, 350, 1200, 330, 26, [day.b, day.light, day.a], 28, day.key),
    crowdOf(1200, 760, 0.9, 17),
    meadow(1200, 812, 4, 0.4),
  );
}
