import type { Page } from '@playwright/test';
import { atNight } from '../effort.js';
import { expect, scriptTag, test } from './origins.js';

const rows = ['row-flex', 'row-shares', 'row-grid', 'row-table'];
const buttons = ['button-flex', 'button-inline', 'button-column'];
const links: Record<string, string> = {
  'event-lineup': 'lineup',
  'event-faq': 'faq',
  'event-card': 'card',
  'event-gallery': 'gallery',
  'event-news': 'news',
  'event-announcements': 'announcements',
  'event-tickets': 'tickets',
  'event-signup-form': 'event-signup-form&form=meadowlark-newsletter',
  'merch-preview': 'merch-preview&form=meadowlark-merch',
  'event-search': 'search',
  'event-prelaunch': 'prelaunch&event=prelude-2028',
  'organiser-events': 'organiser-events&organiser=foghorn',
  'ambassador-rewards': 'ambassador-rewards',
};

/** A row for each widget: a column with its link in a button, and two others. */
const body = (row: string, button: string) =>
  Object.values(links)
    .map(
      (to) => `<div class="${row}"><div class="column"><div class="${button}">
        <a href="/#widget=${to}">Open it here</a></div></div>
        <div>Beside it</div><div>And beside that</div></div>`,
    )
    .join('');

const widths = (page: Page) =>
  page.$$eval('.column', (all) => all.map((one) => Math.round(one.getBoundingClientRect().width)));

const places = rows.flatMap((row) => buttons.map((button) => [row, button] as const));

for (const [row, button] of places) {
  // test/components/internal/element.test.ts has the same of the base of all elements.
  atNight(test)(
    `a link in a ${button} never widens its column of a ${row}, and has its room`,
    async ({ page, origins }) => {
      await page.goto(origins.page(body(row, button)));
      const before = await widths(page);
      await page.goto(origins.page(body(row, button) + scriptTag(origins)));
      for (const tag of Object.keys(links)) {
        const isReady = (name: string) => document.querySelector(name)?.matches(':state(ready)');
        await page.waitForFunction(isReady, tag);
      }
      expect(await widths(page)).toEqual(before);
      const rooms = await page.$$eval('.column', (all) =>
        all.map((column) => {
          const { left, right } = column.getBoundingClientRect();
          const widget = column.querySelector('[class^="button"] > *')!.getBoundingClientRect();
          return widget.left >= left && widget.right <= right && widget.width > 200;
        }),
      );
      expect(rooms).toEqual(Object.keys(links).map(() => true));
    },
  );
}
