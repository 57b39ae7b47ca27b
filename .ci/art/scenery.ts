import { at, box, disc, group, line, n, oval, path } from './svg.js';
import { leaf, star } from './shapes.js';
import { over } from './inks.js';
import { between, chance } from './chance.js';
import type { Inks } from './inks.js';
import type { Chance } from './chance.js';

/** Things that stand in a field. Each is drawn around its foot, 0,0, and placed with `at`. */

/** A smooth line of hills through heights given from left to right, filled down to `bottom`. */
export function ridge(width: number, heights: number[], bottom: number, fill: string): string {
  const step = width / (heights.length - 1);
  const curve = heights.slice(1).map((y, i) => {
    const before = heights[i] ?? y;
    const x = i * step;
    return `C${n(x + step / 2)} ${before} ${n(x + step / 2)} ${y} ${n(x + step)} ${y}`;
  });
  return path(`M0 ${heights[0]}${curve.join('')}V${bottom}H0Z`, fill);
}

export const roundTree = (fill: string, trunk: string, size = 1) =>
  line(`M0 0V${n(-50 * size)}M0 ${n(-30 * size)}l${n(14 * size)} ${n(-18 * size)}`, trunk, 6 * size) +
  disc(0, -74 * size, 40 * size, fill) +
  path(`M0 ${n(-114 * size)}a${n(40 * size)} ${n(40 * size)} 0 0 0 0 ${n(80 * size)}a${n(60 * size)} ${n(60 * size)} 0 0 1 0 ${n(-80 * size)}Z`, over(fill, trunk, 0.35));

export const poplar = (fill: string, trunk: string, size = 1) =>
  line(`M0 0V${n(-60 * size)}`, trunk, 5 * size) +
  path(leaf(0, -14 * size, 150 * size, 44 * size, -90), fill) +
  path(`M0 ${n(-14 * size)}Q${n(-46 * size)} ${n(-80 * size)} 0 ${n(-164 * size)}Z`, over(fill, trunk, 0.35));

export const pine = (fill: string, trunk: string, size = 1) =>
  line(`M0 0V${n(-30 * size)}`, trunk, 6 * size) +
  [0, 1, 2].map((i) => path(`M${n(-(40 - i * 9) * size)} ${n(-(18 + i * 32) * size)}L0 ${n(-(86 + i * 30) * size)}L${n((40 - i * 9) * size)} ${n(-(18 + i * 32) * size)}Z`, i % 2 ? over(fill, trunk, 0.2) : fill)).join('');

export const bellTent = (fill: string, stripe: string, dark: string) =>
  path('M0-118L74-30V0H-74V-30Z', fill) + path('M0-118L20-30V0H-20V-30ZM0-118L74-30V0H50V-30ZM0-118L-74-30V0H-50V-30Z', stripe) + path('M0-30L14 0H-14Z', dark) + line('M0-118V-140', dark, 3) + path('M0-140l26 8l-26 9Z', stripe) + line('M-74-30H74', dark, 2.4);

export const ridgeTent = (fill: string, dark: string) =>
  path('M-30-46L-62 0H6Z', fill) + path('M-30-46H30L62 0H6Z', over(fill, dark, 0.35)) + path('M-30-46L-40 0H-20Z', dark);

export const marquee = (one: string, two: string, dark: string, width = 300) => {
  const bays = Math.round(width / 50);
  const step = width / bays;
  const walls = Array.from({ length: bays }, (_, i) => box(-width / 2 + i * step, -70, step, 70, i % 2 ? one : two)).join('');
  const roof = Array.from({ length: bays }, (_, i) => path(`M${n(-width / 2 - 14 + (i * (width + 28)) / bays)}-70L${n(-width / 6 + (i * width) / 3 / bays)}-150L${n(-width / 6 + ((i + 1) * width) / 3 / bays)}-150L${n(-width / 2 - 14 + ((i + 1) * (width + 28)) / bays)}-70q${n(-step / 2)} 22 ${n(-(width + 28) / bays)} 0Z`, i % 2 ? two : one)).join('');
  return walls + path(`M-34 0V-56Q0-66 34-56V0Z`, dark) + roof;
};

/** Pennants along a sagging line. */
export function bunting(x1: number, y1: number, x2: number, y2: number, sag: number, inks: string[], size = 22, cord = '#22304f'): string {
  const count = Math.round(Math.hypot(x2 - x1, y2 - y1) / (size * 1.6));
  const spot = (t: number) => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + sag * 4 * t * (1 - t)] as const;
  const flags = Array.from({ length: count }, (_, i) => {
    const [ax, ay] = spot((i + 0.14) / count);
    const [bx, by] = spot((i + 0.86) / count);
    return path(`M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}L${n((ax + bx) / 2)} ${n((ay + by) / 2 + size * 1.25)}Z`, inks[i % inks.length] ?? '');
  });
  return line(`M${n(x1)} ${n(y1)}Q${n((x1 + x2) / 2)} ${n((y1 + y2) / 2 + sag * 2)} ${n(x2)} ${n(y2)}`, cord, 2.4) + flags.join('');
}

/** Bulbs along a sagging line. */
export function bulbs(x1: number, y1: number, x2: number, y2: number, sag: number, glow: string, cord: string, every = 46): string {
  const count = Math.max(2, Math.round(Math.hypot(x2 - x1, y2 - y1) / every));
  const lamps = Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count;
    return oval(x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + sag * 4 * t * (1 - t) + 9, 6.5, 9, glow);
  });
  return line(`M${n(x1)} ${n(y1)}Q${n((x1 + x2) / 2)} ${n((y1 + y2) / 2 + sag * 2)} ${n(x2)} ${n(y2)}`, cord, 2.2) + lamps.join('');
}

/** The backs of a crowd: heads, shoulders and here and there an arm in the air. */
export function crowd(width: number, y: number, size: number, seed: number, clothes: string[], hairs: string[], skins: string[]): string {
  const roll = chance(seed);
  const count = Math.ceil(width / (46 * size)) + 1;
  return Array.from({ length: count }, (_, i) => {
    const x = i * 46 * size + between(roll, -8, 8) * size;
    return group(at(x, y + between(roll, -14, 14) * size, size), backOf(roll, clothes, hairs, skins));
  }).join('');
}

function backOf(roll: Chance, clothes: string[], hairs: string[], skins: string[]): string {
  const pick = (from: string[]) => from[Math.floor(roll() * from.length)] ?? '';
  const [shirt, hair, skin] = [pick(clothes), pick(hairs), pick(skins)];
  const kind = roll();
  const arms = kind > 0.72 ? line('M-22-2Q-40-30-32-66M22-2Q40-30 34-66', skin, 10) : kind > 0.58 ? line('M22-2Q42-30 38-70', skin, 10) : '';
  const head = disc(0, -34, 17, hair);
  const style = roll();
  const more = style > 0.8 ? disc(0, -56, 9, hair) : style > 0.6 ? path('M-17-36C-22-8-16 4-12 8H12C16 4 22-8 17-36Z', hair) : style > 0.5 ? oval(0, -42, 32, 6, shirt) + path('M-15-42Q-14-62 0-62T15-42Z', shirt) : style > 0.4 ? disc(0, -38, 25, hair) : '';
  return arms + path('M-32 90V14Q-30-10 0-12Q30-10 32 14V90Z', shirt) + box(-6, -22, 12, 14, skin) + head + more;
}

/** Grass and flowers along the bottom edge, in front of everything. */
export function verge(width: number, y: number, seed: number, grass: string[], petals: string[], eye: string, tall = 1): string {
  const roll = chance(seed);
  const blades = Array.from({ length: Math.round(width / 13) }, (_, i) => leaf(i * 13 + between(roll, -6, 6), y, between(roll, 50, 130) * tall, 7, -90 + between(roll, -24, 24)));
  const half = Math.floor(blades.length / 2);
  const flowers = Array.from({ length: Math.round(width / 74) }, (_, i) => {
    const [x, h, lean] = [i * 74 + between(roll, -26, 26), between(roll, 90, 190) * tall, between(roll, -16, 16)];
    return line(`M${n(x)} ${y}Q${n(x)} ${n(y - h / 2)} ${n(x + lean)} ${n(y - h)}`, grass[0] ?? '', 4) + group(at(x + lean, y - h, tall), blossom(Math.floor(roll() * 4), petals[i % petals.length] ?? '', eye));
  });
  return path(blades.filter((_, i) => i % 2).slice(0, half * 2).join(''), grass[1] ?? '') + flowers.join('') + path(blades.filter((_, i) => i % 2 === 0).join(''), grass[0] ?? '');
}

function blossom(kind: number, petal: string, eye: string): string {
  if (kind === 0) return path(star(0, 0, 26, 12, 8), petal) + disc(0, 0, 8, eye);
  if (kind === 1) return path('M-26-8C-24 18-10 24 0 24C10 24 24 18 26-8C14-2 8-10 0-14C-8-10-14-2-26-8Z', petal) + oval(0, 12, 8, 6, eye);
  if (kind === 2) return [-18, -6, 6, 18].map((x, i) => oval(x / 2.4, -i * 11 + 10, 9 - i, 7, petal) + oval(-x / 2.4, -i * 11 + 4, 9 - i, 7, petal)).join('');
  return disc(0, 0, 17, petal) + line('M-10-4Q0-12 10-4', eye, 3);
}

/** The festival's bird, singing: about 200 wide, feet at 0,0, looking right. */
export function lark(inks: Pick<Inks, 'key' | 'light'> & { back: string; breast: string; beak: string }): string {
  return (
    line('M-6 0V-34M14 0V-36M-6 0l12 4M14 0l12 4', inks.key, 5) +
    path('M-112-44L-58-84C-40-124 0-140 34-150C40-182 84-190 98-160C104-140 96-124 84-116C84-70 50-28 0-30C-34-30-52-46-64-54L-106-30Z', inks.back) +
    path('M92-150C104-138 98-120 84-116C84-70 50-28 0-30C-16-30-28-34-40-40C10-44 40-80 46-118C52-134 74-148 92-150Z', inks.breast) +
    path('M44-120L64-92L88-122L80-84Q64-66 46-88Z', inks.key) +
    path('M-70-66C-40-112 0-122 30-112C20-80-20-58-70-66Z', over(inks.back, inks.key, 0.5)) +
    line('M-52-70Q-20-70 8-92M-34-84Q-10-84 14-100', inks.light, 3.4) +
    path('M94-170L134-190L100-156ZM98-156L130-148L96-144Z', inks.beak) +
    line('M50-166Q66-178 88-166', inks.light, 4) + disc(76, -160, 5.4, inks.key) + disc(78, -162, 1.7, inks.light)
  );
}

/** The same bird on the wing, seen from afar. */
export const larkAloft = (back: string, breast: string, key: string) =>
  path('M-46 6C-30-8-10-12 10-10C16-22 36-22 42-10L58-6L42-2C38 12 14 18-8 14L-50 22Z', back) +
  path('M40-6C38 12 14 18-8 14C10 10 24 2 28-8Z', breast) +
  path('M0-8C-20-50-60-66-84-64C-66-40-50-8-14 2ZM10-10C20-50 44-70 70-74C62-44 44-10 20-2Z', back) + disc(33, -9, 2.6, key);

export const bandstandHouse = (p: { roof: string; stripe: string; wood: string; dark: string; glow: string; light: string }) =>
  path('M-190 0H190L176-36H-176Z', p.wood) + box(-176, -44, 352, 12, p.light) + box(-160, -200, 320, 158, p.glow) +
  [-152, -92, 92, 152].map((x) => box(x - 5, -204, 10, 164, p.dark)).join('') +
  line('M-150-66H-96M96-66H150M-150-84H-96M96-84H150M-138-84V-44M-124-84V-44M-110-84V-44M110-84V-44M124-84V-44M138-84V-44', p.light, 3) +
  path('M-200-196C-130-220-60-280 0-330C60-280 130-220 200-196Z', p.roof) +
  path('M-134-212C-100-240-40-290 0-330C-20-280-40-230-54-205ZM134-212C100-240 40-290 0-330C20-280 40-230 54-205Z', p.stripe) +
  path([-180, -140, -100, -60, -20, 20, 60, 100, 140, 180].map((x, i) => (i % 2 ? '' : '') + `M${x - 20}-198h40v8a20 20 0 0 1-40 0Z`).join(''), p.light) +
  line('M0-330V-366', p.dark, 4) + path('M0-366q22-6 40 6q-18 12-40 8Z', p.stripe);

export const cloudBank = (fill: string, width = 260) =>
  path(`M0 0C0-26 30-36 48-28C58-60 112-66 130-36C150-56 196-48 200-22C230-26 ${width} -14 ${width} 0Z`, fill);

export function starField(width: number, height: number, count: number, seed: number, ink: string): string {
  const roll = chance(seed);
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = [between(roll, 0, width), between(roll, 0, height)];
    return i % 6 ? disc(x, y, between(roll, 1, 3), ink) : path(star(x, y, 10, 3, 4), ink);
  }).join('');
}

/** Rings of sky around a sun or a moon, the outermost first. */
export const ringsOfSky = (width: number, height: number, x: number, y: number, colours: string[], step: number) =>
  box(0, 0, width, height, colours[0] ?? '') +
  colours.slice(1).map((colour, i) => disc(x, y, step * (colours.length - 1 - i), colour)).join('');

/** Horizontal glints on water. */
export function glints(x: number, y: number, width: number, height: number, seed: number, ink: string, count = 16): string {
  const roll = chance(seed);
  return line(
    Array.from({ length: count }, () => `M${n(x + roll() * width)} ${n(y + roll() * height)}h${n(between(roll, 20, 90))}`).join(''),
    ink,
    4,
  );
}

export const umbrella = (one: string, two: string, dark: string) =>
  line('M0 0V-110q0 0 0 0', dark, 4) + path('M-80-96C-80-180 80-180 80-96Q66-110 53-96Q40-110 27-96Q13-110 0-96Q-13-110-27-96Q-40-110-53-96Q-66-110-80-96Z', one) + path('M-27-96C-27-160 0-160 0-160C0-160 27-160 27-96Q13-110 0-96Q-13-110-27-96Z', two) + line('M0-158v-12', dark, 4);

export const lantern = (paper: string, dark: string) =>
  line('M0-60V-44', dark, 3) + box(-14, -46, 28, 8, dark, 'rx="3"') + path('M-14-40C-40-34-40 10-14 16H14C40 10 40-34 14-40Z', paper) + line('M-27-22Q0-16 27-22M-30-8Q0-2 30-8M-24 6Q0 12 24 6', over(paper, dark, 0.25), 2) + box(-14, 14, 28, 7, dark, 'rx="3"');

export const van = (body: string, awning: string, light: string, dark: string) =>
  path('M-150-20V-130Q-150-150-130-150H96Q124-150 140-110L156-70V-20Z', body) + path('M-150-60H156V-20H-150Z', over(body, dark, 0.2)) + path('M84-134H100Q116-130 128-92H84Z', light) + box(-126, -128, 190, 58, dark) + box(-126, -74, 190, 8, light) + path('M-136-138H74L90-104H-152Z', awning) + [0, 2, 4].map((i) => path(`M${-136 + i * 42}-138h42l${-2 + i * 1.4} 34h-46Z`, light)).join('') + disc(-90, -18, 26, dark) + disc(96, -18, 26, dark) + disc(-90, -18, 10, light) + disc(96, -18, 10, light);

export const wave = (width: number, y: number, fill: string, swell = 26, length = 120) =>
  path(`M0 ${y}${Array.from({ length: Math.ceil(width / length) }, () => `q${length / 4}-${swell} ${length / 2} 0t${length / 2} 0`).join('')}V2000H0Z`, fill);
