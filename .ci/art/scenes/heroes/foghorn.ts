import { cupboard, mix, over } from '../../print/inks.js';
import { Sheet } from '../../print/sheet.js';
import { at, box, disc, group, line, oval, path } from '../../print/svg.js';
import { starField } from '../../scenery/sky.js';
import { glints, wave } from '../../scenery/water.js';

const [W, H] = [1600, 900];

export function foghorn(): string {
  const i = { ...cupboard.midnight, paper: '#10233a' };
  const fog = (y: number, x: number, w: number, ink: string) => line(`M${x} ${y}h${w}`, ink, 34);
  const rings = [270, 210, 150, 90].map(
    (r, k) =>
      `<path d="M${770 + r * 0.7} ${460 - r}a${r} ${r} 0 0 1 0 ${r * 2}" fill="none" stroke="${[i.c, i.b, i.a, i.light][k]}" stroke-width="20"/>`,
  );
  const horn =
    path('M300 520L560 452V560Q420 560 330 590Z', over(i.b, i.key, 0.25)) +
    path('M420 486C560 470 680 400 764 296V624C680 566 560 550 420 556Z', i.b) +
    oval(764, 460, 46, 164, over(i.b, i.key, 0.55)) +
    oval(768, 460, 26, 128, i.key) +
    line('M470 482C590 462 668 398 726 330', i.light, 6) +
    path('M250 700L330 520H470L520 700Z', i.a) +
    path('M390 520H470L520 700H420Z', over(i.a, i.key, 0.3)) +
    box(232, 690, 310, 34, i.key);
  const lighthouse = group(
    at(1330, 640),
    path('M20-330L-1400-500V-290Z', i.b, 'fill-opacity=".28"'),
    path('M-52 0L-34-300H34L52 0Z', i.light),
    path('M-46-100L-40-200H40L46-100Z', i.a),
    path('M-50-30L-52 0H52L50-30Z', i.a),
    box(-44, -318, 88, 18, i.key),
    box(-26, -368, 52, 52, i.b),
    path('M-36-366Q0-420 36-366Z', i.a),
    line('M0-404v-26', i.key, 5),
    path('M10-300H34L52 0H18Z', i.key, 'fill-opacity=".2"'),
  );
  return new Sheet(W, H, i).print(
    box(0, 0, W, H, i.paper),
    starField(W, 420, 50, 3, i.light),
    disc(560, 118, 66, i.b),
    disc(534, 102, 60, i.paper),
    path('M1130 640C1210 600 1480 590 1600 620V760H1080Z', i.key),
    lighthouse,
    wave(W, 660, mix(i.c, i.key, 0.55), 22, 160),
    rings.join(''),
    path('M120 760C180 690 320 700 560 700C640 704 700 740 720 780Z', i.key),
    horn,
    wave(W, 748, mix(i.c, i.key, 0.3), 26, 200),
    fog(600, 960, 360, mix(i.odd, i.paper, 0.55)),
    fog(646, 1040, 420, mix(i.odd, i.paper, 0.4)),
    fog(300, 120, 220, mix(i.odd, i.paper, 0.7)),
    fog(350, 40, 200, mix(i.odd, i.paper, 0.6)),
    wave(W, 830, i.c, 24, 180),
    glints(60, 850, 1460, 40, 4, i.light),
  );
}
