import '../../../components/event-lineup/event-lineup.js';
import { expect, waitUntil } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { all, artist, cleanUp, closed, LineupPage, one, opened, opener, picture } from './feed.js';
import { profile, put, slot, words } from './feed.js';

const juno = artist('Juno', { imageUrl: picture });

describe('the way from a tile into the dialog', () => {
  let page: LineupPage;
  beforeEach(() => {
    page = new LineupPage([slot([juno])]);
    page.profiles = [profile(juno)];
  });
  afterEach(async () => {
    cleanUp(page);
    await emulateMedia({ reducedMotion: 'no-preference' });
  });

  const flying = (element: Element) => one(element, '.flying');
  const photo = (element: Element) => one(element, '.artist-photo .portrait:not(.flying)');
  async function press(element: Element) {
    opener(element, 'Juno').focus();
    opener(element, 'Juno').click();
    await waitUntil(() => one(element, 'dialog[open]'), 'the dialog');
  }

  /** Presses, and stops the picture as it sets out: in tests all that moves is quick. */
  async function caught(element: Element): Promise<Animation> {
    const { animate } = Element.prototype;
    const flight = new Promise<Animation>((resolve) => {
      Element.prototype.animate = function (...given) {
        Element.prototype.animate = animate;
        const started = animate.apply(this, given);
        started.pause();
        resolve(started);
        return started;
      };
    });
    await press(element);
    return flight;
  }

  it('is that of the picture, which grows from the one into the other (L30)', async () => {
    page.artistReply = () => new Promise(() => undefined); // what comes later may move it
    const element = await put();
    const from = one(element, '.set .portrait').getBoundingClientRect();
    const flight = await caught(element);
    const sides = ['left', 'top', 'width', 'height'] as const;
    flight.currentTime = 0;
    const start = flying(element).getBoundingClientRect();
    for (const side of sides) expect(start[side], side).to.be.closeTo(from[side], 1);
    expect(photo(element).checkVisibility({ visibilityProperty: true })).to.equal(false);
    flight.currentTime = Number(flight.effect!.getComputedTiming().endTime) - 0.01;
    const end = flying(element).getBoundingClientRect();
    await opened(element);
    const there = photo(element).getBoundingClientRect();
    for (const side of sides) expect(end[side], side).to.be.closeTo(there[side], 1.5);
    flight.play();
    await waitUntil(() => !flying(element), 'it has arrived');
    expect(photo(element).checkVisibility({ visibilityProperty: true })).to.equal(true);
  });

  it('is none for visitors who asked for no motion, nor for a link (L30)', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const element = await put();
    await press(element);
    expect(flying(element)).to.equal(null);
    one(element, '.close').click();
    await closed(element);
    await emulateMedia({ reducedMotion: 'no-preference' });
    (document.activeElement as HTMLElement).blur();
    await element.openArtist(juno.id);
    await opened(element);
    expect(flying(element)).to.equal(null);
  });

  it('leads on to where the artist is to be heard, if the service names a place (L30)', async () => {
    const element = await put();
    await press(element);
    await waitUntil(() => !one(element, 'dialog [aria-busy]'), 'the profile');
    expect(words(one(element, 'dialog'))).not.to.contain('Listen');
    cleanUp(page);
    page = new LineupPage([slot([juno])]);
    const socials = {
      instagram: 'https://instagram.com/juno',
      'apple-music': 'https://music.example/juno',
      preview: 'https://cdn.example/juno.mp3',
      spotify: 'javascript:alert(1)',
    };
    page.profiles = [profile(juno, { socials })];
    const other = await put();
    await press(other);
    await waitUntil(() => all(other, 'dialog .artist-links').length === 2, 'the links');
    const [listen, rest] = all(other, 'dialog .artist-links');
    expect(listen!.ariaLabel).to.equal('Listen');
    expect([...listen!.children].map(words)).to.deep.equal([
      'Apple Music (opens in new tab)',
      'Preview (opens in new tab)',
    ]);
    expect(words(rest)).to.equal('Instagram (opens in new tab)');
    expect(all(other, 'dialog audio')).to.have.length(0);
  });
});
