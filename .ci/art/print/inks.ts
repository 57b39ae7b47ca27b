/**
 * The ink cupboard. A poster is printed from one of these sets: a paper, a key ink for lines, three
 * colours, and a light for eyes, teeth and cuffs. Skins are mixed to sit well with their set;
 * `odd` is the unnatural one that a printer would choose for the fun of it.
 */
export interface Inks {
  paper: string;
  key: string;
  a: string;
  b: string;
  c: string;
  light: string;
  odd: string;
}

const set = (
  paper: string,
  key: string,
  a: string,
  b: string,
  c: string,
  light: string,
  odd: string,
): Inks => ({ paper, key, a, b, c, light, odd });

export const cupboard = {
  marmalade: set('#f7d9a0', '#22304f', '#e2502d', '#f09a2a', '#3f8f88', '#fff4dc', '#8fc3b4'),
  hedgerow: set('#dfe3b4', '#1f3a30', '#cf4436', '#e8b33f', '#5f9150', '#fbf5df', '#f3a99b'),
  foxglove: set('#f9cfc4', '#43204a', '#d5437c', '#f2b23d', '#7d6fb0', '#fff3e8', '#b9b0e0'),
  estuary: set('#bfdcd2', '#12384f', '#ee6a4c', '#f4c84e', '#3d8ea0', '#fbf6e6', '#7fb9c4'),
  brick: set('#f0dcc0', '#33201c', '#bf3f2a', '#e2a13c', '#6f8f86', '#fdf3e2', '#e58a64'),
  midnight: set('#1d2b53', '#101833', '#f5704f', '#fac858', '#4fa6a0', '#fdf0d5', '#7fa8dd'),
  damson: set('#4a2345', '#220f24', '#ee5a5a', '#f6b05c', '#6fb3ad', '#fdeed9', '#e9a0b8'),
  lido: set('#fbe9c6', '#143d63', '#ea5344', '#fcc23f', '#2a9d9f', '#fffaf0', '#6fc3c0'),
  sorrel: set('#e3a24f', '#2f2a2e', '#b23c2a', '#f6dca4', '#47705f', '#fff3da', '#f2c77f'),
  riso: set('#f3eee2', '#2b3a8f', '#ff5f57', '#ffd34f', '#5fbf9a', '#fffdf6', '#8f9ae0'),
} satisfies Record<string, Inks>;

export type InkSet = keyof typeof cupboard;

export const skins = {
  umber: '#6b3d2a',
  chestnut: '#8f5636',
  amber: '#c07a48',
  sand: '#dea474',
  peach: '#f0bd98',
  chalk: '#f6d8bf',
} as const;

export type Skin = keyof typeof skins | 'odd' | 'a' | 'b' | 'c' | 'light';

export function skinOf(inks: Inks, skin: Skin): string {
  return skin in skins ? skins[skin as keyof typeof skins] : inks[skin as keyof Inks];
}

/** One ink printed over another, as wet ink does it: channels multiply. */
export function over(bottom: string, top: string, strength = 1): string {
  const mixed = channels(bottom).map((value, i) => {
    const both = (value * (channels(top)[i] ?? 0)) / 255;
    return Math.round(value + (both - value) * strength);
  });
  return '#' + mixed.map((value) => value.toString(16).padStart(2, '0')).join('');
}

export function mix(one: string, other: string, share: number): string {
  const mixed = channels(one).map((v, i) =>
    Math.round(v + ((channels(other)[i] ?? 0) - v) * share),
  );
  return '#' + mixed.map((value) => value.toString(16).padStart(2, '0')).join('');
}

/** 0 is black, 1 is white. */
export function lightness(colour: string): number {
  const [r = 0, g = 0, b = 0] = channels(colour);
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
}

const channels = (colour: string) => [1, 3, 5].map((i) => parseInt(colour.slice(i, i + 2), 16));
