import { Sheet } from '../../print/sheet.js';
import { at, disc, group } from '../../print/svg.js';
import { bellTent, ridgeTent } from '../../scenery/camp.js';
import { poplar, ridge } from '../../scenery/land.js';
import { ringsOfSky } from '../../scenery/sky.js';
import { day, meadow, skies, who } from '../kit.js';

export function tents(): string {
  const tent = (x: number, y: number, size: number, ink: 'a' | 'b' | 'c') =>
    group(at(x, y, size), bellTent(day.light, day[ink], day.key));
  const pup = (x: number, y: number, size: number, ink: string) =>
    group(at(x, y, size), ridgeTent(ink, day.key));
  return new Sheet(1200, 800, day).print(
    ringsOfSky(1200, 800, 860, 300, skies.blush, 230),
    disc(860, 240, 84, day.b),
    ridge(1200, [360, 300, 340, 260, 300, 340], 800, '#c9a08a'),
    [80, 140, 1100].map((x) => group(at(x, 420), poplar('#5f9a78', day.key, 1.1))).join(''),
    ridge(1200, [470, 430, 400, 380, 420, 470], 800, '#8fb58a'),
    pup(300, 470, 0.6, day.a),
    pup(420, 450, 0.6, day.light),
    pup(560, 432, 0.6, day.b),
    pup(700, 424, 0.6, day.c),
    pup(850, 440, 0.6, day.a),
    pup(990, 470, 0.6, day.light),
    ridge(1200, [560, 540, 520, 500, 530, 560], 800, '#5f9a78'),
    tent(200, 620, 1, 'b'),
    pup(380, 600, 0.9, day.light),
    tent(540, 590, 0.9, 'a'),
    pup(720, 590, 0.9, day.b),
    tent(900, 610, 1, 'c'),
    pup(1090, 640, 1, day.a),
    ridge(1200, [690, 660, 670, 650, 680, 700], 800, '#3f7f5f'),
    tent(130, 790, 1.6, 'a'),
    tent(1040, 790, 1.7, 'b'),
    who(560, 760, 0.95, {
      skin: 'sand',
      hair: 'bun',
      dress: 'shorts',
      top: 'a',
      bottom: 'key',
      does: 'carry',
      thing: 'b',
    }),
    meadow(1200, 812, 6, 0.55),
  );
}
