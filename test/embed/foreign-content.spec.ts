import type { Page } from '@playwright/test';
import { chooseKinds, chooseSome } from '../effort.js';
import { expect, test } from './foreign-origin.js';
import { scriptTag } from './origins.js';

const faq = (page: Page) => page.locator('event-faq h3').first();
const warnings = (page: Page): string[] => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  return said;
};

test.describe('the settings are those of the script tag', () => {
  const spelled: [string, (foreign: string) => string][] = [
    [
      'a picture',
      (at) => `<img name="currentScript" data-base-url="${at}" data-service-key="pk_1">`,
    ],
    [
      'a picture of the same file',
      (at) => `<img name="currentScript" src="${at}/bandstand.js" data-base-url="${at}">`,
    ],
    [
      'a form',
      (at) =>
        `<form name="currentScript" data-base-url="${at}"><input name="src" value="${at}/bandstand.js"></form>`,
    ],
    ['an object', (at) => `<object name="currentScript" data-base-url="${at}"></object>`],
  ];
  for (const [what, write] of chooseKinds(spelled)) {
    for (const kind of chooseKinds(['', 'async', 'type="module"'])) {
      test(`also beside ${what} named currentScript, for a script ${kind || 'in place'}`, async ({
        page,
        origins,
        foreign,
        open,
      }) => {
        const tag = scriptTag(origins).replace('async', kind);
        await page.goto(open(`${write(foreign.address)}<event-faq></event-faq>${tag}`));
        await expect(faq(page)).toBeVisible();
        await expect(page).toHaveTitle('Ours');
        const own = foreign.asked.filter(
          (request) => !/^GET \S*bandstand\.js .*"no-cors".*"(image|empty)"/.test(request),
        );
        expect(own).toEqual([]);
      });
    }
  }
});

test('a script tag that the window of an editor has made starts the widgets', async ({
  page,
  origins,
  open,
}) => {
  const src = /src="([^"]+)"/.exec(scriptTag(origins))?.[1] ?? '';
  await page.goto(open('<iframe></iframe><event-faq></event-faq>'));
  await page.evaluate(
    ([address, baseUrl]) => {
      const script = document.querySelector('iframe')?.contentDocument?.createElement('script');
      if (!script) throw new Error('no other window');
      script.src = address;
      script.dataset.baseUrl = baseUrl;
      script.dataset.event = 'meadowlark-2027';
      script.dataset.serviceKey = 'pk_live_meadowlark_demo';
      document.body.append(script);
    },
    [src, origins.service] as const,
  );
  await expect(faq(page)).toBeVisible();
});

test.describe('content cannot lead to another service', () => {
  const contents: [string, (at: string) => string][] = [
    ['a div', (at) => `<div data-event-widget="faq" data-base-url="${at}">Our FAQ</div>`],
    [
      'a link',
      (at) =>
        `<a href="/#widget=faq&event=meadowlark-2027&base-url=${encodeURIComponent(at)}">Our FAQ</a>`,
    ],
    [
      'a div with a key',
      (at) =>
        `<div data-event-widget="faq" data-base-url="${at}" data-service-key="pk_2">Our FAQ</div>`,
    ],
  ];
  for (const [what, write] of chooseKinds(contents))
    test(`by ${what}, but where the script tag permits it, and then without the page's key`, async ({
      page,
      origins,
      foreign,
      open,
    }) => {
      const said = warnings(page);
      const content = write(foreign.address);
      const nameless = scriptTag(origins).replace(/data-base-url="\S+"/, '');
      await page.goto(open(content + nameless));
      await expect(page.locator('event-faq:state(error)')).toHaveText('Our FAQ');
      expect(said.join()).toContain('data-allow-base-url');
      expect(foreign.asked, 'where the script tag names no service').toEqual([]);

      const told = `<event-faq base-url="${foreign.address}"></event-faq>`;
      await page.goto(open(content + told + scriptTag(origins)));
      for (const one of await page.locator('event-faq').all())
        await expect(one.locator('h3').first()).toBeVisible();
      expect(foreign.asked, 'beside a script tag that names one').toEqual([]);

      const more = `data-allow-base-url="https://one.invalid ${foreign.address}/"`;
      await page.goto(open(content + scriptTag(origins, { more })));
      await expect.poll(() => foreign.asked.length).toBeGreaterThan(0);
      expect(foreign.asked.join()).toContain('/v1/events/meadowlark-2027/faq');
      expect(foreign.asked.join()).not.toContain('pk_live_meadowlark_demo');
    });
});

test.describe('a secret key never leaves the page (AUT-14)', () => {
  const keys = [
    'sk_live_1',
    ' sk_live_1',
    'SK_live_1 ',
    '\u00a0Sk_live_1',
    '\u200bsk_live_1',
    's k_live_1',
    '"sk_live_1"',
  ];
  const contents: [string, (key: string, at: string) => string][] = [
    ['the script tag', () => '<event-faq></event-faq>'],
    ['an element', (key) => `<event-faq service-key='${key}'></event-faq>`],
    [
      'an element with a service',
      (key, at) => `<event-faq service-key='${key}' base-url="${at}"></event-faq>`,
    ],
    ['a div', (key) => `<div data-event-widget="faq" data-service-key='${key}'>FAQ</div>`],
    ['a link', (key) => `<a href="/#widget=faq&service-key=${encodeURIComponent(key)}">FAQ</a>`],
  ];
  for (const [where, write] of chooseKinds(contents)) {
    test(`however it is written on ${where}`, async ({ page, origins, foreign, open }) => {
      for (const key of chooseSome(keys)) {
        const tag = scriptTag(origins, { baseUrl: foreign.address, key: 'no' }).replace(
          'data-service-key="no"',
          where === 'the script tag' ? `data-service-key='${key}'` : '',
        );
        await page.goto(open(write(key, foreign.address) + tag));
        await expect(page.locator('event-faq'), key).toContainText('secret');
        expect(foreign.asked, key).toEqual([]);
      }
    });
  }
});

test('content sets what is shown, not what costs money or credit, nor a picture to fetch: these are of the script tag', async ({
  page,
  origins,
  foreign,
  open,
}) => {
  const costly = ['payments', 'channel', 'artist-id', 'promo'];
  const stranger = `${foreign.address}/logo.png`;
  const own = `${origins.cdn}/demo/logos/meadowlark.svg`;
  const form = 'meadowlark-merch';
  const body = `<div data-event-widget="tickets" data-heading-level="4" data-service-key="pk_other" ${costly
    .map((name) => `data-${name}="x"`)
    .join(' ')}>Tickets</div>
    <a href="/#widget=tickets&heading-level=4&service-key=pk_other&${costly.map((name) => `${name}=x`).join('&')}">Tickets</a>
    <div data-event-widget="merch-preview" data-form="${form}" data-event-logo="${stranger}"></div>
    <a href="/#widget=merch-preview&form=${form}&event-logo=${stranger}">Merch</a>`;
  const attributes = (tag: string) =>
    page
      .locator(tag)
      .evaluateAll((all) =>
        all.map((one) =>
          Object.fromEntries([...one.attributes].map(({ name, value }) => [name, value])),
        ),
      );
  for (const [more, ofTickets, ofMerch] of [
    ['', {}, {}],
    [
      `data-payments="test" data-channel="newsletter" data-artist-id="7" data-event-logo="${own}"`,
      { payments: 'test', channel: 'newsletter', 'artist-id': '7' },
      { 'event-logo': own },
    ],
  ] as const) {
    await page.goto(open(body + scriptTag(origins, { more })));
    for (const tag of ['event-tickets', 'merch-preview'])
      await expect(page.locator(`${tag}:state(ready)`)).toHaveCount(2);
    const tickets = { 'heading-level': '4', ...ofTickets };
    expect(await attributes('event-tickets')).toEqual([tickets, tickets]);
    const merch = { form, ...ofMerch };
    expect(await attributes('merch-preview')).toEqual([merch, merch]);
  }
  expect(foreign.asked).toEqual([]);
});
