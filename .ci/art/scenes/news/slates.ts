import { figure } from '../../figure/figure.js';
import { over } from '../../print/inks.js';
import { Sheet } from '../../print/sheet.js';
import { at, box, disc, group, line, path } from '../../print/svg.js';
import { ridge, verge } from '../../scenery/land.js';
import { cloudBank, ringsOfSky } from '../../scenery/sky.js';
import { day } from '../kit.js';

const [W, H] = [1200, 675];

export function slates(): string {
  const rows = Array.from({ length: 7 }, (_, r) =>
    Array.from({ length: 17 }, (__, c) =>
      r > 1 || c < 11
        ? box(
            150 + c * 54 + (r % 2) * 27 - 27,
            166 + r * 40,
            50,
            46,
            ['#5d7078', '#52656e', '#677b82'][(r * 5 + c * 3) % 3] ?? '',
            'rx="4"',
          )
        : '',
    ).join(''),
  )
    .reverse()
    .join('');
  const rafters = line(
    'M730 160V250M790 160V250M850 160V250M910 160V250M970 160V250M1030 160V250M720 200H1060',
    '#7a4a2a',
    9,
  );
  return new Sheet(W, H, day).print(
    ringsOfSky(W, H, 300, 300, ['#8fc6c4', '#a9d3c8', '#c6e0cc', '#f3ecc4'], 230),
    disc(240, 120, 66, day.b),
    group(at(820, 110, 1.1), cloudBank(day.light)),
    ridge(W, [420, 370, 400, 380, 420], H, '#7fae8f'),
    `<g transform="translate(0 84)">`,
    box(150, 430, 920, 250, '#98432f'),
    line('M150 470H1070M150 520H1070M150 570H1070M150 620H1070', '#7a3226', 4),
    box(128, 150, 950, 24, day.key),
    box(122, 166, 960, 270, '#3a2a24'),
    rafters,
    rows,
    box(120, 428, 970, 22, day.key),
    path('M280 680V560Q350 470 420 560V680ZM780 680V560Q850 470 920 560V680Z', day.key),
    path('M505 680V540H695V680Z', day.c),
    line('M600 540V680', day.key, 6),
    line('M1010 680L930 170M1060 680L980 170', day.b, 11),
    line(
      'M1002 620h50M994 570h50M986 520h50M978 470h50M970 420h50M962 370h50M954 320h50M946 270h50M938 220h50',
      over(day.b, day.key, 0.4),
      8,
    ),
    group(
      at(470, 172, 0.8),
      figure(day, {
        skin: 'umber',
        hair: 'bun',
        dress: 'dungarees',
        top: 'b',
        bottom: 'c',
        does: 'carry',
        thing: 'key',
      }),
    ),
    group(
      at(660, 172, 0.8),
      figure(day, {
        skin: 'chalk',
        hair: 'brim',
        hairInk: 'b',
        dress: 'dungarees',
        top: 'a',
        bottom: 'key',
        does: 'wave',
      }),
    ),
    '</g>',
    group(
      at(120, 664, 1.2),
      figure(day, {
        skin: 'amber',
        hair: 'beanie',
        hairInk: 'a',
        dress: 'flares',
        top: 'light',
        bottom: 'key',
        does: 'carry',
        thing: 'key',
      }),
    ),
    verge(W, 686, 25, [day.key, '#1c4a3f'], ['#ffd257', '#f4694a', day.light], day.key, 0.5),
  );
}
