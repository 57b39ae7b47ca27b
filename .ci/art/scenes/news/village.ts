import { figure } from '../../figure/figure.js';
import { Sheet } from '../../print/sheet.js';
import { at, box, disc, group, path } from '../../print/svg.js';
import { bunting } from '../../scenery/decorations.js';
import { ridge } from '../../scenery/land.js';
import { cloudBank, ringsOfSky } from '../../scenery/sky.js';
import { day } from '../kit.js';

const [W, H] = [1200, 675];

export function village(): string {
  const house = (x: number, w: number, h: number, ink: string, roof: string) =>
    group(
      at(x, 560),
      box(0, -h, w, h, ink),
      path(`M-14 ${-h}L${w / 2} ${-h - 90}L${w + 14} ${-h}Z`, roof),
      box(w * 0.72, -h - 96, 26, 70, roof),
      box(w * 0.14, -h + 40, w * 0.28, 76, day.b),
      box(w * 0.58, -h + 40, w * 0.28, 76, day.b),
      box(w / 2 - 26, -96, 52, 96, day.key),
      disc(w / 2 + 14, -46, 4, day.b),
    );
  return new Sheet(W, H, day).print(
    ringsOfSky(W, H, 900, 300, ['#9fd0cb', '#b8dbcc', '#d6e5c8', '#f3ecc4'], 200),
    disc(900, 150, 70, day.b),
    group(at(90, 150), cloudBank(day.light)),
    ridge(W, [380, 330, 360, 320, 370], H, '#7fae8f'),
    house(30, 220, 250, '#e8c9a0', day.a),
    house(270, 190, 310, '#d98a6a', day.key),
    house(480, 250, 230, day.light, '#8d3b2d'),
    house(750, 190, 300, '#c9d6b4', day.key),
    house(960, 220, 250, '#e9a58a', day.a),
    box(0, 556, W, 130, '#b9a98a'),
    box(0, 556, W, 16, '#9c8d70'),
    bunting(140, 250, 600, 230, 40, [day.a, day.b, day.light], 24, day.key),
    bunting(600, 230, 1070, 260, 40, [day.b, day.light, day.a], 24, day.key),
    group(
      at(180, 650, 1.2),
      figure(day, {
        skin: 'chalk',
        hair: 'short',
        hairInk: 'grey',
        dress: 'coat',
        top: 'c',
        bottom: 'key',
        does: 'double bass',
        thing: 'a',
      }),
    ),
    group(
      at(420, 656, 1.2),
      figure(day, {
        skin: 'peach',
        hair: 'bob',
        hairInk: 'a',
        dress: 'dungarees',
        top: 'b',
        bottom: 'c',
        does: 'fiddle',
        thing: 'a',
      }),
    ),
    group(
      at(680, 650, 1.2),
      figure(day, {
        skin: 'umber',
        hair: 'brim',
        dress: 'flares',
        top: 'a',
        bottom: 'key',
        does: 'guitar',
        thing: 'b',
      }),
    ),
    group(
      at(900, 656, 1.2),
      figure(day, {
        skin: 'amber',
        hair: 'bun',
        dress: 'gown',
        top: 'c',
        bottom: 'c',
        does: 'tambourine',
        thing: 'b',
      }),
    ),
    group(
      at(1090, 650, 1.2),
      figure(day, {
        skin: 'sand',
        hair: 'beanie',
        hairInk: 'a',
        dress: 'flares',
        top: 'light',
        bottom: 'key',
        does: 'accordion',
        thing: 'a',
      }),
    ),
  );
}
