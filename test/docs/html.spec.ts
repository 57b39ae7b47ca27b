import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { elements } from '../../components/elements.js';
import { snippets } from './documents.js';
import { atNight } from '../effort.js';

const site = 'http://festival.example';
const tags = Object.keys(elements).join();

/** What the page of all snippets has once for all of them, or may not have. */
const withoutScripts = (code: string) => code.replace(/<(script|link)\b.*?(<\/script>|>)/gs, '');
const shown = snippets('html')
  .map(({ place, code }) => ({ place, code: withoutScripts(code) }))
  .filter(({ code }) =>
    /<(event|merch|organiser|ambassador)-|data-event-widget|#widget=/.test(code),
  );

/** The script tag as it stands in each document: its attributes, and their values. */
const tagsOfScript = snippets('html').flatMap(({ place, code }) =>
  [...code.matchAll(/<script\s[^>]*\/bandstand\.js"[^>]*>/gs)].map(([tag]) => ({ place, tag })),
);

/** A page with every snippet on it, on the emulator; whoever is signed in has a token. */
async function open(page: Page): Promise<void> {
  const body = shown
    .map(({ place, code }) => `<section id="${place}">${code}</section>`)
    .join('\n');
  await page.route(`${site}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return pathname === '/'
      ? route.fulfill({ contentType: 'text/html', body: frame(body) })
      : route.fulfill({ path: `dist${pathname}` });
  });
  await page.goto(`${site}/`);
}

const frame = (body: string) =>
  `<!doctype html><html lang="en-GB"><title>All snippets</title><body>${body}
    <script type="module">
      for (const one of document.querySelectorAll('ambassador-rewards')) one.deviceToken = 'device_demo_ada';
    </script><script async src="/bandstand.js" data-base-url="emulator:"></script>`;

/** By snippet, what shows nothing to the end. */
const silent = (all: string) =>
  [...document.querySelectorAll('section')].flatMap((section) => {
    const widgets = [...section.querySelectorAll(all)];
    const waiting = widgets.filter((it) => !it.matches(':state(ready), :state(empty)'));
    if (widgets.length === 0) return [`${section.id}: no widget`];
    return waiting.map((it) => `${section.id}: ${it.outerHTML.slice(0, 80)}`);
  });

atNight(test)('every HTML snippet of the documents shows its widgets', async ({ page }) => {
  expect(shown.length).toBeGreaterThan(15);
  await open(page);
  await expect.poll(() => page.evaluate(silent, tags)).toEqual([]);
});

test('every attribute that a snippet gives a widget is one of its own', async ({ page }) => {
  const manifest = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8')) as {
    modules: { declarations: { tagName: string; attributes?: { name: string }[] }[] }[];
  };
  const known = Object.fromEntries(
    manifest.modules
      .flatMap(({ declarations }) => declarations)
      .map(({ tagName, attributes = [] }) => [tagName, attributes.map(({ name }) => name)]),
  );
  await page.setContent(shown.map(({ code }) => code).join('\n'));
  const unknown = await page.evaluate((own) => {
    const global = ['id', 'class', 'lang', 'dir', 'slot', 'hidden'];
    return Object.entries(own).flatMap(([tag, names]) =>
      [...document.querySelectorAll(tag)].flatMap((element) =>
        element
          .getAttributeNames()
          .filter((name) => !names.includes(name) && !global.includes(name))
          .map((name) => `<${tag} ${name}>`),
      ),
    );
  }, known);
  expect(unknown).toEqual([]);
});

test('every setting on a script tag of the documents stands in the list of docs/script-tag.md', () => {
  const list = readFileSync('docs/script-tag.md', 'utf8');
  const settings = [...list.matchAll(/^\| `(data-[a-z-]+)`/gm)].map(([, name]) => name);
  expect(tagsOfScript.length).toBeGreaterThan(4);
  for (const { place, tag } of tagsOfScript) {
    for (const [name] of tag.matchAll(/data-[a-z-]+(?==)/g))
      expect(settings, place).toContain(name);
  }
});
