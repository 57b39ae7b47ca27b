import { expect } from '@open-wc/testing';
import { withoutStorage } from '../page.js';
import type * as Dismissed from '../../../components/event-announcements/banner/dismissed.js';

const place = 'bandstand.announcements.dismissed';
const file = '../../../components/event-announcements/banner/dismissed.ts';
let loads = 0;
/** As after a reload: nothing is known but what the tab has kept. */
const load = () =>
  import(new URL(`${file}?reload${(loads += 1)}`, import.meta.url).href) as Promise<
    typeof Dismissed
  >;

describe('announcements that were sent away', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => sessionStorage.clear());

  it('are all sent away after a reload, and no other is', async () => {
    const before = await load();
    for (const id of ['a', 'b']) before.dismissBanner(id);
    const after = await load();
    expect(['a', 'b', 'c'].map(after.isDismissed)).to.deep.equal([true, true, false]);
    after.dismissBanner('c');
    const last = await load();
    expect(['a', 'b', 'c'].map(last.isDismissed)).to.deep.equal([true, true, true]);
  });

  for (const kept of ['{"a":1}', '7', 'null', '["a"', '', '[null,7,{}]']) {
    it(`are none where the tab has kept ${kept || 'an empty text'}`, async () => {
      sessionStorage.setItem(place, kept);
      const { dismissBanner, isDismissed } = await load();
      expect(isDismissed('a')).to.equal(false);
      dismissBanner('a');
      expect(sessionStorage.getItem(place)).to.equal('["a"]');
    });
  }

  it('are sent away for as long as the page lives where the storage is full or blocked', async () => {
    const { dismissBanner, isDismissed } = await load();
    await withoutStorage('sessionStorage', () => {
      expect(isDismissed('a')).to.equal(false);
      dismissBanner('a');
      expect(isDismissed('a')).to.equal(true);
    });
  });
});
