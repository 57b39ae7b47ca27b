import { over } from '../../print/inks.js';
import { Sheet } from '../../print/sheet.js';
import { at, group, line, path } from '../../print/svg.js';
import { bunting } from '../../scenery/decorations.js';
import { ridge } from '../../scenery/land.js';
import { cloudBank, ringsOfSky } from '../../scenery/sky.js';
import { bandstandAt, day, who } from '../kit.js';

/** The bandstand gets its stripes back. */
export function mending(): string {
  const colours = [day.a, day.b, day.light];
  return new Sheet(1200, 675, day).print(
    ringsOfSky(1200, 675, 600, 420, ['#8fc6c4', '#a9d3c8', '#c6e0cc', '#e6ecd0'], 240),
    group(at(900, 150), cloudBank(day.light)),
    group(at(60, 200, 1.2), cloudBank(day.light)),
    ridge(1200, [390, 340, 380, 420, 360, 390], 675, '#7fae8f'),
    ridge(1200, [480, 470, 490, 480, 470, 480], 675, '#4f946b'),
    bandstandAt(560, 590, 1.25),
    path('M806 590L744 200H760L830 590Z', day.b),
    line(
      'M752 250l18 0M760 300l20 0M768 350l20 0M776 400l22 0M784 450l22 0M794 500l22 0M802 550l22 0',
      over(day.b, day.key, 0.5),
      8,
    ),
    who(772, 400, 0.8, {
      skin: 'umber',
      hair: 'bun',
      dress: 'dungarees',
      top: 'b',
      bottom: 'c',
      does: 'cheer',
      mirror: true,
    }),
    who(150, 640, 1.15, {
      skin: 'chalk',
      hair: 'brim',
      hairInk: 'b',
      dress: 'shorts',
      top: 'a',
      bottom: 'key',
      does: 'carry',
      thing: 'c',
    }),
    who(290, 648, 1.15, {
      skin: 'amber',
      hair: 'long',
      dress: 'flares',
      top: 'light',
      bottom: 'a',
      does: 'carry',
      thing: 'b',
    }),
    who(980, 646, 1.15, {
      skin: 'peach',
      hair: 'beanie',
      hairInk: 'c',
      dress: 'dungarees',
      top: 'a',
      bottom: 'key',
      does: 'wave',
      mirror: true,
    }),
    bunting(1000, 376, 1200, 330, 20, colours, 24, day.key),
    bunting(772, 200, 1000, 376, 40, colours, 24, day.key),
    ridge(1200, [650, 640, 650, 640], 675, day.key),
  );
}
