import { over } from '../../print/inks.js';
import { Sheet } from '../../print/sheet.js';
import { at, group, line, path } from '../../print/svg.js';
import { bulbs } from '../../scenery/decorations.js';
import { cloudBank, larkAloft, ringsOfSky } from '../../scenery/sky.js';
import { crowdOf, day } from '../kit.js';

export function flags(): string {
  const flag = (x: number, y: number, h: number, ink: string) =>
    line(`M${x} ${y}V${y - h}`, day.key, 7) +
    path(`M${x} ${y - h}q40-26 80 0t80 0v64q-40 26-80 0t-80 0Z`, ink);
  return new Sheet(1200, 800, day).print(
    ringsOfSky(1200, 800, 560, 700, ['#8d4b62', '#c45a58', '#e9744e', '#f3984f', '#f8c067'], 210),
    group(at(90, 180, 1.5), cloudBank('#d97a62')),
    group(at(760, 130, 1.7), cloudBank('#c9656a')),
    group(at(420, 300, 1.1), cloudBank('#f0a565')),
    flag(180, 660, 360, day.b),
    flag(420, 640, 470, day.a),
    flag(700, 640, 420, day.light),
    flag(930, 650, 330, day.c),
    group(at(300, 250, 0.8, -8), larkAloft(day.key, day.b, day.light)),
    group(at(960, 300, 0.6, -4), larkAloft(day.key, day.b, day.light)),
    path('M-20 800V680L200 560L420 680V800Z', day.key),
    path('M340 800V700Q560 540 780 700V800Z', over(day.a, day.key, 0.5)),
    path(
      'M460 800V700Q500 620 560 614V800ZM660 800V700Q620 620 560 614V800Z',
      over(day.light, day.key, 0.35),
    ),
    path('M740 800V690L960 580L1220 690V800Z', day.key),
    bulbs(200, 566, 560, 620, 20, '#ffe28a', day.key),
    bulbs(560, 620, 960, 586, 20, '#ffe28a', day.key),
    crowdOf(1200, 810, 0.5, 9),
  );
}
