import { expect, nextFrame, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { chooseKinds } from '../../effort.js';
import type { ArticleOpened } from '../../../components/event-news/event-news.js';
import { expectAccessible } from '../accessible.js';
import { PageListeners } from '../page-listeners.js';
import { answer, refusal, showsText, visibleText } from '../page.js';
import { article, news, summary } from './feed.js';
import { all, button, linkTo, lists, part, reads, shows, Stage } from './stage.js';

const story = (number: number) => `Story number ${number}`;

describe('<event-news> and reading in place', () => {
  let stage: Stage;
  beforeEach(() => (stage = new Stage()));
  afterEach(() => stage.leave());

  /** Makes the page long enough to scroll in, and the browser leaves scrolling to the element. */
  const scrollAround = (element: Element) => {
    const spacers = [document.createElement('div'), document.createElement('div')];
    for (const spacer of spacers) spacer.style.setProperty('height', '2000px');
    element.before(spacers[0]!);
    element.after(spacers[1]!);
    history.scrollRestoration = 'manual';
    return () => {
      for (const spacer of spacers) spacer.remove();
      history.scrollRestoration = 'auto';
    };
  };

  it('N2 opens an article in place of the list, with its address, and goes back by the browser', async () => {
    const element = await stage.put();
    linkTo(element, 8).click();
    await reads(element, story(8));
    expect(location.hash).to.equal('#news-story-8');
    expect(showsText(element, story(7))).to.equal(true); // as the next one
    expect(part(element, '.articles')!.checkVisibility()).to.equal(false);
    await expectAccessible(element);
    history.back();
    await lists(element);
    await waitUntil(() => element.shadowRoot!.activeElement === linkTo(element, 8), 'focus');
    expect(location.hash).to.equal('');
  });

  for (const route of chooseKinds(['#/news', '#!', '#newsletter'])) {
    it(`never takes ${route} of the page out of the address, by its button or by Back`, async () => {
      history.replaceState({ route }, '', route);
      const element = await stage.put();
      for (const leave of [() => history.back(), () => button(element, 'All news')!.click()]) {
        linkTo(element, 8).click();
        await reads(element, story(8));
        expect(location.hash).to.equal(route);
        leave();
        await lists(element);
        expect(location.hash).to.equal(route);
        expect(history.state).to.deep.equal({ route });
      }
    });
  }

  it('N2 comes back by its button to the same place of the list, with the focus on the card', async () => {
    const element = await stage.put({ limit: '9' });
    const tidy = scrollAround(element);
    linkTo(element, 2).scrollIntoView({ block: 'center' });
    const place = scrollY;
    const top = linkTo(element, 2).getBoundingClientRect().top;
    linkTo(element, 2).focus();
    await sendKeys({ press: 'Enter' });
    await reads(element, story(2));
    expect(part(element, '.article')!.getBoundingClientRect().top).to.be.within(0, innerHeight);
    button(element, 'All news')!.click();
    await lists(element);
    await waitUntil(() => element.shadowRoot!.activeElement === linkTo(element, 2), 'focus');
    await waitUntil(() => scrollY === place, 'the same place');
    expect(linkTo(element, 2).getBoundingClientRect().top).to.be.closeTo(top, 1);
    expect(location.hash).to.equal('');
    tidy();
  });

  it('N2 opens what the address names, and its button leads to the list all the same', async () => {
    history.replaceState(null, '', '#news-story-5');
    const element = await stage.put();
    await reads(element, story(5));
    button(element, 'All news')!.click();
    await lists(element);
    expect(location.hash).to.equal('');
    await waitUntil(() => element.shadowRoot!.activeElement === linkTo(element, 5), 'focus');
  });

  it('N2 follows the address when it changes, and leaves hashes of the page alone', async () => {
    const element = await stage.put();
    location.hash = 'tickets';
    await nextFrame();
    location.hash = 'news-story-4';
    await reads(element, story(4));
    location.hash = 'footnote';
    await nextFrame();
    await element.updateComplete;
    expect(part(element, '.article')).not.to.equal(null);
    location.hash = 'news-story-3';
    await reads(element, story(3));
  });

  it('N2 opens a slug that must not stand in a hash as it is', async () => {
    stage.list = news([summary(1, { slug: 'a/b ü' }), summary(2)]);
    const element = await stage.put();
    part(element, '[data-slug="a/b ü"]')!.click();
    await reads(element, story(1));
    expect(location.hash).to.equal('#news-a_2fb_20_c3_bc');
    expect(stage.page.requests.at(-1)!.url.pathname).to.equal(
      '/v1/events/party/news/a%2Fb%20%C3%BC',
    );
  });

  it('N2 is opened by one of two elements alone', async () => {
    history.replaceState(null, '', '#news-story-8');
    const first = await stage.put();
    await reads(first, story(8));
    const second = await stage.put();
    await waitUntil(() => part(second, '.card .title'), 'the list');
    expect(part(second, '.article')).to.equal(null);
  });

  it('N2 leads to the own pages of the organiser where there are any', async () => {
    history.replaceState(null, '', '#news-story-8');
    const element = await stage.put({ 'article-url': 'https://site.example/news/{slug}' });
    expect(linkTo(element, 9).href).to.equal('https://site.example/news/story-9');
    await waitUntil(() => element.matches(':state(ready)'));
    expect(part(element, '.article')).to.equal(null);
  });

  it('N2 asks the page first, and tells it afterwards, and leaves other presses to the browser', async () => {
    const element = await stage.put();
    const told: ArticleOpened[] = [];
    element.addEventListener('event-news-opened', ({ detail }) => told.push(detail));
    const refuse = (event: Event) => event.preventDefault();
    element.addEventListener('event-news-before-open', refuse, { once: true });
    linkTo(element, 9).click();
    await nextFrame();
    expect(part(element, '.article')).to.equal(null);
    const press = new MouseEvent('click', { ctrlKey: true, cancelable: true, bubbles: true });
    linkTo(element, 9).addEventListener('click', refuse, { once: true }); // no new window here
    linkTo(element, 9).dispatchEvent(press);
    expect(told).to.deep.equal([]);
    linkTo(element, 9).click();
    await reads(element, story(9));
    expect(told).to.deep.equal([{ slug: 'story-9', title: story(9) }]);
  });

  it('N2 shows one article on a page of its own', async () => {
    const element = await stage.put({ article: 'story-6', 'heading-level': '2' });
    await shows(element, `whole text of ${story(6)}`);
    expect(part(element, 'h2')!.textContent.trim()).to.equal(story(6));
    expect(button(element, 'All news')).to.equal(undefined);
    expect(document.activeElement).not.to.equal(element);
    await expectAccessible(element);
  });

  it('N5 says of an unknown article that it is not here, and leads to the list', async () => {
    history.replaceState(null, '', '#news-unknown');
    const element = await stage.put();
    await shows(element, 'We can’t find this article.');
    expect(all(element, '[part~="error"]')).to.have.length(0);
    await expectAccessible(element);
    button(element, 'All news')!.click();
    await lists(element);
    expect(location.hash).to.equal('');
  });

  it('N5 leads from a missing article of its own page to the list', async () => {
    const element = await stage.put({ article: 'unknown' });
    await shows(element, 'We can’t find this article.');
    button(element, 'All news')!.click();
    await lists(element);
    expect(linkTo(element, 9).checkVisibility()).to.equal(true);
  });

  it('N5 shows an article that comes out, takes up its changes, and drops it when it is taken down', async () => {
    const element = await stage.put({ article: 'late' });
    await shows(element, 'We can’t find this article.');
    const list = news();
    const late = summary(10, { slug: 'late', title: 'Late news' });
    stage.list = news([late, ...list.articles]);
    element.dispatchEvent(new Event('event-refresh'));
    await shows(element, 'whole text of Late news');
    stage.texts['late'] = { bodyHtml: '<p>Corrected.</p>' };
    stage.page.comeBackAfter(120);
    await shows(element, 'Corrected.');
    stage.list = list;
    stage.page.comeBackAfter(240);
    await shows(element, 'We can’t find this article.');
    expect(showsText(element, 'Corrected.')).to.equal(false);
    expect(button(element, 'Copy link')).to.equal(undefined);
  });

  it('shows what the list knows while the text is under way, and offers another try after a failure', async () => {
    const served = stage.page.reply;
    stage.page.reply = (url, init) =>
      url.pathname.endsWith('story-9') ? refusal('internal', 500) : served(url, init);
    const element = await stage.put();
    linkTo(element, 9).click();
    await waitUntil(() => button(element, 'Try again'), 'another try');
    expect(visibleText(element)).to.contain('What story 9 is about.');
    await expectAccessible(element);
    stage.page.reply = served;
    button(element, 'Try again')!.click();
    await reads(element, story(9));
  });

  it('leaves no listener on the page when it goes while somebody reads', async () => {
    const listeners = new PageListeners();
    const element = await stage.put();
    linkTo(element, 9).click();
    await reads(element, story(9));
    expect(listeners.names).to.include('window popstate');
    element.remove();
    await waitUntil(() => listeners.names.length === 0, 'nothing left');
    listeners.leave();
  });

  it('reads on after it was moved', async () => {
    const element = await stage.put();
    linkTo(element, 9).click();
    await reads(element, story(9));
    const box = document.body.appendChild(document.createElement('div'));
    box.append(element);
    await shows(element, `whole text of ${story(9)}`);
    stage.texts['story-9'] = { bodyHtml: '<p>Corrected.</p>' };
    stage.page.comeBackAfter(120);
    await shows(element, 'Corrected.');
    box.remove();
  });

  it('survives an article of any shape', async () => {
    const served = stage.page.reply;
    const shapes = [null, 7, 'text', [], {}, { title: 7, tags: 'x', bodyHtml: {}, schemaOrg: 'y' }];
    for (const shape of shapes) {
      stage.page.reply = (url, init) =>
        url.pathname.endsWith('story-9') ? answer(shape) : served(url, init);
      const element = await stage.put();
      linkTo(element, 9).click();
      await waitUntil(() => part(element, '.article .body, .article .notice'), 'drawn');
      expect(visibleText(element)).not.to.match(/null|undefined|\[object/);
      expect(visibleText(element)).to.contain(story(9));
      stage.leave();
      stage = new Stage();
    }
    expect(article(summary(1)).title).to.equal(story(1));
  });
});
