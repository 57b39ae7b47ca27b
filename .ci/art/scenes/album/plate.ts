import { mix, over } from '../../print/inks.js';
import { rays, star } from '../../print/shapes.js';
import { Sheet } from '../../print/sheet.js';
import { at, box, group, line, oval, path } from '../../print/svg.js';
import { bunting } from '../../scenery/decorations.js';
import { day } from '../kit.js';

export function plate(): string {
  const chip = (x: number, y: number, turn: number) =>
    group(
      at(x, y, 1, turn),
      box(-46, -13, 92, 26, day.b, 'rx="5"'),
      box(-46, 3, 92, 10, over(day.b, day.a, 0.35), 'rx="4"'),
    );
  const thumb = (skin: string) =>
    path('M-30-20C-10-50 40-60 96-40C116-30 104-6 80-8C60-10 40-2 30 14Z', skin);
  return new Sheet(900, 1200, day).print(
    box(0, 0, 900, 1200, day.c),
    path(rays(450, 560, 1200, 26), mix(day.c, day.key, 0.16)),
    bunting(0, 90, 900, 90, 60, [day.a, day.b, day.light], 46, day.key),
    box(0, 700, 900, 500, '#b5763f'),
    line('M0 840H900M0 960H900M0 1080H900', '#8f5a2c', 6),
    box(0, 684, 900, 110, '#d99a58'),
    line('M-60 420C120 430 200 520 268 600', day.a, 130),
    line('M960 460C800 470 720 540 640 604', day.light, 130),
    line('M190 520l48 50M706 540l-50 40', day.key, 12),
    path('M230 570C290 560 340 600 350 660C330 700 280 690 250 660Z', '#8f5636'),
    path('M670 572C610 570 566 606 552 664C570 700 620 694 654 660Z', '#f0bd98'),
    oval(450, 706, 270, 84, day.key, 'fill-opacity=".25"'),
    oval(450, 690, 270, 84, day.light),
    oval(450, 682, 200, 56, mix(day.light, day.key, 0.12)),
    chip(370, 660, -12),
    chip(470, 650, 8),
    chip(540, 676, -20),
    chip(420, 684, 22),
    chip(500, 690, -4),
    chip(440, 634, -26),
    path(star(330, 690, 20, 10, 6), '#5f9a78'),
    group(at(270, 690, 1, 12), thumb('#8f5636')),
    group(at(630, 694) + ' scale(-1 1) rotate(12)', thumb('#f0bd98')),
    line(
      'M380 560q-40-46 0-92t0-92M460 540q-40-46 0-92t0-92M540 560q-40-46 0-92t0-92',
      day.light,
      11,
      'stroke-opacity=".75"',
    ),
  );
}
