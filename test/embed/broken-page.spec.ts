import type { Page } from '@playwright/test';
import { expect, test } from './foreign-origin.js';
import { scriptTag } from './origins.js';
import { atNight } from '../effort.js';

/** The driver's own look at a page stumbles over its broken elements as well. */
const isReady = (page: Page, widget: string) =>
  page.waitForFunction((name) => document.querySelector(`${name}:state(ready)`), widget);
const faq = (page: Page) => page.locator('event-faq h3').first();

/** Runs before the page: elements of the page that are not as elements should be. */
function defineBroken(): void {
  class Throwing extends HTMLElement {
    override getAttribute(): string {
      throw new Error('an element of the page');
    }
    override get localName(): string {
      throw new Error('an element of the page');
    }
  }
  const mode = 'closed';
  class Closed extends HTMLElement {
    constructor() {
      super();
      this.attachShadow({ mode }).textContent = 'closed';
    }
  }
  class Refusing extends HTMLElement {
    override append(): void {
      throw new Error('nothing may be put in here');
    }
    override querySelector(): null {
      throw new Error('nothing may be asked in here');
    }
  }
  customElements.define('page-throwing', Throwing);
  customElements.define('page-closed', Closed);
  customElements.define('page-refusing', Refusing);
}

const broken = [
  '<page-throwing data-event-widget="faq">FAQ</page-throwing>',
  '<page-refusing data-event-widget="faq">FAQ</page-refusing>',
  '<page-closed data-event-widget="faq">FAQ</page-closed>',
  '<form data-event-widget="faq"><input name="getAttribute"><input name="localName"></form>',
  '<form><input name="querySelectorAll"><input name="matches"></form>',
  '<a href="http://%/#widget=faq">FAQ</a>',
].join('');

test('a broken element of the page stops no widgets: not those after it, with it, or later', async ({
  page,
  origins,
  open,
}) => {
  await page.addInitScript(defineBroken);
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  await page.goto(open(`${broken}<event-faq></event-faq>${scriptTag(origins)}`));
  await isReady(page, 'body > event-faq');
  await page.evaluate((html) => {
    const template = document.createElement('template');
    template.innerHTML = `${html}<event-news></event-news>`;
    document.body.append(template.content.cloneNode(true));
  }, broken);
  await isReady(page, 'body > event-news');
  await page.evaluate(() => document.body.append(document.createElement('event-card')));
  await isReady(page, 'body > event-card');
  expect(thrown).toEqual([]);
});

atNight(test)(
  'a link that leaves while its widget loads becomes the widget on its return',
  async ({ page, origins, open }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/event-faq.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(open(`<p id="place"><a href="/#widget=faq">FAQ</a></p>${scriptTag(origins)}`));
    const link = await page.evaluateHandle(() => {
      const link = document.querySelector('a')!;
      link.remove();
      return link;
    });
    const loaded = page.waitForResponse('**/event-faq.js');
    release();
    await loaded;
    await page.evaluate(() => customElements.whenDefined('event-faq').then(() => undefined));
    await page.evaluate((link) => document.querySelector('#place')!.append(link), link);
    await expect(page.locator('#place > event-faq h3').first()).toBeVisible();
  },
);

atNight(test)(
  'a fetch that throws at once costs the early request only',
  async ({ page, origins, open }) => {
    const thrown: string[] = [];
    page.on('pageerror', (error) => thrown.push(error.message));
    await page.addInitScript(() => {
      const real = window.fetch.bind(window);
      window.fetch = () => {
        window.fetch = real;
        throw new Error('a wrapper of the page');
      };
    });
    await page.goto(
      open(`<event-faq></event-faq><event-lineup></event-lineup>${scriptTag(origins)}`),
    );
    await expect(faq(page)).toBeVisible();
    await expect(page.locator('event-lineup').getByRole('tab').first()).toBeVisible();
    expect(thrown).toEqual([]);
  },
);

test('without fetch the words of the author stay, and why it is so is said', async ({
  page,
  origins,
  open,
}) => {
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  await page.addInitScript(() => Reflect.deleteProperty(window, 'fetch'));
  await page.goto(open(`<event-faq>Write to us.</event-faq>${scriptTag(origins)}`));
  await expect(page.locator('event-faq [part~="error"]')).toContainText(/\w+ \w+/);
  await expect(page.getByText('Write to us.')).toBeVisible();
  expect(thrown).toEqual([]);
});

test('a change of the page costs what has changed, however large the page is', async ({
  page,
  origins,
  open,
}) => {
  await page.goto(open(`<main></main>${scriptTag(origins)}`));
  await page.waitForLoadState('networkidle');
  const looked = await page.evaluate(async () => {
    const main = document.querySelector('main')!;
    for (let count = 0; count < 5000; count++) main.append(document.createElement('p'));
    await new Promise((resolve) => setTimeout(resolve));
    let nodes = 0;
    for (const { prototype } of [Document, Element, DocumentFragment]) {
      type Look = (this: ParentNode, what: string) => NodeList;
      const real: Look = Reflect.get(prototype, 'querySelectorAll');
      const counted: Look = function (what) {
        nodes += 1 + real.call(this, '*').length;
        return real.call(this, what);
      };
      Reflect.set(prototype, 'querySelectorAll', counted);
    }
    const section = document.createElement('section');
    section.innerHTML = '<p>new</p><p>new</p>';
    main.append(section);
    main.firstElementChild!.remove();
    await new Promise((resolve) => setTimeout(resolve));
    return nodes;
  });
  expect(looked).toBe(3);
});
