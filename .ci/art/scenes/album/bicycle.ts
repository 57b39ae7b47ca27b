import { over } from '../../print/inks.js';
import { star } from '../../print/shapes.js';
import { Sheet } from '../../print/sheet.js';
import { at, box, disc, group, line, path } from '../../print/svg.js';
import { ridgeTent } from '../../scenery/camp.js';
import { ridge } from '../../scenery/land.js';
import { larkAloft, ringsOfSky } from '../../scenery/sky.js';
import { day, meadow } from '../kit.js';

/** A bicycle and a small tent at sunrise. */
const wheel = (x: number) =>
  `<circle cx="${x}" cy="-50" r="50" fill="none" stroke="${day.key}" stroke-width="8"/>`;

export function bicycle(): string {
  const machine =
    wheel(-80) +
    wheel(90) +
    line(
      'M-80-50L-40-130H50L90-50M-40-130L0-50H-80M0-50L50-130M50-130L44-160H70M-40-130L-48-148H-66M-30-148',
      day.a,
      9,
    ) +
    box(66, -190, 60, 40, over(day.b, day.key, 0.4), 'rx="5"') +
    path(star(80, -200, 18, 8, 6), day.a) +
    path(star(108, -206, 18, 8, 6), day.light);
  return new Sheet(1200, 800, day).print(
    ringsOfSky(1200, 800, 600, 560, ['#e6a7a0', '#f0bda0', '#f7d3a8', '#fdeec0'], 250),
    disc(600, 540, 150, day.b),
    ridge(1200, [560, 500, 540, 580, 520, 560], 800, '#9c7f86'),
    ridge(1200, [640, 620, 650, 630], 800, '#5f8f74'),
    group(at(930, 690, 1.5), ridgeTent(day.a, day.key)),
    group(at(300, 716, 1.1), machine),
    group(at(640, 400, 1, -6), larkAloft(day.key, day.b, day.light)),
    group(at(480, 330, 0.7, -10), larkAloft(day.key, day.b, day.light)),
    meadow(1200, 812, 41, 0.9),
  );
}
