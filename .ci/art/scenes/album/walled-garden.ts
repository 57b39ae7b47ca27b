import { over } from '../../print/inks.js';
import { star } from '../../print/shapes.js';
import { Sheet } from '../../print/sheet.js';
import { at, box, disc, group, line, path } from '../../print/svg.js';
import { ridge } from '../../scenery/land.js';
import { ringsOfSky } from '../../scenery/sky.js';
import { sunStage } from '../../scenery/stages.js';
import { day, meadow, skies, who } from '../kit.js';

/** The gap between the two wings of the wall is the way in. */
const wings = 'M0 640H300V1200H0ZM600 640H900V1200H600Z';

export function walledGarden(): string {
  const rose = (x: number, y: number, ink: string) =>
    path(star(x, y, 26, 15, 7), ink) +
    disc(x, y, 13, over(ink, day.key, 0.25)) +
    disc(x, y, 6, ink);
  const bricks = line(
    Array.from({ length: 13 }, (_, row) => {
      const y = 640 + row * 44;
      const joints = Array.from({ length: 10 }, (__, k) => `M${k * 100 + (row % 2) * 50} ${y}v44`);
      return `M0 ${y}H900${joints.join('')}`;
    }).join(''),
    '#8e3f30',
    4,
  );
  const blooms = [
    [60, 640],
    [130, 700],
    [90, 800],
    [200, 640],
    [170, 880],
    [40, 940],
    [250, 760],
    [690, 650],
    [770, 720],
    [840, 640],
    [820, 850],
    [720, 900],
    [640, 760],
    [860, 980],
  ];
  const sheet = new Sheet(900, 1200, day);
  return sheet.print(
    ringsOfSky(900, 1200, 470, 420, skies.dusk, 240),
    disc(470, 400, 120, '#fff0b8'),
    ridge(900, [520, 470, 500, 460, 500], 1200, '#8a5a5d'),
    group(
      at(452, 700, 0.86),
      sunStage({
        arcs: ['#2b6152', '#3f7a5d', '#7fae8f', day.light],
        dark: day.key,
        glow: '#ffe28a',
        light: day.light,
      }),
      group(
        at(0, -40, 0.62),
        who(0, 0, 1, {
          skin: 'umber',
          hair: 'bun',
          dress: 'gown',
          top: 'c',
          bottom: 'c',
          does: 'sing',
        }),
      ),
    ),
    path(wings, '#b5573f'),
    sheet.clip(wings, bricks),
    path('M300 1200V640H340V1200ZM600 1200V640H560V1200Z', '#8e3f30'),
    path('M300 700Q450 670 600 700V1200H300Z', '#3f7f5f'),
    path('M340 1200C360 980 420 800 446 716H494C520 800 560 980 560 1200Z', '#e8c58a'),
    box(-10, 612, 330, 34, '#8e3f30'),
    box(580, 612, 330, 34, '#8e3f30'),
    line(
      'M30 1000C60 860 20 760 110 650M240 1000C200 900 280 800 200 640M660 1000C700 880 620 800 720 650M850 1000C800 900 880 760 830 640',
      '#2b6152',
      9,
    ),
    blooms
      .map(([x = 0, y = 0], k) =>
        rose(x, y, [day.a, day.odd, day.light, '#e46a7a'][k % 4] ?? day.a),
      )
      .join(''),
    meadow(900, 1206, 12, 0.8),
  );
}
