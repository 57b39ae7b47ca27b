import { mix, over } from '../print/inks.js';
import { box, disc, line, path } from '../print/svg.js';
import { away, base, shaded, shoulders, skinV, sleeves } from './cloth.js';
import type { Garment } from './cloth.js';

export const everyday = {
  tee: (h, dark) =>
    base(h, shaded(dark)) +
    path('M-52 112Q0 172 52 112L42 108Q0 150-42 108Z', h.trim) +
    line(sleeves, h.line, 3),
  breton: (h, dark) =>
    base(
      h,
      [168, 192, 216, 240, 264, 288]
        .map((y) =>
          path(`M-200 ${y}Q0 ${y + 16} 200 ${y}V${y + 10}Q0 ${y + 26}-200 ${y + 10}Z`, h.trim),
        )
        .join(''),
      shaded(dark),
    ) +
    path('M-70 118Q0 158 70 118L48 108Q0 142-48 108Z', h.top) +
    line('M-72 120Q0 160 72 120', h.line, 3) +
    line(sleeves, h.line, 3),
  'polo neck': (h, dark) =>
    base(h, shaded(dark)) +
    path('M-40 84Q0 104 40 84L52 132Q0 158-52 132Z', h.top) +
    line('M-40 92Q0 112 40 92M-50 130Q0 156 50 130', h.line, 3) +
    line('M-24 104l-4 32M-8 108l-2 34M8 108l2 34M24 104l4 32', h.line, 1.8) +
    line(sleeves, h.line, 3),
  shirt: (h, dark) =>
    base(h, shaded(dark)) +
    skinV(h) +
    path('M-44 102L-84 142L-46 190L0 158ZM44 102L84 142L46 190L0 158Z', h.trim) +
    line('M-44 106L-82 142L-46 188L0 158L46 188L82 142L44 106M0 158V330', h.line, 3) +
    [200, 244, 288].map((y) => disc(8, y, 5, h.trim)).join('') +
    line(sleeves, h.line, 3),
  dungarees: (h, dark) =>
    path(shoulders, h.trim) +
    h.sheet.clip(
      shoulders,
      path(away, over(h.trim, dark, 0.5)),
      [160, 184, 208, 232, 256, 280, 304]
        .map((y) => box(-200, y, 400, 8, h.inks.light, 'fill-opacity=".6"'))
        .join(''),
    ) +
    path('M-78 330V214Q-76 206-66 206H66Q76 206 78 214V330Z', h.top) +
    path('M-92 140L-70 134L-50 216H-76ZM92 140L70 134L50 216H76Z', h.top) +
    disc(-62, 216, 8, h.wear) +
    disc(62, 216, 8, h.wear) +
    line('M-30 250H30V300H-30Z', h.line, 3) +
    line('M-66 116Q0 156 66 116', h.line, 3) +
    line(sleeves, h.line, 3),
  'boiler suit': (h, dark) =>
    base(h, shaded(dark)) +
    skinV(h) +
    path('M-46 98L-70 150L-30 176L0 164L30 176L70 150L46 98L0 164Z', h.top) +
    line('M-46 102L-70 150L-30 176L0 164L30 176L70 150L46 102M0 164V330', h.line, 3) +
    line('M0 170V330', h.trim, 5, 'stroke-dasharray="3 7"') +
    path('M-112 216H-52V266Q-82 284-112 266Z', over(h.top, dark, 0.5)) +
    line('M-100 206V232', h.wear, 6) +
    line(sleeves, h.line, 3),
  hood: (h, dark) =>
    base(h, shaded(dark)) +
    path(
      'M-86 144C-60 96-40 92-36 92Q0 150 36 92C40 92 60 96 86 144Q40 184 0 184Q-40 184-86 144Z',
      over(h.top, dark, 0.45),
    ) +
    line('M-86 144Q-40 184 0 184Q40 184 86 144', h.line, 3) +
    line('M-24 176V236M24 176V226', h.trim, 5) +
    line(sleeves, h.line, 3),
  'fair isle': (h, dark) =>
    base(
      h,
      box(-200, 176, 400, 44, h.trim),
      box(
        -200,
        184,
        400,
        28,
        h.sheet.pattern(28, 28, path('M14 2L26 14L14 26L2 14Z', h.wear) + disc(14, 14, 4, h.top)),
      ),
      line('M-200 240H200', h.trim, 7, 'stroke-dasharray="1 14"'),
      line('M-200 258H200', h.wear, 7, 'stroke-dasharray="1 14"'),
      line('M-200 290H200', h.trim, 12),
      shaded(dark),
    ) +
    path('M-50 110Q0 164 50 110L42 98Q0 136-42 98Z', h.trim) +
    line(sleeves, h.line, 3),
  leather: (h, dark) =>
    base(h, shaded(dark)) +
    path('M-44 104L-20 330H20L44 104Q0 150-44 104Z', h.trim) +
    path(
      'M-46 102L-110 146L-60 196L-34 176L-20 330H-60L-46 102ZM46 102L110 146L60 196L34 176L20 330H60Z',
      h.top,
    ) +
    line(
      'M-46 104L-108 146L-60 194L-32 160M46 104L108 146L60 194L32 160',
      mix(h.top, h.inks.light, 0.4),
      3.4,
    ) +
    line('M-34 176L-20 330', h.inks.light, 4, 'stroke-dasharray="2 6"') +
    line('M-150 250l50 14M150 250l-50 14', mix(h.top, h.inks.light, 0.4), 3.4),
  waistcoat: (h) =>
    path(shoulders, h.inks.light) +
    h.sheet.clip(
      shoulders,
      path(away, mix(h.inks.light, h.inks.key, 0.2)),
      line(
        'M-100 100L-100 330M100 100V330M-60 100V330M60 100V330M-140 100V330M140 100V330',
        h.trim,
        4,
      ),
    ) +
    path(
      'M-46 110L-96 140C-108 220-106 280-104 330H0V262ZM46 110L96 140C108 220 106 280 104 330H0V262Z',
      h.top,
    ) +
    line(
      'M-46 112L0 262L46 112M0 262V330M-96 140C-108 220-106 280-104 330M96 140C108 220 106 280 104 330',
      h.line,
      3,
    ) +
    path('M-40 100L-60 146L-14 170L0 156L14 170L60 146L40 100L0 156Z', h.inks.light) +
    line('M-42 104L-60 146L-14 168L0 156L14 168L60 146L42 104', h.line, 2.8) +
    path('M0 158L-26 146V178ZM0 158L26 146V178Z', h.trim) +
    [284, 310].map((y) => disc(-8, y, 5, h.wear)).join(''),
} satisfies Record<string, Garment>;
