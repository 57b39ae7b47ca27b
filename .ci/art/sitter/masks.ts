import { mix, over } from '../print/inks.js';
import { cloud, rays } from '../print/shapes.js';
import { disc, line, oval, path } from '../print/svg.js';
import type { Hand } from './hand.js';
import { headOutline } from './head.js';
import type { Sitter } from './sitter.js';

export type Mask = 'helmet' | 'fox' | 'moon' | 'veil' | 'moth' | 'television' | 'owl';

/** Faces that some musicians prefer to their own. All are made for a sitter seen from the front. */
export function mask(sitter: Sitter, hand: Hand): string {
  return sitter.mask ? masks[sitter.mask](hand, sitter) : '';
}

const visor = 'M-74-40Q0-66 74-40Q82 0 68 40Q0 58-68 40Q-82 0-74-40Z';

const masks: Record<Mask, (h: Hand, sitter: Sitter) => string> = {
  fox: (h) =>
    path(
      'M-72-112L-34-76Q0-88 34-76L72-112C84-60 78-16 56 12L0 74L-56 12C-78-16-84-60-72-112Z',
      h.wear,
    ) +
    path('M-60-90L-40-66L-58-50ZM60-90L40-66L58-50Z', h.line) +
    path('M-70-10C-40-10-20 6-4 44L0 74L-56 12ZM70-10C40-10 20 6 4 44L0 74L56 12Z', h.inks.light) +
    path('M-46-20Q-26-38-12-10Q-30-2-46-20ZM46-20Q26-38 12-10Q30-2 46-20Z', h.line) +
    disc(-26, -18, 4, h.inks.light) +
    disc(26, -18, 4, h.inks.light) +
    oval(0, 66, 12, 9, h.line) +
    line('M0-76V-50M-14-70l4 16M14-70l-4 16', h.line, 3),
  moon: (h) =>
    disc(0, -4, 104, h.wear) +
    h.sheet.clip(
      'M-104-4a104 104 0 1 0 208 0a104 104 0 1 0-208 0Z',
      path('M-120-120H-10C-70-70-70 60-6 110H-120Z', over(h.wear, h.inks.key, 0.32)),
    ) +
    disc(52, -60, 13, mix(h.wear, h.inks.key, 0.2)) +
    disc(70, 40, 9, mix(h.wear, h.inks.key, 0.2)) +
    disc(-40, 70, 11, mix(h.wear, h.inks.key, 0.34)) +
    line(
      'M-44-10Q-26 8-8-10M24-10Q42 8 60-10M10 0C20 20 22 26 6 30M-20 52Q10 70 40 50',
      h.line,
      5,
    ) +
    disc(58, 22, 13, h.blush),
  helmet: (h) =>
    path('M-88 60C-104-60-60-116 0-116C60-116 104-60 88 60Q84 92 50 96H-50Q-84 92-88 60Z', h.hat) +
    path(visor, h.inks.key) +
    h.sheet.clip(
      visor,
      path('M-90 60L-20-80H10L-60 60ZM20 70L70-60H84L40 70Z', h.wear, 'fill-opacity=".75"'),
    ) +
    line('M-66 70H66M-56 84H56', h.inks.key, 4) +
    disc(0, -90, 9, h.wear),
  veil: (h, sitter) =>
    h.sheet.clip(headOutline(sitter), path('M-80-30H80V100H-80Z', over(h.inks.key, h.inks.key))) +
    line(
      [-52, -39, -26, -13, 0, 13, 26, 39, 52]
        .map((x) => `M${x}-28V${104 - Math.abs(x) * 0.6}`)
        .join(''),
      h.wear,
      8,
      'stroke-dasharray=".1 11"',
    ) +
    line('M-62-30Q0-46 62-30', h.hat, 12) +
    path('M0-60l12 22l-12 18l-12-18Z', h.inks.light),
  moth: (h) =>
    path(
      'M0-10C-20-70-90-96-140-70C-120-30-100 0-60 10C-80 30-70 56-44 56C-20 50-4 24 0-4C4 24 20 50 44 56C70 56 80 30 60 10C100 0 120-30 140-70C90-96 20-70 0-10Z',
      h.wear,
    ) +
    disc(-72, -42, 20, h.inks.light) +
    disc(-72, -42, 10, h.line) +
    disc(72, -42, 20, h.inks.light) +
    disc(72, -42, 10, h.line) +
    line('M-120-66Q-60-70-14-20M120-66Q60-70 14-20M-46 44Q-20 30-6 4M46 44Q20 30 6 4', h.line, 3) +
    path('M0-34q12 20 0 66q-12-46 0-66Z', h.line) +
    line('M-3-32C-8-60-24-76-40-78M3-32C8-60 24-76 40-78', h.line, 4),
  television: (h) =>
    line('M-10-96L-50-160M10-96L44-150', h.line, 6) +
    disc(-50, -160, 8, h.wear) +
    disc(44, -150, 8, h.wear) +
    path('M-98-84Q-98-98-84-98H84Q98-98 98-84V74Q98 88 84 88H-84Q-98 88-98 74Z', h.hat) +
    path('M-82-66Q-30-82 50-72Q58 0 50 60Q-20 70-82 60Q-90 0-82-66Z', h.inks.light) +
    h.sheet.clip(
      'M-82-66Q-30-82 50-72Q58 0 50 60Q-20 70-82 60Q-90 0-82-66Z',
      path(rays(-16, -4, 130, 10, 0.2), h.wear),
    ) +
    disc(-16, -4, 34, h.inks.a) +
    path('M-32-12q6-10 12 0M-10-12q6-10 12 0', 'none', `stroke="${h.line}" stroke-width="4"`) +
    line('M-32 6Q-16 24 2 6', h.line, 4) +
    disc(75, -50, 12, h.line) +
    disc(75, -14, 12, h.line) +
    line('M66 20h18M66 34h18M66 48h18', h.line, 4),
  owl: (h) =>
    path(
      'M-84-92C-60-84-40-92 0-92C40-92 60-84 84-92C96-20 70 40 0 60C-70 40-96-20-84-92Z',
      h.wear,
    ) +
    path(cloud(-34, -26, 34, 34, 12), h.inks.light) +
    path(cloud(34, -26, 34, 34, 12), h.inks.light) +
    disc(-32, -26, 18, h.hat) +
    disc(32, -26, 18, h.hat) +
    disc(-30, -26, 9, h.line) +
    disc(30, -26, 9, h.line) +
    path('M0-22L14 6L0 30L-14 6Z', h.inks.b === h.wear ? h.inks.a : h.inks.b) +
    line('M-20-80l4 12M0-82v12M20-80l-4 12M-36 34l6 8M36 34l-6 8M-14 44l4 8M14 44l-4 8', h.line, 4),
};
