import { between, chance } from '../print/chance.js';
import type { Chance } from '../print/chance.js';
import { at, box, disc, group, line, oval, path } from '../print/svg.js';

export function crowd(
  width: number,
  y: number,
  size: number,
  seed: number,
  clothes: string[],
  hairs: string[],
  skins: string[],
): string {
  const roll = chance(seed);
  const count = Math.ceil(width / (46 * size)) + 1;
  return Array.from({ length: count }, (_, i) => {
    const x = i * 46 * size + between(roll, -8, 8) * size;
    return group(
      at(x, y + between(roll, -14, 14) * size, size),
      backOf(roll, clothes, hairs, skins),
    );
  }).join('');
}

function backOf(roll: Chance, clothes: string[], hairs: string[], skins: string[]): string {
  const pick = (from: string[]) => from[Math.floor(roll() * from.length)] ?? '';
  const [shirt, hair, skin] = [pick(clothes), pick(hairs), pick(skins)];
  const kind = roll();
  const arms =
    kind > 0.72
      ? line('M-22-2Q-40-30-32-66M22-2Q40-30 34-66', skin, 10)
      : kind > 0.58
        ? line('M22-2Q42-30 38-70', skin, 10)
        : '';
  const head = disc(0, -34, 17, hair);
  const style = roll();
  const more =
    style > 0.8
      ? disc(0, -56, 9, hair)
      : style > 0.6
        ? path('M-17-36C-22-8-16 4-12 8H12C16 4 22-8 17-36Z', hair)
        : style > 0.5
          ? oval(0, -42, 32, 6, shirt) + path('M-15-42Q-14-62 0-62T15-42Z', shirt)
          : style > 0.4
            ? disc(0, -38, 25, hair)
            : '';
  return (
    arms +
    path('M-32 90V14Q-30-10 0-12Q30-10 32 14V90Z', shirt) +
    box(-6, -22, 12, 14, skin) +
    head +
    more
  );
}
