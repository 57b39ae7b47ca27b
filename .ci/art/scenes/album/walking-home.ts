import { Sheet } from '../../print/sheet.js';
import { at, disc, group, path } from '../../print/svg.js';
import { poplar, ridge } from '../../scenery/land.js';
import { ringsOfSky } from '../../scenery/sky.js';
import { day, meadow, skies, who } from '../kit.js';

/** Two friends walk home towards the low sun. */
export function walkingHome(): string {
  return new Sheet(900, 1200, day).print(
    ringsOfSky(900, 1200, 450, 520, skies.dusk, 290),
    disc(450, 520, 230, '#fff0b8'),
    ridge(900, [620, 560, 620, 560, 600], 1200, '#8a5a5d'),
    ridge(900, [720, 690, 720, 680], 1200, '#5f7a58'),
    path(
      'M420 700C380 800 620 860 520 980C470 1060 320 1100 280 1200H700C660 1100 760 1040 740 960C700 860 470 800 470 700Z',
      '#f9d68a',
    ),
    [130, 230, 720, 800]
      .map((x, k) => group(at(x, 760 + (k % 2) * 50), poplar('#2b6152', day.key, 1.8)))
      .join(''),
    who(400, 1050, 1.5, {
      skin: 'sand',
      hair: 'beanie',
      hairInk: 'a',
      dress: 'flares',
      top: 'c',
      bottom: 'key',
      does: 'walk',
      thing: 'b',
    }),
    who(520, 1062, 1.5, {
      skin: 'umber',
      hair: 'afro',
      dress: 'skirt',
      top: 'a',
      bottom: 'b',
      does: 'carry',
      thing: 'light',
    }),
    meadow(900, 1206, 51, 1.2),
  );
}
