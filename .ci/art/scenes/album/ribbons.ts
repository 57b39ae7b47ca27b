import { Sheet } from '../../print/sheet.js';
import { disc, line, path } from '../../print/svg.js';
import { ringsOfSky } from '../../scenery/sky.js';
import { day, meadow, skies, who } from '../kit.js';

/** A dancer with ribbons against the sun. */
export function ribbons(): string {
  return new Sheet(900, 1200, day).print(
    ringsOfSky(900, 1200, 450, 620, skies.dusk, 300),
    disc(450, 620, 240, '#fff0b8'),
    who(450, 1110, 3.2, {
      skin: 'chestnut',
      hair: 'afro',
      dress: 'gown',
      top: 'c',
      bottom: 'c',
      does: 'cheer',
    }),
    line('M312 330C180 220 120 420 40 300M598 330C720 200 780 440 880 280', day.a, 16),
    line('M312 330C240 160 120 240 60 140M598 330C680 140 780 260 840 120', day.b, 16),
    path('M0 1090Q450 1040 900 1090V1200H0Z', '#2b6152'),
    meadow(900, 1206, 22, 1),
  );
}
