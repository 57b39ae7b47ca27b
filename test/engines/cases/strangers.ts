import { elements } from '../../../components/elements.js';
import { scriptTag } from '../../embed/three-servers.js';
import { element, widgets } from '../../embed/widgets.js';
import { expect, test } from '../engine-test.js';
import { stickingOut } from '../sticking-out.js';

test('between three origins, under a strict policy and Trusted Types, all elements show', async ({
  origins,
  visitor,
  troubles,
}) => {
  // Who is signed in is known to a script of the page: without one there are no rewards.
  const open = widgets.filter(({ tag }) => tag !== 'ambassador-rewards');
  await visitor.driver.goto(origins.page(open.map(element).join('') + scriptTag(origins)));
  await visitor.seesReady(Object.keys(elements));
  expect(await troubles()).toEqual([]);
});

test.describe('for a visitor who prefers the dark', () => {
  test.use({ wishes: { dark: true } });

  test('a page that offers both is dark, and the words of all elements are light on it', async ({
    site,
    visitor,
    troubles,
  }) => {
    await visitor.driver.goto(`${site.origin}/index.html`);
    await visitor.seesReady(Object.keys(elements));
    const lightness = await visitor.driver.evaluate(() => {
      const sum = (colour: string) => {
        const canvas = document.createElement('canvas').getContext('2d')!;
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        return Math.max(...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3));
      };
      const widgets = ['event-lineup', 'event-tickets', 'event-faq'];
      const texts = widgets.flatMap((tag) => {
        const root = document.querySelector(tag)?.shadowRoot;
        return root ? [...root.querySelectorAll('h2, h3, .name')] : [];
      });
      return {
        ground: sum(getComputedStyle(document.body).backgroundColor),
        dark: texts
          .filter((one) => sum(getComputedStyle(one).color) < 128)
          .map((one) => `${one.className} ${one.textContent.trim()}`),
        texts: texts.length,
      };
    });
    expect(lightness.ground).toBeLessThan(100);
    expect(lightness.texts).toBeGreaterThan(20);
    expect(lightness.dark).toEqual([]);
    expect(await troubles()).toEqual([]);
  });
});

test('a page in Arabic reads from the right, and nothing sticks out at 360 px', async ({
  site,
  visitor,
  troubles,
}) => {
  const body =
    '<event-lineup></event-lineup><event-tickets></event-tickets><event-faq></event-faq>' +
    '<event-signup-form form="meadowlark-newsletter"></event-signup-form>';
  await visitor.driver.resize(360, 800);
  await visitor.driver.goto(site.page(body, 'lang="ar" dir="rtl"'));
  await visitor.seesReady(Object.keys(elements));
  const tabs = await visitor.at('event-lineup').all('tab');
  expect(tabs.length).toBe(3);
  expect(tabs[0]!.x).toBeGreaterThan(tabs[1]!.x);
  expect(await visitor.driver.evaluate(stickingOut)).toEqual([]);
  expect(await visitor.text()).toMatch(/\p{Script=Arabic}/u);
  expect(await troubles()).toEqual([]);
});
