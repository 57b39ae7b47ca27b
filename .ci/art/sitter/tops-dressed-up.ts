import { mix, over } from '../print/inks.js';
import { cloud, star } from '../print/shapes.js';
import { box, disc, group, line, path } from '../print/svg.js';
import { away, base, shaded, shoulders, skinV, sleeves } from './cloth.js';
import type { Garment } from './cloth.js';

export const dressedUp = {
  blazer: (h, dark) =>
    base(
      h,
      path('M-44 100L0 250L44 100Z', h.inks.light),
      path('M-8 150L8 150L16 262L0 280L-16 262Z', h.trim),
      shaded(dark),
    ) +
    path('M-44 100L-30 112L0 152L30 112L44 100L34 170L0 152L-34 170Z', h.inks.light) +
    line('M-34 168L0 152L34 168', h.line, 2.6) +
    path(
      'M-46 104L-96 150L-112 196L-78 202L-84 222L0 330L-10 250ZM46 104L96 150L112 196L78 202L84 222L0 330L10 250Z',
      h.top,
    ) +
    line(
      'M-46 106L-96 150L-112 196L-78 202L-84 222L-6 320M46 106L96 150L112 196L78 202L84 222L6 320M-46 106L-8 252M46 106L8 252',
      h.line,
      3,
    ),
  straps: (h, dark) =>
    path(shoulders, h.skin) +
    h.sheet.clip(
      shoulders,
      path(away, h.shade),
      path('M-130 230C-90 196-50 214 0 238C50 214 90 196 130 230L140 340H-140Z', h.top),
      path('M-110 240C-120 280-116 300-112 340H-160V240Z', dark, 'fill-opacity=".55"'),
    ) +
    line('M-92 218L-78 138M92 218L78 138', h.top, 11) +
    line('M-64 166Q-40 150-20 162M64 166Q40 150 20 162', h.line, 2.6) +
    line('M-128 320C-126 280-128 256-136 230M128 320C126 280 128 256 136 230', h.line, 3),
  kaftan: (h, dark) =>
    base(h, shaded(dark)) +
    skinV(h) +
    path('M-56 108L0 226L56 108L80 126L18 250V330H-18V250L-80 126Z', h.trim) +
    line('M-66 120L0 250L66 120', h.wear, 5, 'stroke-dasharray="1 12"') +
    line('M0 262V330', h.wear, 6, 'stroke-dasharray="1 14"') +
    line('M-56 108L0 226L56 108', h.line, 3),
  western: (h, dark) =>
    base(
      h,
      shaded(dark),
      path(
        'M-200 110L-44 106L-60 200Q-90 186-120 212Q-150 190-200 220ZM200 110L44 106L60 200Q90 186 120 212Q150 190 200 220Z',
        h.trim,
      ),
    ) +
    skinV(h) +
    path('M-44 102L-78 150L-40 186L0 158ZM44 102L78 150L40 186L0 158Z', h.top) +
    line(
      'M-44 106L-78 150L-40 184L0 158L40 184L78 150L44 106M0 158V330M-60 200Q-90 186-120 212Q-150 190-186 214M60 200Q90 186 120 212Q150 190 186 214',
      h.line,
      3,
    ) +
    [196, 240, 284].map((y) => disc(0, y, 6, h.wear)).join(''),
  fur: (h, dark) =>
    path(shoulders, h.inks.light) +
    h.sheet.clip(shoulders, path('M-44 100L0 230L44 100Z', h.skin)) +
    path(
      'M-34 112C-90 96-130 120-146 150C-190 150-206 200-196 226C-216 250-206 300-200 330H-20C-10 290 0 250-26 226C-6 200-30 180-30 160C-14 146-20 120-34 112Z',
      h.top,
    ) +
    group(
      'scale(-1 1)',
      path(
        'M-34 112C-90 96-130 120-146 150C-190 150-206 200-196 226C-216 250-206 300-200 330H-20C-10 290 0 250-26 226C-6 200-30 180-30 160C-14 146-20 120-34 112Z',
        h.top,
      ),
    ) +
    line(
      'M-120 160l-12 18M-90 140l-8 20M-150 200l-10 18M-110 210l-8 22M-70 180l-6 22M-60 240l-8 20M-140 260l-8 20M-96 280l-6 20M120 160l12 18M90 140l8 20M150 200l10 18M110 210l8 22M70 180l6 22M60 240l8 20M140 260l8 20M96 280l6 20',
      over(h.top, dark),
      4,
    ),
  sequins: (h, dark) =>
    base(
      h,
      box(
        -200,
        100,
        400,
        230,
        h.sheet.pattern(
          22,
          22,
          disc(6, 6, 5, h.trim) + disc(17, 17, 5, mix(h.top, h.inks.light, 0.35)),
        ),
      ),
      shaded(dark),
    ) +
    path('M-62 112Q0 200 62 112L42 106Q0 120-42 106Z', h.skin) +
    line('M-64 114Q0 202 64 114', h.line, 3) +
    line(sleeves, h.line, 3),
  poncho: (h, dark) =>
    path('M-44 108C-110 130-176 190-204 330H204C176 190 110 130 44 108Q0 150-44 108Z', h.top) +
    h.sheet.clip(
      'M-44 108C-110 130-176 190-204 330H204C176 190 110 130 44 108Q0 150-44 108Z',
      path(
        'M-210 250L-170 220L-130 250L-90 220L-50 250L0 214L50 250L90 220L130 250L170 220L210 250V270L170 240L130 270L90 240L50 270L0 234L-50 270L-90 240L-130 270L-170 240L-210 270Z',
        h.trim,
      ),
      path('M-210 176Q0 220 210 176V190Q0 234-210 190ZM-210 290H210V304H-210Z', h.wear),
      shaded(dark),
    ) +
    path('M-46 106Q0 160 46 106L58 118Q0 180-58 118Z', h.trim),
  frill: (h, dark) =>
    base(h, shaded(dark)) +
    path(cloud(0, 118, 70, 26, 15), h.trim) +
    path(cloud(0, 112, 52, 18, 13), h.inks.light) +
    line('M-50 132l-4 8M-26 138l-3 10M0 140v10M26 138l3 10M50 132l4 8', h.line, 2.6) +
    [190, 226, 262].map((y) => disc(0, y, 7, h.trim)).join('') +
    line(sleeves, h.line, 3),
  cape: (h, dark) =>
    path(shoulders, h.trim) +
    path(
      'M-40 106L-18 330H-220C-216 220-190 160-120 140ZM40 106L18 330H220C216 220 190 160 120 140Z',
      h.top,
    ) +
    path(
      'M-40 106L-18 330H-60C-70 240-60 160-60 116ZM40 106L18 330H60C70 240 60 160 60 116Z',
      over(h.top, dark, 0.6),
    ) +
    path('M-46 116L-66 60Q-40 100 0 134Q40 100 66 60L46 116L0 156Z', h.top) +
    disc(0, 146, 11, h.wear),
  hawaii: (h, dark) =>
    base(
      h,
      [
        [-150, 190],
        [-100, 250],
        [-60, 190],
        [-140, 300],
        [-50, 280],
        [60, 190],
        [110, 240],
        [150, 180],
        [60, 280],
        [130, 300],
      ]
        .map(
          ([x = 0, y = 0], i) =>
            path(star(x, y, 24, 11, 5, i), i % 2 ? h.trim : h.wear) + disc(x, y, 5, h.line),
        )
        .join(''),
      shaded(dark),
    ) +
    skinV(h) +
    path('M-44 102L-84 146L-40 178L0 164ZM44 102L84 146L40 178L0 164Z', h.trim) +
    line('M-44 106L-82 146L-40 176L0 164L40 176L82 146L44 106M0 164V330', h.line, 3),
} satisfies Record<string, Garment>;
