import { Sheet } from '../../print/sheet.js';
import { at, disc, group } from '../../print/svg.js';
import { ridge } from '../../scenery/land.js';
import { ringsOfSky } from '../../scenery/sky.js';
import { bandstandAt, crowdOf, day, skies, who } from '../kit.js';

/** A crowd at sunset around a striped bandstand. */
export function bandstandAtSunset(): string {
  return new Sheet(1200, 800, day).print(
    ringsOfSky(1200, 800, 600, 420, skies.dusk, 230),
    disc(600, 420, 150, '#fff0b8'),
    ridge(1200, [520, 460, 480, 530, 460, 500], 800, '#8a5a5d'),
    bandstandAt(
      600,
      640,
      1.35,
      group(
        at(-50, -44, 0.54),
        who(0, 0, 1, {
          skin: 'sand',
          hair: 'long',
          dress: 'flares',
          top: 'c',
          bottom: 'key',
          does: 'bass',
          thing: 'a',
          mirror: true,
        }),
      ),
      group(
        at(50, -44, 0.54),
        who(0, 0, 1, {
          skin: 'umber',
          hair: 'quiff',
          dress: 'flares',
          top: 'light',
          bottom: 'a',
          does: 'sing',
        }),
      ),
    ),
    crowdOf(1200, 650, 0.7, 4),
    crowdOf(1200, 710, 1, 7),
    crowdOf(1200, 800, 1.5, 12),
  );
}
