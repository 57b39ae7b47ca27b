import '../../../components/event-lineup/event-lineup.js';
import { expect, waitUntil } from '@open-wc/testing';
import { artist, cleanUp, LineupPage, one, slot } from './feed.js';
import { choose, equipped, filler } from './views.js';

/** The name of the view that is marked as chosen. */
const chosen = (element: Element): string =>
  (one(element, '.view input:checked') as HTMLInputElement).value;

describe('the view of a line-up that has loaded', () => {
  let page: LineupPage;
  beforeEach(
    () => (page = new LineupPage([...filler, slot([artist('Moth')], { startTime: '21:00' })])),
  );
  afterEach(() => cleanUp(page));

  it('follows the attribute and the property', async () => {
    const element = await equipped();
    element.setAttribute('view', 'poster');
    await waitUntil(() => one(element, '.bill-poster'), 'by attribute');
    expect(chosen(element)).to.equal('poster');
    element.view = 'timetable';
    await waitUntil(() => one(element, '.timetable'), 'by property');
    expect(one(element, '.bill-poster')).to.equal(null);
    element.removeAttribute('view');
    await waitUntil(() => one(element, '.stages'), 'the list, as where nothing is said');
    expect(chosen(element)).to.equal('list');
    element.view = 'poster';
    await waitUntil(() => one(element, '.bill-poster'));
    element.setAttribute('view', 'grid');
    await waitUntil(() => one(element, '.stages'), 'the list, as for a word nobody knows');
  });

  it('is no choice of the visitor: nothing is told or kept', async () => {
    const element = await equipped();
    const told: unknown[] = [];
    element.addEventListener('event-lineup-view-changed', ({ detail }) => told.push(detail));
    element.view = 'poster';
    await waitUntil(() => one(element, '.bill-poster'));
    expect(told).to.deep.equal([]);
    element.remove();
    const again = await equipped();
    expect(chosen(again)).to.equal('list');
  });

  it('is what the visitor has chosen, so that a page can set it back', async () => {
    const element = await equipped({ view: 'poster' });
    await choose(element, 'timetable');
    expect(element.view).to.equal('timetable');
    element.view = 'poster';
    await waitUntil(() => one(element, '.bill-poster'), 'set back');
  });

  it('is the last of several, however long their files take', async () => {
    const element = await equipped();
    element.view = 'timetable';
    await element.updateComplete;
    element.view = 'list';
    await element.updateComplete;
    element.view = 'poster';
    await element.updateComplete;
    element.view = 'list';
    await waitUntil(() => one(element, '.stages'));
    await Promise.all([
      import('../../../components/event-lineup/timetable/timetable.js'),
      import('../../../components/event-lineup/poster/poster-view.js'),
    ]);
    await element.updateComplete;
    expect(chosen(element)).to.equal('list');
    expect(one(element, '.stages')).to.exist;
  });
});
