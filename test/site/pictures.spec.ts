import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { folder } from './demo-site.js';

const hung = (path: string) => readFileSync(join(folder, 'demo', path), 'utf8');
const numbers = (last: number) =>
  Array.from({ length: last }, (_, i) => `${String(i + 1).padStart(2, '0')}.svg`);
const sizeOf = (svg: string) => /viewBox="0 0 (\d+) (\d+)"/.exec(svg)?.slice(1).map(Number);

const merch = [
  'hoodie-midnight-back',
  'hoodie-midnight-front',
  'hoodie-oat-back',
  'hoodie-oat-front',
  'logo-black',
  'logo-dates',
  'logo-lark',
  'logo-owl',
  'mug-white-back',
  'mug-white-front',
  'poncho-marigold-front',
  'poncho-rain-front',
  'tee-chalk-back',
  'tee-chalk-front',
  'tee-coral-back',
  'tee-coral-front',
  'tee-midnight-back',
  'tee-midnight-front',
  'tote-natural-front',
];

const wall: Record<string, string[]> = {
  portraits: [...numbers(90), '12-retouched.svg', '73-retouched.svg'],
  hero: ['foghorn', 'harbour', 'kyoto', 'lantern', 'meadowlark', 'metropolis', 'prelude'].map(
    (name) => `${name}.svg`,
  ),
  logos: ['foghorn.svg', 'meadowlark.svg', 'quietroom.svg'],
  news: numbers(8),
  stages: ['bandstand.svg', 'long-meadow.svg', 'walled-garden.svg'],
  gallery: numbers(18),
};

test('every picture hangs where the demo world expects it, and carries no script, style sheet or anything from elsewhere', () => {
  for (const [room, names] of Object.entries(wall)) {
    expect(readdirSync(join(folder, 'demo', room))).toEqual(expect.arrayContaining(names));
    for (const name of names) {
      const svg = hung(`${room}/${name}`);
      expect(svg, name).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
      expect(svg, name).not.toMatch(/<script|<style|style=|<image|<foreignObject|\son\w+=|href=/);
      expect(svg.replace('http://www.w3.org/2000/svg', ''), name).not.toMatch(/https?:|data:/);
      expect(svg, name).not.toMatch(/NaN|undefined/);
    }
  }
});

test('portraits are square; the album lies at odd numbers and stands at even ones', () => {
  for (const name of wall.portraits ?? [])
    expect(sizeOf(hung(`portraits/${name}`))).toEqual([400, 400]);
  numbers(18).forEach((name, i) => {
    expect(sizeOf(hung(`gallery/${name}`))).toEqual(i % 2 ? [900, 1200] : [1200, 800]);
  });
});

test('no two portraits are the same picture', () => {
  const all = (wall.portraits ?? []).map((name) => hung(`portraits/${name}`));
  expect(new Set(all).size).toBe(all.length);
});

test('the merch pictures are those of the demo world, and no others', () => {
  const names = readdirSync(join(folder, 'demo/merch'));
  expect(names.sort()).toEqual(merch.map((name) => `${name}.png`).sort());
});

test('a garment is square and stands free: its corners are clear, its middle is cloth', async ({
  page,
}) => {
  for (const name of merch) {
    const png = readFileSync(join(folder, `demo/merch/${name}.png`));
    expect(png.byteLength, name).toBeLessThan(160_000);
    const seen = await page.evaluate(cornersAndMiddle, png.toString('base64'));
    expect(seen.corners, name).toEqual([0, 0, 0, 0]);
    if (name.startsWith('logo')) continue;
    expect([seen.width, seen.height], name).toEqual([800, 800]);
    expect(seen.middle, name).toBe(255);
  }
});

/** Runs in the page: how opaque the corners and the middle are. */
async function cornersAndMiddle(png: string) {
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const { naturalWidth: width, naturalHeight: height } = picture;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.drawImage(picture, 0, 0);
  const alpha = (x: number, y: number) => context.getImageData(x, y, 1, 1).data[3];
  const corners = [
    alpha(0, 0),
    alpha(width - 1, 0),
    alpha(0, height - 1),
    alpha(width - 1, height - 1),
  ];
  return { width, height, corners, middle: alpha(width / 2, height * 0.6) };
}
