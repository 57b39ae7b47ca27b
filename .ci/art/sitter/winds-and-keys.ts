import { over } from '../print/inks.js';
import { box, disc, group, line, oval, path } from '../print/svg.js';
import { arm, fingers, fingersUp } from './arms.js';
import type { Hand } from './hand.js';
import type { Instrument } from './instrument.js';

const key = (h: Hand, x: number, y: number, w: number, height: number) => {
  const whites = Math.round(w / 22);
  return (
    box(x, y, w, height, h.inks.light) +
    line(
      Array.from({ length: whites - 1 }, (_, i) => `M${x + (i + 1) * 22} ${y}v${height}`).join(''),
      h.inks.key,
      2,
    ) +
    Array.from({ length: whites - 1 }, (_, i) =>
      [2, 6].includes(i % 7) ? '' : box(x + (i + 1) * 22 - 6, y, 12, height * 0.58, h.inks.key),
    ).join('')
  );
};

export const blownAndPressed = {
  trumpet: {
    head: (h) =>
      group(
        'translate(64 48)',
        path('M0-4H110C150-6 168-30 178-44V44C168 30 150 8 110 6H0Z', h.prop),
        oval(178, 0, 10, 45, over(h.prop, h.inks.key, 0.45)),
        line('M30 4C14 40 30 46 50 46H90C110 46 112 20 100 4', h.prop, 9),
        [52, 68, 84]
          .map((x) => box(x - 6, -22, 12, 56, over(h.prop, h.inks.key, 0.3), 'rx="3"'))
          .join(''),
        disc(0, 0, 8, h.prop),
        line('M52-24v-5M68-24v-5M84-24v-5', h.inks.key, 8),
      ) + group('translate(140 96) rotate(8)', fingersUp(h)),
    before: (h) =>
      line('M170 320C196 250 180 196 150 160', h.line, 52) +
      line('M170 320C196 250 180 196 150 160', over(h.top, h.inks.key, 0.16), 47),
  },
  sax: {
    head: (h) => line('M62 48L84 52Q104 58 102 90', h.inks.key, 9),
    before: (h) =>
      path(
        'M92 96C104 180 96 232 82 276C74 300 44 296 44 268L20 232H-24C-10 330 60 352 100 322C142 290 138 180 116 92Z',
        h.prop,
      ) +
      oval(-2, 232, 26, 9, over(h.prop, h.inks.key, 0.5)) +
      [120, 150, 180, 210, 240]
        .map((y) => disc(108 + (y - 180) / 26, y, 7, h.inks.light))
        .join('') +
      line('M124 110C146 190 146 240 130 290', h.inks.key, 3) +
      arm(h, 'M182 230C206 290 176 250 150 214', [150, 200], -76, fingers) +
      arm(h, 'M-164 220C-160 290-40 300 40 200', [46, 190], 70, fingers),
  },
  accordion: {
    before: (h) =>
      path('M-70 170H70L84 320H-84Z', h.inks.light) +
      line(
        [-56, -40, -24, -8, 8, 24, 40, 56].map((x) => `M${x} 170L${x * 1.2} 320`).join(''),
        h.inks.key,
        4,
      ) +
      line('M-70 172H70', h.inks.key, 5) +
      path('M-142 158H-66L-80 330H-160Z', h.prop) +
      path('M142 158H66L80 330H160Z', h.prop) +
      line('M-142 158H-66L-80 330M142 158H66L80 330', h.line, 3) +
      line('M126 176L142 320', h.inks.light, 16) +
      line('M118 192h18M119 210h18M121 228h18M123 246h18M125 264h18M127 282h18', h.inks.key, 2.6) +
      [0, 1, 2, 3, 4]
        .map(
          (i) =>
            disc(-92 - i * 2, 188 + i * 26, 6, h.inks.light) +
            disc(-116 - i * 3, 188 + i * 26, 6, h.inks.light),
        )
        .join('') +
      group('translate(168 262) rotate(-76)', fingers(h)) +
      group('translate(-168 262) rotate(76)', fingers(h)),
  },
  synth: {
    before: (h) =>
      path('M-210 204H210V330H-210Z', h.prop) +
      key(h, -198, 250, 396, 90) +
      [-170, -140, -110, -80]
        .map(
          (x, i) =>
            disc(x, 226, 10, h.inks.key) +
            line(`M${x} 226l${[5, -5, 0, 6][i]} -8`, h.inks.light, 3),
        )
        .join('') +
      box(-50, 214, 70, 24, h.inks.key, 'rx="3"') +
      line('M-44 226q8-14 16 0t16 0t16 0t10 0', h.inks.light, 2.6) +
      [44, 66, 88, 110, 132]
        .map(
          (x, i) =>
            line(`M${x} 216v22`, h.inks.key, 3) +
            box(x - 7, 218 + ((i * 7) % 15), 14, 7, h.inks.light),
        )
        .join('') +
      line('M-210 204H210', h.line, 4) +
      group('translate(-110 338) rotate(12)', fingers(h)) +
      group('translate(100 336) rotate(-10)', fingers(h)),
  },
  cables: {
    before: (h) =>
      path('M-200 210H200V340H-200Z', h.inks.key) +
      Array.from({ length: 24 }, (_, i) =>
        disc(-176 + (i % 12) * 32, 232 + Math.floor(i / 12) * 40, 7, h.inks.light),
      ).join('') +
      line('M-176 232C-150 330-60 330-48 232', h.prop, 7) +
      line('M-112 272C-80 340 60 330 80 232', h.wear, 7) +
      line('M16 272C60 360 150 330 176 232', h.inks.a, 7) +
      line('M-16 232C0 300 110 300 112 272', h.inks.c, 7) +
      group('translate(150 322) rotate(-20)', fingers(h)),
  },
} satisfies Record<string, Instrument>;
