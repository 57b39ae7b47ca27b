import { at, box, disc, group, line, oval, path } from './svg.js';
import { cloud, star } from './shapes.js';
import { mix, over, skinOf } from './inks.js';
import { inkOf } from './hand.js';
import type { Inks, Skin } from './inks.js';
import type { Ink } from './sitter.js';

export type Does =
  | 'stand' | 'dance' | 'cheer' | 'wave' | 'sing' | 'guitar' | 'bass' | 'keys' | 'drums' | 'trumpet' | 'fiddle'
  | 'sax' | 'tambourine' | 'accordion' | 'walk' | 'carry' | 'hug' | 'double bass';

/** A whole person, about 240 tall, feet at 0,0; drawn small, so with fewer words than a sitter. */
export interface Figure {
  skin: Skin;
  hair: 'long' | 'short' | 'afro' | 'bun' | 'bob' | 'brim' | 'beanie' | 'bald' | 'quiff' | 'wrap' | 'mohawk';
  hairInk?: Ink;
  dress: 'flares' | 'skirt' | 'gown' | 'shorts' | 'coat' | 'dungarees';
  top: Ink;
  bottom: Ink;
  does: Does;
  thing?: Ink;
  mirror?: boolean;
  lean?: number;
}

interface Pen {
  inks: Inks;
  skin: string;
  hair: string;
  top: string;
  bottom: string;
  thing: string;
  sleeve: string;
}

export function figure(inks: Inks, who: Figure): string {
  const top = inkOf(inks, who.top);
  const pen: Pen = {
    inks,
    skin: skinOf(inks, who.skin),
    hair: inkOf(inks, who.hairInk ?? 'key'),
    top,
    bottom: inkOf(inks, who.bottom),
    thing: inkOf(inks, who.thing ?? 'b'),
    sleeve: over(top, inks.key, 0.18),
  };
  const upper = group(at(0, 0, 1, who.lean ?? 0), reach[who.does].behind?.(pen) ?? '', backHair(who, pen), torso(who, pen), headOf(who, pen), reach[who.does].before(pen));
  const drawn = lower(who, pen) + upper;
  return who.mirror ? group('scale(-1 1)', drawn) : drawn;
}

function lower(who: Figure, p: Pen): string {
  const shoe = (x: number) => path(`M${x - 10}-6h14q12 2 14 10h-28Z`, p.inks.key);
  const bare = line('M-12-100L-16-6M12-100L16-6', p.skin, 13) + shoe(-18) + shoe(14);
  switch (who.dress) {
    case 'flares':
      return shoe(-24) + shoe(20) + path('M-25-112H25L20-60L38-2H6L0-76L-6-2H-38L-20-60Z', p.bottom) + path('M0-76L6-2H38L30-26Z', over(p.bottom, p.inks.key, 0.2));
    case 'coat':
      return shoe(-20) + shoe(14) + line('M-12-60L-16-8M12-60L14-8', p.inks.key, 14) + path('M-27-120H27L40-34H-40Z', p.top) + line('M0-120V-34', over(p.top, p.inks.key, 0.6), 2.6);
    case 'skirt':
      return bare + path('M-23-116H23L44-42Q0-30-44-42Z', p.bottom) + line('M-10-110L-18-40M10-110L18-40', over(p.bottom, p.inks.key, 0.4), 2.4);
    case 'gown':
      return shoe(-16) + shoe(12) + path('M-24-120H24L50-4Q0 8-50-4Z', p.bottom) + path('M6-120H24L50-4Q34 2 18 3Z', over(p.bottom, p.inks.key, 0.24));
    case 'shorts':
      return bare + path('M-25-114H25L29-62H4L0-84L-4-62H-29Z', p.bottom);
    case 'dungarees':
      return shoe(-20) + shoe(14) + path('M-25-114H25L26-4H5L0-78L-5-4H-26Z', p.bottom);
  }
}

const torso = (who: Figure, p: Pen) =>
  box(-8, -190, 16, 24, over(p.skin, p.inks.key, 0.3)) +
  path('M-31-164Q0-186 31-164L24-108H-24Z', p.top) + path('M-31-164Q-24-172-16-174L-10-108H-24Z', over(p.top, p.inks.key, 0.3)) +
  (who.dress === 'dungarees' ? path('M-17-148H17V-106H-17Z', p.bottom) + line('M-15-148L-19-172M15-148L19-172', p.bottom, 5) : '');

function backHair(who: Figure, p: Pen): string {
  if (who.hair === 'long') return path('M-23-214C-40-160-34-140-30-126L30-126C34-140 40-160 23-214Z', p.hair);
  if (who.hair === 'afro') return path(cloud(-2, -222, 35, 31, 11), p.hair);
  if (who.hair === 'bob') return path('M-29-222C-32-190-32-180-26-178H22C28-180 30-194 26-222Z', p.hair);
  if (who.hair === 'bun') return disc(-18, -244, 12, p.hair);
  return '';
}

function headOf(who: Figure, p: Pen): string {
  const ink = mix(p.inks.key, '#120c14', 0.3);
  const face =
    path('M-2-240C18-240 23-224 22-214L27-203L22-200C22-186 14-178 4-178C-12-178-23-194-22-214C-22-230-14-240-2-240Z', p.skin) +
    line('M8-214q4 4 8 0', ink, 2.6) + line('M8-190q6 2 10-2', ink, 2.4) + disc(2, -199, 5, mix(p.skin, p.inks.a, 0.4));
  return face + hairOf(who, p);
}

function hairOf(who: Figure, p: Pen): string {
  const cap = path('M-23-206C-30-236-14-246 0-246C16-246 26-234 22-222C8-224-4-228-10-222C-12-212-16-206-23-206Z', p.hair);
  switch (who.hair) {
    case 'bald':
      return '';
    case 'brim':
      return cap + path('M-22-234Q-20-262 0-262T22-234Z', p.hair) + oval(0, -233, 44, 7, p.hair) + line('M-20-240Q0-234 20-240', p.thing, 4);
    case 'beanie':
      return path('M-25-222C-24-258 24-258 25-224Z', p.hair) + line('M-23-224Q0-230 23-226', p.thing, 8);
    case 'quiff':
      return path('M-23-204C-30-238-10-250 4-248C20-262 36-246 24-226C8-224-4-230-10-222C-12-212-16-206-23-204Z', p.hair);
    case 'wrap':
      return path('M-25-212C-36-256 30-264 25-220C10-228-10-228-25-212Z', p.hair) + disc(-20, -246, 11, p.thing);
    case 'mohawk':
      return path('M-20-226L-30-250L-14-246L-10-266L4-248L20-262L18-236Z', p.hair);
    case 'afro':
      return path('M-26-206C-34-240-14-250 0-250C20-250 28-232 22-222C8-226-4-226-10-220C-12-212-16-206-26-206Z', p.hair);
    default:
      return cap;
  }
}

interface Reach {
  behind?: (p: Pen) => string;
  before: (p: Pen) => string;
}

const limb = (p: Pen, d: string, x: number, y: number) => line(d, p.sleeve, 14) + disc(x, y, 7.5, p.skin);
const lute = (p: Pen, turn: number) =>
  group(`translate(-2 -116) rotate(${turn})`, path('M-36 0C-36-22-14-26 0-18C10-12 16-14 22-17C36-20 42-10 42 0C42 10 36 20 22 17C16 14 10 12 0 18C-14 26-36 22-36 0Z', p.thing), disc(8, 0, 8, p.inks.key), line('M30 0H96', p.inks.key, 6), line('M94 0h12', p.inks.key, 11));

const reach: Record<Does, Reach> = {
  stand: { before: (p) => limb(p, 'M-26-158Q-38-130-32-104', -32, -98) + limb(p, 'M26-158Q38-130 32-104', 32, -98) },
  hug: { before: (p) => limb(p, 'M-26-158Q-38-130-32-104', -32, -98) + limb(p, 'M26-158Q54-150 66-166', 70, -168) },
  walk: { before: (p) => limb(p, 'M-26-158Q-46-136-40-110', -39, -104) + limb(p, 'M26-158Q44-140 52-118', 54, -112) },
  dance: { before: (p) => limb(p, 'M-26-160Q-56-166-64-196', -65, -203) + limb(p, 'M26-160Q52-140 70-156', 76, -160) },
  cheer: { before: (p) => limb(p, 'M-26-160Q-50-190-44-236', -43, -244) + limb(p, 'M26-160Q50-190 46-236', 46, -244) },
  wave: { before: (p) => limb(p, 'M-26-158Q-38-130-32-104', -32, -98) + limb(p, 'M26-160Q56-180 54-226', 54, -234) },
  carry: { before: (p) => path('M-46-150H46V-96H-46Z', p.thing) + line('M-46-132H46', p.inks.key, 3) + limb(p, 'M-26-158Q-48-140-42-116', -38, -112) + limb(p, 'M26-158Q48-140 42-116', 38, -112) },
  sing: { behind: (p) => line('M34 2V-182', p.inks.key, 4) + line('M14 3H54', p.inks.key, 5), before: (p) => line('M34-178L42-196', p.inks.key, 6) + disc(36, -190, 7, p.thing) + limb(p, 'M26-158Q50-140 36-166', 35, -168) + limb(p, 'M-26-160Q-58-150-68-180', -70, -187) },
  guitar: { before: (p) => lute(p, -18) + limb(p, 'M-26-158Q-46-124-8-114', -4, -114) + limb(p, 'M26-158Q56-130 62-138', 64, -138) },
  bass: { before: (p) => group('translate(0 6)', lute(p, -34)) + limb(p, 'M-26-158Q-48-120-10-106', -6, -106) + limb(p, 'M26-158Q60-136 58-152', 58, -154) },
  'double bass': { before: (p) => group('translate(44 -70) rotate(5)', path('M-34 70C-46 30-26 24-24 6C-30-16-14-30 0-32C14-30 30-16 24 6C26 24 46 30 34 70Z', p.thing), box(-4, -130, 8, 150, p.inks.key), disc(0, -134, 8, p.thing)) + limb(p, 'M26-158Q60-150 52-170', 52, -174) + limb(p, 'M-26-158Q-20-110 34-96', 38, -94) },
  keys: { before: (p) => line('M-50-96L40 0M50-96L-40 0', p.inks.key, 5) + box(-72, -112, 144, 18, p.thing, 'rx="3"') + box(-66, -112, 132, 9, p.inks.light) + line('M-54-112v9M-42-112v9M-30-112v9M-18-112v9M-6-112v9M6-112v9M18-112v9M30-112v9M42-112v9M54-112v9', p.inks.key, 2.4) + limb(p, 'M-26-158Q-48-136-32-118', -31, -116) + limb(p, 'M26-158Q48-136 34-118', 34, -116) },
  drums: { before: (p) => limb(p, 'M-26-158Q-60-140-44-118', -43, -115) + limb(p, 'M26-158Q60-140 50-122', 50, -119) + disc(0, -40, 44, p.thing) + disc(0, -40, 35, p.inks.light) + path(star(0, -40, 20, 9, 6), p.thing) + box(-74, -96, 44, 34, p.thing) + oval(-52, -96, 22, 6, p.inks.light) + box(32, -92, 40, 32, p.thing) + oval(52, -92, 20, 6, p.inks.light) + line('M78 0V-150M-84 0V-140', p.inks.key, 3) + oval(80, -150, 30, 5, p.inks.b) + oval(-84, -140, 26, 5, p.inks.b) + line('M-44-116L-24-100M50-120L70-146', p.inks.light, 3.4) },
  trumpet: { before: (p) => path('M26-196H74Q86-198 92-210V-178Q86-190 74-190H26Z', p.thing) + line('M40-192q-4 14 8 14h14', p.thing, 4) + limb(p, 'M26-158Q66-150 54-182', 54, -186) + limb(p, 'M-26-160Q10-150 40-178', 43, -181) },
  fiddle: { before: (p) => group('translate(34 -176) rotate(-12)', oval(0, 0, 20, 10, p.thing), line('M18 0H54', p.inks.key, 4)) + limb(p, 'M26-158Q70-140 76-180', 76, -184) + limb(p, 'M-26-160Q-20-124 18-150', 21, -152) + line('M-6-134L52-206', p.inks.light, 3.4) },
  sax: { before: (p) => line('M24-194Q38-192 38-176L34-120', p.thing, 7) + path('M28-140L24-112Q22-92 6-94L4-116L-14-118C-16-78 0-72 16-74C36-78 40-96 42-140Z', p.thing) + limb(p, 'M26-158Q60-140 38-134', 37, -134) + limb(p, 'M-26-160Q-30-124 28-124', 30, -122) },
  tambourine: { before: (p) => disc(62, -244, 19, p.thing) + disc(62, -244, 13, p.inks.light) + limb(p, 'M26-160Q62-180 56-224', 56, -230) + limb(p, 'M-26-160Q-58-150-54-124', -53, -118) },
  accordion: { before: (p) => box(-30, -156, 60, 46, p.inks.light) + line('M-20-156v46M-10-156v46M0-156v46M10-156v46M20-156v46', p.inks.key, 2.6) + path('M-48-160H-28V-106H-52ZM48-160H28V-106H52Z', p.thing) + limb(p, 'M-26-160Q-66-150-52-130', -50, -128) + limb(p, 'M26-160Q66-150 52-130', 50, -128) },
};
