import type { Locator } from '@playwright/test';
import { expect, scriptTag, test } from './origins.js';
import { atNight } from '../effort.js';

/** A dark page as they were written before `color-scheme`, with an accent that was chosen for paper. */
function paintDark(): void {
  addEventListener('DOMContentLoaded', () => {
    const { style } = document.body;
    style.background = 'rgb(20, 24, 31)';
    style.color = 'rgb(233, 237, 242)';
    style.setProperty('--event-color-accent', 'rgb(18, 48, 95)');
  });
}

/** How bright a colour is, from 0 to 1: of WCAG. */
const luminance = (of: Locator, property: 'backgroundColor' | 'borderBottomColor' | 'color') =>
  of.evaluate((node, name) => {
    const paper = document.createElement('canvas').getContext('2d')!;
    // The line below the open tab is one of its `::after`.
    const part = name === 'borderBottomColor' ? '::after' : undefined;
    paper.fillStyle = getComputedStyle(node, part)[name];
    paper.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...paper.getImageData(0, 0, 1, 1).data].map((channel) =>
      channel <= 10.31475 ? channel / 3294.6 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }, property);

const ground = 0.0089;
const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

atNight(test)(
  'a dark page without color-scheme gets no white boxes, and sees its accent (1.4.11)',
  async ({ page, origins }) => {
    await page.addInitScript(paintDark);
    await page.goto(
      origins.page(`<event-lineup></event-lineup><event-faq></event-faq>${scriptTag(origins)}`),
    );
    const lineup = page.locator('event-lineup');
    const open = lineup.getByRole('tab', { selected: true });
    await expect(open).toBeVisible();
    await expect
      .poll(async () => contrast(await luminance(open, 'borderBottomColor'), ground))
      .toBeGreaterThanOrEqual(3);
    await lineup.getByRole('button', { name: 'Juno Faraday' }).first().click();
    const dialog = lineup.getByRole('dialog');
    await expect(dialog).toBeVisible();
    expect(await luminance(dialog, 'backgroundColor')).toBeCloseTo(ground, 2);
    const [sheet, text] = [
      await luminance(dialog, 'backgroundColor'),
      await luminance(dialog, 'color'),
    ];
    expect(contrast(sheet, text)).toBeGreaterThanOrEqual(7);
  },
);
