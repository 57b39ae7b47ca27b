import type { Page } from '@playwright/test';
import { chooseKinds } from '../effort.js';
import { expect, test } from './foreign-origin.js';
import { scriptTag } from './origins.js';

/*
 * Script tags as others run them: libraries that put markup into a page, tag managers, optimisers.
 */

function thrownAt(page: Page): string[] {
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  return thrown;
}

const faq = '<event-faq>Ask us at the gate.</event-faq>';
const isDrawn = (page: Page) => expect(page.locator('event-faq h3').first()).toBeVisible();

/** Puts markup into the page as jQuery does: its scripts do not run, copies of them do. */
const insert = (page: Page, markup: string, way: 'text' | 'address') =>
  page.evaluate(
    async ([markup, way]) => {
      const box = document.body.appendChild(document.createElement('div'));
      box.innerHTML = markup;
      const script = box.querySelector('script')!;
      const copy = document.createElement('script');
      if (way === 'address') copy.src = script.src;
      else copy.text = await (await fetch(script.src)).text();
      document.head.append(copy);
      if (way === 'text') copy.remove();
    },
    [markup, way] as const,
  );

for (const way of chooseKinds(['text', 'address'] as const))
  test(`markup that a library puts in draws its widgets (it runs the script by its ${way})`, async ({
    page,
    origins,
    open,
  }) => {
    const thrown = thrownAt(page);
    await page.goto(open(''));
    await insert(page, faq + scriptTag(origins), way);
    await isDrawn(page);
    expect(thrown).toEqual([]);
  });

test('a tag manager that drops the settings: those of the elements count, the emulator included', async ({
  page,
  origins,
  open,
}) => {
  const thrown = thrownAt(page);
  const settings = `base-url="${origins.service}" service-key="pk_live_meadowlark_demo" event="meadowlark-2027"`;
  const tag = `<script async src="${origins.cdn}/bandstand.js"></script>`;
  await page.goto(open(`<event-faq ${settings}></event-faq>${tag}`));
  await isDrawn(page);
  await page.goto(open(`<event-faq base-url="emulator:"></event-faq>${tag}`));
  await isDrawn(page);
  await expect(page.getByText('Demo data')).toBeAttached();
  expect(thrown).toEqual([]);
});

test('where nothing says which service, visitors read the words of the author and the console the reason', async ({
  page,
  origins,
  open,
}) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.goto(
    open(`${faq}<event-news></event-news><script src="${origins.cdn}/bandstand.js"></script>`),
  );
  await expect(page.locator('event-faq:state(error)')).toBeVisible();
  await expect.poll(() => lines.join()).toContain('data-base-url');
  expect((await page.locator('body').innerText()).trim()).toBe('Ask us at the gate.');
});

for (const places of chooseKinds([['in a cache folder', 'inline'], ['in a data: address']]))
  test(`a copy of the script ${places.join(' or ')} finds its files by data-files; without, it says what is missing and throws nothing`, async ({
    page,
    origins,
    open,
  }) => {
    const thrown = thrownAt(page);
    const settings = `data-base-url="${origins.service}" data-service-key="pk_live_meadowlark_demo" data-event="meadowlark-2027"`;
    const code = await (await fetch(`${origins.cdn}/bandstand.js`)).text();
    const data = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
    // As a cache of an optimiser answers.
    const cached = `${origins.cdn}/cache/min/1/3f9a.js`;
    await page.route(cached, (route) =>
      route.fulfill({ body: code, contentType: 'text/javascript' }),
    );
    for (const where of places) {
      const copy = (more: string) =>
        where === 'inline'
          ? `<script ${more} ${settings}>${code}</script>`
          : `<script async src="${where.startsWith('in a data') ? data : cached}" ${more} ${settings}></script>`;
      await page.goto(open(faq + copy(`data-files="${origins.cdn}"`)));
      await isDrawn(page);
      const told = page.waitForEvent('console', (line) =>
        line.text().includes('could not load a part'),
      );
      await page.goto(open(faq + copy('')));
      await told;
      await expect(page.getByText('Ask us at the gate.')).toBeVisible();
    }
    expect(thrown).toEqual([]);
  });

test('typographic quotes around a setting are understood, on tag, element, div and link, under the name that optimisers leave alone', async ({
  page,
  origins,
  open,
}) => {
  const tag = `<script async src="${origins.cdn}/bandstand.min.js" data-base-url=“${origins.service}”
    data-service-key=“pk_live_meadowlark_demo” data-event=„none“></script>`;
  const event = '“meadowlark-2027”';
  const link = `https://x.example/#widget=faq&event=${encodeURIComponent(event)}`;
  await page.goto(
    open(`<event-faq event=${event}></event-faq><div data-event-widget="faq" data-event=${event}></div>
      <p><a href="${link}">FAQ</a></p>${tag}`),
  );
  await expect(page.locator('event-faq:state(ready)')).toHaveCount(3);
});
