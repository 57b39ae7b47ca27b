import { atNight, chooseKinds, chooseSome } from '../effort.js';
import { expect, scriptTag, test, watch } from './origins.js';
import { element, widgets } from './widgets.js';

/** Each runs before the page and makes the browser one that many visitors still have. */
const older: [string, () => void][] = [
  ['AbortSignal.any (Safari 17.3, Firefox 115)', () => Reflect.deleteProperty(AbortSignal, 'any')],
  [
    'custom states (Safari 17.3, Firefox 115)',
    () => Reflect.deleteProperty(ElementInternals.prototype, 'states'),
  ],
  [
    'custom states without dashes (Chrome 124)',
    () => {
      const add: (this: CustomStateSet, name: string) => CustomStateSet = Reflect.get(
        CustomStateSet.prototype,
        'add',
      );
      CustomStateSet.prototype.add = function (name) {
        if (!name.startsWith('--')) throw new DOMException('no dashes', 'SyntaxError');
        return add.call(this, name);
      };
    },
  ],
  [
    'popovers (Safari 16.4, Firefox 115, Chrome 113)',
    () => {
      for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
        Reflect.deleteProperty(HTMLElement.prototype, name);
    },
  ],
];

for (const [without, remove] of chooseKinds(older)) {
  test(`widgets show in a browser without ${without}`, async ({ page, origins }) => {
    const seen = await watch(page, origins.service);
    await page.addInitScript(remove);
    const some = chooseSome(widgets);
    await page.goto(origins.page(some.map(element).join('') + scriptTag(origins)));
    for (const widget of some) await expect(widget.shows(page)).toBeVisible();
    expect(seen.troubles).toEqual([]);
  });
}

test('the state of a widget bears dashes where the browser wants them, and changes', async ({
  page,
  origins,
}) => {
  await page.addInitScript(older[2]![1]);
  await page.goto(origins.page(`<event-faq></event-faq>${scriptTag(origins)}`));
  const faq = page.locator('event-faq');
  await expect(faq.locator('h3').first()).toBeVisible();
  const holds = (state: string) => faq.evaluate((node, name) => node.matches(name), state);
  expect(await holds(':state(--ready)')).toBe(true);
  expect(await holds(':state(--loading)')).toBe(false);
});

const tooOld: [string, () => void][] = [
  ['adopted style sheets', () => Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets')],
  ['mixed colours', () => (CSS.supports = () => false)],
];

for (const [without, remove] of tooOld) {
  atNight(test)(
    `the words of the author stay in a browser without ${without}`,
    async ({ page, origins }) => {
      const seen = await watch(page, origins.service);
      await page.addInitScript(remove);
      await page.goto(
        origins.page(
          `<event-faq><p>Write to us.</p></event-faq><div data-event-widget="tickets">Ring us.</div>
         <a href="/#widget=lineup">Who plays</a>${scriptTag(origins)}`,
        ),
      );
      await page.waitForLoadState('networkidle');
      await expect(page.getByText('Write to us.')).toBeVisible();
      await expect(page.getByText('Ring us.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Who plays' })).toBeVisible();
      expect(seen.calls).toEqual([]);
      expect(seen.troubles).toEqual([]);
    },
  );
}
