import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { chromeFlags, findChrome } from '../../browser.mjs';
import { stall } from './stall.js';

/**
 * `npx tsx .ci/art/merch/render.ts`: the pictures of the stall as PNG. Masks and recolouring of SVG
 * pictures fail in WebKit; of PNG they work everywhere.
 */
const site = fileURLToPath(new URL('../../../public', import.meta.url));
const target = join(site, 'demo/merch');
const face = readFileSync(join(site, 'fonts/caprasimo.woff2')).toString('base64');
const fonts = `@font-face{font-family:Caprasimo;src:url(data:font/woff2;base64,${face})}`;

mkdirSync(target, { recursive: true });
const browser = await chromium.launch({ executablePath: findChrome(), args: chromeFlags });
const page = await browser.newPage();
for (const [name, drawing] of Object.entries(stall)) {
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(drawing) ?? [];
  await page.setViewportSize({ width: Number(width), height: Number(height) });
  await page.setContent(`<style>${fonts}body{margin:0}svg{display:block}</style>${drawing}`);
  await page.evaluate(() => document.fonts.ready);
  const png = (await page.screenshot({ omitBackground: true })).toString('base64');
  writeFileSync(join(target, `${name}.png`), await page.evaluate(printed, png), 'base64');
}
await browser.close();

/** Runs in the page: shading in flat steps, as a screen printer would do it, packs four times better. */
async function printed(png: string): Promise<string> {
  const step = 7;
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  const scale = 0.8;
  canvas.width = picture.naturalWidth * scale;
  canvas.height = picture.naturalHeight * scale;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const image = context.getImageData(0, 0, canvas.width, canvas.height);
  const { data } = image;
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] === 0) continue;
    for (let channel = at; channel < at + 3; channel++) {
      data[channel] = Math.round((data[channel] ?? 0) / step) * step;
    }
  }
  context.putImageData(image, 0, 0);
  return canvas.toDataURL('image/png').split(',')[1] ?? '';
}
