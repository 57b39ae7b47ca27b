import { at, box, disc, group, line, oval, path } from './svg.js';
import { anchors, headOutline } from './head.js';
import type { Hand } from './hand.js';
import type { Sitter } from './sitter.js';

export type Eyes = 'closed' | 'open' | 'lidded' | 'dots' | 'wide' | 'glance' | 'laugh' | 'none';
export type Mouth = 'lips' | 'smile' | 'grin' | 'sing' | 'flat' | 'whistle' | 'none';

/** Eyes and brows; a profile shows one eye, cut to a wedge. */
export function eyes(sitter: Sitter, hand: Hand): string {
  return anchors[sitter.view].eyes
    .map(({ x, y, width }, i) => {
      const mirror = sitter.view === 'front' && i === 0 ? -1 : 1;
      const place = `translate(${x} ${y}) scale(${width * mirror} 1)`;
      return group(place, eye(sitter, hand, mirror), brow(sitter, hand));
    })
    .join('');
}

function eye(sitter: Sitter, hand: Hand, mirror: number): string {
  const ink = hand.line;
  switch (sitter.eyes) {
    case 'none':
      return '';
    case 'closed':
      return line('M-14 0Q0 11 15-1', ink, 4) + line('M-6 6l-2 6M3 6l1 6M11 3l5 5', ink, 2.6);
    case 'laugh':
      return line('M-14 5Q0-11 14 5', ink, 4.4);
    case 'dots':
      return oval(0, 0, 5.5, 7.5, ink);
    case 'wide':
      return (
        oval(0, 0, 15, 14, hand.inks.light) +
        disc(2 * mirror, 1, 7.5, ink) +
        line('M-16-4Q0-22 16-4', ink, 4)
      );
    case 'glance':
      return white(hand) + disc(6 * mirror, -1, 6.5, ink) + line('M-17 1Q0-18 17-3l5-4', ink, 4);
    case 'lidded':
      return (
        white(hand) +
        disc(1, 2, 6.5, ink) +
        path('M-17 1Q0-18 18-3Q0-1 -17 1Z', hand.shade) +
        line('M-17 1Q0-2 18-3l5-4', ink, 4)
      );
    case 'open':
      return (
        white(hand) +
        disc(1, -1, 6.8, ink) +
        disc(3.4, -3.4, 2, hand.inks.light) +
        line('M-17 1Q0-18 17-3l5-4', ink, 4)
      );
  }
}

const white = (hand: Hand) => path('M-17 1Q0-17 17-3Q2 13 -17 1Z', hand.inks.light);

function brow(sitter: Sitter, hand: Hand): string {
  if (sitter.eyes === 'none') return '';
  const heavy = sitter.beard || sitter.old;
  const colour = sitter.hairInk === 'grey' || sitter.hairInk === 'light' ? hand.hair : hand.line;
  const lift = sitter.eyes === 'wide' || sitter.eyes === 'laugh' ? -6 : 0;
  return heavy
    ? path(
        `M-17 ${-17 + lift}Q-2 ${-31 + lift} 19 ${-21 + lift}Q2 ${-23 + lift} -14 ${-12 + lift}Z`,
        colour,
      )
    : line(`M-15 ${-19 + lift}Q0 ${-29 + lift} 18 ${-21 + lift}`, colour, 4.2);
}

export function mouth(sitter: Sitter, hand: Hand): string {
  const { x, y, width } = anchors[sitter.view].mouth;
  if (sitter.view === 'side') return sideMouth(sitter, hand);
  return group(`translate(${x} ${y}) scale(${width} 1)`, frontMouth(sitter, hand));
}

function frontMouth(sitter: Sitter, hand: Hand): string {
  const ink = hand.line;
  const lip = hand.inks.a === hand.skin ? hand.inks.key : hand.inks.a;
  switch (sitter.mouth) {
    case 'none':
      return '';
    case 'lips':
      return (
        path('M-19 0C-11-8-6-9 0-5C6-9 11-8 19 0C12 12 6 14 0 14C-6 14-12 12-19 0Z', lip) +
        line('M-19 0Q-8 3 0 1Q8 3 19 0', ink, 2.6)
      );
    case 'smile':
      return line('M-21-5Q0 15 21-5', ink, 4.2) + line('M-8 15q8 3 15 0', ink, 2.6);
    case 'grin':
      return (
        path('M-24-7Q0 1 24-7Q18 18 0 18Q-18 18-24-7Z', hand.inks.light) +
        line('M-24-7Q0 1 24-7Q18 18 0 18Q-18 18-24-7Z', ink, 3.4)
      );
    case 'sing':
      return (
        path('M-15-2C-14-14 14-14 15-2C17 14 10 24 0 24C-10 24-17 14-15-2Z', ink) +
        path('M-10-7Q0-11 10-7L9-2Q0-4-9-2Z', hand.inks.light) +
        oval(0, 17, 8, 5, lip)
      );
    case 'whistle':
      return oval(0, 3, 8, 8, lip) + oval(0, 3, 3.5, 3.5, ink);
    case 'flat':
      return line('M-15 2Q0-2 15 0', ink, 4) + line('M-5 12h9', ink, 2.6);
  }
}

function sideMouth(sitter: Sitter, hand: Hand): string {
  const ink = hand.line;
  switch (sitter.mouth) {
    case 'sing':
      return path('M70 34L40 44L62 62Z', ink) + path('M62 37l-14 5l13-1Z', hand.inks.light);
    case 'lips':
      return (
        path(
          'M62 37C52 38 46 42 42 45C48 53 54 57 59 55C64 52 64 48 59 45C66 43 65 39 62 37Z',
          hand.inks.a,
        ) + line('M60 45Q50 43 42 45', ink, 2.6)
      );
    case 'smile':
    case 'grin':
      return line('M60 45Q46 46 38 34', ink, 3.6);
    case 'none':
      return '';
    default:
      return line('M60 45Q52 46 44 44', ink, 3.4);
  }
}

export type Beard = 'full' | 'moustache' | 'goatee' | 'stubble' | 'walrus';

export function beard(sitter: Sitter, hand: Hand): string {
  const d = headOutline(sitter);
  const side = sitter.view === 'side';
  const colour = hand.hair;
  switch (sitter.beard) {
    case undefined:
      return '';
    case 'stubble':
      return hand.sheet.clip(
        d,
        path(
          side
            ? 'M-20 20L30 30L70 30L70 90L-30 90Z'
            : 'M-70 10C-40 40-30 32 0 34C30 32 40 40 70 10L70 90L-70 90Z',
          dots(hand),
        ),
      );
    case 'full':
      return side
        ? path(
            'M-24 6C-6 14 14 30 34 36C48 30 58 32 62 36L56 46C68 60 72 84 50 108C24 120-14 96-24 40Z',
            colour,
          )
        : turnedShift(
            sitter,
            path(
              'M-60-4C-50 22-34 34-20 32C-8 28-4 34 0 34C4 34 8 28 20 32C34 34 50 22 58-4C62 50 42 118 0 120C-42 118-62 50-60-4Z',
              colour,
            ),
          );
    case 'goatee':
      return side
        ? path('M58 34L38 40L34 46L44 50L40 64C44 100 56 102 62 98C66 86 58 74 58 62Z', colour)
        : turnedShift(
            sitter,
            path(
              'M-26 42C-20 30-8 34 0 35C8 34 20 30 26 42C24 50 26 64 14 104C6 110-6 110-14 104C-26 64-24 50-26 42Z',
              colour,
            ),
          );
    case 'moustache':
      return side
        ? path('M66 30C54 26 40 34 30 46C44 46 58 44 66 36Z', colour)
        : turnedShift(
            sitter,
            path(
              'M0 34C10 28 26 32 38 46C24 48 10 46 0 42C-10 46-24 48-38 46C-26 32-10 28 0 34Z',
              colour,
            ),
          );
    case 'walrus':
      return side
        ? path('M68 28C52 26 36 34 34 62C46 60 60 56 66 46Z', colour)
        : turnedShift(
            sitter,
            path(
              'M0 32C16 26 36 34 36 66C24 60 10 58 0 52C-10 58-24 60-36 66C-36 34-16 26 0 32Z',
              colour,
            ),
          );
  }
}

/** Mouths inside a full beard are drawn again on top of it, so order matters less than place. */
const turnedShift = (sitter: Sitter, inside: string) =>
  sitter.view === 'turned' ? group('translate(13 0) scale(.92 1)', inside) : inside;

const dots = (hand: Hand) =>
  hand.sheet.pattern(7, 7, disc(2, 2, 1.5, hand.line) + disc(5.5, 5.5, 1.5, hand.line));

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
  | 'domino'
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
    case 'domino':
      return hand.sheet.clip(
        headOutline(sitter),
        path('M-80-26Q0-44 90-30L80 10Q40 26 16 6Q8 0 0 6Q-24 26-80 10Z', hand.wear),
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
