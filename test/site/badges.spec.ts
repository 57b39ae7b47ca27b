import { expect, test } from '@playwright/test';
import { serveStatic } from '../../tools/site/static-server.js';
import { isQuick, chooseKinds } from '../effort.js';
import { folder } from './demo-site.js';

test.skip(isQuick, 'at night, by `npm run verify`');

let origin = '';
let stop = (): void => undefined;

test.beforeAll(async () => {
  const { server, port } = await serveStatic({ roots: [folder, 'dist'], port: 0 });
  origin = `http://localhost:${String(port)}`;
  stop = () => void server.close();
});
test.afterAll(() => stop());

for (const [path, width] of chooseKinds([
  ['index.html', 360],
  ['index.html', 1280],
  ['join.html', 360],
  ['waiting.html', 768],
] as const)) {
  test(`"Demo data" covers nothing that can be pressed, however far ${path} is scrolled at ${String(width)} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.goto(`${origin}/${path}`);
    await page.locator(':state(ready)').last().waitFor();
    const look = () =>
      page.evaluate(async () => {
        const control = 'a[href], button, input, select, summary, textarea';
        const nextFrames = () =>
          new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const covered: string[] = [];
        let inSight = 0;
        let hidden = 0;
        for (let y = 0; y < document.documentElement.scrollHeight; y += 97) {
          scrollTo({ top: y, behavior: 'instant' });
          await nextFrames();
          for (const { shadowRoot } of document.querySelectorAll(':defined')) {
            const badge = shadowRoot?.querySelector('[part="demo-badge"]');
            if (!badge || !shadowRoot) continue;
            const box = badge.getBoundingClientRect();
            if (box.bottom < 0 || box.top > innerHeight) continue;
            if (getComputedStyle(badge).visibility === 'hidden') {
              hidden += 1;
              continue;
            }
            inSight += 1;
            const under = shadowRoot.elementsFromPoint(box.left + box.width / 2, box.top + 4);
            const one = under.find((element) => element.matches(control));
            if (one) covered.push(`${String(y)}: ${one.textContent.trim() || one.localName}`);
          }
        }
        return { covered, inSight, hidden };
      });
    // What arrives while it is looked at makes a badge step aside a frame later.
    await expect(async () => {
      const found = await look();
      expect(found.covered).toEqual([]);
      expect(found.inSight, 'it is said').toBeGreaterThan(5);
      expect(found.hidden, 'it had something to step aside for').toBeGreaterThan(0);
    }).toPass();
  });
}
