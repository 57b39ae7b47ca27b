import { mix, over } from '../print/inks.js';
import { box, disc, group, line, oval, path } from '../print/svg.js';
import { arm, fingers, fist } from './arms.js';
import type { Hand } from './hand.js';
import type { Instrument } from './instrument.js';

const stem = (h: Hand) => line('M0 300V90', h.inks.key, 7);

export const handHeld = {
  mic: {
    before: (h) => arm(h, 'M176 300C176 240 150 196 112 176', [108, 172], -34),
    head: (h) =>
      group(
        'translate(46 84) rotate(-34)',
        path('M-9 0L-6 74H6L9 0Z', h.inks.key),
        disc(0, -10, 20, h.prop),
        line('M-17-10H17M-12-22H12M-12 2H12M0-30V8', h.inks.key, 2.2),
        box(-13, 4, 26, 9, h.inks.key, 'rx="3"'),
      ),
  },
  'old mic': {
    before: (h) =>
      group(
        'translate(84 74)',
        stem(h),
        box(-38, -58, 76, 108, h.prop, 'rx="36"'),
        line('M-30-30H30M-34-12H34M-34 6H34M-30 24H30', h.inks.key, 4),
        line('M-14-54V46M0-58V50M14-54V46', h.inks.key, 4),
        line('M-38-4H38', h.inks.light, 8),
        path('M-20 50H20L10 72H-10Z', h.inks.key),
      ),
  },
  tambourine: {
    behind: (h) =>
      line('M150 230C214 190 206 90 190 40', h.line, 46) +
      line('M150 230C214 190 206 90 190 40', over(h.top, h.inks.key, 0.16), 41),
    before: (h) =>
      group(
        'translate(178 -32)',
        disc(0, -24, 62, h.prop),
        disc(0, -24, 50, h.inks.light),
        [0, 1, 2, 3, 4, 5, 6, 7]
          .map((i) => group(`translate(0 -24) rotate(${i * 45})`, oval(0, -56, 13, 6, h.inks.key)))
          .join(''),
      ) + group('translate(188 52) rotate(-8)', fist(h)),
  },
  record: {
    before: (h) =>
      group(
        'translate(112 214)',
        disc(0, 0, 92, h.inks.key),
        [80, 68, 56, 46]
          .map(
            (r) =>
              `<circle r="${r}" fill="none" stroke="${h.inks.light}" stroke-width="1.6" stroke-opacity=".6"/>`,
          )
          .join(''),
        disc(0, 0, 32, h.prop),
        disc(0, 0, 6, h.inks.light),
        line('M-24-60A66 66 0 0 1 20-64', h.inks.light, 5),
      ) + arm(h, 'M190 320C216 300 214 280 204 262', [200, 262], -56, fingers),
  },
  drum: {
    before: (h) =>
      path('M-110 246L-96 340H96L110 246Z', h.prop) +
      oval(0, 246, 110, 28, h.inks.light) +
      line('M-108 252L-70 330L-40 272L0 334L40 272L70 330L108 252', h.inks.key, 4) +
      `<ellipse cy="246" rx="110" ry="28" fill="none" stroke="${h.inks.key}" stroke-width="6"/>` +
      arm(h, 'M-168 214C-200 270-180 280-150 226', [-146, 222], 30) +
      arm(h, 'M168 214C200 270 180 280 150 226', [146, 222], -30) +
      line('M-160 150L-30 238M160 150L30 238', h.inks.key, 8) +
      disc(-30, 238, 8, h.trim) +
      disc(30, 238, 8, h.trim),
  },
  courgette: {
    before: (h) =>
      group(
        'translate(132 150) rotate(14)',
        path(
          'M-26 70C-44 20-40-70-22-120C-12-140 16-140 24-118C42-70 44 20 28 70C16 88-14 88-26 70Z',
          h.prop,
        ),
        line(
          'M-12 60C-24 10-20-60-8-104M12 62C22 10 20-60 10-104',
          mix(h.prop, h.inks.light, 0.5),
          5,
        ),
        path('M-14-130L-20-156H16L14-132Z', over(h.prop, h.inks.key, 0.5)),
      ) + arm(h, 'M178 320C196 280 180 250 150 226', [146, 222], -20),
  },
} satisfies Record<string, Instrument>;
