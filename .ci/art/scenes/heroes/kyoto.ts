import { figure } from '../../figure/figure.js';
import { between, chance } from '../../print/chance.js';
import { cupboard, over } from '../../print/inks.js';
import { star } from '../../print/shapes.js';
import { Sheet } from '../../print/sheet.js';
import { at, box, disc, group, line, path } from '../../print/svg.js';
import { lantern } from '../../scenery/decorations.js';
import { ridge } from '../../scenery/land.js';
import { ringsOfSky } from '../../scenery/sky.js';
import { glints, wave } from '../../scenery/water.js';

const [W, H] = [1600, 900];

export function kyoto(): string {
  const i = { ...cupboard.brick, paper: '#f3d6b4', a: '#cf3f2c' };
  const roll = chance(8);
  const maple = Array.from({ length: 34 }, () =>
    group(
      at(
        between(roll, 0, W),
        between(roll, 0, 620),
        between(roll, 0.5, 1.1),
        between(roll, 0, 360),
      ),
      path(star(0, 0, 22, 8, 5), roll() > 0.5 ? i.a : i.b),
    ),
  );
  const gate = (size: number, x: number, y: number, ink: string) =>
    group(
      at(x, y, size),
      path('M-300-420Q0-380 300-420L316-468Q0-424-316-468Z', i.key),
      path('M-284-410Q0-372 284-410L286-384Q0-346-286-384Z', ink),
      box(-240, -300, 480, 30, ink),
      path('M-220 0L-196-390H-160L-164 0ZM220 0L196-390H160L164 0Z', ink),
      box(-34, -380, 68, 88, over(ink, i.key, 0.4)),
      box(-228, -26, 72, 40, i.key),
      box(156, -26, 72, 40, i.key),
    );
  const player = group(
    at(800, 742, 1.1),
    figure(
      { ...i, c: '#3d5d6e' },
      {
        skin: 'chalk',
        hair: 'bun',
        dress: 'gown',
        top: 'c',
        bottom: 'c',
        does: 'guitar',
        thing: 'light',
      },
    ),
  );
  return new Sheet(W, H, i).print(
    ringsOfSky(W, H, 800, 420, ['#e9a184', '#efb58f', '#f3c89f', '#f7dbb6'], 280),
    disc(800, 400, 210, i.a),
    path('M120 640L420 330Q470 300 520 340L800 640Z', i.c),
    path('M420 330Q470 300 520 340L590 414L530 396L480 430L440 390L366 386Z', i.light),
    ridge(W, [610, 560, 600, 620, 600, 560, 520, 580], H, over(i.c, i.key, 0.35)),
    wave(W, 640, '#5d8f96', 10, 200),
    glints(80, 660, 1440, 200, 5, i.light, 30),
    gate(0.55, 800, 660, over(i.a, i.light, 0.1)),
    gate(1.06, 800, 800, i.a),
    path('M560 760Q800 700 1040 760L1080 900H520Z', over(i.b, i.key, 0.5)),
    player,
    [180, 320, 1280, 1420]
      .map((x, k) => group(at(x, 250 + (k % 2) * 60, 1.5), lantern(k % 2 ? i.b : i.light, i.key)))
      .join(''),
    line('M0 140Q240 220 440 90M1600 140Q1360 220 1160 90', i.key, 5),
    line('M180 168V170M320 150V220M1280 150V160M1420 168V220', i.key, 4),
    ...maple,
  );
}
