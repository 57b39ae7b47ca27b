import { cupboard } from '../print/inks.js';
import { rays } from '../print/shapes.js';
import { Sheet } from '../print/sheet.js';
import { at, box, disc, group, line, path } from '../print/svg.js';
import { lark } from '../scenery/lark.js';
import { day } from './kit.js';

/** Marks of the three organisers, 400 by 400, made to stand on light paper. */

export function meadowlarkMark(): string {
  const sheet = new Sheet(400, 400, day);
  const round = 'M8 200a192 192 0 1 0 384 0a192 192 0 1 0-384 0Z';
  return sheet.print(
    sheet.clip(
      round,
      box(0, 0, 400, 400, '#f3a44b'),
      path(rays(200, 300, 330, 22, 0.07), '#f7c667'),
      disc(200, 300, 132, '#fff0b8'),
      path('M0 330Q110 280 220 306T400 290V400H0Z', day.c),
      path('M0 368Q140 318 250 340T400 330V400H0Z', day.key),
      group(
        at(180, 318, 1.28),
        lark({ key: day.key, light: day.light, back: '#7a4a30', breast: day.b, beak: day.key }),
      ),
    ),
    `<circle cx="200" cy="200" r="186" fill="none" stroke="${day.key}" stroke-width="12"/>`,
  );
}

/** Works at 16 pixels: the bird's head alone, with the black V on its breast. */
export function favicon(): string {
  const sheet = new Sheet(64, 64, day);
  return sheet.print(
    box(0, 0, 64, 64, day.b, 'rx="15"'),
    path('M4 64C2 30 16 12 34 13C47 14 53 24 50 34C47 46 50 56 48 64Z', '#6f4329'),
    path(
      'M47 25C54 32 50 38 47 44C48 54 48 58 48 64H22C24 48 34 38 36 32C39 26 43 24 47 25Z',
      '#fff0b8',
    ),
    path('M28 47L38 58L49 44L47 60L36 64L26 58Z', day.key),
    path('M48 19L63 14L51 26ZM50 28L60 31L49 32Z', day.key),
    disc(40, 24, 3.4, day.key),
    line('M30 20Q38 15 46 19', day.light, 2.6),
  );
}

export function foghornMark(): string {
  const i = cupboard.midnight;
  const sheet = new Sheet(400, 400, i);
  const arcs = [46, 84, 122].map(
    (r, k) =>
      `<path d="M${238 + k * 4} ${190 - r}a${r} ${r} 0 0 1 0 ${r * 2}" fill="none" stroke="${[i.b, i.a, i.c][k]}" stroke-width="19"/>`,
  );
  return sheet.print(
    box(10, 10, 380, 380, i.paper, 'rx="76"'),
    ...arcs,
    path('M64 158H112C160 150 196 120 220 82V298C196 260 160 230 112 222H64Z', i.light),
    path('M64 158H92V222H64Z', i.a),
    path('M104 222L84 318H150L138 232Z', i.a),
    line('M60 342q23-18 46 0t46 0t46 0t46 0t46 0t46 0', i.c, 13),
  );
}

export function quietroomMark(): string {
  const i = cupboard.estuary;
  const sheet = new Sheet(400, 400, i);
  const arch = 'M84 372V196A116 116 0 0 1 316 196V372Z';
  return sheet.print(
    path('M56 384V196A144 144 0 0 1 344 196V384Z', i.key),
    path(arch, i.b),
    sheet.clip(
      arch,
      path('M84 90L206 130V400H84Z', i.a),
      disc(248, 176, 36, i.light),
      disc(264, 166, 31, i.b),
    ),
    disc(184, 262, 9, i.key),
    line('M36 384H364', i.key, 16),
  );
}
