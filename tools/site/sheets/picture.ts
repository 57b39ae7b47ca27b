import type { Page } from 'playwright';

/** How wide a picture of the page stands on the sheet, and how many share one: it is read as a whole. */
export const drawnAs = (width: number): { drawnWidth: number; atMost: number } =>
  width < 600
    ? { drawnWidth: 240, atMost: 12 }
    : { drawnWidth: width < 1000 ? 366 : 492, atMost: 8 };

/** On the sheet. What lies deeper says nothing new. */
const tallest = 700;

/** The page as a figure with its name. Before a dialog only what is on the screen counts. */
export async function pictureOf(page: Page, width: number, name: string): Promise<string> {
  const { drawnWidth } = drawnAs(width);
  const deepest = Math.round((tallest * width) / drawnWidth);
  const { height, isBehindDialog } = await page.evaluate(measure);
  const clip = { x: 0, y: 0, width, height: Math.min(Math.max(height, 80), deepest) };
  const png = await page.screenshot(isBehindDialog ? {} : { clip, fullPage: true });
  return `<figure style="width: ${String(drawnWidth)}px"><figcaption>${name}</figcaption>
    <img src="data:image/png;base64,${png.toString('base64')}"></figure>`;
}

/** In the page. */
function measure(): { height: number; isBehindDialog: boolean } {
  const roots = [...document.querySelectorAll('*')].map((one) => one.shadowRoot ?? document);
  return {
    height: document.documentElement.scrollHeight,
    isBehindDialog: roots.some((root) => root.querySelector('dialog:modal') !== null),
  };
}
