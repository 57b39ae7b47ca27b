import { Sheet } from '../../print/sheet.js';
import { at, disc, group, line } from '../../print/svg.js';
import { van } from '../../scenery/camp.js';
import { ridge } from '../../scenery/land.js';
import { ringsOfSky } from '../../scenery/sky.js';
import { day, meadow, skies, who } from '../kit.js';

/** First in the queue at the van. */
export function breakfastVan(): string {
  return new Sheet(1200, 800, day).print(
    ringsOfSky(1200, 800, 420, 260, skies.blush, 240),
    disc(420, 210, 90, day.b),
    ridge(1200, [480, 430, 470, 440, 480], 800, '#9cc7a3'),
    ridge(1200, [620, 610, 620, 610], 800, '#4f946b'),
    group(at(700, 660, 2.5), van(day.c, day.a, day.light, day.key)),
    line('M620 250q-26-34 0-60t0-60M700 250q-26-34 0-60t0-60', day.light, 8),
    who(200, 720, 1.4, {
      skin: 'amber',
      hair: 'brim',
      hairInk: 'b',
      dress: 'shorts',
      top: 'light',
      bottom: 'a',
      does: 'walk',
      thing: 'a',
    }),
    who(320, 740, 1.4, {
      skin: 'peach',
      hair: 'bob',
      hairInk: 'a',
      dress: 'dungarees',
      top: 'b',
      bottom: 'key',
      does: 'stand',
    }),
    meadow(1200, 812, 26, 0.5),
  );
}
