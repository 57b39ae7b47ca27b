import { Sheet } from '../../print/sheet.js';
import { at, box, disc, group, oval, path } from '../../print/svg.js';
import { ridge, roundTree } from '../../scenery/land.js';
import { ringsOfSky } from '../../scenery/sky.js';
import { glints } from '../../scenery/water.js';
import { day, meadow, skies, who } from '../kit.js';

export function river(): string {
  const bather = (x: number, y: number, k: number) =>
    who(x, y + 60, 1.3, {
      skin: (['umber', 'peach', 'sand', 'chalk'] as const)[k] ?? 'sand',
      hair: (['bun', 'short', 'afro', 'brim'] as const)[k] ?? 'bob',
      hairInk: k % 2 ? 'a' : 'key',
      dress: 'shorts',
      top: (['a', 'b', 'light', 'key'] as const)[k] ?? 'a',
      bottom: 'key',
      does: (['dance', 'cheer', 'wave', 'walk'] as const)[k] ?? 'stand',
      thing: 'b',
    }) +
    path(`M${x - 90} ${y + 22}q22-12 45 0t45 0t45 0t45 0V${y + 90}H${x - 90}Z`, '#4d9ea3') +
    oval(x, y + 26, 64, 8, day.light, 'fill-opacity=".6"');
  return new Sheet(1200, 800, day).print(
    ringsOfSky(1200, 800, 900, 220, skies.morning, 210),
    disc(900, 160, 78, day.b),
    ridge(1200, [300, 220, 270, 320, 240, 300], 800, '#9cc7a3'),
    ridge(1200, [360, 330, 360, 340, 320, 350], 800, '#6fa274'),
    [80, 190, 1060, 1150]
      .map((x) => group(at(x, 420), roundTree('#3f7a5d', day.key, 1.5)))
      .join(''),
    box(0, 400, 1200, 400, '#4d9ea3'),
    glints(20, 420, 1160, 320, 3, day.light, 40),
    bather(240, 560, 0),
    bather(480, 620, 1),
    bather(740, 560, 2),
    bather(980, 640, 3),
    path('M0 726Q300 690 520 752T1200 740V800H0Z', '#3f7f5f'),
    meadow(1200, 812, 16, 0.6),
  );
}
