import { existsSync, readFileSync } from 'node:fs';
import { expect, test as base, type Page } from '@playwright/test';
import { elements } from '../../components/elements.js';
import { serveStatic } from '../../tools/site/static-server.js';
import { chooseSome, isQuick } from '../effort.js';
import { playStory } from './story-outcome.js';

interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
}

const folder = 'storybook-static';
const index = `${folder}/index.json`;
if (!existsSync(index)) throw new Error(`There is no ${index}: run \`npm run build-storybook\`.`);
const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, Entry> };
const stories = chooseSome(Object.values(entries).filter(({ type }) => type === 'story'));

/** Storybook's page: to load it costs more than a story does. */
interface Book {
  readonly page: Page;
  /** All that a story may not say, as it is said. */
  readonly said: string[];
  /** Addresses that the story has asked for: what of another is missing, a story before it has asked for. */
  readonly asked: Set<string>;
}

/**
 * Each worker goes from story to story as somebody does who reads them: Storybook is loaded once for
 * the stories of a file, which have to begin each with a service of its own.
 */
const test = base.extend<object, { origin: string; open: (title: string) => Promise<Book> }>({
  origin: [
    async ({}, use) => {
      const pages = { '/favicon.ico': '' };
      const headers = { 'Cache-Control': 'max-age=600' };
      const { server, port } = await serveStatic({ roots: [folder], port: 0, headers, pages });
      await use(`http://localhost:${port}`);
      server.close().closeAllConnections();
    },
    { scope: 'worker' },
  ],
  open: [
    async ({ browser, origin }, use) => {
      const context = await browser.newContext();
      let opened: { shelf: string; book: Book } | undefined;
      await use(async (shelf) => {
        if (opened?.shelf !== shelf) {
          await opened?.book.page.close();
          opened = { shelf, book: await load(await context.newPage(), origin) };
        }
        return opened.book;
      });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** Storybook, before a story is chosen. */
async function load(page: Page, origin: string): Promise<Book> {
  // To gather what is right as well takes a fifth of the time of a story.
  const wish = isQuick ? 'withoutAxe' : 'faultsAlone';
  await page.addInitScript((name) => Reflect.set(window, name, true), wish);
  await page.goto(`${origin}/iframe.html`);
  await page.locator('body.sb-show-nopreview').waitFor({ state: 'attached' });
  return { page, ...listen(page) };
}

function listen(page: Page): Omit<Book, 'page'> {
  const said: string[] = [];
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(request.url()));
  page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (notGot.test(message.text()) && !asked.has(message.location().url)) return;
    if (['warning', 'error', 'assert'].includes(message.type())) said.push(message.text());
  });
  return { said, asked };
}

/** Stories of an address, or a token, that leads nowhere: the developer is told which, and nothing else. */
const nowhere =
  /^(?!event-card|organiser-events).*--(not-found|not-found-with-words|without-the-lineup|signed-out|token-refused)$/;
/** The browser itself says which picture it has not got. */
const withoutPictures = /--broken-pictures$/;
const notGot = /^Failed to load resource: .* 404 /;
const anyElement = Object.keys(elements)
  .map((tag) => `#storybook-root ${tag}:defined`)
  .join();
const unknown =
  /^Bandstand: \S+ (knows no (event|form) "[\w-]+" \(404\)\.|has no prelaunch form for "[\w-]+" \(404\)\.|refused the device token)|deviceToken \(no/;

for (const title of new Set(stories.map((story) => story.title))) {
  test.describe(() => {
    // One after the other on the page of one worker: three would load Storybook for each file thrice.
    test.describe.configure({ mode: 'default' });
    for (const story of stories) if (story.title === title) playsWell(story);
  });
}

function playsWell({ id, title, name }: Entry): void {
  const outcome = isQuick ? 'plays' : 'plays, has no fault that axe finds,';
  test(`the story ${title}, ${name}, ${outcome} and says nothing`, async ({ open }) => {
    // Pictures that are missing are asked for again, perhaps when the next story has begun.
    const { page, said, asked } = await open(withoutPictures.test(id) ? id : title);
    said.length = 0;
    asked.clear();
    const { failure, faults } = await page.evaluate(playStory, id);
    expect(faults).toEqual([]);
    expect(failure).toBeUndefined();
    await expect(page.locator(anyElement).first()).toBeVisible();
    const isNowhere = nowhere.test(id);
    const heard = () => said.filter((text) => !(withoutPictures.test(id) && notGot.test(text)));
    expect(heard().filter((text) => !(isNowhere && unknown.test(text)))).toEqual([]);
    await expect.poll(heard).toHaveLength(isNowhere ? 1 : 0); // words that are fetched come late
  });
}
