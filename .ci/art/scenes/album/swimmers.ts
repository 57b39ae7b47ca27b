import { Sheet } from '../../print/sheet.js';
import { at, box, disc, group, oval, path } from '../../print/svg.js';
import { ridge, roundTree } from '../../scenery/land.js';
import { ringsOfSky } from '../../scenery/sky.js';
import { glints } from '../../scenery/water.js';
import { day, meadow, skies, who } from '../kit.js';

/** Four people up to their chests in the river. */
const water = '#4d9ea3';

export function swimmers(): string {
  const swimmer = (x: number, y: number, person: Parameters<typeof who>[3]) =>
    who(x, y + 196, 1.2, person) +
    path(`M${x - 170} ${y + 56}q42-26 85 0t85 0t85 0t85 0V${y + 210}H${x - 170}Z`, water) +
    oval(x, y + 60, 110, 12, day.light, 'fill-opacity=".6"');
  return new Sheet(1200, 800, day).print(
    ringsOfSky(1200, 800, 900, 260, skies.morning, 220),
    disc(900, 180, 80, day.b),
    ridge(1200, [300, 260, 300, 340, 280, 300], 800, '#7fae8f'),
    [80, 200, 1060, 1150]
      .map((x) => group(at(x, 400), roundTree('#3f7a5d', day.key, 1.5)))
      .join(''),
    box(0, 390, 1200, 420, water),
    glints(20, 410, 1160, 330, 3, day.light, 44),
    swimmer(260, 520, {
      skin: 'umber',
      hair: 'bun',
      dress: 'shorts',
      top: 'a',
      bottom: 'key',
      does: 'dance',
    }),
    swimmer(820, 500, {
      skin: 'sand',
      hair: 'afro',
      dress: 'shorts',
      top: 'light',
      bottom: 'key',
      does: 'dance',
    }),
    swimmer(520, 580, {
      skin: 'peach',
      hair: 'short',
      hairInk: 'a',
      dress: 'shorts',
      top: 'b',
      bottom: 'key',
      does: 'cheer',
    }),
    swimmer(980, 620, {
      skin: 'chalk',
      hair: 'bob',
      hairInk: 'a',
      dress: 'shorts',
      top: 'key',
      bottom: 'key',
      does: 'cheer',
    }),
    path('M0 700Q300 660 520 730T1200 720V800H0Z', '#3f7f5f'),
    meadow(1200, 812, 16),
  );
}
