import { over } from '../print/inks.js';
import { box, disc, group, line, path } from '../print/svg.js';
import { arm, fingers } from './arms.js';
import type { Hand } from './hand.js';
import type { Instrument } from './instrument.js';

const neckAndHead = (h: Hand, x: number, y: number, length: number, pegs = 6) =>
  box(x, y - 8, length, 16, h.inks.key) +
  line(
    Array.from({ length: 6 }, (_, i) => `M${x + 20 + i * (length / 7)} ${y - 8}v16`).join(''),
    h.inks.light,
    2,
  ) +
  path(`M${x + length - 2} ${y - 10}l46-10l6 36l-52 -6Z`, h.prop) +
  Array.from({ length: pegs }, (_, i) =>
    disc(
      x + length + 8 + (i % 3) * 14,
      i < 3 ? y - 21 - (i % 3) * 2 : y + 14 + (i % 3) * 2,
      4.5,
      h.inks.light,
    ),
  ).join('');

const strings = (h: Hand, from: number, to: number) =>
  line(`M${from}-3H${to}M${from} 3H${to}`, h.inks.light, 1.4);

const acoustic = (h: Hand) =>
  path(
    'M-96 0C-96-62-34-76-2-48C16-34 28-34 44-44C74-52 92-30 92 0C92 30 74 52 44 44C28 34 16 34-2 48C-34 76-96 62-96 0Z',
    h.prop,
  ) +
  line(
    'M-86 0C-86-54-34-66-4-40C14-26 30-26 48-35C70-42 83-24 83 0C83 24 70 42 48 35C30 26 14 26-4 40C-34 66-86 54-86 0Z',
    over(h.prop, h.inks.key, 0.5),
    2.6,
  ) +
  disc(20, 0, 24, h.inks.key) +
  box(-56, -26, 12, 52, h.inks.key, 'rx="4"') +
  neckAndHead(h, 40, 0, 190) +
  strings(h, -50, 232);

const electric = (h: Hand) =>
  path(
    'M-90 34C-110-6-70-66-22-50C0-40 24-46 70-78C80-60 70-44 50-30C54-10 70 10 104 24C90 46 60 40 34 34C0 28-20 70-60 66C-80 62-84 48-90 34Z',
    h.prop,
  ) +
  path('M-60 6C-40-20 0-24 40-20L34 20C0 16-20 40-50 36Z', h.inks.light) +
  box(-34, -16, 12, 32, h.inks.key) +
  box(-6, -15, 12, 30, h.inks.key) +
  neckAndHead(h, 34, 0, 190) +
  strings(h, -40, 226) +
  disc(-44, 42, 6, h.inks.key) +
  disc(-26, 46, 6, h.inks.key);

const banjo = (h: Hand) =>
  disc(0, 0, 72, h.prop) +
  disc(0, 0, 60, h.inks.light) +
  `<circle r="66" fill="none" stroke="${h.inks.key}" stroke-width="7" stroke-dasharray="3 14"/>` +
  box(-32, -12, 9, 24, h.inks.key) +
  neckAndHead(h, 60, 0, 180, 4) +
  strings(h, -30, 240);

const strummed = (draw: (h: Hand) => string): Instrument => ({
  before: (h) =>
    arm(h, 'M150 196C190 236 180 262 146 250', [146, 216], -38) +
    group('translate(-36 238) rotate(-21)', draw(h)) +
    group(
      'translate(112 200) rotate(-30)',
      line('M-12 10L-8-16M0 8L3-18M11 6L14-16', h.skin, 11) +
        line('M-6 8L-3-12M6 6L8-12', h.line, 2.2),
    ) +
    arm(h, 'M-164 214C-176 290-110 300-66 262', [-58, 262], 62, fingers),
});

export const strung = {
  guitar: strummed(acoustic),
  electric: strummed(electric),
  banjo: strummed(banjo),
  fiddle: {
    before: (h) =>
      arm(h, 'M150 210C196 270 216 250 196 196', [192, 190], -26) +
      group(
        'translate(60 128) rotate(-8)',
        path(
          'M-56 0C-58-36-22-40-8-22C2-14 12-14 22-22C46-38 66-28 66 0C66 28 46 38 22 22C12 14 2 14-8 22C-22 40-58 36-56 0Z',
          h.prop,
        ),
        line('M-6-12q8 6 0 24M18-12q-8 6 0 24', h.inks.key, 3),
        path('M60-6H168l14-10q12 8 4 20l-18 2H60Z', h.inks.key),
        strings(h, -36, 160),
        box(-44, -10, 20, 20, h.inks.key, 'rx="5"'),
      ) +
      arm(h, 'M-160 220C-150 290-70 290-20 220', [-14, 214], 30) +
      line('M-66 250L128 30', h.inks.light, 7) +
      line('M-64 252L132 34', h.inks.key, 2.6),
  },
  bass: {
    behind: (h) =>
      group(
        'translate(126 60) rotate(8)',
        box(-12, -180, 24, 330, h.inks.key),
        path('M-12-180C-40-214 0-240 20-216C34-200 14-186 12-170Z', h.prop),
        [-150, -130, -110].map((y) => line(`M-26 ${y}H26`, h.prop, 6)).join(''),
      ),
    before: (h) =>
      group(
        'translate(120 250) rotate(8)',
        path(
          'M-84 120C-100 50-66 34-58 10C-64-24-40-50-14-60H14C40-50 64-24 58 10C66 34 100 50 84 120Z',
          h.prop,
        ),
        line('M-34 30q14 20 0 50M34 30q-14 20 0 50', h.inks.key, 4),
        box(-11, -60, 22, 110, h.inks.key),
        line('M-5-60V120M5-60V120', h.inks.light, 1.6),
      ) +
      arm(h, 'M176 260C214 200 206 150 176 128', [172, 130], -66) +
      arm(h, 'M-160 220C-150 310-20 320 80 260', [84, 258], 60, fingers),
  },
  harp: {
    before: (h) =>
      group(
        'translate(110 150)',
        path(
          'M-50 150C-70 60-60-50-20-120C0-150 70-150 84-90C60-110 30-100 14-70C60-60 70 60 30 150Z',
          h.prop,
        ),
        path('M-34 140C-44 60-38-20-10-64C36-40 44 60 18 140Z', h.inks.paper),
        line('M-26 134V-10M-14 136V-40M-2 137V-54M10 137V-40M20 120V-10', h.inks.key, 2.4),
      ) + arm(h, 'M-160 220C-150 310-20 300 60 220', [66, 214], 50, fingers),
  },
} satisfies Record<string, Instrument>;
