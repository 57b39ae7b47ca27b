import '../../../components/event-lineup/event-lineup.js';
import type { EventLineup } from '../../../components/event-lineup/event-lineup.js';
import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { expectAccessible } from '../accessible.js';
import { answer, held, refusal, visibleText } from '../page.js';
import {
  all,
  artist,
  cleanUp,
  closed,
  dialogOf,
  focused,
  LineupPage,
  one,
  opened,
  opener,
  profile,
  put,
  saturday,
  slot,
  words,
} from './feed.js';

const juno = artist('Juno', { genres: ['electro-pop'], locationLabel: 'Sheffield' });
const moth = artist('Moth');

describe('the artist dialog', () => {
  let page: LineupPage;
  beforeEach(() => {
    page = new LineupPage([
      slot([juno], { setNote: 'At sunset', startTime: '21:15', endTime: '22:45' }),
      slot([moth, juno], {
        day: saturday,
        stage: 'Owl Wood',
        startTime: '23:30',
        endTime: '01:00',
      }),
    ]);
    page.profiles = [profile(juno, { bioLong: 'One.\n\nTwo.' }), profile(moth)];
  });
  afterEach(() => cleanUp(page));

  const show = async (name = 'Juno', element?: EventLineup) => {
    const lineup = element ?? (await put(name === 'Moth' ? { day: saturday } : {}));
    opener(lineup, name).focus();
    await sendKeys({ press: 'Enter' });
    await opened(lineup);
    return lineup;
  };
  const text = (element: Element) => words(dialogOf(element));
  const bioShows = (element: Element, part: string) =>
    waitUntil(() => text(element).includes(part), `"${part}" in: ${text(element)}`);

  it('lets a press be painted before it covers the page, and the line-up before it is emptied', async () => {
    const element = await show();
    const dialog = dialogOf(element)!;
    let painted = 0;
    const watch = () => requestAnimationFrame(() => setTimeout(() => (painted += 1)));
    const isHeard = new Promise((done) => dialog.addEventListener('close', done));
    dialog.close();
    await isHeard;
    await element.updateComplete;
    expect(location.hash, 'it is forgotten').to.equal('');
    expect(text(element), 'it is not emptied yet').to.contain('Juno');
    await waitUntil(() => !text(element).includes('Juno'), 'it is emptied');
    const showModal = dialog.showModal.bind(dialog);
    let paintedBefore: number | undefined;
    dialog.showModal = () => {
      paintedBefore = painted;
      showModal();
    };
    opener(element, 'Juno').click();
    watch();
    await opened(element);
    expect(paintedBefore).to.equal(1);
  });

  it('has what is read out inside it for as long as it is open: all else is out of reach', async () => {
    const element = await show();
    const dialog = dialogOf(element)!;
    const region = () => dialog.querySelector('[role=status]');
    element.announce('Link copied');
    await waitUntil(() => words(region()) === 'Link copied', 'it is read out');
    dialog.close();
    await closed(element);
    const isBack = () => document.querySelector('body > [role=status]') !== null;
    await waitUntil(isBack, 'it is read out of the page again');
    expect(region() === null).to.equal(true);
  });

  it('is modal, named by the artist, has the focus, and gives it back by Esc without moving the page (L26)', async () => {
    const element = await show();
    const dialog = dialogOf(element)!;
    expect(dialog.matches(':modal')).to.equal(true);
    expect(words(focused(element))).to.equal('Juno');
    expect(focused(element)!.id).to.equal(dialog.getAttribute('aria-labelledby'));
    const { borderTopWidth, borderTopStyle } = getComputedStyle(dialog);
    expect([borderTopWidth, borderTopStyle], 'an edge on any ground').to.deep.equal([
      '1px',
      'solid',
    ]);
    const before = scrollY;
    await sendKeys({ press: 'Escape' });
    await closed(element);
    expect(focused(element)).to.equal(opener(element, 'Juno'));
    expect(scrollY).to.equal(before);
  });

  it('opens for a press that comes before the browser has told that it was closed', async () => {
    const element = await show();
    const dialog = dialogOf(element)!;
    dialog.close();
    await closed(element);
    opener(element, 'Juno').click();
    // At any moment until the press is painted.
    for (let moment = 0; moment < 5; moment += 1) {
      await new Promise((done) => setTimeout(done));
      dialog.dispatchEvent(new Event('close'));
    }
    await opened(element);
    expect(dialog.open).to.equal(true);
  });

  it('closes with its button and with a click beside it, not with one inside', async () => {
    const element = await show();
    one(element, '.artist-name').click();
    expect(dialogOf(element)!.open).to.equal(true);
    one(element, '.close').click();
    await closed(element);
    await show('Juno', element);
    dialogOf(element)!.click();
    await closed(element);
    expect(focused(element)).to.equal(opener(element, 'Juno'));
  });

  it('names genres as the list does, in every language', async () => {
    const [act] = page.lineup.slots[0]!.artists;
    act!.genres = ['electro-pop', 'synth-pop'];
    page.profiles = [profile(act!)];
    const element = await put({ locale: 'ja' });
    expect(words(opener(element, 'Juno').closest('.set'))).to.contain('electro-pop, synth-pop');
    expect(text(await show('Juno', element))).to.contain('electro-pop, synth-pop');
  });

  it('has a picture from edge to edge, also where it may not be as high as it would be', async () => {
    await setViewport({ width: 700, height: 700 });
    const dialog = dialogOf(await show())!;
    const { width } = dialog.querySelector('.artist-photo .portrait')!.getBoundingClientRect();
    expect(width).to.be.closeTo(dialog.clientWidth, 1);
    await setViewport({ width: 800, height: 600 });
  });

  it('opens at once with what the line-up knows, and says that more is coming (L27)', async () => {
    page.artistReply = held().reply;
    const element = await show();
    expect(text(element)).to.contain('electro-pop').and.to.contain('Sheffield');
    expect(one(element, 'dialog [aria-busy=true]')).to.exist;
    expect(text(element)).to.contain('Loading');
    one(element, '.close').click();
    await waitUntil(() => page.requests.at(-1)!.signal!.aborted, 'it is no longer wanted');
    expect(page.said).to.deep.equal([]);
  });

  it('fills in biography, picture, and every set with its own note (L28, ART-13, LIN-25)', async () => {
    const imageUrl = 'https://pictures.invalid/new.jpg'; // which may have changed
    page.profiles = [profile(juno, { bioShort: 'One.', bioLong: 'One.\n\nTwo.', imageUrl })];
    const element = await show();
    await bioShows(element, 'Two.');
    expect(all(element, '.biography p').map(words)).to.deep.equal(['One.', 'Two.']);
    await waitUntil(() => one(element, 'dialog img'), 'the picture');
    expect((one(element, 'dialog img') as HTMLImageElement).src).to.equal(imageUrl);
    expect(visibleText(element)).not.to.contain('undefined');
    await expectAccessible(element);
    expect(all(element, '.appearance').map(words)).to.deep.equal([
      '21:15 – 22:45 Friday 25 June Meadow At sunset',
      '23:30 – 01:00 Saturday 26 June Owl Wood Plays with Moth',
    ]);
  });

  it('says what went wrong, in place, and tries again without losing the focus (L27)', async () => {
    page.artistReply = () => refusal('internal_error', 500);
    const element = await show();
    await bioShows(element, element.phrases.trouble);
    expect(text(element)).to.contain('Sheffield');
    await expectAccessible(element);
    page.artistReply = () => answer(profile(juno, { bioShort: 'Here now.' }));
    one(element, 'dialog .notice button').focus();
    await sendKeys({ press: 'Enter' });
    await bioShows(element, 'Here now.');
    expect(words(focused(element))).to.equal('Juno');
    expect(dialogOf(element)!.open).to.equal(true);
  });

  it('never shows the answer for one artist in the dialog of another', async () => {
    const late = held();
    page.artistReply = (url) =>
      url.pathname.endsWith(juno.id)
        ? late.reply(url, {})
        : answer(profile(moth, { bioShort: 'M.' }));
    const element = await show();
    one(element, '.close').click();
    await closed(element);
    element.day = saturday;
    await element.updateComplete;
    await show('Moth', element);
    await bioShows(element, 'M.');
    late.release(answer(profile(juno, { bioShort: 'Too late.' })));
    await element.updateComplete;
    expect(text(element)).not.to.contain('Too late.');
  });

  it('closes when the element leaves the page, and works when it is back', async () => {
    const element = await show();
    element.remove();
    document.body.append(element);
    await closed(element);
    await show('Juno', element);
    expect(words(focused(element))).to.equal('Juno');
  });

  it('can be prevented by the page, and is told to the page', async () => {
    const element = await put();
    const told: unknown[] = [];
    element.addEventListener('event-lineup-artist-opened', ({ detail }) => told.push(detail));
    let prevented = 0;
    const prevent = (event: Event) => {
      event.preventDefault();
      prevented += 1;
    };
    element.addEventListener('event-lineup-before-open-artist', prevent);
    opener(element, 'Juno').click();
    await waitUntil(() => prevented > 0, 'the page has been asked');
    await element.updateComplete;
    expect(dialogOf(element)?.open ?? false).to.equal(false);
    element.removeEventListener('event-lineup-before-open-artist', prevent);
    await Promise.all([element.openArtist(juno.id), element.openArtist(juno.id)]);
    await waitUntil(() => told.length > 0);
    expect(told, 'once, though asked twice').to.deep.equal([{ artistId: juno.id, name: 'Juno' }]);
  });

  it('shows a bare profile as a name and its sets, and nothing else (ENV-12, ART-05)', async () => {
    const bare = artist('Bare');
    page.lineup = { ...page.lineup, slots: [slot([bare])] };
    page.profiles = [profile(bare)];
    const element = await show('Bare');
    await waitUntil(() => all(element, '[aria-busy=true]').length === 0, 'loaded');
    expect(text(element).replace('ShareLink copied ', '')).to.equal(
      'Close Bare 20:00 – 21:00 Friday 25 June Meadow',
    );
    expect(all(element, 'dialog p:empty, dialog ul:empty, dialog li:empty')).to.have.length(0);
  });

  it('is text and never markup, in every field (ART-09, LIN-30)', async () => {
    const hostile = '<img src=x onerror="window.hacked=1"><b>x</b>';
    page.profiles = [
      profile(juno, {
        name: hostile,
        realName: hostile,
        bioShort: hostile,
        bioLong: `${hostile}\n\n${hostile}`,
        genres: [hostile],
        locationLabel: hostile,
        socials: { [hostile]: 'https://ok.example/' },
      }),
    ];
    const element = await show();
    await bioShows(element, '<b>x</b>');
    expect(all(element, 'dialog b, dialog [onerror]')).to.have.length(0);
    expect('hacked' in window).to.equal(false);
  });

  it('links to http and https alone, safely, and says where they open (ART-07, ART-08)', async () => {
    page.profiles = [
      profile(juno, {
        website: 'javascript:window.hacked=1',
        socials: {
          instagram: 'https://instagram.com/juno',
          'hearthis-at': 'http://hearthis.example/juno',
          evil: 'data:text/html,x',
          mail: 'mailto:juno@juno.example',
        },
      }),
    ];
    const element = await show();
    await bioShows(element, 'Instagram');
    const links = all(element, 'dialog a') as HTMLAnchorElement[];
    expect(links.map((link) => [words(link), link.href])).to.deep.equal([
      ['Instagram (opens in new tab)', 'https://instagram.com/juno'],
      ['Hearthis at (opens in new tab)', 'http://hearthis.example/juno'],
    ]);
    for (const { target, rel } of links) {
      expect([target, rel]).to.deep.equal(['_blank', 'noopener noreferrer']);
    }
  });
});
