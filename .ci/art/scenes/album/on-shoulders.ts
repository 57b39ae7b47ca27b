import { Sheet } from '../../print/sheet.js';
import { bunting } from '../../scenery/decorations.js';
import { ringsOfSky } from '../../scenery/sky.js';
import { crowdOf, day, skies, who } from '../kit.js';

/** A child on somebody’s shoulders, above the crowd. */
export function onShoulders(): string {
  return new Sheet(900, 1200, day).print(
    ringsOfSky(900, 1200, 450, 300, skies.dusk, 300),
    who(450, 820, 1.9, {
      skin: 'umber',
      hair: 'bun',
      dress: 'shorts',
      top: 'b',
      bottom: 'c',
      does: 'cheer',
      thing: 'a',
    }),
    who(450, 1360, 3, {
      skin: 'chestnut',
      hair: 'beanie',
      hairInk: 'a',
      dress: 'flares',
      top: 'light',
      bottom: 'key',
      does: 'cheer',
      thing: 'b',
    }),
    bunting(0, 120, 900, 120, 60, [day.a, day.b, day.light, day.c], 44, day.key),
    crowdOf(900, 1050, 1.2, 2),
    crowdOf(900, 1190, 1.9, 8),
  );
}
