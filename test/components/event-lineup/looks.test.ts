import '../../../components/event-lineup/event-lineup.js';
import { expect, nextFrame, waitUntil } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { expectAccessible } from '../accessible.js';
import { contrast, layered } from '../contrast.js';
import { boxesOf, textOf } from '../room.js';
import {
  all,
  artist,
  cleanUp,
  closed,
  LineupPage,
  one,
  opened,
  opener,
  picture,
  profile,
  put,
  words,
} from './feed.js';
import { saturday, slot } from './feed.js';
import { filler } from './views.js';

const long = artist('Donaudampfschifffahrtsgesellschaft Orchestra', { genres: ['brass'] });

describe('the look of the line-up', () => {
  let page: LineupPage;
  beforeEach(() => {
    page = new LineupPage([
      slot([long], {
        featured: true,
        setNote: 'A note of eighty characters, which is all that an organiser can ever write.',
      }),
      slot([artist('A'), artist('B', { imageUrl: picture })], {
        startTime: '23:30',
        endTime: '01:00',
      }),
      slot([], { startTime: '12:00', placeholderLabel: 'Secret', stage: 'Chapel' }),
      slot([artist('C')], { day: saturday }),
    ]);
    page.profiles = [profile(long, { bioShort: 'Brass.', website: 'https://brass.example/' })];
  });
  afterEach(async () => {
    cleanUp(page);
    await setViewport({ width: 800, height: 600 });
  });

  it('has the stage of a poster begin where its name does, on two lines and in Arabic, too', async () => {
    await setViewport({ width: 320, height: 640 });
    const stage = 'The Walled Garden beyond the River and the Old Mill';
    const posters = ['Moth', 'J', 'Ása'].map((name, hour) =>
      slot([artist(name)], { stage, featured: true, startTime: `2${hour}:00` }),
    );
    page.lineup.slots = [...filler, ...posters];
    const element = await put({ locale: 'ar' });
    await waitUntil(() => one(element, '.base[dir="rtl"]'), 'Arabic');
    const where = one(element, '.poster .when bdi');
    const { right } = where.getBoundingClientRect();
    await waitUntil(() => getComputedStyle(where).textAlign === 'right', 'what ends a first paint');
    const lines = boxesOf(textOf(where));
    expect(new Set(lines.map(({ top }) => top)).size).to.equal(2);
    for (const line of lines) expect(line.right).to.be.closeTo(right, 1);
    const small = one(element, '.poster:last-child .when bdi');
    expect(small.clientHeight).to.be.at.most(2.9 * parseFloat(getComputedStyle(small).fontSize));
    const [first] = boxesOf(textOf(small), 0, 1);
    expect(first!.left, 'its beginning').to.be.at.least(small.getBoundingClientRect().left - 0.5);
  });

  it('cuts nothing off the letters of another script in its search field', async () => {
    page.lineup.slots = filler;
    const element = await put();
    await waitUntil(() => one(element, '.search input'), 'the search');
    const words = () => getComputedStyle(one(element, '.search input'), '::placeholder');
    await waitUntil(() => words().overflowY === 'visible', 'they may hang below the line');
    expect(words().overflowX, 'what has no room still ends in dots').to.equal('clip');
  });

  it('has a star that is seen as well as words once it is pressed, on a dark page too', async () => {
    const column = document.createElement('div');
    column.style.cssText = 'background: #121212; color: #fff; --event-color-accent: #7a1f2b';
    document.body.append(column);
    page.lineup.slots = filler;
    const element = await put({}, column);
    await waitUntil(() => all(element, '.favourite').length > 0, 'the stars');
    const star = all(element, '.favourite')[0]!;
    star.click();
    const seen = () =>
      contrast(layered('#121212', getComputedStyle(star).color), layered('#121212'));
    await waitUntil(() => star.ariaPressed === 'true' && seen() >= 4.5, 'it is seen');
    column.remove();
  });

  it('fits 320 pixels in both directions of reading, dialog included (1.4.10)', async () => {
    await setViewport({ width: 320, height: 640 });
    for (const locale of ['en', 'ar']) {
      const element = await put({ locale });
      const side = locale === 'ar' ? 'rtl' : 'ltr';
      await waitUntil(() => one(element, `.base[dir="${side}"]`), side);
      opener(element, long.name).click();
      const dialog = await opened(element);
      await nextFrame();
      expect(document.documentElement.scrollWidth).to.be.at.most(320);
      expect(dialog.scrollWidth).to.be.at.most(dialog.clientWidth);
      for (const box of all(element, '.set, .poster, .tab, .stage-name')) {
        expect(box.scrollWidth, box.className).to.be.at.most(box.clientWidth + 1);
      }
      element.remove();
    }
  });

  it('stands in one column on a phone and in several where there is room', async () => {
    const home = document.createElement('div');
    document.body.append(home);
    const element = await put({}, home);
    const tops = () =>
      new Set(all(element, '.stage').map((box) => box.getBoundingClientRect().top));
    home.style.setProperty('width', '360px');
    expect(tops().size).to.equal(2);
    home.style.setProperty('width', '900px');
    expect(tops().size).to.equal(1);
    home.remove();
  });

  it('keeps times of twelve hours beside what they belong to, in list and dialog (L13)', async () => {
    const element = await put({ locale: 'en-US' });
    element.style.setProperty('font-family', 'monospace'); // as wide as a page's face may be
    const clear = (row: HTMLElement) => {
      const text = document.createRange();
      text.selectNodeContents(row.querySelector('.times')!);
      const [{ right }, { left }] = [text, row.querySelector('.times + *')!].map((box) =>
        box.getBoundingClientRect(),
      ) as [DOMRect, DOMRect];
      expect(right, words(row)).to.be.at.most(left);
    };
    for (const width of [320, 800]) {
      await setViewport({ width, height: 640 });
      all(element, '.set').forEach(clear);
      opener(element, long.name).click();
      await opened(element);
      all(element, '.appearance').forEach(clear);
      one(element, 'dialog .close').click();
      await closed(element);
    }
    expect(words(one(element, '.set .until'))).to.match(/PM|AM/);
  });

  it('marks the open day in forced colours by more than a background (0.8)', async () => {
    await emulateMedia({ forcedColors: 'active' });
    try {
      const element = await put();
      const [open, other] = all(element, '.tab').map((tab) => getComputedStyle(tab, '::after'));
      expect([open!.content, open!.borderBlockEndStyle]).to.deep.equal(['""', 'solid']);
      expect(other!.content).to.equal('none');
      await expectAccessible(element);
    } finally {
      await emulateMedia({ forcedColors: 'none' });
    }
  });

  it('reads from the right in Arabic, with names kept in one piece', async () => {
    const element = await put({ locale: 'ar' });
    await waitUntil(() => one(element, '.base[dir="rtl"]'), 'the language has come');
    const [first, second] = all(element, '.tab').map((tab) => tab.getBoundingClientRect().left);
    expect(first).to.be.greaterThan(second!);
    expect(all(element, '.name bdi').length).to.be.greaterThan(0);
    await expectAccessible(element);
  });

  it('is accessible in every colour scheme, with a dialog open', async () => {
    for (const theme of ['light', 'dark']) {
      const element = await put({ theme });
      await expectAccessible(element);
      opener(element, long.name).click();
      await opened(element);
      await expectAccessible(element);
      element.remove();
    }
  });

  it('shows no motion to visitors who asked for none', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    try {
      const element = await put();
      opener(element, long.name).click();
      const dialog = await opened(element);
      expect(dialog.getAnimations()).to.have.length(0);
    } finally {
      await emulateMedia({ reducedMotion: 'no-preference' });
    }
  });

  it('shows where the focus is on a name, a tab and the close button', async () => {
    const element = await put();
    opener(element, long.name).click();
    await opened(element);
    const outline = (node: HTMLElement) => {
      node.focus({ focusVisible: true });
      return getComputedStyle(node).outlineStyle;
    };
    expect(outline(one(element, '.close'))).to.equal('solid');
    one(element, '.close').click();
    expect(outline(all(element, '.tab')[0]!)).to.equal('solid');
    expect(outline(opener(element, 'A'))).to.equal('solid');
    for (const tab of all(element, '.tab')) {
      const { width, height } = tab.getBoundingClientRect();
      expect(Math.min(width, height), 'a target for a thumb').to.be.at.least(44);
    }
  });
});
