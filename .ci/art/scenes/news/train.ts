import { over } from '../../print/inks.js';
import { Sheet } from '../../print/sheet.js';
import { at, box, disc, group, line, path } from '../../print/svg.js';
import { ridge, verge } from '../../scenery/land.js';
import { ringsOfSky } from '../../scenery/sky.js';
import { day } from '../kit.js';

const [W, H] = [1200, 675];

export function train(): string {
  const arch = Array.from({ length: 7 }, (_, k) =>
    path(`M${k * 190 - 60} 675V470A66 66 0 0 1 ${k * 190 + 72} 470V675Z`, '#9cc7a3'),
  ).join('');
  const coach = (x: number, ink: string) =>
    group(
      at(x, 372),
      box(0, -92, 232, 86, ink, 'rx="10"'),
      box(0, -40, 232, 12, day.light),
      [18, 70, 122, 174].map((w) => box(w, -78, 40, 32, day.b, 'rx="4"')).join(''),
      [40, 80, 150, 190].map((w) => disc(w, -4, 13, day.key)).join(''),
    );
  const engine = group(
    at(760, 372),
    box(0, -74, 190, 60, day.key, 'rx="20"'),
    box(-10, -116, 78, 104, day.a),
    box(4, -102, 44, 38, day.b),
    path('M150-74L142-122H186L178-74Z', day.a),
    box(0, -26, 210, 14, day.a),
    [26, 80, 134].map((w) => disc(w, -6, 22, day.key) + disc(w, -6, 9, day.b)).join(''),
    disc(190, -4, 14, day.key),
    path('M200-30L240 4H196Z', day.a),
  );
  const steam = [
    [930, 210, 30],
    [890, 170, 40],
    [830, 136, 48],
    [750, 116, 54],
    [660, 108, 56],
  ]
    .map(([x = 0, y = 0, r = 0]) => disc(x, y, r, day.light))
    .join('');
  return new Sheet(W, H, day).print(
    ringsOfSky(W, H, 220, 330, ['#f3b7a0', '#f6c8a4', '#f8d9ac', '#fbe9bd'], 220),
    disc(220, 250, 90, day.b),
    ridge(W, [330, 260, 290, 340, 270, 310, 290], H, '#c98d80'),
    ridge(W, [430, 400, 380, 430, 400, 380], H, '#9cc7a3'),
    box(0, 380, W, 300, '#b9836a'),
    arch,
    line('M0 384H1200', over('#b9836a', day.key, 0.5), 14),
    [0, 1, 2, 3, 4, 5, 6]
      .map(
        (k) =>
          `<path d="M${k * 190 - 60} 470a66 66 0 0 1 132 0" fill="none" stroke="${over('#b9836a', day.key, 0.5)}" stroke-width="10"/>`,
      )
      .join(''),
    steam,
    coach(20, day.c),
    coach(264, day.a),
    coach(508, day.c),
    engine,
    ridge(W, [610, 590, 620, 600, 580, 610], H, '#3f7f5f'),
    verge(
      W,
      684,
      8,
      [day.key, '#1c4a3f'],
      ['#ffd257', '#f4694a', day.light, '#f29db0'],
      day.key,
      0.8,
    ),
  );
}
