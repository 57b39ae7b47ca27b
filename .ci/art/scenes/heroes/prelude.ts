import { cupboard, mix, over } from '../../print/inks.js';
import { Sheet } from '../../print/sheet.js';
import { at, box, group, line, oval, path } from '../../print/svg.js';
import { lark } from '../../scenery/lark.js';

const [W, H] = [1600, 900];

export function prelude(): string {
  const i = cupboard.marmalade;
  const fold = (x: number, ink: string) =>
    path(
      `M${x}-10H${x + 110}C${x + 96} 300 ${x + 130} 560 ${x + 96} 830H${x + 6}C${x - 16} 560 ${x + 26} 300 ${x}-10Z`,
      ink,
    );
  const side = [0, 1, 2, 3, 4]
    .map((k) => fold(-20 + k * 100, k % 2 ? over(i.a, i.key, 0.28) : i.a))
    .join('');
  return new Sheet(W, H, i).print(
    box(0, 0, W, H, i.key),
    path('M800-60L420 800H1180Z', mix(i.key, i.b, 0.22)),
    path('M800-60L560 800H1040Z', mix(i.key, i.b, 0.4)),
    box(0, 780, W, 120, over(i.b, i.key, 0.5)),
    line(
      'M0 812H1600M0 848H1600M300 780L200 900M600 780L560 900M1000 780L1040 900M1300 780L1400 900',
      over(i.b, i.key, 0.8),
      4,
    ),
    oval(800, 796, 300, 40, i.b),
    oval(800, 796, 190, 24, i.paper),
    group(
      at(800, 796, 1.5),
      line('M0 0V-250', i.key, 8),
      oval(0, 0, 60, 9, i.key),
      box(-36, -352, 72, 104, i.light, 'rx="34"'),
      line(
        'M-29-326H29M-32-308H32M-32-290H32M-29-272H29M-14-348V-254M0-350V-252M14-348V-254',
        i.key,
        4,
      ),
      line('M-36-300H36', i.a, 8),
    ),
    side,
    group('translate(1600 0) scale(-1 1)', side),
    path(
      'M0-10H1600V90Q1500 190 1400 96Q1300 190 1200 96Q1100 190 1000 96Q900 190 800 96Q700 190 600 96Q500 190 400 96Q300 190 200 96Q100 190 0 90Z',
      i.a,
    ),
    line(
      'M0 90Q100 190 200 96Q300 190 400 96Q500 190 600 96Q700 190 800 96Q900 190 1000 96Q1100 190 1200 96Q1300 190 1400 96Q1500 190 1600 90',
      i.b,
      12,
    ),
    group(
      at(1010, 780, 0.9) + ' scale(-1 1)',
      lark({ key: i.key, light: i.light, back: '#7a5138', breast: i.b, beak: i.key }),
    ),
  );
}
