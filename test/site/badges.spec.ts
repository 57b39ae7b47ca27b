import { expect, test } from '@playwright/test';
import { isQuick, chooseKinds } from '../effort.js';
import { serveDemoSite } from './on-demo-site.js';

test.skip(isQuick, 'at night, by `npm run verify`');

const site = serveDemoSite();

for (const [path, width] of chooseKinds([
  ['index.html', 360],
  ['index.html', 1280],
  ['join.html', 360],
  ['waiting.html', 768],
] as const)) {
  test(`"Demo data" stands once and covers nothing that can be pressed, however far ${path} is scrolled at ${String(width)} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.goto(`${site.origin}/${path}`);
    await page.locator(':state(ready)').last().waitFor();
    const look = () =>
      page.evaluate(async () => {
        const control = 'a[href], button, input, select, summary, textarea';
        const nextFrames = () =>
          new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const covered: string[] = [];
        let [inSight, places] = [0, 0];
        for (let y = 0; y < document.documentElement.scrollHeight; y += 97) {
          scrollTo({ top: y, behavior: 'instant' });
          await nextFrames();
          const roots = [...document.querySelectorAll(':defined')].map((it) => it.shadowRoot);
          const marks = roots.flatMap((it) => it?.querySelector('[part="demo-badge"]') ?? []);
          if (marks.length !== 1) covered.push(`${String(y)}: ${String(marks.length)} marks`);
          const box = marks[0]!.getBoundingClientRect();
          places += 1;
          if (getComputedStyle(marks[0]!).visibility === 'hidden') continue;
          inSight += 1;
          for (const root of [document, ...roots])
            for (const element of root?.elementsFromPoint(box.left + box.width / 2, box.top + 4) ??
              [])
              if (element.matches(control)) covered.push(`${String(y)}: ${element.textContent}`);
        }
        return { covered, inSight: inSight / places };
      });
    // What arrives while it is looked at makes the mark step aside a frame later.
    await expect(async () => {
      const found = await look();
      expect(found.covered).toEqual([]);
      expect(found.inSight, 'it is said nearly everywhere').toBeGreaterThan(0.9);
    }).toPass();
  });
}
