import { expect, test } from '@playwright/test';
import {
  createPrerender,
  prerender,
  PrerenderError,
  removePrerendered,
} from '../../tools/cli/prerender/index.js';

const evil = `"'></div></event-faq><script>trap()</script><img src=x onerror=trap()><!--`;

/** Whatever is asked for, each text of the answer breaks out of all that it could stand in. */
const answers: Record<string, unknown> = {
  lineup: {
    eventSlug: evil,
    schemaOrg: { '@type': 'MusicEvent', name: evil },
    slots: [
      {
        id: evil,
        stage: evil,
        day: evil,
        startTime: evil,
        endTime: evil,
        setNote: evil,
        artists: [{ id: evil, name: evil, genres: [evil], locationLabel: evil, country: evil }],
      },
      { stage: 'Stage', day: '2027-06-25', placeholderLabel: evil, placeholderDescription: evil },
    ],
  },
  faq: {
    eventId: evil,
    schemaOrg: { '@type': 'FAQPage', name: evil },
    categories: [
      {
        name: evil,
        faqs: [
          { question: evil, answerHtml: `${evil}--><a href="javascript:trap()">x</a>` },
          { question: 'plain', answerPlain: evil },
        ],
      },
    ],
  },
  news: {
    eventId: evil,
    articles: [
      { slug: evil, title: evil, excerpt: evil, author: evil, tags: [evil], publishedAt: evil },
    ],
  },
  event: {
    slug: evil,
    name: evil,
    tagline: evil,
    startDate: '2027-06-25',
    timezone: evil,
    venue: { name: evil, city: evil },
    ageRestriction: evil,
    organiser: { name: evil },
    ticketUrl: 'javascript:trap()',
    schemaOrg: { '@type': 'MusicEvent', name: evil },
  },
};

let asked: string[] = [];
const service = (input: unknown): Promise<Response> => {
  const { pathname } = new URL(String(input));
  asked.push(pathname);
  const data = answers[pathname.split('/')[4] ?? 'event'];
  return Promise.resolve(new Response(JSON.stringify({ apiVersion: 1, data })));
};
const options = {
  baseUrl: 'https://service.example',
  event: 'meadowlark-2027',
  fetch: service as typeof fetch,
};

const body =
  '<event-card></event-card><event-lineup></event-lineup><event-faq></event-faq>' +
  '<event-news article-url="https://our.example/{slug}"></event-news><p id="after">after</p>';
const pageOf = (inner: string) =>
  `<!doctype html><html lang="en"><head><title>t</title></head><body>${inner}</body></html>`;

test.beforeEach(() => (asked = []));

test('nothing of a hostile feed runs, leaves its element or brings an attribute of its own', async ({
  page,
}) => {
  const { html, widgets, notices } = await prerender(pageOf(body), options);
  expect([widgets.length, notices]).toEqual([4, []]);
  await page.addInitScript(() =>
    Object.assign(window, { trap: () => (document.title = 'sprung') }),
  );
  await page.setContent(html);
  expect(await page.title()).toBe('t');
  const found = await page.evaluate(() => {
    const inside = [...document.querySelectorAll('[data-event-prerendered] *')];
    return {
      names: [...new Set(inside.map(({ localName }) => localName))].sort(),
      attributes: [...new Set(inside.flatMap((one) => one.getAttributeNames()))].sort(),
      scripts: inside.filter(({ localName }) => localName === 'script').length,
      links: [...document.querySelectorAll('a')].map(({ origin }) => origin),
      children: [...document.body.children].map(({ localName }) => localName),
    };
  });
  expect(found).toEqual({
    names:
      'a abbr article bdi dd details div dl dt h2 h3 h4 li p script section strong summary time ul'
        .split(' ')
        .filter((name) => name !== 'abbr'),
    attributes: ['data-event-schema', 'datetime', 'dir', 'href', 'type'],
    scripts: 2,
    links: ['https://our.example'],
    children: ['event-card', 'event-lineup', 'event-faq', 'event-news', 'p'],
  });
  await expect(page.locator('#after')).toHaveText('after');
  // What cannot harm is there to be read, letter by letter.
  await expect(page.locator('event-lineup').getByText(evil).first()).toBeVisible();
});

test('gives the same text a second time, whatever the feed has in it', async () => {
  const first = await prerender(pageOf(body), options);
  const second = await prerender(first.html, options);
  expect([first.changed, second.changed]).toEqual([true, false]);
  expect(second.html).toBe(first.html);
  expect(removePrerendered(first.html)).toBe(pageOf(body));
});

test('many pages ask for each feed once', async () => {
  const render = createPrerender(options);
  await Promise.all([render(pageOf(body)), render(pageOf(body + body))]);
  expect(asked.sort()).toEqual([
    '/v1/events/meadowlark-2027',
    '/v1/events/meadowlark-2027/faq',
    '/v1/events/meadowlark-2027/lineup',
    '/v1/events/meadowlark-2027/news',
  ]);
});

test('a part of a page, without a head, carries its style in the first widget', async () => {
  const { html } = await prerender('<event-faq></event-faq><event-news></event-news>', options);
  expect(html).toMatch(/^<event-faq><style data-event-prerendered>[^]*<\/style><div /);
  expect(html.match(/<style/g)).toHaveLength(1);
  expect((await prerender(html, options)).changed).toBe(false);
  const plain = await prerender(html, { ...options, style: false });
  expect(plain.html).not.toContain('<style');
});

test('schema="off" and a feed without anything to tell leave nothing behind', async () => {
  const { html } = await prerender(pageOf('<event-faq schema="off"></event-faq>'), options);
  expect(html).not.toContain('ld+json');
  const empty = () => Promise.resolve(new Response('{"apiVersion":1,"data":{}}'));
  const gone = await prerender(html, { ...options, fetch: empty });
  expect([gone.html, gone.widgets]).toEqual([pageOf('<event-faq schema="off"></event-faq>'), []]);
});

test('what bears the mark and has lost its end is not guessed at', async () => {
  const broken = '<event-faq><div data-event-prerendered="event-faq"><p>old</event-faq><p>mine';
  const failure = await prerender(broken, options).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(PrerenderError);
  expect((failure as PrerenderError).message).toContain('at line 1 has lost its end tag');
});

test('data for search engines that are nested too deep cost themselves alone', async () => {
  const deep = '{"a":'.repeat(20_000) + '{}' + '}'.repeat(20_000);
  const rich = '<b>'.repeat(50_000) + 'Bring boots.';
  const faq = { eventId: 'a', categories: [{ faqs: [{ question: 'Rain?', answerHtml: rich }] }] };
  const data = JSON.stringify(faq).replace('"eventId"', `"schemaOrg":${deep},"eventId"`);
  const answer = () => Promise.resolve(new Response(`{"apiVersion":1,"data":${data}}`));
  const page =
    '<html><body><event-faq event="a" base-url="https://a.example"></event-faq></body></html>';
  const { html } = await prerender(page, { fetch: answer });
  expect(html).toContain('Bring boots.');
  expect(html).not.toContain('ld+json');
});

test('LIN-08 a set of days says how long it lasts, as its two times do not', async () => {
  const slots = [
    { startTime: '12:00', endTime: '12:00', durationMinutes: 4320 },
    { startTime: '20:00', endTime: '21:00', durationMinutes: 60 },
  ].map((set) => ({ ...set, stage: 'Camp', day: '2027-06-25', artists: [{ id: 'a', name: 'A' }] }));
  const answer = { apiVersion: 1, data: { slots } };
  const fetch = () => Promise.resolve(new Response(JSON.stringify(answer)));
  const { html } = await prerender(pageOf('<event-lineup></event-lineup>'), { ...options, fetch });
  expect(html).toContain('12:00 PM</time> – 12:00 PM (72\u00a0hr)');
  expect(html).toContain('8:00 PM</time> – 9:00 PM <strong>');
});
