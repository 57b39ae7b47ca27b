import { atNight, chooseKinds, chooseSome } from '../effort.js';
import { expect, scriptTag, test, watch } from './origins.js';
import { element, widgets } from './widgets.js';

/** Each runs before the page and makes the browser one that many visitors still have. */
const withoutAny = () => Reflect.deleteProperty(AbortSignal, 'any');
const withoutStates = () => Reflect.deleteProperty(ElementInternals.prototype, 'states');
const withDashedStates = () => {
  const add: (this: CustomStateSet, name: string) => CustomStateSet = Reflect.get(
    CustomStateSet.prototype,
    'add',
  );
  CustomStateSet.prototype.add = function (name) {
    if (!name.startsWith('--')) throw new DOMException('no dashes', 'SyntaxError');
    return add.call(this, name);
  };
};
const withoutPopovers = () => {
  for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
    Reflect.deleteProperty(HTMLElement.prototype, name);
};

const older = {
  'Chrome 113: neither popovers nor AbortSignal.any, and custom states with dashes': [
    withoutPopovers,
    withoutAny,
    withDashedStates,
  ],
  'Safari 16.4 and Firefox 115: neither popovers nor AbortSignal.any nor custom states': [
    withoutPopovers,
    withoutAny,
    withoutStates,
  ],
};

for (const [browser, changes] of chooseKinds(Object.entries(older))) {
  test(`widgets show in ${browser}`, async ({ page, origins }) => {
    const seen = await watch(page, origins.service);
    for (const change of changes) await page.addInitScript(change);
    const some = chooseSome(widgets);
    await page.goto(origins.page(some.map(element).join('') + scriptTag(origins)));
    for (const widget of some) await expect(widget.shows(page)).toBeVisible();
    expect(seen.troubles).toEqual([]);
    if (!changes.includes(withDashedStates)) return;
    const holds = (state: string) =>
      page.locator('event-lineup').evaluate((node, name) => node.matches(name), state);
    expect(await holds(':state(--ready)')).toBe(true);
    expect(await holds(':state(--loading)')).toBe(false);
  });
}

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
