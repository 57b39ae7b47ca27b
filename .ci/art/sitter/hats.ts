import { star } from '../print/shapes.js';
import { disc, group, line, oval, path } from '../print/svg.js';
import type { Hand } from './hand.js';
import type { Sitter } from './sitter.js';

export type Hat =
  | 'fedora'
  | 'wide brim'
  | 'beanie'
  | 'headwrap'
  | 'cowboy'
  | 'bucket'
  | 'flowers'
  | 'cap'
  | 'turban'
  | 'trilby'
  | 'fez'
  | 'straw';

type Draw = (hand: Hand, trim: string) => string;

const hats: Record<Hat, Draw> = {
  fedora: (h, trim) =>
    path('M-56-54C-54-100-50-128-26-130C-12-118 14-118 28-130C52-128 54-100 58-54Z', h.hat) +
    path('M-57-72L58-72L60-50L-58-50Z', trim) +
    path('M-98-50C-60-70 60-70 98-50C104-40 60-34 0-34C-60-34-104-40-98-50Z', h.hat) +
    line('M-26-128C-16-112-14-100-12-90', h.line, 3),
  trilby: (h, trim) =>
    path('M-54-52C-58-94-52-122-30-122C-10-112 20-112 40-126C56-120 56-90 58-56Z', h.hat) +
    path('M-55-66Q0-82 58-70L59-52Q0-64-56-46Z', trim) +
    path('M-86-36C-70-62 40-76 94-62C84-44 20-42-86-36Z', h.hat),
  'wide brim': (h, trim) =>
    path('M-56-50C-58-108-30-120 0-120C30-120 58-108 56-50Z', h.hat) +
    path('M-57-66Q0-50 57-66L58-46Q0-28-58-46Z', trim) +
    path(
      'M-150-44C-90-66-60-54-57-48Q0-30 57-48C60-54 90-66 150-44C120-18 50-22 0-22C-50-22-120-18-150-44Z',
      h.hat,
    ) +
    line('M-120-38Q0 -12 120-38', h.line, 2.4),
  straw: (h, trim) =>
    path('M-54-50L-48-100Q0-112 48-100L54-50Z', h.hat) +
    path('M-54-70Q0-60 54-70L56-48Q0-38-56-48Z', trim) +
    oval(0, -46, 100, 17, h.hat) +
    line('M-92-44Q0-22 92-44M-80-50Q0-30 80-50', h.line, 2),
  beanie: (h, trim) =>
    path('M-62-30C-70-90-40-118 0-118C40-118 70-90 62-30Z', h.hat) +
    line('M-34-50C-34-84-20-108 0-116M34-50C34-84 20-108 0-116M0-50V-116', h.line, 2.6) +
    path('M-68-58Q0-74 68-58L68-22Q0-38-68-22Z', trim) +
    disc(0, -124, 15, trim),
  headwrap: (h, trim) =>
    path(
      'M-66-8C-86-90-46-140 0-144C50-140 86-90 66-8C60-36 30-54 0-56C-30-54-60-36-66-8Z',
      h.hat,
    ) +
    path('M-66-30C-50-76 30-100 70-74L68-50C30-76-30-60-64-14Z', trim) +
    path(
      'M40-104C60-160 110-150 92-116C84-96 62-92 40-104ZM36-106C20-160 70-184 70-150C68-124 50-108 36-106Z',
      h.hat,
    ) +
    line('M-50-60C-40-100-10-124 20-128M-30-56C-16-84 20-100 50-96', h.line, 2.6),
  turban: (h, trim) =>
    path(
      'M-66-16C-94-80-56-132 0-132C56-132 94-80 66-16C50-44 20-60 0-62C-20-60-50-44-66-16Z',
      h.hat,
    ) +
    line(
      'M-66-30C-30-66 20-96 66-92M-74-60C-40-90 0-112 44-118M66-30C40-60 14-76-8-82',
      h.line,
      3,
    ) +
    path('M-16-58L0-92L16-58Q0-66-16-58Z', trim) +
    disc(0, -86, 8, h.wear),
  cowboy: (h, trim) =>
    path('M-54-56C-56-110-40-140-20-132Q0-120 20-132C40-140 56-110 54-56Z', h.hat) +
    path('M-56-74Q0-62 56-74L57-52Q0-42-57-52Z', trim) +
    path(
      'M-130-84C-116-50-80-56-56-58Q0-44 56-58C80-56 116-50 130-84C128-36 60-30 0-30C-60-30-128-36-130-84Z',
      h.hat,
    ) +
    line('M0-126V-96', h.line, 3),
  bucket: (h, trim) =>
    path('M-50-60L-42-116Q0-124 42-116L50-60Z', h.hat) +
    path('M-50-66Q0-54 50-66L78-20Q0-8-78-20Z', h.hat) +
    line('M-50-64Q0-52 50-64M-62-42Q0-28 62-42', trim, 4),
  flowers: (h, trim) =>
    [
      [-54, -54, 0],
      [-30, -76, 1],
      [0, -86, 2],
      [30, -78, 0],
      [55, -54, 1],
    ]
      .map(
        ([x = 0, y = 0, k]) =>
          path(star(x, y, 21, 11, 6), [h.hat, trim, h.wear][k ?? 0] ?? h.hat) +
          disc(x, y, 6, h.line),
      )
      .join('') +
    path(
      'M-66-40q-18 2-20 18q18 2 20-18ZM66-40q18 2 20 18q-18 2-20-18ZM-14-92q-8-18 4-26q10 12-4 26Z',
      h.inks.c,
    ),
  cap: (h, trim) =>
    path('M-62-36C-66-90-40-110 0-110C44-110 66-86 62-36Q0-56-62-36Z', h.hat) +
    path('M-20-48C20-58 60-52 112-26C104-16 60-28 20-28C0-28-16-34-20-48Z', trim) +
    line('M0-110V-54', h.line, 2.6),
  fez: (h, trim) =>
    path('M-48-58L-38-130Q0-138 38-130L48-58Q0-48-48-58Z', h.hat) +
    line('M0-134C30-140 50-130 52-96', trim, 4) +
    path('M46-98h13l4 24h-20Z', trim),
};

/** Hats sit on the crown; on a profile they lean back a little. */
export function hat(sitter: Sitter, hand: Hand): string {
  if (!sitter.hat) return '';
  const drawn = hats[sitter.hat](hand, hand.trim);
  if (sitter.view === 'side') return group('translate(-8 0) rotate(-6)', drawn);
  if (sitter.view === 'turned') return group('translate(-2 0) rotate(2)', drawn);
  return drawn;
}
