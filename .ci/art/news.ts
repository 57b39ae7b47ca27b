import { at, box, disc, group, line, oval, path } from './svg.js';
import { Sheet } from './sheet.js';
import { cupboard, mix, over } from './inks.js';
import { figure } from './figure.js';
import { rays } from './shapes.js';
import { people } from './hero-meadowlark.js';
import * as s from './scenery.js';

/** Pictures beside the news, 1200 by 675. */

const [W, H] = [1200, 675];
const i = people;
const bird = { key: i.key, light: i.light, back: '#7a5138', breast: i.b, beak: i.key };

/** 01: the poster goes up on the barn. */
function poster(): string {
  const boards = Array.from({ length: 13 }, (_, k) => box(k * 94, 0, 90, H, k % 2 ? '#8d3b2d' : '#98432f')).join('');
  const bill = group('translate(600 330) rotate(-2.5)', box(-196, -262, 400, 540, i.key, 'fill-opacity=".35"'), box(-204, -274, 400, 540, i.light));
  const sheet = new Sheet(W, H, i);
  const clipped = group('translate(600 330) rotate(-2.5)', sheet.clip('M-180-250H172V80H-180Z', box(-180, -250, 352, 330, '#f0804f'), path(rays(-4, 70, 430, 22), '#f8b35a'), disc(-4, 70, 118, '#fff0b8')), group(at(-30, 82, 1.5), s.lark(bird)), box(-180, 80, 352, 20, i.key), [[120, 300], [152, 352], [186, 210], [214, 290], [238, 180]].map(([y = 0, w = 0]) => box(-w / 2 - 4, y, w, y < 160 ? 20 : 11, y < 160 ? i.a : i.key, 'rx="5"')).join(''));
  return sheet.print(box(0, 0, W, H, '#7a3226'), boards, line('M0 96H1200M0 580H1200', '#6d2a20', 16), bill, clipped,
    group(at(1010, 668, 1.9), figure(i, { skin: 'chestnut', hair: 'beanie', hairInk: 'c', dress: 'dungarees', top: 'b', bottom: 'c', does: 'hug', mirror: true, thing: 'a' })), path('M90 675L170 70H190L120 675ZM250 675L210 70H190L226 675Z', i.b), line('M182 150H202M172 230H208M160 310H214M150 390H220M138 470H226M128 550H236', over(i.b, i.key, 0.4), 11), s.verge(W, 684, 3, [i.key, '#1c4a3f'], [i.b, '#f29db0', i.light], i.key, 0.7));
}

/** 02: the camping field at breakfast time. */
function camping(): string {
  const tent = (x: number, y: number, size: number, ink: string) => group(at(x, y, size), s.bellTent(i.light, ink, i.key));
  return new Sheet(W, H, i).print(s.ringsOfSky(W, H, 880, 330, ['#9fd0cb', '#b8dbcc', '#d6e5c8', '#f3ecc4'], 190), disc(880, 250, 84, i.b), group(at(120, 190), s.cloudBank(i.light)), s.ridge(W, [330, 280, 300, 350, 300, 330], H, '#7fae8f'), [60, 120, 1060, 1130].map((x) => group(at(x, 400), s.poplar('#3f7a5d', i.key, 1))).join(''), s.ridge(W, [400, 390, 410, 400, 380, 400], H, '#5a9a6e'), tent(260, 470, 1.1, i.a), tent(470, 450, 0.9, i.b), tent(690, 460, 1, i.c), tent(960, 480, 1.2, i.a), s.ridge(W, [500, 520, 490, 500, 520], H, '#3f7f5f'), tent(130, 620, 1.7, i.b), tent(1080, 640, 1.8, i.c), s.bunting(252, 396, 930, 390, 34, [i.a, i.b, i.light], 20, i.key),
    group(at(470, 624, 0.95), figure(i, { skin: 'amber', hair: 'bun', dress: 'shorts', top: 'a', bottom: 'key', does: 'carry', thing: 'b' })), group(at(640, 636, 0.95), figure(i, { skin: 'peach', hair: 'quiff', hairInk: 'a', dress: 'dungarees', top: 'light', bottom: 'c', does: 'guitar', thing: 'b' })), group(at(780, 630, 0.95), figure(i, { skin: 'umber', hair: 'long', dress: 'gown', top: 'b', bottom: 'b', does: 'dance', mirror: true })), s.verge(W, 686, 14, [i.key, '#1c4a3f'], ['#ffd257', '#f4694a', i.light], i.key, 0.55));
}

/** 03: supper from a van. */
function food(): string {
  const n = { ...i, ...cupboard.midnight, b: i.b, a: i.a };
  return new Sheet(W, H, n).print(s.ringsOfSky(W, H, 480, 420, ['#24304f', '#33405f', '#4f5670', '#77697a'], 240), s.starField(W, 240, 34, 6, n.light), s.ridge(W, [420, 380, 400, 360, 400], H, '#2a3a48'), box(0, 540, W, 140, '#1c3a36'), group(at(470, 590, 2.2), s.van(n.a, n.b, n.light, n.key)), line('M380 230q-30-40 0-70t0-70M470 220q-30-40 0-70t0-60', n.light, 8, 'stroke-opacity=".7"'),
    s.bulbs(0, 90, 600, 60, 26, n.b, n.key), s.bulbs(600, 60, 1200, 100, 26, n.b, n.key),
    group(at(900, 632, 1.25), figure(n, { skin: 'peach', hair: 'long', hairInk: 'a', dress: 'skirt', top: 'c', bottom: 'b', does: 'walk', mirror: true })), group(at(1010, 644, 1.25), figure(n, { skin: 'umber', hair: 'quiff', dress: 'flares', top: 'b', bottom: 'c', does: 'stand', mirror: true })), group(at(1110, 636, 1.25), figure(n, { skin: 'sand', hair: 'brim', hairInk: 'light', dress: 'coat', top: 'a', bottom: 'key', does: 'wave', mirror: true, thing: 'a' })), box(0, 640, W, 40, n.key));
}

/** 04: the train that stops at Larkham Halt. */
function train(): string {
  const arch = Array.from({ length: 7 }, (_, k) => path(`M${k * 190 - 60} 675V470A66 66 0 0 1 ${k * 190 + 72} 470V675Z`, '#9cc7a3')).join('');
  const coach = (x: number, ink: string) => group(at(x, 372), box(0, -92, 232, 86, ink, 'rx="10"'), box(0, -40, 232, 12, i.light), [18, 70, 122, 174].map((w) => box(w, -78, 40, 32, i.b, 'rx="4"')).join(''), [40, 80, 150, 190].map((w) => disc(w, -4, 13, i.key)).join(''));
  const engine = group(at(760, 372), box(0, -74, 190, 60, i.key, 'rx="20"'), box(-10, -116, 78, 104, i.a), box(4, -102, 44, 38, i.b), path('M150-74L142-122H186L178-74Z', i.a), box(0, -26, 210, 14, i.a), [26, 80, 134].map((w) => disc(w, -6, 22, i.key) + disc(w, -6, 9, i.b)).join(''), disc(190, -4, 14, i.key), path('M200-30L240 4H196Z', i.a));
  const steam = [[930, 210, 30], [890, 170, 40], [830, 136, 48], [750, 116, 54], [660, 108, 56]].map(([x = 0, y = 0, r = 0]) => disc(x, y, r, i.light)).join('');
  return new Sheet(W, H, i).print(s.ringsOfSky(W, H, 220, 330, ['#f3b7a0', '#f6c8a4', '#f8d9ac', '#fbe9bd'], 220), disc(220, 250, 90, i.b), s.ridge(W, [330, 260, 290, 340, 270, 310, 290], H, '#c98d80'), s.ridge(W, [430, 400, 380, 430, 400, 380], H, '#9cc7a3'), box(0, 380, W, 300, '#b9836a'), arch, line('M0 384H1200', over('#b9836a', i.key, 0.5), 14), [0, 1, 2, 3, 4, 5, 6].map((k) => `<path d="M${k * 190 - 60} 470a66 66 0 0 1 132 0" fill="none" stroke="${over('#b9836a', i.key, 0.5)}" stroke-width="10"/>`).join(''), steam, coach(20, i.c), coach(264, i.a), coach(508, i.c), engine, s.ridge(W, [610, 590, 620, 600, 580, 610], H, '#3f7f5f'), s.verge(W, 684, 8, [i.key, '#1c4a3f'], ['#ffd257', '#f4694a', i.light, '#f29db0'], i.key, 0.8));
}

/** 05: two hundred volunteers and one ladder. */
function volunteers(): string {
  const house = s.bandstandHouse({ roof: i.a, stripe: i.light, wood: over(i.b, i.key, 0.3), dark: i.key, glow: '#fbe0a0', light: i.light });
  return new Sheet(W, H, i).print(s.ringsOfSky(W, H, 600, 420, ['#8fc6c4', '#a9d3c8', '#c6e0cc', '#e6ecd0'], 240), group(at(900, 150), s.cloudBank(i.light)), group(at(60, 200, 1.2), s.cloudBank(i.light)), s.ridge(W, [390, 340, 380, 420, 360, 390], H, '#7fae8f'), s.ridge(W, [480, 470, 490, 480, 470, 480], H, '#4f946b'), group(at(560, 590, 1.25), house), path('M806 590L744 200H760L830 590Z', i.b), line('M752 250l18 0M760 300l20 0M768 350l20 0M776 400l22 0M784 450l22 0M794 500l22 0M802 550l22 0', over(i.b, i.key, 0.5), 8),
    group(at(772, 400, 0.8), figure(i, { skin: 'umber', hair: 'bun', dress: 'dungarees', top: 'b', bottom: 'c', does: 'cheer', mirror: true })), group(at(150, 640, 1.15), figure(i, { skin: 'chalk', hair: 'brim', hairInk: 'b', dress: 'shorts', top: 'a', bottom: 'key', does: 'carry', thing: 'c' })), group(at(290, 648, 1.15), figure(i, { skin: 'amber', hair: 'long', dress: 'flares', top: 'light', bottom: 'a', does: 'carry', thing: 'b' })), group(at(980, 646, 1.15), figure(i, { skin: 'peach', hair: 'beanie', hairInk: 'c', dress: 'dungarees', top: 'a', bottom: 'key', does: 'wave', mirror: true })), s.bunting(1000, 376, 1200, 330, 20, [i.a, i.b, i.light], 24, i.key), s.bunting(772, 200, 1000, 376, 40, [i.b, i.light, i.a], 24, i.key), s.ridge(W, [650, 640, 650, 640], H, i.key));
}

/** 06: it rained in 2026. */
function rain(): string {
  const drops = line(Array.from({ length: 90 }, (_, k) => `M${(k * 137) % 1240} ${(k * 89) % 560}l-10 34`).join(''), mix(i.c, i.light, 0.55), 4);
  const pair = (x: number, y: number, size: number, one: string, two: string, who: Parameters<typeof figure>[1]) => group(at(x, y, size), figure(i, who), group(at(54, -150, 0.9), s.umbrella(one, two, i.key)));
  return new Sheet(W, H, i).print(box(0, 0, W, H, '#7ea7ab'), s.ridge(W, [180, 120, 150, 90, 160, 120], H, '#8fb5b5'), s.ridge(W, [400, 350, 380, 330, 380], H, '#5b8f84'), s.ridge(W, [480, 470, 490, 480], H, '#3f7a5d'), drops, group(at(230, 470, 1.1), s.ridgeTent(i.a, i.key)), group(at(980, 474, 1), s.ridgeTent(i.b, i.key)),
    pair(210, 630, 1.4, i.a, i.light, { skin: 'sand', hair: 'long', hairInk: 'key', dress: 'coat', top: 'b', bottom: 'key', does: 'wave' }), pair(540, 648, 1.5, i.b, i.a, { skin: 'umber', hair: 'afro', dress: 'shorts', top: 'a', bottom: 'key', does: 'wave' }), pair(880, 634, 1.4, i.light, i.c, { skin: 'peach', hair: 'beanie', hairInk: 'a', dress: 'dungarees', top: 'c', bottom: 'key', does: 'wave' }), oval(340, 640, 120, 14, '#9cc4c4'), oval(740, 654, 150, 14, '#9cc4c4'), oval(1090, 650, 110, 12, '#9cc4c4'), s.verge(W, 686, 20, [i.key, '#1c4a3f'], ['#ffd257', '#f29db0'], i.key, 0.45));
}

export const news = [poster, camping, food, train, volunteers, rain];
