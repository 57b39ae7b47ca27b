import { at, box, disc, group, line, path } from '../print/svg.js';
import type { Hand } from './hand.js';
import { anchors, headOutline } from './head.js';
import type { Sitter } from './sitter.js';

export type Wear =
  | 'round specs'
  | 'square specs'
  | 'shades'
  | 'cat eyes'
  | 'hearts'
  | 'hoops'
  | 'drops'
  | 'discs'
  | 'freckles'
  | 'rouge'
  | 'stripe'
  | 'lightning'
  | 'tears'
  | 'wrinkles'
  | 'headphones'
  | 'eye shadow'
  | 'stars'
  | 'half';

export function wear(sitter: Sitter, hand: Hand): string {
  return (sitter.wear ?? []).map((thing) => worn(thing, sitter, hand)).join('');
}

function worn(thing: Wear, sitter: Sitter, hand: Hand): string {
  const { eyes: spots, cheeks } = anchors[sitter.view];
  const ink = hand.line;
  const each = (draw: (i: number) => string) =>
    spots
      .map(({ x, y, width }, i) =>
        group(
          `translate(${x} ${y}) scale(${sitter.view === 'front' && i === 0 ? -width : width} 1)`,
          draw(i),
        ),
      )
      .join('');
  const bridge =
    sitter.view === 'front'
      ? line('M-8-10Q0-15 8-10', ink, 4)
      : sitter.view === 'turned'
        ? line('M11-9Q15-14 20-9', ink, 4)
        : '';
  const temple =
    sitter.view === 'side'
      ? line('M20-12L-16-8', ink, 4)
      : sitter.view === 'turned'
        ? line('M-30-10L-54-6', ink, 4)
        : '';
  const frame = bridge + temple;
  switch (thing) {
    case 'round specs':
      return (
        each(
          () =>
            disc(0, 0, 20, hand.inks.light, 'fill-opacity=".35"') +
            `<circle r="20" fill="none" stroke="${ink}" stroke-width="4"/>`,
        ) + frame
      );
    case 'square specs':
      return each(() => line('M-20-13h40v20q-2 8-12 8h-18q-9 0-10-8Z', ink, 5)) + frame;
    case 'shades':
      return (
        each(
          () =>
            path('M-21-14H22V2Q18 18 0 18Q-18 18-21 2Z', hand.inks.key) +
            line('M-10-6l-5 12M0-6l-6 14', hand.wear, 3.4),
        ) + frame
      );
    case 'cat eyes':
      return (
        each(
          () =>
            path('M-19-8Q4-18 28-24Q24 16 0 15Q-19 14-19-8Z', hand.wear) +
            path('M-12-5Q2-11 18-13Q14 9 0 9Q-12 8-12-5Z', hand.inks.key),
        ) + frame
      );
    case 'hearts':
      return (
        each(
          () =>
            path('M0 20C-34-2-18-24 0-10C18-24 34-2 0 20Z', hand.wear) +
            line('M-10-6q-4 4-1 8', hand.inks.light, 3),
        ) + frame
      );
    case 'eye shadow':
      return each(() => path('M-17-1Q-2-26 26-12Q10-14 0-9Q-10-8-17-1Z', hand.wear));
    case 'hoops':
      return ring(
        sitter,
        (x) =>
          `<circle cx="${x}" cy="42" r="16" fill="none" stroke="${hand.wear}" stroke-width="5"/>`,
      );
    case 'drops':
      return ring(
        sitter,
        (x) => line(`M${x} 22v8`, ink, 2.5) + path(`M${x} 26l9 24q-9 8-18 0Z`, hand.wear),
      );
    case 'discs':
      return ring(sitter, (x) => disc(x, 36, 13, hand.wear) + disc(x, 36, 5, ink));
    case 'freckles':
      return cheeks
        .map(({ x, y }) =>
          [
            [-8, -4],
            [0, 0],
            [8, -5],
            [-2, -9],
            [5, 5],
          ]
            .map(([dx = 0, dy = 0]) =>
              disc(x + dx, y + dy, 1.9, hand.shade === hand.skin ? ink : ink, 'fill-opacity=".55"'),
            )
            .join(''),
        )
        .join('');
    case 'rouge':
      return cheeks.map(({ x, y }) => disc(x, y + 2, 12, hand.blush)).join('');
    case 'stripe':
      return hand.sheet.clip(headOutline(sitter), path('M-80-18L90-24L90 6L-80 12Z', hand.wear));
    case 'half':
      return hand.sheet.clip(
        headOutline(sitter),
        path(
          sitter.view === 'side' ? 'M-90-100H90V2L-90 14Z' : 'M-90-100H90V-2L-90 14Z',
          hand.wear,
        ),
      );
    case 'lightning':
      return group(
        'translate(22 -4)',
        path('M8-62L-16-8L0-10L-12 50L24-22L6-18L30-62Z', hand.wear) +
          line('M8-62L-16-8L0-10L-12 50L24-22L6-18L30-62Z', ink, 2.5),
      );
    case 'tears':
      return spots
        .map(({ x, y }) => path(`M${x} ${y + 16}q8 12 0 18q-8-6 0-18Z`, hand.wear))
        .join('');
    case 'stars':
      return cheeks
        .map(({ x, y }) =>
          path(`M${x} ${y - 11}l4 8l9 1l-7 6l2 9l-8-5l-8 5l2-9l-7-6l9-1Z`, hand.wear),
        )
        .join('');
    case 'wrinkles':
      return sitter.view === 'side'
        ? line('M20-6l-8-4M20 0l-9 2M46 30Q34 36 34 52M30-44q12-4 20 0', ink, 2.4)
        : line(
            'M-46 0l-7-5M-46 6l-8 2M-16-48Q6-54 28-48M-12-58Q6-63 24-58M-22 30Q-30 40-28 52',
            ink,
            2.4,
          ) + (sitter.view === 'front' ? line('M22 30Q30 40 28 52', ink, 2.4) : '');
    case 'headphones':
      return sitter.view === 'side'
        ? line('M-16-10Q-22-90-4-92', ink, 11) +
            box(-40, -24, 46, 56, ink, 'rx="20"') +
            box(-32, -14, 30, 36, hand.wear, 'rx="14"')
        : line('M-66 0C-70-118 70-118 66 0', ink, 11) +
            [-1, 1]
              .map((s) =>
                group(
                  at(64 * s, 4),
                  box(-15, -28, 30, 58, ink, 'rx="13"'),
                  box(-9, -18, 18, 38, hand.wear, 'rx="8"'),
                ),
              )
              .join('');
  }
}

function ring(sitter: Sitter, draw: (x: number) => string): string {
  if (sitter.view === 'front') return draw(-60) + draw(60);
  return draw(sitter.view === 'side' ? -16 : -54);
}
