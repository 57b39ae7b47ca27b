import type { Page } from '@playwright/test';

/** Lit's own convention: it warns of a second copy by these lists, and reads decorators by the map. */
const ofLit = [
  'litElementVersions',
  'litHtmlVersions',
  'litPropertyMetadata',
  'reactiveElementVersions',
];

/** The names on `window`, but for those of Lit. */
export async function namesOnWindow(page: Page): Promise<string[]> {
  const names = await page.evaluate(() => Object.getOwnPropertyNames(window));
  return names.filter((name) => !ofLit.includes(name)).sort();
}
