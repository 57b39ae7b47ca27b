import { at, box, disc, group, line, oval, path } from './svg.js';
import { Sheet } from './sheet.js';
import { cupboard, mix, over, skins } from './inks.js';
import { figure } from './figure.js';
import { star } from './shapes.js';
import { chance, between } from './chance.js';
import * as s from './scenery.js';

/** The pictures at the head of the other events, 1600 by 900 each. */

const [W, H] = [1600, 900];
const tones = Object.values(skins);

export function foghorn(): string {
  const i = { ...cupboard.midnight, paper: '#10233a' };
  const fog = (y: number, x: number, w: number, ink: string) => line(`M${x} ${y}h${w}`, ink, 34);
  const rings = [270, 210, 150, 90].map((r, k) => `<path d="M${770 + r * 0.7} ${460 - r}a${r} ${r} 0 0 1 0 ${r * 2}" fill="none" stroke="${[i.c, i.b, i.a, i.light][k]}" stroke-width="20"/>`);
  const horn =
    path('M300 520L560 452V560Q420 560 330 590Z', over(i.b, i.key, 0.25)) + path('M420 486C560 470 680 400 764 296V624C680 566 560 550 420 556Z', i.b) +
    oval(764, 460, 46, 164, over(i.b, i.key, 0.55)) + oval(768, 460, 26, 128, i.key) + line('M470 482C590 462 668 398 726 330', i.light, 6) +
    path('M250 700L330 520H470L520 700Z', i.a) + path('M390 520H470L520 700H420Z', over(i.a, i.key, 0.3)) + box(232, 690, 310, 34, i.key);
  const lighthouse = group(at(1330, 640),
    path('M20-330L-1400-500V-290Z', i.b, 'fill-opacity=".28"'), path('M-52 0L-34-300H34L52 0Z', i.light), path('M-46-100L-40-200H40L46-100Z', i.a), path('M-50-30L-52 0H52L50-30Z', i.a),
    box(-44, -318, 88, 18, i.key), box(-26, -368, 52, 52, i.b), path('M-36-366Q0-420 36-366Z', i.a), line('M0-404v-26', i.key, 5), path('M10-300H34L52 0H18Z', i.key, 'fill-opacity=".2"'));
  return new Sheet(W, H, i).print(
    box(0, 0, W, H, i.paper), s.starField(W, 420, 50, 3, i.light), disc(560, 118, 66, i.b), disc(534, 102, 60, i.paper),
    path('M1130 640C1210 600 1480 590 1600 620V760H1080Z', i.key), lighthouse, s.wave(W, 660, mix(i.c, i.key, 0.55), 22, 160), rings.join(''), path('M120 760C180 690 320 700 560 700C640 704 700 740 720 780Z', i.key), horn,
    s.wave(W, 748, mix(i.c, i.key, 0.3), 26, 200), fog(600, 960, 360, mix(i.odd, i.paper, 0.55)), fog(646, 1040, 420, mix(i.odd, i.paper, 0.4)), fog(300, 120, 220, mix(i.odd, i.paper, 0.7)), fog(350, 40, 200, mix(i.odd, i.paper, 0.6)),
    s.wave(W, 830, i.c, 24, 180), s.glints(60, 850, 1460, 40, 4, i.light));
}

export function kyoto(): string {
  const i = { ...cupboard.brick, paper: '#f3d6b4', a: '#cf3f2c' };
  const roll = chance(8);
  const maple = Array.from({ length: 34 }, () => group(at(between(roll, 0, W), between(roll, 0, 620), between(roll, 0.5, 1.1), between(roll, 0, 360)), path(star(0, 0, 22, 8, 5), roll() > 0.5 ? i.a : i.b)));
  const gate = (size: number, x: number, y: number, ink: string) => group(at(x, y, size), path('M-300-420Q0-380 300-420L316-468Q0-424-316-468Z', i.key), path('M-284-410Q0-372 284-410L286-384Q0-346-286-384Z', ink), box(-240, -300, 480, 30, ink), path('M-220 0L-196-390H-160L-164 0ZM220 0L196-390H160L164 0Z', ink), box(-34, -380, 68, 88, over(ink, i.key, 0.4)), box(-228, -26, 72, 40, i.key), box(156, -26, 72, 40, i.key));
  const player = group(at(800, 742, 1.1), figure({ ...i, c: '#3d5d6e' }, { skin: 'chalk', hair: 'bun', dress: 'gown', top: 'c', bottom: 'c', does: 'guitar', thing: 'light' }));
  return new Sheet(W, H, i).print(
    s.ringsOfSky(W, H, 800, 420, ['#e9a184', '#efb58f', '#f3c89f', '#f7dbb6'], 280), disc(800, 400, 210, i.a),
    path('M120 640L420 330Q470 300 520 340L800 640Z', i.c), path('M420 330Q470 300 520 340L590 414L530 396L480 430L440 390L366 386Z', i.light), s.ridge(W, [610, 560, 600, 620, 600, 560, 520, 580], H, over(i.c, i.key, 0.35)),
    s.wave(W, 640, '#5d8f96', 10, 200), s.glints(80, 660, 1440, 200, 5, i.light, 30), gate(0.55, 800, 660, over(i.a, i.light, 0.1)), gate(1.06, 800, 800, i.a),
    path('M560 760Q800 700 1040 760L1080 900H520Z', over(i.b, i.key, 0.5)), player,
    [180, 320, 1280, 1420].map((x, k) => group(at(x, 250 + (k % 2) * 60, 1.5), s.lantern(k % 2 ? i.b : i.light, i.key))).join(''), line('M0 140Q240 220 440 90M1600 140Q1360 220 1160 90', i.key, 5), line('M180 168V170M320 150V220M1280 150V160M1420 168V220', i.key, 4), ...maple);
}

export function harbour(): string {
  const i = cupboard.lido;
  const house = (x: number, w: number, h: number, ink: string) => group(at(x, 520), box(0, -h, w, h, ink), path(`M-10 ${-h}L${w / 2} ${-h - 60}L${w + 10} ${-h}Z`, over(ink, i.key, 0.4)), [0.2, 0.62].flatMap((fx) => [0.2, 0.55].map((fy) => box(w * fx, -h + h * fy, 26, 38, (fx + fy) % 0.75 > 0.4 ? i.light : i.b))).join(''), box(w / 2 - 14, -54, 28, 54, i.key));
  const row = [['a', 110, 190], ['light', 90, 240], ['b', 120, 170], ['c', 96, 220], ['odd', 120, 190], ['a', 90, 250], ['light', 130, 180], ['b', 100, 230], ['c', 120, 180], ['a', 100, 220], ['odd', 110, 200], ['light', 110, 240], ['b', 120, 190], ['c', 110, 220]] as const;
  let x = -10;
  const quay = row.map(([ink, w, h]) => { const drawn = house(x, w, h, i[ink]); x += w + 4; return drawn; }).join('');
  const boat = (bx: number, by: number, hull: string, sail: string, size = 1) => group(at(bx, by, size), line('M0-20V-250', i.key, 7), path('M10-240Q120-150 130-50H10Z', sail), path('M-8-220Q-70-130-80-50H-8Z', i.light), path('M-130-30H140Q120 40 90 50H-80Q-120 30-130-30Z', hull), line('M-122-10H132', i.light, 7));
  const barge = group(at(800, 720), path('M-330-60H330L290 60H-280Z', i.key), line('M-320-34H322', i.a, 12), s.bunting(-300, -260, 0, -320, 30, [i.a, i.b, i.light], 24, i.key), s.bunting(0, -320, 300, -260, 30, [i.b, i.light, i.a], 24, i.key), line('M-300-60V-262M300-60V-262M0-60V-322', i.key, 7),
    group(at(-170, -60, 0.86), figure(i, { skin: 'chalk', hair: 'beanie', dress: 'dungarees', top: 'light', bottom: 'c', does: 'accordion', thing: 'a' })), group(at(-40, -60, 0.86), figure(i, { skin: 'umber', hair: 'wrap', hairInk: 'b', dress: 'gown', top: 'a', bottom: 'a', does: 'sing' })), group(at(100, -60, 0.86), figure(i, { skin: 'sand', hair: 'bob', hairInk: 'a', dress: 'skirt', top: 'key', bottom: 'b', does: 'fiddle', thing: 'a' })), group(at(214, -60, 0.86), figure(i, { skin: 'amber', hair: 'brim', dress: 'flares', top: 'c', bottom: 'key', does: 'guitar', thing: 'b' })));
  const gulls = [[300, 140], [520, 90], [1180, 120], [1380, 190]].map(([gx = 0, gy = 0]) => line(`M${gx - 44} ${gy - 10}q22-24 44 10q22-34 44-10`, i.light, 8)).join('');
  return new Sheet(W, H, i).print(s.ringsOfSky(W, H, 1080, 330, ['#9fd8d2', '#b4e0d4', '#cbe8d8', '#e3efd9'], 260), disc(1080, 250, 120, i.b), gulls, group(at(160, 220, 1.2), s.cloudBank(i.light)), group(at(640, 190, 0.9), s.cloudBank(i.light)), s.ridge(W, [380, 330, 360, 400, 350, 380], H, i.odd), quay, box(0, 516, W, 40, over(i.b, i.key, 0.45)), box(0, 552, W, 348, i.c), s.glints(40, 570, 1500, 300, 9, i.light, 40), boat(270, 660, i.a, i.b), boat(1350, 680, i.light, i.a, 1.1), barge, s.wave(W, 800, over(i.c, i.key, 0.3), 22, 160));
}

export function lanternWalk(): string {
  const i = cupboard.damson;
  const walkers = [[150, 770, 0.8], [290, 752, 0.86], [430, 736, 0.9], [580, 716, 0.96], [740, 700, 1.02], [890, 700, 1.02], [1040, 716, 0.96], [1180, 744, 0.9], [1320, 776, 0.84], [1450, 806, 0.8]];
  const looks = [['umber', 'long', 'coat', 'a'], ['peach', 'beanie', 'flares', 'c'], ['sand', 'bun', 'skirt', 'b'], ['chestnut', 'afro', 'coat', 'light'], ['chalk', 'bob', 'gown', 'c'], ['amber', 'brim', 'coat', 'a'], ['umber', 'bald', 'flares', 'b'], ['peach', 'long', 'gown', 'a'], ['sand', 'quiff', 'coat', 'c'], ['chestnut', 'wrap', 'skirt', 'light']] as const;
  const lit = walkers.map(([x = 0, y = 0, size = 1], k) => {
    const [skin, hair, dress, top] = looks[k] ?? looks[0];
    const lamp = [path(star(0, 0, 44, 20, 5), i.b), disc(0, 0, 38, i.light), path('M-50 0C-20-40 30-30 44 0C30 30-20 40-50 0ZM-44 0L-76-26V26Z', i.a), s.lantern(i.b, i.key)][k % 4] ?? '';
    return disc(x + 54 * size, y - 270 * size, 90 * size, i.b, 'fill-opacity=".16"') + line(`M${x + 54 * size} ${y - 232 * size}V${y - 280 * size}`, i.light, 3) + group(at(x + 54 * size, y - 290 * size, size * 0.9), lamp) + group(at(x, y, size), figure(i, { skin, hair, dress, top, bottom: 'key', does: 'wave', hairInk: k % 3 ? 'key' : 'a', thing: 'b' }));
  });
  return new Sheet(W, H, i).print(s.ringsOfSky(W, H, 800, 320, ['#2d1533', '#391b3c', '#4a2345', '#613050'], 270), s.starField(W, 460, 70, 12, i.light), disc(800, 230, 96, i.light), disc(770, 210, 14, mix(i.light, i.paper, 0.2)), disc(836, 262, 20, mix(i.light, i.paper, 0.2)), s.ridge(W, [620, 500, 560, 470, 520, 480, 600], H, '#371a3c'), [80, 200, 1400, 1520].map((x, k) => group(at(x, 640 + (k % 2) * 30), s.pine('#2a1230', i.key, 1.9))).join(''), s.ridge(W, [760, 730, 690, 670, 680, 720, 800], H, '#2a1230'), ...lit, s.ridge(W, [820, 800, 790, 780, 800, 830, 860], H, i.key), s.verge(W, 912, 6, [i.key, '#150818'], [i.b, i.a, i.c], i.key, 0.7));
}

export function prelude(): string {
  const i = cupboard.marmalade;
  const fold = (x: number, ink: string) => path(`M${x}-10H${x + 110}C${x + 96} 300 ${x + 130} 560 ${x + 96} 830H${x + 6}C${x - 16} 560 ${x + 26} 300 ${x}-10Z`, ink);
  const side = [0, 1, 2, 3, 4].map((k) => fold(-20 + k * 100, k % 2 ? over(i.a, i.key, 0.28) : i.a)).join('');
  return new Sheet(W, H, i).print(
    box(0, 0, W, H, i.key), path('M800-60L420 800H1180Z', mix(i.key, i.b, 0.22)), path('M800-60L560 800H1040Z', mix(i.key, i.b, 0.4)), box(0, 780, W, 120, over(i.b, i.key, 0.5)), line('M0 812H1600M0 848H1600M300 780L200 900M600 780L560 900M1000 780L1040 900M1300 780L1400 900', over(i.b, i.key, 0.8), 4), oval(800, 796, 300, 40, i.b), oval(800, 796, 190, 24, i.paper),
    group(at(800, 796, 1.5), line('M0 0V-250', i.key, 8), oval(0, 0, 60, 9, i.key), box(-36, -352, 72, 104, i.light, 'rx="34"'), line('M-29-326H29M-32-308H32M-32-290H32M-29-272H29M-14-348V-254M0-350V-252M14-348V-254', i.key, 4), line('M-36-300H36', i.a, 8)), side, group('translate(1600 0) scale(-1 1)', side),
    path('M0-10H1600V90Q1500 190 1400 96Q1300 190 1200 96Q1100 190 1000 96Q900 190 800 96Q700 190 600 96Q500 190 400 96Q300 190 200 96Q100 190 0 90Z', i.a), line('M0 90Q100 190 200 96Q300 190 400 96Q500 190 600 96Q700 190 800 96Q900 190 1000 96Q1100 190 1200 96Q1300 190 1400 96Q1500 190 1600 90', i.b, 12),
    group(at(1010, 780, 0.9) + ' scale(-1 1)', s.lark({ key: i.key, light: i.light, back: '#7a5138', breast: i.b, beak: i.key })));
}

export function metropolis(): string {
  const i = cupboard.midnight;
  const roll = chance(21);
  const block = (x: number, w: number, h: number, ink: string, lit: string) => {
    const windows = Array.from({ length: Math.floor((w - 16) / 26) * Math.floor((h - 40) / 40) }, (_, k) => { const cols = Math.floor((w - 16) / 26); return roll() > 0.55 ? `M${x + 14 + (k % cols) * 26} ${760 - h + 26 + Math.floor(k / cols) * 40}h12v20h-12Z` : ''; });
    return box(x, 760 - h, w, h + 200, ink) + path(windows.join('') || 'M0 0', lit);
  };
  const back = Array.from({ length: 16 }, (_, k) => block(k * 104 - 20, 96, 240 + Math.abs(7.5 - k) * -18 + 250 + roll() * 120, mix(i.paper, i.odd, 0.22), mix(i.paper, i.odd, 0.45))).join('');
  const front = [[-20, 150, 360, 'a'], [150, 120, 500, 'c'], [290, 170, 300, 'key'], [1110, 150, 330, 'key'], [1280, 130, 520, 'a'], [1430, 190, 380, 'c']].map(([x, w, h, ink]) => block(Number(x), Number(w), Number(h), i[ink as 'a'], i.b)).join('');
  const stages = [[560, 'a'], [800, 'b'], [1040, 'c']].map(([x, ink], k) => group(at(Number(x), 770, k === 1 ? 1.1 : 0.8), path('M-120 0V-130Q0-240 120-130V0Z', i[ink as 'a']), path('M-92 0V-116Q0-200 92-116V0Z', i.key), path('M-60 0L-20-160H20L60 0Z', i.b, 'fill-opacity=".4"'), group(at(0, 0, 0.5), figure(i, { skin: (['umber', 'peach', 'amber'] as const)[k] ?? 'sand', hair: (['afro', 'quiff', 'long'] as const)[k] ?? 'bob', dress: 'flares', top: 'light', bottom: 'a', does: (['sing', 'guitar', 'keys'] as const)[k] ?? 'stand', thing: 'c' })))).join('');
  const beams = [[560, 300, 420], [800, 560, 700], [800, 900, 1040], [1040, 1180, 1330]].map(([x = 0, a, b], k) => path(`M${x} 620L${a}-20H${b}Z`, [i.a, i.b, i.b, i.c][k] ?? '', 'fill-opacity=".22"')).join('');
  return new Sheet(W, H, i).print(s.ringsOfSky(W, H, 800, 500, ['#1a2650', '#22315f', '#2c3f70', '#3a5282'], 270), s.starField(W, 300, 40, 2, i.light), disc(1170, 170, 88, i.light), back, beams, front, box(0, 752, W, 150, i.key), stages, s.crowd(W, 850, 0.8, 31, [i.a, i.b, i.c, i.light, i.odd], [i.key, '#4a2b20', '#b5542c', '#e2b04a'], tones), line('M0 610H440M1160 640H1600', i.light, 8), [0, 1, 2].map((k) => box(30 + k * 130, 568, 120, 40, i.b, 'rx="8"') + box(44 + k * 130, 576, 92, 16, i.key)).join(''));
}
