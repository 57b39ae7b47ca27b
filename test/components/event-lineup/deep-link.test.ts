import '../../../components/event-lineup/event-lineup.js';
import { expect, nextFrame, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { answer, held } from '../page.js';
import {
  artist,
  cleanUp,
  closed,
  dialogOf,
  LineupPage,
  one,
  opened,
  opener,
  profile,
} from './feed.js';
import { put, saturday, slot, words } from './feed.js';
import { filler } from './views.js';

const juno = artist('Juno');
const moth = artist('Moth');
const linkTo = ({ id }: { id: string }) => `#artist-${id}`;

describe('a link to an artist', () => {
  let page: LineupPage;
  beforeEach(() => {
    page = new LineupPage([slot([juno]), slot([moth], { day: saturday })]);
    page.profiles = [profile(juno), profile(moth)];
  });
  afterEach(() => cleanUp(page));

  it('opens the dialog as soon as the line-up is there (L24)', async () => {
    history.replaceState(null, '', linkTo(juno));
    const { reply, release } = held();
    const usual = page.reply;
    page.reply = reply;
    const element = document.createElement('event-lineup');
    document.body.append(element);
    await element.updateComplete;
    expect(dialogOf(element)).to.equal(null);
    page.reply = usual;
    release(answer(page.lineup));
    await opened(element);
    expect(words(one(element, '.artist-name'))).to.equal('Juno');
  });

  for (const view of ['poster', 'timetable'] as const) {
    it(`opens the dialog above the ${view} as well (L24)`, async () => {
      page.lineup.slots.push(...filler);
      history.replaceState(null, '', linkTo(juno));
      const element = document.createElement('event-lineup');
      element.view = view;
      document.body.append(element);
      await opened(element);
      expect(words(one(element, '.artist-name'))).to.equal('Juno');
      expect(one(element, view === 'poster' ? '.bill-poster' : '.timetable')).to.exist;
      dialogOf(element)!.close();
      await closed(element);
      element.requestUpdate();
      await element.updateComplete;
      expect(dialogOf(element)!.open, 'it stays closed').to.equal(false);
    });
  }

  it('opens an artist of another day, and another one when the link changes', async () => {
    const element = await put();
    location.hash = linkTo(moth);
    await opened(element);
    expect(words(one(element, '.artist-name'))).to.equal('Moth');
    location.hash = linkTo(juno);
    await waitUntil(() => words(one(element, '.artist-name')) === 'Juno');
    expect(dialogOf(element)!.open).to.equal(true);
  });

  it('does nothing when nobody has that name, or for a hash of the page', async () => {
    const element = await put();
    for (const hash of ['#artist-nobody', '#artist-', '#artist-%', '#contact']) {
      location.hash = hash;
      await nextFrame();
      await nextFrame();
      expect(dialogOf(element)?.open ?? false).to.equal(false);
      expect(location.hash).to.equal(hash);
    }
    expect(page.said).to.deep.equal([]);
  });

  it('is in the address while the dialog is open, without an entry in the history', async () => {
    const element = await put();
    const entries = history.length;
    opener(element, 'Juno').click();
    await opened(element);
    expect(location.hash).to.equal(linkTo(juno));
    await sendKeys({ press: 'Escape' });
    await closed(element);
    expect(location.hash).to.equal('');
    expect(history.length).to.equal(entries);
    opener(element, 'Juno').click();
    await opened(element);
    history.replaceState(null, '', '#contact');
    await sendKeys({ press: 'Escape' });
    await closed(element);
    expect(location.hash, 'of the page').to.equal('#contact');
  });

  it('never takes a route of the page out of the address, nor its state', async () => {
    const element = await put();
    for (const route of ['#/programme', '#!/day/2', '#artist-index', '#plan-your-visit']) {
      history.replaceState({ route }, '', route);
      opener(element, 'Juno').click();
      await opened(element);
      expect(location.hash).to.equal(route);
      await sendKeys({ press: 'Escape' });
      await closed(element);
      expect(location.hash).to.equal(route);
      expect(history.state).to.deep.equal({ route });
    }
  });

  it('opens one dialog when the page has two line-ups', async () => {
    const elements = [await put(), await put()];
    location.hash = linkTo(juno);
    await waitUntil(() => elements.some((element) => dialogOf(element)?.open));
    await nextFrame();
    expect(elements.filter((element) => dialogOf(element)?.open)).to.have.length(1);
  });

  it('works where the address cannot be changed', async () => {
    history.replaceState = () => {
      throw new DOMException('no', 'SecurityError');
    };
    try {
      const element = await put();
      opener(element, 'Juno').click();
      await opened(element);
    } finally {
      Reflect.deleteProperty(history, 'replaceState');
    }
  });
});
