import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { articlesOf } from '../../../components/event-news/articles.js';
import { expectAccessible } from '../accessible.js';
import { announced, visibleText } from '../page.js';
import { news, picture, summary } from './feed.js';
import { all, button, linkTo, part, Stage, titles } from './stage.js';

const story = (number: number) => `Story number ${number}`;

describe('<event-news> as a list', () => {
  let stage: Stage;
  beforeEach(() => (stage = new Stage()));
  afterEach(() => stage.leave());

  it('N1 shows the newest first, whatever the order of the feed, the newest large, with what is said of each and room for a picture (NWS-11)', async () => {
    stage.list.articles.reverse();
    const element = await stage.put();
    expect(titles(element)).to.deep.equal([9, 8, 7, 6, 5, 4, 3].map(story));
    const sizes = all(element, '.card .title').map((title) => getComputedStyle(title).fontSize);
    const [lead, ...others] = sizes.map(parseFloat);
    for (const size of others) expect(lead).to.be.greaterThan(size);
    await expectAccessible(element);
    const [first, second] = all(element, '.card');
    const words = (card?: HTMLElement) => card!.innerText.replace(/\s+/g, ' ').trim();
    expect(words(first)).to.equal(
      `${story(9)} What story 9 is about. 9 March 2027Ottilie BrandLine-upFood`,
    );
    expect(words(second), 'nothing of what is missing').to.equal(
      `${story(8)} What story 8 is about. 8 March 2027Food`,
    );
    expect(part(element, 'time')!.getAttribute('datetime')).to.equal('2027-03-09T09:00:00.000Z');
    const boxes = all(element, '.picture');
    expect(boxes).to.have.length(1);
    const { width, height } = boxes[0]!.getBoundingClientRect();
    expect(width / height).to.be.closeTo(16 / 9, 0.02);
    expect(boxes[0]!.querySelector('img')!.getAttribute('alt')).to.equal('');
    expect(boxes[0]!.querySelector('img')!.src).to.equal(picture);
  });

  it('N1 stands each line of facts at the edge of its card, with no point before or after it', async () => {
    const element = await stage.put();
    element.style.inlineSize = '180px';
    const [facts] = all(element, '.meta');
    const edge = facts!.getBoundingClientRect();
    const lines = new Map<number, DOMRect[]>();
    for (const words of facts!.querySelectorAll('bdi, time')) {
      const box = Array.from(words.getClientRects()).at(-1)!;
      const inner =
        words.localName === 'time' ? parseFloat(getComputedStyle(words).paddingLeft) : 0;
      const line = new DOMRect(box.left + inner, box.top, box.width - inner, box.height);
      lines.set(Math.round(box.bottom / 4), [
        ...(lines.get(Math.round(box.bottom / 4)) ?? []),
        line,
      ]);
    }
    expect(lines.size, 'it wraps').to.be.greaterThan(1);
    for (const [first] of lines.values()) expect(first!.left).to.be.closeTo(edge.left, 1);
    expect(getComputedStyle(facts!).overflowX, 'what is left of the edge is not seen').to.equal(
      'clip',
    );
  });

  it('N1 writes dates in the language of the element', async () => {
    const element = await stage.put({ locale: 'de' });
    await waitUntil(() => visibleText(element).includes('9. März 2027'), 'German');
  });

  it('N1 sets an article in type whose picture does not load', async () => {
    const broken = new URL('/no-such-picture.svg', location.href).href;
    stage.list.articles[0] = summary(9, { heroImageUrl: broken });
    const element = await stage.put();
    await waitUntil(() => all(element, '.picture').length === 0, 'the box is gone');
    expect(titles(element)[0]).to.equal(story(9));
  });

  it('N1 asks for no picture at an address that is not of the web', async () => {
    stage.list = news([summary(1, { heroImageUrl: 'data:image/svg+xml,<svg/>' })]);
    const element = await stage.put();
    expect(all(element, 'img')).to.have.length(0);
  });

  it('N6 shows more on demand, with the focus on the first that is new, and nothing jumps', async () => {
    const element = await stage.put({ limit: '3' });
    expect(titles(element)).to.have.length(3);
    const before = linkTo(element, 7).getBoundingClientRect().top;
    button(element, 'More news')!.focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => element.shadowRoot!.activeElement === linkTo(element, 6), 'focus');
    expect(titles(element)).to.have.length(6);
    expect(linkTo(element, 7).getBoundingClientRect().top).to.equal(before);
    button(element, 'More news')!.click();
    await waitUntil(() => titles(element).length === 9, 'all of them');
    expect(button(element, 'More news')).to.equal(undefined);
  });

  it('N6 filters by tag: chips say which is chosen, a screen reader how many there are', async () => {
    const element = await stage.put();
    const pressed = () => all(element, '.chip[aria-pressed="true"]').map((chip) => chip.innerText);
    expect(all(element, '.chip').map((chip) => chip.innerText)).to.deep.equal([
      'All',
      'Line-up',
      'Food',
    ]);
    expect(pressed()).to.deep.equal(['All']);
    button(element, 'Food')!.click();
    await waitUntil(() => announced() === '2 articles', 'announced');
    expect(titles(element)).to.deep.equal([story(9), story(8)]);
    expect(pressed()).to.deep.equal(['Food']);
    button(element, 'All')!.click();
    await waitUntil(() => titles(element).length === 7, 'all again');
  });

  it('N6 offers no tags where there are fewer than two, or the author wants none', async () => {
    const element = await stage.put({ tags: 'FOOD' });
    expect(titles(element)).to.deep.equal([story(9), story(8)]);
    element.remove();
    expect(all(await stage.put({ controls: 'off' }), '.chip')).to.have.length(0);
    stage.list = news([summary(2, { tags: ['Food'] }), summary(1)]);
    stage.page.comeBackAfter(120);
    const other = await stage.put();
    await waitUntil(() => titles(other).length === 2, 'the new list');
    expect(all(other, '.chip')).to.have.length(0);
  });

  it('N6 lists articles with small pictures, or titles and dates alone', async () => {
    const element = await stage.put({ layout: 'list' });
    expect(all(element, '.picture')).to.have.length(1);
    expect(all(element, '.lead')).to.have.length(0);
    element.layout = 'headlines';
    await element.updateComplete;
    expect(all(element, '.picture, .excerpt, .chip')).to.have.length(0);
    expect(part(element, '.card')!.innerText.replace(/\s+/g, ' ')).to.equal(
      `${story(9)} 9 March 2027`,
    );
    await expectAccessible(element);
  });

  it('shows the others where an article is damaged', () => {
    const whole = summary(1);
    for (const value of [null, 7, 'text', true, {}, [null], { title: null }]) {
      expect(articlesOf({ articles: value }), JSON.stringify(value)).to.deep.equal([]);
      const read = articlesOf({ articles: [value, whole] });
      expect(read.map(({ title }) => title)).to.deep.equal([whole.title]);
    }
    const bare = articlesOf({ articles: [{ title: 'Alone', tags: 'x', author: 7 }] });
    expect(bare[0]).to.deep.include({ slug: '', tags: [], author: '', picture: undefined });
  });

  it('makes no link of an article that has no slug', async () => {
    stage.list = news([{ ...summary(1), slug: null as never }]);
    const element = await stage.put();
    expect(titles(element)).to.deep.equal([story(1)]);
    expect(all(element, 'a')).to.have.length(0);
  });
});
