import { figure } from '../figure/figure.js';
import { mix, over, skins } from '../print/inks.js';
import { Sheet } from '../print/sheet.js';
import { at, disc, group, line, path } from '../print/svg.js';
import { ridgeTent } from '../scenery/camp.js';
import { crowd } from '../scenery/crowd.js';
import { bulbs, bunting } from '../scenery/decorations.js';
import { poplar, ridge, roundTree, verge } from '../scenery/land.js';
import { lark } from '../scenery/lark.js';
import { cloudBank, larkAloft, starField } from '../scenery/sky.js';
import { bandstandHouse } from '../scenery/stages.js';
import type { Hour } from './hours.js';

/** The valley, 1600 by 900. What matters stands in the middle third, so that a phone sees it too. */
export function valley(hour: Hour): string {
  const sheet = new Sheet(1600, 900, hour.inks);
  return sheet.print(sky(hour), land(hour), birds(hour), stage(hour), audience(hour), front(hour));
}

function sky(hour: Hour): string {
  const [x, y] = [800, 520];
  const bands = [980, 760, 560, 390, 250]
    .map((r, i) => disc(x, y, r, hour.sky[4 - i] ?? hour.sun))
    .join('');
  return (
    path('M0 0H1600V900H0Z', hour.sky[4] ?? '') +
    bands +
    disc(x, y, 150, hour.sun) +
    (hour.stars ? starField(1600, 420, 60, 5, hour.sun) : '') +
    group(at(150, 330, 1.2), cloudBank(mix(hour.sky[3] ?? '', hour.sun, 0.22))) +
    group(at(1180, 396, 1), cloudBank(mix(hour.sky[3] ?? '', hour.sun, 0.22)))
  );
}

function birds(hour: Hour): string {
  return [
    [236, 396, 0.74, -8],
    [380, 440, 0.5, -2],
    [1330, 380, 0.9, -14],
    [1440, 452, 0.5, 4],
    [1230, 452, 0.46, -4],
  ]
    .map(([bx = 0, by = 0, size, turn]) =>
      group(
        at(bx, by, size, turn),
        larkAloft(hour.stars ? '#0b1d2c' : hour.inks.key, hour.inks.b, hour.inks.light),
      ),
    )
    .join('');
}

function land(hour: Hour): string {
  const [far, mid, near, foot] = hour.hills as [string, string, string, string];
  const trunk = hour.inks.key;
  const wood = [
    [60, 600, 1],
    [118, 612, 0.8],
    [180, 604, 1.1],
    [1420, 590, 1.1],
    [1490, 604, 0.9],
    [1552, 590, 1.2],
  ].map(([x = 0, y = 0, size]) => group(at(x, y), poplar(near, trunk, size)));
  const orchard = [
    [300, 640, 0.8],
    [372, 650, 1],
    [1240, 634, 0.9],
    [1316, 644, 1.1],
  ].map(([x = 0, y = 0, size]) => group(at(x, y), roundTree(near, trunk, size)));
  const camp = [
    [238, 690, 0.9, 'a'],
    [322, 706, 1, 'light'],
    [130, 700, 1, 'b'],
    [1330, 690, 1, 'light'],
    [1420, 702, 0.9, 'a'],
    [1500, 692, 1, 'b'],
  ].map(([x, y, size, ink]) =>
    group(at(Number(x), Number(y), Number(size) * 0.8), ridgeTent(hour.inks[ink as 'a'], trunk)),
  );
  return (
    ridge(1600, [470, 400, 452, 520, 560, 500, 430, 380, 450], 900, hour.far) +
    ridge(1600, [560, 500, 520, 590, 600, 590, 530, 480, 520], 900, far) +
    wood.join('') +
    ridge(1600, [600, 590, 620, 640, 636, 640, 614, 584, 590], 900, mid) +
    orchard.join('') +
    camp.join('') +
    path(
      'M1120 640C1010 652 980 676 1090 690C1220 708 1300 730 1130 764C960 796 1100 840 1220 900H1500C1340 840 1180 806 1300 770C1430 730 1300 700 1180 686C1100 676 1090 660 1120 640Z',
      hour.river,
    ) +
    path(
      'M0 740C260 690 520 700 800 702C960 704 980 716 1040 740C1010 780 980 840 1080 900H0Z',
      near,
    ) +
    path('M1600 760C1480 770 1420 800 1500 900H1600Z', near) +
    line(
      'M1150 690h60M1190 716h50M1120 776h70M1180 840h60',
      hour.inks.light,
      3,
      'stroke-opacity=".6"',
    ) +
    path('M0 820C300 780 700 800 960 860C980 876 990 888 1000 900H0Z', foot)
  );
}

function stage(hour: Hour): string {
  const { inks } = hour;
  const house = bandstandHouse({
    roof: inks.a,
    stripe: inks.light,
    wood: over(inks.b, inks.key, 0.3),
    dark: inks.key,
    glow: hour.glow,
    light: inks.light,
  });
  const band = [
    figure(inks, {
      skin: 'umber',
      hair: 'afro',
      dress: 'gown',
      top: 'a',
      bottom: 'a',
      does: 'sing',
      thing: 'c',
    }),
    figure(inks, {
      skin: 'peach',
      hair: 'brim',
      hairInk: 'key',
      dress: 'flares',
      top: 'c',
      bottom: 'key',
      does: 'double bass',
      thing: 'a',
      mirror: true,
    }),
    figure(inks, {
      skin: 'sand',
      hair: 'bun',
      dress: 'flares',
      top: 'light',
      bottom: 'c',
      does: 'guitar',
      thing: 'a',
    }),
  ];
  const poles = line('M420 760V520M1180 760V530', inks.key, 6);
  return (
    poles +
    bulbs(800, 428, 420, 530, 30, hour.glow, inks.key) +
    bulbs(800, 428, 1180, 540, 30, hour.glow, inks.key) +
    group(
      at(800, 744, 0.95),
      house,
      group(at(0, -44, 0.52), band[0] ?? ''),
      group(at(-58, -44, 0.5), band[1] ?? ''),
      group(at(56, -44, 0.5), band[2] ?? ''),
    ) +
    bunting(610, 560, 430, 610, 24, [inks.b, inks.light, inks.a], 15, inks.key) +
    bunting(990, 560, 1172, 612, 24, [inks.light, inks.b, inks.a], 15, inks.key)
  );
}

function audience(hour: Hour): string {
  const { inks } = hour;
  const clothes = [inks.a, inks.b, inks.c, inks.light, inks.key, inks.odd];
  const hairs = [inks.key, '#4a2b20', '#b5542c', '#e2b04a', '#6b3d2a'];
  const tones = Object.values(skins);
  const row = (x: number, width: number, y: number, size: number, seed: number) =>
    group(at(x, 0), crowd(width, y, size, seed, clothes, hairs, tones));
  const dancer = (x: number, y: number, size: number, who: Parameters<typeof figure>[1]) =>
    group(at(x, y, size), figure(inks, who));
  return (
    row(560, 500, 764, 0.4, 3) +
    row(520, 560, 786, 0.5, 5) +
    row(540, 560, 818, 0.64, 9) +
    dancer(470, 838, 0.62, {
      skin: 'amber',
      hair: 'long',
      hairInk: 'key',
      dress: 'skirt',
      top: 'b',
      bottom: 'a',
      does: 'dance',
    }) +
    dancer(390, 850, 0.66, {
      skin: 'chestnut',
      hair: 'afro',
      dress: 'flares',
      top: 'light',
      bottom: 'a',
      does: 'cheer',
    }) +
    dancer(300, 826, 0.58, {
      skin: 'chalk',
      hair: 'brim',
      hairInk: 'b',
      dress: 'gown',
      top: 'c',
      bottom: 'c',
      does: 'hug',
    }) +
    dancer(256, 828, 0.6, {
      skin: 'sand',
      hair: 'short',
      dress: 'shorts',
      top: 'a',
      bottom: 'key',
      does: 'wave',
      mirror: true,
    })
  );
}

function front(hour: Hour): string {
  const { inks } = hour;
  const post =
    path('M1172 900L1178 706H1204L1210 900Z', over(inks.b, inks.key, 0.75)) +
    path('M1178 706H1204V716H1178Z', inks.light, 'fill-opacity=".5"');
  return (
    post +
    group(
      at(1186, 706, 0.86) + ' scale(-1 1)',
      lark({ key: inks.key, light: inks.light, back: '#7a5138', breast: inks.b, beak: inks.key }),
    ) +
    verge(1600, 912, 11, hour.verge, hour.petals, hour.verge[0] ?? '', 0.92)
  );
}
