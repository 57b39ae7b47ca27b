import type { Page } from '@playwright/test';
import { expect, scriptTag, test } from './origins.js';

type Block = Record<string, unknown>;

/** What search engines read of the page. */
const blocksOf = (page: Page): Promise<Block[]> =>
  page
    .locator('head script[type="application/ld+json"]')
    .evaluateAll((all) => all.map((one) => JSON.parse(one.textContent) as Block));

/** What schema.org, and those who read it, want of a block at least. */
const wanted: Record<string, readonly string[]> = {
  MusicEvent: ['name', 'startDate', 'location'],
  FAQPage: ['mainEntity'],
  NewsArticle: ['headline', 'datePublished'],
};

/** Parts of a block that say nothing, by their path: a search engine takes offence at them. */
function emptyParts(value: unknown, path = ''): string[] {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return [path];
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, part]) => emptyParts(part, `${path}/${name}`));
}

test('a page with all that describes itself has each block once, of the shape that schema.org wants', async ({
  page,
  origins,
}) => {
  const body =
    '<event-card></event-card><event-lineup></event-lineup><event-faq></event-faq>' +
    '<event-faq></event-faq><event-card layout="line"></event-card><event-news></event-news>';
  await page.goto(origins.page(scriptTag(origins) + body));
  await page.locator('event-news').getByRole('link').first().click();
  const kinds = async () => (await blocksOf(page)).map((block) => block['@type']);
  await expect.poll(async () => (await kinds()).sort()).toEqual(Object.keys(wanted).sort());
  for (const block of await blocksOf(page)) {
    const kind = String(block['@type']);
    expect(block['@context'], kind).toMatch(/^https?:\/\/schema\.org\/?$/);
    for (const name of wanted[kind]!) expect(block, kind).toHaveProperty(name);
    expect(emptyParts(block), kind).toEqual([]);
  }
  const questions = (await blocksOf(page)).find((block) => block['@type'] === 'FAQPage')!;
  for (const question of questions['mainEntity'] as Block[]) {
    expect(question).toMatchObject({ '@type': 'Question', name: expect.stringMatching(/./) });
    expect(question['acceptedAnswer']).toMatchObject({
      '@type': 'Answer',
      text: expect.stringMatching(/./),
    });
  }
  // Who leaves the article takes its block along.
  await page.goBack();
  await expect.poll(async () => (await kinds()).sort()).toEqual(['FAQPage', 'MusicEvent']);
});
