import { expect } from '@open-wc/testing';
import { elements } from '../../components/elements.js';
import { putDemo } from './demo-answer.js';

/** All that a browser may keep for the next visit. */
async function kept(): Promise<string> {
  const databases = await indexedDB.databases();
  return JSON.stringify([
    Object.entries(localStorage),
    Object.entries(sessionStorage),
    document.cookie,
    await caches.keys(),
    databases.map(({ name }) => name),
  ]);
}

describe('what an element has read (CAC-09)', () => {
  // A choice of another test would be taken up by an element of this one.
  beforeEach(() => sessionStorage.clear());
  for (const [tag, operation] of Object.entries(elements)) {
    it(`is nowhere in the browser after <${tag}> has shown it`, async () => {
      const before = await kept();
      const { page, element } = await putDemo(tag, operation);
      expect(element.matches(':state(ready)')).to.equal(true);
      expect(await kept()).to.equal(before);
      element.remove();
      expect(await kept()).to.equal(before);
      page.leave();
    });
  }
});
