import '../../../components/event-lineup/event-lineup.js';
import { expect, waitUntil } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { visibleText } from '../page.js';
import { all, artist, cleanUp, LineupPage, one, put, saturday, slot, words } from './feed.js';

describe('the line-up on paper', () => {
  let page: LineupPage;
  beforeEach(
    () =>
      (page = new LineupPage([
        slot([artist('First')]),
        slot([artist('Second')], { day: saturday }),
      ])),
  );
  afterEach(async () => {
    cleanUp(page);
    await emulateMedia({ media: 'screen' });
  });

  it('shows all days in place of the tabs, and only while it is printed (L25)', async () => {
    const element = await put();
    await emulateMedia({ media: 'print' });
    await waitUntil(() => {
      dispatchEvent(new Event('beforeprint'));
      return all(element, '.paper').length > 0;
    });
    expect(all(element, '.paper .day-name').map(words)).to.deep.equal([
      'Friday 25 June',
      'Saturday 26 June',
    ]);
    expect(visibleText(element).match(/First/g)).to.have.length(1);
    expect(one(element, '.tabs').checkVisibility()).to.equal(false);
    dispatchEvent(new Event('afterprint'));
    expect(all(element, '.paper')).to.have.length(0);
  });
});
