import { figure } from '../../figure/figure.js';
import { over } from '../../print/inks.js';
import { rays } from '../../print/shapes.js';
import { Sheet } from '../../print/sheet.js';
import { at, box, disc, group, line, path } from '../../print/svg.js';
import { verge } from '../../scenery/land.js';
import { lark } from '../../scenery/lark.js';
import { bird, day } from '../kit.js';

const [W, H] = [1200, 675];

export function poster(): string {
  const boards = Array.from({ length: 13 }, (_, k) =>
    box(k * 94, 0, 90, H, k % 2 ? '#8d3b2d' : '#98432f'),
  ).join('');
  const bill = group(
    'translate(600 330) rotate(-2.5)',
    box(-196, -262, 400, 540, day.key, 'fill-opacity=".35"'),
    box(-204, -274, 400, 540, day.light),
  );
  const sheet = new Sheet(W, H, day);
  const clipped = group(
    'translate(600 330) rotate(-2.5)',
    sheet.clip(
      'M-180-250H172V80H-180Z',
      box(-180, -250, 352, 330, '#f0804f'),
      path(rays(-4, 70, 430, 22), '#f8b35a'),
      disc(-4, 70, 118, '#fff0b8'),
    ),
    group(at(-30, 82, 1.5), lark(bird)),
    box(-180, 80, 352, 20, day.key),
    [
      [120, 300],
      [152, 352],
      [186, 210],
      [214, 290],
      [238, 180],
    ]
      .map(([y = 0, w = 0]) =>
        box(-w / 2 - 4, y, w, y < 160 ? 20 : 11, y < 160 ? day.a : day.key, 'rx="5"'),
      )
      .join(''),
  );
  return sheet.print(
    box(0, 0, W, H, '#7a3226'),
    boards,
    line('M0 96H1200M0 580H1200', '#6d2a20', 16),
    bill,
    clipped,
    group(
      at(1010, 668, 1.9),
      figure(day, {
        skin: 'chestnut',
        hair: 'beanie',
        hairInk: 'c',
        dress: 'dungarees',
        top: 'b',
        bottom: 'c',
        does: 'hug',
        mirror: true,
        thing: 'a',
      }),
    ),
    path('M90 675L170 70H190L120 675ZM250 675L210 70H190L226 675Z', day.b),
    line(
      'M182 150H202M172 230H208M160 310H214M150 390H220M138 470H226M128 550H236',
      over(day.b, day.key, 0.4),
      11,
    ),
    verge(W, 684, 3, [day.key, '#1c4a3f'], [day.b, '#f29db0', day.light], day.key, 0.7),
  );
}
