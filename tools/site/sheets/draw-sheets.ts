import type { Browser } from 'playwright';
import { drawnAs } from './picture.js';

/** Lays figures out on as many sheets as they need, and answers where these are. */
export async function drawSheets(
  browser: Browser,
  figures: readonly string[],
  width: number,
  path: string,
): Promise<string[]> {
  const { atMost } = drawnAs(width);
  const drawn: string[] = [];
  for (let start = 0; start < figures.length; start += atMost) {
    const number = start > 0 ? `-${String(start / atMost + 1)}` : '';
    drawn.push(await drawSheet(browser, figures.slice(start, start + atMost), path + number));
  }
  return drawn;
}

async function drawSheet(browser: Browser, figures: string[], path: string): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 1560, height: 900 } });
  await page.setContent(`<style>
    body { margin: 0; padding: 16px; background: #888; font: 14px sans-serif; }
    body { display: flex; flex-wrap: wrap; gap: 16px; align-items: start; }
    figure { margin: 0; }
    img { width: 100%; }
  </style>${figures.join('')}`);
  await page.screenshot({ path: `${path}.png`, fullPage: true });
  await page.close();
  return `${path}.png`;
}
