import type { Page } from '@playwright/test';
import { chooseKinds } from '../effort.js';
import { expect, scriptTag, test } from './origins.js';

/** The words that a page has asked for: `de-lineup`, and `translate-lineup` for where they are. */
function wordsAskedBy(page: Page): () => string[] {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const name = /\/chunks\/\w+\/((?!en-)(?:[a-z]{2}|translate)(?:-[a-z]+)?)\.js$/.exec(
      request.url(),
    );
    if (name?.[1]) asked.add(name[1]);
  });
  return () => [...asked].sort();
}
const german = { more: 'data-locale="de"' };

test.describe('a page in German', () => {
  test('loads for its elements the words that all share and their own, and those of the checkout once somebody begins to choose', async ({
    page,
    origins,
  }) => {
    const asked = wordsAskedBy(page);
    const widgets =
      '<event-lineup></event-lineup><event-faq></event-faq><event-tickets></event-tickets>';
    await page.goto(origins.page(widgets + scriptTag(origins, german)));
    await expect(page.getByRole('searchbox', { name: 'Line-up durchsuchen' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Alle anzeigen' })).toBeVisible();
    const plus = page.getByRole('button', { name: 'Saturday Day hinzufügen' });
    await expect(plus).toBeVisible();
    const own = ['lineup', 'schedule', 'faq', 'tickets', 'neighbours'];
    const words = own.flatMap((group) => [`de-${group}`, `translate-${group}`]);
    await expect.poll(asked).toEqual(['de-states', 'translate', ...words].sort());
    await plus.click();
    await page.getByRole('button', { name: 'Weiter' }).click();
    await expect(page.getByRole('heading', { name: 'Deine Angaben' })).toBeVisible();
    expect(asked()).toEqual(
      expect.arrayContaining(['de-checkout', 'de-fields', 'translate-checkout']),
    );
  });

  for (const [what, files] of chooseKinds([
    ['its words', '**/chunks/*/de-*'],
    ['what would find them', '**/chunks/*/translate*'],
  ] as const)) {
    test(`speaks English without ${what}, and nothing is thrown at it`, async ({
      page,
      origins,
    }) => {
      const thrown: string[] = [];
      page.on('pageerror', (error) => thrown.push(error.message));
      const failed = page.waitForEvent('requestfailed');
      await page.route(files, (route) => route.abort());
      await page.goto(origins.page(`<event-faq></event-faq>${scriptTag(origins, german)}`));
      await failed;
      await expect(page.getByRole('button', { name: 'Show all' })).toBeVisible();
      expect(thrown).toEqual([]);
    });
  }
});
