import { elements } from '../../../components/elements.js';
import { pages } from '../../site/demo-site.js';
import { expect, test } from '../engine-test.js';
import { stickingOut } from '../sticking-out.js';

const tags = Object.keys(elements);

for (const path of pages) {
  test(`${path}: all elements are ready, nothing sticks out, the console stays silent`, async ({
    site,
    visitor,
    troubles,
  }) => {
    await visitor.driver.goto(`${site.origin}/${path}`);
    await visitor.seesReady(tags);
    for (const width of [360, 1280]) {
      await visitor.driver.resize(width, 800);
      expect(await visitor.driver.evaluate(stickingOut), `at ${width} px`).toEqual([]);
    }
    expect(await troubles()).toEqual([]);
  });
}
