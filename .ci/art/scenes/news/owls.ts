import { figure } from '../../figure/figure.js';
import { cupboard } from '../../print/inks.js';
import { Sheet } from '../../print/sheet.js';
import { at, disc, group, line, path } from '../../print/svg.js';
import { bulbs } from '../../scenery/decorations.js';
import { ridge, verge } from '../../scenery/land.js';
import { ringsOfSky, starField } from '../../scenery/sky.js';
import { day } from '../kit.js';

const [W, H] = [1200, 675];

export function owls(): string {
  const dark = { ...cupboard.midnight, a: day.a, b: day.b };
  const trunk = (x: number, w: number) =>
    path(
      `M${x - w} 675Q${x - w * 0.3} 400 ${x - w * 0.6} -10H${x + w * 0.6}Q${x + w * 0.3} 400 ${x + w} 675Z`,
      '#0c1a2b',
    );
  const owl = (x: number, y: number, size: number) =>
    group(
      at(x, y, size),
      path(
        'M-64-70C-44-56-24-62 0-62C24-62 44-56 64-70C76 10 60 84 0 92C-60 84-76 10-64-70Z',
        '#6d4a33',
      ),
      path('M-40 10C-30 60-16 80 0 86C16 80 30 60 40 10Z', dark.light),
      disc(-26, -18, 27, dark.light),
      disc(26, -18, 27, dark.light),
      disc(-24, -16, 14, dark.b),
      disc(24, -16, 14, dark.b),
      disc(-23, -15, 7, dark.key),
      disc(23, -15, 7, dark.key),
      path('M0-12L10 8L0 22L-10 8Z', dark.a),
      line('M-16 96v-10M16 96v-10', dark.key, 8),
    );
  return new Sheet(W, H, dark).print(
    ringsOfSky(W, H, 640, 330, ['#15233f', '#1d3052', '#294468', '#3e5f80'], 210),
    starField(W, 360, 50, 9, dark.light),
    disc(640, 300, 140, dark.light),
    disc(600, 262, 18, '#e9dab8'),
    disc(690, 340, 26, '#e9dab8'),
    trunk(110, 70),
    trunk(1080, 80),
    trunk(930, 34),
    trunk(300, 36),
    line('M1080 300C960 260 820 330 560 404M110 240C200 200 250 210 330 190', '#0c1a2b', 30),
    owl(700, 280, 1.05),
    owl(846, 254, 0.8),
    owl(240, 130, 0.7),
    bulbs(110, 420, 560, 410, 50, dark.b, dark.key),
    bulbs(560, 410, 1080, 440, 50, dark.b, dark.key),
    ridge(W, [600, 570, 590, 570, 600], H, '#0f2a33'),
    group(
      at(470, 620, 0.8),
      figure(dark, {
        skin: 'sand',
        hair: 'long',
        dress: 'coat',
        top: 'a',
        bottom: 'key',
        does: 'hug',
      }),
    ),
    group(
      at(556, 622, 0.8),
      figure(dark, {
        skin: 'umber',
        hair: 'afro',
        dress: 'flares',
        top: 'c',
        bottom: 'key',
        does: 'stand',
        mirror: true,
      }),
    ),
    verge(W, 684, 5, ['#081a1e', '#0e272b'], [dark.b, dark.a, '#d9c9a5'], '#081a1e', 0.6),
  );
}
