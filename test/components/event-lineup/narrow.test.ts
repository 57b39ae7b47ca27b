import '../../../components/event-lineup/event-lineup.js';
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { all, artist, cleanUp, LineupPage, one, saturday, slot } from './feed.js';
import { choose, equipped, filler } from './views.js';

describe('a line-up in a narrow column', () => {
  let page: LineupPage;
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    page = new LineupPage([...filler, slot([artist('Second')], { day: saturday })]);
  });
  afterEach(async () => {
    cleanUp(page);
    sessionStorage.clear();
    await setViewport({ width: 800, height: 600 });
  });

  it('is a list, and a timetable for whoever asks for one (L9)', async () => {
    await setViewport({ width: 320, height: 640 });
    const element = await equipped();
    expect(element.view).to.equal('list');
    expect(one(element, '.stages').checkVisibility()).to.equal(true);
    await choose(element, 'timetable');
    expect(one(element, '.timetable').checkVisibility()).to.equal(true);
    expect(document.documentElement.scrollWidth).to.be.at.most(320);
  });

  it('keeps its view while it is turned or resized: nothing is measured that it changes (L9)', async () => {
    const element = await equipped();
    let drawn = 0;
    new MutationObserver(() => drawn++).observe(one(element, '.panel'), { childList: true });
    for (const width of [800, 640, 639, 320, 640]) {
      await setViewport({ width, height: 600 });
      expect(all(element, '.stages')).to.have.length(1);
    }
    expect(drawn).to.equal(0);
  });
});
