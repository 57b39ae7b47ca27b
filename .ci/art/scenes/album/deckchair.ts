import { Sheet } from '../../print/sheet.js';
import { at, disc, group, line, path } from '../../print/svg.js';
import { poplar, ridge } from '../../scenery/land.js';
import { larkAloft, ringsOfSky } from '../../scenery/sky.js';
import { day, meadow } from '../kit.js';

export function deckchair(): string {
  return new Sheet(900, 1200, day).print(
    ringsOfSky(900, 1200, 450, 620, ['#d99aa0', '#e9b0a0', '#f3c7a4', '#fbe0b4', '#fdf0cf'], 260),
    disc(450, 640, 130, day.b),
    ridge(900, [640, 590, 640, 600, 630], 1200, '#a98590'),
    [90, 170, 760].map((x) => group(at(x, 720), poplar('#6f8f7e', day.key, 1.3))).join(''),
    ridge(900, [730, 710, 730, 710], 1200, '#84a887'),
    path('M0 830Q450 780 900 840V1200H0Z', '#5f9a78'),
    group(
      at(450, 1040, 1.25),
      path('M-150 10Q0 40 170 10Q60 60-150 10Z', day.key, 'fill-opacity=".3"'),
      line('M-120 20L80-220M120 20L-60-120M-120 20H-70M90 20H130', '#7a4a2a', 14),
      path('M80-220Q10-40 118 8L74 16Q-50-40 50-214Z', day.light),
      path('M66-216Q-10-60 90 12L80 14Q-30-50 56-214Z', day.a),
      line('M50-222L104-214', '#7a4a2a', 14),
    ),
    group(at(300, 640, 0.9, -8), larkAloft(day.key, day.b, day.light)),
    group(at(634, 520, 0.6, -4), larkAloft(day.key, day.b, day.light)),
    meadow(900, 1206, 51, 0.9),
  );
}
