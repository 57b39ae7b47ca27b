import type { Pen } from './pen.js';
import { star } from '../print/shapes.js';
import { box, disc, group, line, oval, path } from '../print/svg.js';

/** Where the arms go, and what they hold. */
export interface Reach {
  behind?: (p: Pen) => string;
  before: (p: Pen) => string;
}

const limb = (p: Pen, d: string, x: number, y: number) =>
  line(d, p.sleeve, 14) + disc(x, y, 7.5, p.skin);
const lute = (p: Pen, turn: number) =>
  group(
    `translate(-2 -116) rotate(${turn})`,
    path(
      'M-36 0C-36-22-14-26 0-18C10-12 16-14 22-17C36-20 42-10 42 0C42 10 36 20 22 17C16 14 10 12 0 18C-14 26-36 22-36 0Z',
      p.thing,
    ),
    disc(8, 0, 8, p.inks.key),
    line('M30 0H96', p.inks.key, 6),
    line('M94 0h12', p.inks.key, 11),
  );

export const reach = {
  stand: {
    before: (p) =>
      limb(p, 'M-26-158Q-38-130-32-104', -32, -98) + limb(p, 'M26-158Q38-130 32-104', 32, -98),
  },
  hug: {
    before: (p) =>
      limb(p, 'M-26-158Q-38-130-32-104', -32, -98) + limb(p, 'M26-158Q54-150 66-166', 70, -168),
  },
  walk: {
    before: (p) =>
      limb(p, 'M-26-158Q-46-136-40-110', -39, -104) + limb(p, 'M26-158Q44-140 52-118', 54, -112),
  },
  dance: {
    before: (p) =>
      limb(p, 'M-26-160Q-56-166-64-196', -65, -203) + limb(p, 'M26-160Q52-140 70-156', 76, -160),
  },
  cheer: {
    before: (p) =>
      limb(p, 'M-26-160Q-50-190-44-236', -43, -244) + limb(p, 'M26-160Q50-190 46-236', 46, -244),
  },
  wave: {
    before: (p) =>
      limb(p, 'M-26-158Q-38-130-32-104', -32, -98) + limb(p, 'M26-160Q56-180 54-226', 54, -234),
  },
  carry: {
    before: (p) =>
      path('M-46-150H46V-96H-46Z', p.thing) +
      line('M-46-132H46', p.inks.key, 3) +
      limb(p, 'M-26-158Q-48-140-42-116', -38, -112) +
      limb(p, 'M26-158Q48-140 42-116', 38, -112),
  },
  sing: {
    behind: (p) => line('M34 2V-182', p.inks.key, 4) + line('M14 3H54', p.inks.key, 5),
    before: (p) =>
      line('M34-178L42-196', p.inks.key, 6) +
      disc(36, -190, 7, p.thing) +
      limb(p, 'M26-158Q50-140 36-166', 35, -168) +
      limb(p, 'M-26-160Q-58-150-68-180', -70, -187),
  },
  guitar: {
    before: (p) =>
      lute(p, -18) +
      limb(p, 'M-26-158Q-46-124-8-114', -4, -114) +
      limb(p, 'M26-158Q56-130 62-138', 64, -138),
  },
  bass: {
    before: (p) =>
      group('translate(0 6)', lute(p, -34)) +
      limb(p, 'M-26-158Q-48-120-10-106', -6, -106) +
      limb(p, 'M26-158Q60-136 58-152', 58, -154),
  },
  'double bass': {
    before: (p) =>
      group(
        'translate(44 -70) rotate(5)',
        path(
          'M-34 70C-46 30-26 24-24 6C-30-16-14-30 0-32C14-30 30-16 24 6C26 24 46 30 34 70Z',
          p.thing,
        ),
        box(-4, -130, 8, 150, p.inks.key),
        disc(0, -134, 8, p.thing),
      ) +
      limb(p, 'M26-158Q60-150 52-170', 52, -174) +
      limb(p, 'M-26-158Q-20-110 34-96', 38, -94),
  },
  keys: {
    before: (p) =>
      line('M-50-96L40 0M50-96L-40 0', p.inks.key, 5) +
      box(-72, -112, 144, 18, p.thing, 'rx="3"') +
      box(-66, -112, 132, 9, p.inks.light) +
      line(
        'M-54-112v9M-42-112v9M-30-112v9M-18-112v9M-6-112v9M6-112v9M18-112v9M30-112v9M42-112v9M54-112v9',
        p.inks.key,
        2.4,
      ) +
      limb(p, 'M-26-158Q-48-136-32-118', -31, -116) +
      limb(p, 'M26-158Q48-136 34-118', 34, -116),
  },
  drums: {
    before: (p) =>
      limb(p, 'M-26-158Q-60-140-44-118', -43, -115) +
      limb(p, 'M26-158Q60-140 50-122', 50, -119) +
      disc(0, -40, 44, p.thing) +
      disc(0, -40, 35, p.inks.light) +
      path(star(0, -40, 20, 9, 6), p.thing) +
      box(-74, -96, 44, 34, p.thing) +
      oval(-52, -96, 22, 6, p.inks.light) +
      box(32, -92, 40, 32, p.thing) +
      oval(52, -92, 20, 6, p.inks.light) +
      line('M78 0V-150M-84 0V-140', p.inks.key, 3) +
      oval(80, -150, 30, 5, p.inks.b) +
      oval(-84, -140, 26, 5, p.inks.b) +
      line('M-44-116L-24-100M50-120L70-146', p.inks.light, 3.4),
  },
  trumpet: {
    before: (p) =>
      path('M26-196H74Q86-198 92-210V-178Q86-190 74-190H26Z', p.thing) +
      line('M40-192q-4 14 8 14h14', p.thing, 4) +
      limb(p, 'M26-158Q66-150 54-182', 54, -186) +
      limb(p, 'M-26-160Q10-150 40-178', 43, -181),
  },
  fiddle: {
    before: (p) =>
      group(
        'translate(34 -176) rotate(-12)',
        oval(0, 0, 20, 10, p.thing),
        line('M18 0H54', p.inks.key, 4),
      ) +
      limb(p, 'M26-158Q70-140 76-180', 76, -184) +
      limb(p, 'M-26-160Q-20-124 18-150', 21, -152) +
      line('M-6-134L52-206', p.inks.light, 3.4),
  },
  sax: {
    before: (p) =>
      line('M24-194Q38-192 38-176L34-120', p.thing, 7) +
      path(
        'M28-140L24-112Q22-92 6-94L4-116L-14-118C-16-78 0-72 16-74C36-78 40-96 42-140Z',
        p.thing,
      ) +
      limb(p, 'M26-158Q60-140 38-134', 37, -134) +
      limb(p, 'M-26-160Q-30-124 28-124', 30, -122),
  },
  tambourine: {
    before: (p) =>
      disc(62, -244, 19, p.thing) +
      disc(62, -244, 13, p.inks.light) +
      limb(p, 'M26-160Q62-180 56-224', 56, -230) +
      limb(p, 'M-26-160Q-58-150-54-124', -53, -118),
  },
  accordion: {
    before: (p) =>
      box(-30, -156, 60, 46, p.inks.light) +
      line('M-20-156v46M-10-156v46M0-156v46M10-156v46M20-156v46', p.inks.key, 2.6) +
      path('M-48-160H-28V-106H-52ZM48-160H28V-106H52Z', p.thing) +
      limb(p, 'M-26-160Q-66-150-52-130', -50, -128) +
      limb(p, 'M26-160Q66-150 52-130', 50, -128),
  },
} satisfies Record<string, Reach>;

export type Does = keyof typeof reach;
