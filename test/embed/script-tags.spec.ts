import type { Page } from '@playwright/test';
import { elements } from '../../components/elements.js';
import { expect, test } from './foreign-origin.js';
import { scriptTag } from './origins.js';
import { atNight } from '../effort.js';

const said = (page: Page): string[] => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  return lines;
};
const inPlace = (tag: string) => tag.replace(' async', '');

test('of several script tags the first decides that names a service; what others say otherwise is named in the console', async ({
  page,
  origins,
  foreign,
  open,
}) => {
  const lines = said(page);
  const spellings =
    '<event-faq></event-faq><div data-event-widget="faq">FAQ</div><a href="/questions#widget=faq">FAQ</a>';
  const first = inPlace(scriptTag(origins));
  const other = { event: 'bare-field', baseUrl: foreign.address, key: 'pk_live_other' };
  const second = inPlace(scriptTag(origins, other)).replace('bandstand.js', 'bandstand.js?v=2');
  await page.goto(open(`${spellings}${first}${first}${second}`));
  await expect(page.locator('event-faq:state(ready)')).toHaveCount(3);
  await expect.poll(() => lines.join()).toContain('data-event');
  expect(lines.join()).toContain('data-service-key');
  await page.waitForLoadState('networkidle');
  expect(lines, 'alike are nothing to talk about').toHaveLength(1);
  expect(foreign.asked).toEqual([]);

  const silent = inPlace(scriptTag(origins, { event: 'bare-field' })).replace(
    /data-base-url="\S+"/,
    '',
  );
  await page.goto(open(`${silent}${first}<event-faq></event-faq>`));
  await expect(page.locator('event-faq h3').first()).toBeVisible();
});

test('a widget that does not exist is named in the console, with those that do', async ({
  page,
  origins,
  open,
}) => {
  const lines = said(page);
  const names = Object.keys(elements)
    .map((tag) => tag.replace(/^event-/, ''))
    .join(', ');
  await page.goto(
    open(
      `<div data-event-widget="tickts">Tickets</div><div data-event-widget="tickts"></div><a href="/#widget=lineupp">Who plays</a>
       <a href="/?widget=weather">Weather</a><a href="/#top">Top</a>${scriptTag(origins)}`,
    ),
  );
  await expect.poll(() => lines.length).toBe(2);
  expect(lines.join()).toContain('"tickts"');
  expect(lines.join()).toContain('"lineupp"');
  for (const line of lines) expect(line).toContain(names);
  await expect(page.getByText('Tickets', { exact: true })).toBeVisible();
  expect(lines, 'the same mistake twice is named once').toHaveLength(2);
});

atNight(test)(
  'an event that the service does not know is named once, whatever asks for it',
  async ({ page, origins, open }) => {
    const lines = said(page);
    const tag = scriptTag(origins, { event: 'YOUR-EVENT' });
    const widgets = '<event-faq></event-faq><event-lineup></event-lineup><event-faq></event-faq>';
    await page.goto(open(widgets + tag));
    const shown = page.locator('event-faq, event-lineup').getByText('There’s nothing here');
    await expect(shown).toHaveCount(3);
    const ours = () => lines.filter((line) => line.startsWith('Bandstand'));
    await expect.poll(() => ours().length).toBe(1);
    await page.waitForLoadState('networkidle');
    expect(ours()).toHaveLength(1);
    expect(ours()[0]).toContain('knows no event "YOUR-EVENT"');
    expect(ours()[0]).toContain('placeholder');
  },
);

test('what the script tag lacks is named once, with where to write it', async ({
  page,
  origins,
  open,
}) => {
  const lines = said(page);
  const tag = scriptTag(origins).replace(/data-event="\S+"/, '');
  await page.goto(open(`<event-faq></event-faq><event-lineup></event-lineup>${tag}`));
  await expect(page.getByText('For the organiser: please set event.')).toHaveCount(2);
  await expect.poll(() => lines.length).toBe(1);
  await page.waitForLoadState('networkidle');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('data-event="…"');
});

test('a shadow root of the page is looked into when the page asks for it, now and later, and what is none throws nothing', async ({
  page,
  origins,
  open,
}) => {
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  await page.goto(open(`<div id="shell"></div>${inPlace(scriptTag(origins))}`));
  const root = await page.evaluateHandle(() => {
    document.dispatchEvent(new CustomEvent('bandstand-scan'));
    const mode = 'closed';
    const root = document.querySelector('#shell')!.attachShadow({ mode });
    root.innerHTML = '<div data-event-widget="faq">FAQ</div>';
    document.dispatchEvent(new CustomEvent('bandstand-scan', { detail: root }));
    return root;
  });
  const shown = (selector: string) =>
    page.waitForFunction(
      ([root, selector]) => root.querySelector(selector)?.matches(':state(ready)'),
      [root, selector] as const,
    );
  await shown('event-faq');
  await page.evaluate((root) => {
    const section = document.createElement('section');
    section.append(document.createElement('event-news'));
    root.append(section);
  }, root);
  await shown('event-news');
  expect(thrown).toEqual([]);
});
