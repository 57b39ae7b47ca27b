import { Sheet } from '../../print/sheet.js';
import { at, box, group, line } from '../../print/svg.js';
import { van } from '../../scenery/camp.js';
import { bulbs } from '../../scenery/decorations.js';
import { ridge } from '../../scenery/land.js';
import { ringsOfSky, starField } from '../../scenery/sky.js';
import { late, who } from '../kit.js';

/** Supper from a van. */
export function supper(): string {
  return new Sheet(1200, 675, late).print(
    ringsOfSky(1200, 675, 480, 420, ['#24304f', '#33405f', '#4f5670', '#77697a'], 240),
    starField(1200, 240, 34, 6, late.light),
    ridge(1200, [420, 380, 400, 360, 400], 675, '#2a3a48'),
    box(0, 540, 1200, 140, '#1c3a36'),
    group(at(470, 590, 2.2), van(late.a, late.b, late.light, late.key)),
    line(
      'M380 230q-30-40 0-70t0-70M470 220q-30-40 0-70t0-60',
      late.light,
      8,
      'stroke-opacity=".7"',
    ),
    bulbs(0, 90, 600, 60, 26, late.b, late.key),
    bulbs(600, 60, 1200, 100, 26, late.b, late.key),
    who(
      900,
      632,
      1.25,
      {
        skin: 'peach',
        hair: 'long',
        hairInk: 'a',
        dress: 'skirt',
        top: 'c',
        bottom: 'b',
        does: 'walk',
        mirror: true,
      },
      late,
    ),
    who(
      1010,
      644,
      1.25,
      {
        skin: 'umber',
        hair: 'quiff',
        dress: 'flares',
        top: 'b',
        bottom: 'c',
        does: 'stand',
        mirror: true,
      },
      late,
    ),
    who(
      1110,
      636,
      1.25,
      {
        skin: 'sand',
        hair: 'brim',
        hairInk: 'light',
        dress: 'coat',
        top: 'a',
        bottom: 'key',
        does: 'wave',
        mirror: true,
        thing: 'a',
      },
      late,
    ),
    box(0, 640, 1200, 40, late.key),
  );
}
