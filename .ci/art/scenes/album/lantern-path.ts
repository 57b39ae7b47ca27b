import { star } from '../../print/shapes.js';
import { Sheet } from '../../print/sheet.js';
import { at, disc, group, line, path } from '../../print/svg.js';
import { lantern } from '../../scenery/decorations.js';
import { pine, ridge } from '../../scenery/land.js';
import { ringsOfSky, starField } from '../../scenery/sky.js';
import { late, nightMeadow, skies, who } from '../kit.js';

export function lanternPath(): string {
  const walkers = Array.from({ length: 9 }, (_, k) => {
    const [x, y, size] = [
      110 + k * 122,
      690 - Math.sin((k / 8) * Math.PI) * 90,
      0.8 + Math.sin((k / 8) * Math.PI) * 0.16,
    ];
    const lamp =
      [
        path(star(0, 0, 44, 20, 5), late.b),
        disc(0, 0, 38, late.light),
        path('M-50 0C-20-40 30-30 44 0C30 30-20 40-50 0ZM-44 0L-76-26V26Z', late.a),
        lantern(late.c, late.key),
      ][k % 4] ?? '';
    return (
      disc(x + 54 * size, y - 286 * size, 88 * size, late.b, 'fill-opacity=".16"') +
      line(`M${x + 54 * size} ${y - 232 * size}V${y - 276 * size}`, late.light, 3) +
      group(at(x + 54 * size, y - 290 * size, size * 0.85), lamp) +
      who(
        x,
        y,
        size,
        {
          skin:
            (['umber', 'peach', 'sand', 'chestnut', 'chalk', 'amber'] as const)[k % 6] ?? 'sand',
          hair: (['long', 'beanie', 'bun', 'afro', 'bob', 'brim'] as const)[(k * 5) % 6] ?? 'bob',
          hairInk: k % 3 ? 'key' : 'a',
          dress: (['coat', 'flares', 'gown'] as const)[k % 3] ?? 'coat',
          top: (['a', 'c', 'b', 'light'] as const)[k % 4] ?? 'a',
          bottom: 'key',
          does: 'wave',
          thing: 'b',
        },
        late,
      )
    );
  });
  return new Sheet(1200, 800, late).print(
    ringsOfSky(1200, 800, 600, 380, skies.night, 240),
    starField(1200, 340, 50, 5, late.light),
    ridge(1200, [480, 430, 470, 420, 450, 480], 800, '#1a3c47'),
    [50, 130, 1080, 1160]
      .map((x, k) => group(at(x, 560 + (k % 2) * 24), pine('#12303a', late.key, 2)))
      .join(''),
    ridge(1200, [640, 580, 540, 560, 620], 800, '#15343a'),
    path('M-20 740C200 600 380 560 600 566C840 572 1020 620 1240 740V800H-20Z', '#2d5560'),
    ...walkers,
    nightMeadow(1200, 812, 30, 0.6),
  );
}
