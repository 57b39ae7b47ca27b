import { aTimeout, expect, nextFrame, waitUntil } from '@open-wc/testing';
import { emulateMedia, sendKeys, setViewport } from '@web/test-runner-commands';
import '../../../components/event-faq/event-faq.js';
import type { EventFaq } from '../../../components/event-faq/event-faq.js';
import { expectAccessible } from '../accessible.js';
import { answer, TestPage, visibleText } from '../page.js';
import { entry, faq } from './feed.js';

const idOf = (number: number) => entry(number, '', '').id;

describe('<event-faq>', () => {
  let page: TestPage;
  let data: ReturnType<typeof faq>;
  beforeEach(() => {
    sessionStorage.clear();
    data = faq();
    page = new TestPage({ event: 'party' });
    page.reply = () => answer(data);
  });
  afterEach(() => {
    for (const element of document.querySelectorAll('event-faq')) element.remove();
    page.leave();
    history.replaceState(null, '', location.pathname + location.search);
  });

  const put = async (attributes: Record<string, string> = {}, content = ''): Promise<EventFaq> => {
    const element = document.createElement('event-faq');
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.innerHTML = content;
    document.body.append(element);
    await waitUntil(
      () => all(element, '.prose').length > 0 && all(element, '.prose:empty').length === 0,
      'questions and answers are drawn',
    );
    return element;
  };
  const all = <T extends Element = HTMLElement>(element: EventFaq, selector: string) => [
    ...element.shadowRoot!.querySelectorAll<T>(selector),
  ];
  const toggles = (element: EventFaq) => all<HTMLButtonElement>(element, '.toggle');
  const openTexts = (element: EventFaq) =>
    toggles(element)
      .filter((button) => button.ariaExpanded === 'true')
      .map((button) => button.textContent!.trim());
  const answerOf = (element: EventFaq, button: Element) =>
    element.shadowRoot!.getElementById(button.getAttribute('aria-controls')!)!;
  const field = (element: EventFaq) => all<HTMLInputElement>(element, 'input')[0]!;
  const search = async (element: EventFaq, query: string) => {
    field(element).focus();
    field(element).value = query;
    field(element).dispatchEvent(new Event('input', { bubbles: true }));
    await waitUntil(() => visibleText(element).match(/results?\b|Nothing found/) || !query);
    await element.updateComplete;
  };
  const announced = () => document.querySelector('[data-event-announcer]')?.textContent ?? '';

  describe('questions', () => {
    it('are buttons alone in real headings, in the order of the organiser (FAQ-02)', async () => {
      const element = await put();
      const headings = all(element, 'h2, h3').map((node) => [
        node.localName,
        node.textContent!.trim(),
      ]);
      expect(headings.slice(0, 4)).to.deep.equal([
        ['h2', 'Getting there'],
        ['h3', 'Where can I park?'],
        ['h3', 'Is there a bus?'],
        ['h2', 'On site'],
      ]);
      expect(all(element, 'h3 > *').every((child) => child.localName === 'button')).to.equal(true);
    });

    it('fit the outline of the page through heading-level', async () => {
      const element = await put({ 'heading-level': '5' });
      expect(all(element, 'h4, h5').map((node) => node.localName)).to.include.members(['h4', 'h5']);
      expect(all(element, 'h2, h3').length).to.equal(0);
    });

    it('open and close by Enter and Space, one by one', async () => {
      const element = await put();
      toggles(element)[0]!.focus();
      await sendKeys({ press: 'Enter' });
      const [copy] = all(element, '.copy');
      await waitUntil(() => copy!.checkVisibility({ contentVisibilityAuto: true }), 'unfolded');
      await nextFrame();
      await sendKeys({ press: 'Tab' });
      await sendKeys({ press: 'Tab' }); // past "Copy link" of the open answer
      await sendKeys({ press: 'Space' });
      expect(openTexts(element)).to.deep.equal(['Where can I park?', 'Is there a bus?']);
      await expectAccessible(element);
      await sendKeys({ press: 'Space' });
      expect(openTexts(element)).to.deep.equal(['Where can I park?']);
    });

    it('tell the page which one a visitor opened', async () => {
      const element = await put();
      const told: unknown[] = [];
      element.addEventListener('event-faq-opened', ({ detail }) => told.push(detail));
      toggles(element)[2]!.click();
      toggles(element)[2]!.click();
      expect(told).to.deep.equal([{ id: idOf(3), question: 'Can I bring my dog?' }]);
    });

    it('open one at a time with single, however a framework writes the attribute', async () => {
      for (const value of ['', 'true', 'single']) {
        const element = await put({ single: value });
        toggles(element)[0]!.click();
        toggles(element)[1]!.click();
        await element.updateComplete;
        expect(openTexts(element)).to.deep.equal(['Is there a bus?']);
        expect(all(element, '.all').length).to.equal(0);
        element.remove();
        sessionStorage.clear();
      }
      const several = await put({ single: 'false' });
      expect(several.single).to.equal(false);
    });

    it('stay searchable for the browser while closed, and open when it finds something', async () => {
      const element = await put();
      const button = toggles(element)[3]!;
      const hidden = answerOf(element, button);
      expect(hidden.getAttribute('hidden')).to.equal('until-found');
      hidden.dispatchEvent(new Event('beforematch', { bubbles: true }));
      await element.updateComplete;
      expect(button.ariaExpanded).to.equal('true');
      expect(hidden.hasAttribute('hidden')).to.equal(false);
    });

    it('are all shown and hidden by one button, from four questions on', async () => {
      const element = await put();
      const button = () => all(element, '.all')[0]!;
      expect(button().textContent!.trim()).to.equal('Show all');
      button().click();
      await element.updateComplete;
      expect(openTexts(element)).to.have.length(6);
      expect(button().textContent!.trim()).to.equal('Hide all');
      await expectAccessible(element);
      button().click();
      await element.updateComplete;
      expect(openTexts(element)).to.have.length(0);
      element.remove();
      data.categories.pop();
      page.leave();
      page = new TestPage({ event: 'party' });
      page.reply = () => answer(data);
      expect(all(await put(), '.toolbar')).to.have.length(0);
    });

    it('are as they were left when the visitor comes back in this session', async () => {
      const element = await put();
      toggles(element)[1]!.click();
      element.remove();
      expect(openTexts(await put())).to.deep.equal(['Is there a bus?']);
    });

    it('open where storage is blocked', async () => {
      const blocked = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
      const own = Object.getOwnPropertyDescriptor(window, 'sessionStorage')!;
      Object.defineProperty(window, 'sessionStorage', { get: blocked, configurable: true });
      try {
        const element = await put();
        toggles(element)[0]!.click();
        await element.updateComplete;
        expect(openTexts(element)).to.have.length(1);
      } finally {
        Object.defineProperty(window, 'sessionStorage', own);
      }
    });

    it('leave no trace of a category without a name or without questions (FAQ-11)', async () => {
      data.categories[0]!.name = null as unknown as string;
      data.categories.push({ id: null, name: 'Nothing yet', faqs: [] });
      const element = await put();
      expect(all(element, 'h2').map((node) => node.textContent)).to.deep.equal(['On site']);
      expect(visibleText(element)).not.to.contain('null');
    });

    it('show when an answer changed, and nothing where the date cannot be read', async () => {
      data.categories[0]!.faqs[1]!.updatedAt = null as unknown as string;
      const element = await put();
      const [first, second] = all(element, '.meta');
      expect(first!.querySelector('time')!.dateTime).to.equal('2027-06-03T09:30:00.000Z');
      expect(first!.textContent).to.contain('Updated 3 June');
      expect(second!.querySelectorAll('time')).to.have.length(0);
    });
  });

  describe('answers', () => {
    it('are sanitised again, and links open safely (FAQ-06, FAQ-13)', async () => {
      data.categories[0]!.faqs[0]!.answerHtml =
        '<p onclick="hacked()">Fine <img src=x onerror="hacked()"> ' +
        '<a href="javascript:hacked()">bad</a> <a href="https://ok.example/">good</a></p>' +
        '<script>hacked()</script><style>*{display:none}</style><iframe src="https://x"></iframe>';
      const element = await put();
      toggles(element)[0]!.click();
      await element.updateComplete;
      const prose = all(element, '.prose')[0]!;
      expect(prose.querySelectorAll('script, style, iframe, [onclick], [onerror]')).to.have.length(
        0,
      );
      const links = [...prose.querySelectorAll('a')];
      expect(links.map(({ href }) => href)).to.deep.equal(['https://ok.example/']);
      expect(links[0]!.relList.contains('noopener')).to.equal(true);
    });

    it('demote their headings below the question', async () => {
      const element = await put();
      const prose = all(element, '.prose')[3]!;
      expect(prose.querySelectorAll('h1, h2, h3')).to.have.length(0);
      expect(prose.querySelector('h4, h5, h6')!.textContent).to.equal('Two of them');
    });

    it('cannot smuggle markup through any other field', async () => {
      const hostile = '"><img src=x onerror="window.hacked=1"><b>';
      data.categories[0]!.name = hostile;
      const first = data.categories[0]!.faqs[0]!;
      Object.assign(first, { question: hostile, id: hostile, updatedAt: hostile });
      const element = await put();
      await search(element, 'img');
      expect(all(element, 'img, b').length).to.equal(0);
      expect(toggles(element)[0]!.textContent).to.contain('onerror');
      expect('hacked' in window).to.equal(false);
      await expectAccessible(element);
    });

    it('scroll wide tables in their own box at 320 pixels', async () => {
      const cells = Array.from({ length: 20 }, (_, n) => `<td>column-number-${n}</td>`).join('');
      data.categories[0]!.faqs[0]!.answerHtml = `<table><tr>${cells}</tr></table><p>${'Endlessword'.repeat(40)}</p>`;
      await setViewport({ width: 320, height: 640 });
      const element = await put();
      toggles(element)[0]!.click();
      await element.updateComplete;
      await nextFrame();
      expect(document.documentElement.scrollWidth).to.be.at.most(320);
      expect(all(element, '.scroll')[0]!.scrollWidth).to.be.greaterThan(320);
      await expectAccessible(element);
      await setViewport({ width: 1024, height: 768 });
    });
  });

  describe('a deep link', () => {
    it('opens its question, scrolls clear of what sticks, and focuses the button', async () => {
      history.replaceState(null, '', `#faq-${idOf(5)}`);
      const spacers = [document.createElement('div'), document.createElement('div')];
      for (const spacer of spacers) spacer.style.setProperty('height', '3000px');
      const element = document.createElement('event-faq');
      element.style.setProperty('--event-sticky-top', '80px');
      document.body.append(spacers[0]!, element, spacers[1]!);
      const button = () => toggles(element)[4]!;
      await waitUntil(() => element.shadowRoot?.activeElement === button(), 'focused');
      expect(openTexts(element)).to.deep.equal(['Where do I charge my phone?']);
      await waitUntil(() => scrollY > 2000, 'scrolled');
      expect(button().getBoundingClientRect().top).to.be.within(80, 160);
      for (const spacer of spacers) spacer.remove();
    });

    it('is followed when the hash changes, also out of a search that hides the question', async () => {
      const element = await put();
      await search(element, 'dog');
      location.hash = `faq-${idOf(6)}`;
      await waitUntil(() => openTexts(element).includes('What if it rains?'), 'opened');
      await waitUntil(() => element.shadowRoot!.activeElement === toggles(element)[5], 'focused');
      expect(field(element).value).to.equal('');
    });

    it('to a question that is gone, or of another widget, changes nothing', async () => {
      const element = await put();
      for (const hash of ['faq-unknown', 'faq-"]', 'faq-', 'artist-1', 'main']) {
        location.hash = hash;
        await nextFrame();
        await element.updateComplete;
        expect(openTexts(element)).to.have.length(0);
      }
      expect(page.said).to.deep.equal([]);
    });

    it('is copied with one button, which says so', async () => {
      const written: string[] = [];
      const own = navigator.clipboard.writeText;
      navigator.clipboard.writeText = (text) => Promise.resolve(void written.push(text));
      const element = await put();
      toggles(element)[1]!.click();
      await element.updateComplete;
      all(element, '.copy')[1]!.click();
      await waitUntil(() => announced().includes('Link copied'), 'announced');
      navigator.clipboard.writeText = own;
      expect(written).to.deep.equal([`${location.href.split('#')[0]}#faq-${idOf(2)}`]);
      expect(all(element, '.copy')[1]!.innerText).to.contain('Link copied');
    });
  });

  describe('search', () => {
    it('finds in questions and answers, without case and accents, and opens the first', async () => {
      const element = await put();
      await search(element, 'PARK');
      expect(openTexts(element)).to.deep.equal(['Where can I park?']);
      const shown = toggles(element).filter((button) => button.checkVisibility());
      expect(shown.map((button) => button.textContent!.trim())).to.deep.equal([
        'Where can I park?',
        'Where do I charge my phone?',
      ]);
      await search(element, 'cafe');
      expect(openTexts(element)).to.deep.equal(['Is there a Café?']);
      expect(all(element, 'h2').filter((node) => node.checkVisibility())).to.have.length(1);
      await expectAccessible(element);
    });

    it('marks what it found, and takes the marks away again', async () => {
      const element = await put();
      await search(element, 'café eight');
      const marks = () => all(element, 'mark').map((mark) => mark.textContent);
      expect(marks()).to.deep.equal(['Café', 'eight']);
      await search(element, '');
      await waitUntil(() => marks().length === 0, 'no marks');
      expect(all(element, '.prose')[3]!.textContent).to.contain('Both open at eight.');
    });

    it('says how many it found, in the page and to a screen reader', async () => {
      const element = await put();
      await search(element, 'park');
      expect(visibleText(element)).to.contain('2 results');
      await waitUntil(() => announced() === '2 results', 'announced');
    });

    it('without a hit says so and offers what the organiser put there', async () => {
      const element = await put({}, '<a slot="no-results" href="#contact">Ask us</a>');
      await search(element, 'unicorn');
      expect(visibleText(element)).to.contain('Nothing found for “unicorn”.').and.contain('Ask us');
      await expectAccessible(element);
    });

    it('is cleared by Escape, and all is as it was before', async () => {
      const element = await put();
      toggles(element)[5]!.click();
      await search(element, 'dog');
      expect(openTexts(element)).to.deep.equal(['Can I bring my dog?']);
      await sendKeys({ press: 'Escape' });
      await waitUntil(() => openTexts(element)[0] === 'What if it rains?', 'as before');
      expect(field(element).value).to.equal('');
      expect(openTexts(element)).to.have.length(1);
    });

    it('keeps typed letters from the shortcuts of the page', async () => {
      const keys: string[] = [];
      const listen = ({ key }: KeyboardEvent) => keys.push(key);
      document.addEventListener('keydown', listen);
      const element = await put();
      field(element).focus();
      await sendKeys({ press: '/' });
      await sendKeys({ press: 'Tab' });
      document.removeEventListener('keydown', listen);
      expect(keys).to.deep.equal(['Tab']);
      expect(field(element).value).to.equal('/');
    });
  });

  describe('data for search engines', () => {
    const blocks = () => document.head.querySelectorAll('script[type="application/ld+json"]');

    it('stands once in the head, however many elements, and leaves with the last', async () => {
      const first = await put();
      const second = await put();
      expect(blocks()).to.have.length(1);
      expect(JSON.parse(blocks()[0]!.textContent!)).to.deep.equal(data.schemaOrg);
      first.remove();
      expect(blocks()).to.have.length(1);
      second.remove();
      expect(blocks()).to.have.length(0);
    });

    it('is back after a move', async () => {
      const element = await put();
      document.body.prepend(element);
      await element.updateComplete;
      expect(blocks()).to.have.length(1);
    });

    it('is left out by schema="off", and when the service has none', async () => {
      await put({ schema: 'off' });
      expect(blocks()).to.have.length(0);
      data.schemaOrg = null;
      await put({ event: 'other' });
      expect(blocks()).to.have.length(0);
    });
  });

  describe('on any page', () => {
    it('reads from the right in Arabic, with the sign on the left', async () => {
      const element = await put({ locale: 'ar' });
      await waitUntil(() => all(element, '.base[dir="rtl"]').length === 1);
      const [button] = toggles(element);
      const sign = button!.querySelector('.sign')!.getBoundingClientRect();
      const text = button!.querySelector('span')!.getBoundingClientRect();
      expect(sign.right).to.be.at.most(text.left);
      await expectAccessible(element);
    });

    it('shows the focus with a ring, also in forced colours', async () => {
      const element = await put();
      toggles(element)[0]!.focus();
      await sendKeys({ press: 'Enter' });
      for (const forcedColors of ['none', 'active'] as const) {
        await emulateMedia({ forcedColors });
        const { outlineStyle, outlineWidth } = getComputedStyle(toggles(element)[0]!);
        expect(outlineStyle).to.equal('solid');
        expect(parseFloat(outlineWidth)).to.be.at.least(2);
      }
      const [open, closed] = all(element, '.sign');
      const background = (node: Element) => getComputedStyle(node).backgroundColor;
      expect(background(open!)).not.to.equal(background(closed!));
      await emulateMedia({ forcedColors: 'none' });
    });

    it('moves nothing for visitors who asked for less motion', async () => {
      await emulateMedia({ reducedMotion: 'reduce' });
      const element = await put();
      const moving = all(element, '*').filter(
        (node) => getComputedStyle(node).transitionDuration !== '0s',
      );
      await emulateMedia({ reducedMotion: 'no-preference' });
      expect(moving.map(({ className }) => className)).to.deep.equal([]);
    });

    it('prints every answer and no controls', async () => {
      const element = await put();
      await emulateMedia({ media: 'print' });
      const hidden = all(element, '.answer').filter(
        (node) => getComputedStyle(node).contentVisibility === 'hidden' || !node.offsetHeight,
      );
      const controls = all(element, '.toolbar, .copy').filter((node) => node.offsetHeight > 0);
      await emulateMedia({ media: 'screen' });
      expect(hidden).to.have.length(0);
      expect(controls).to.have.length(0);
    });

    it('withstands the style sheet of a careless page', async () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`
        html { font-size: 62.5% }
        body { text-align: center; text-transform: uppercase; letter-spacing: .3em; line-height: 3;
               white-space: nowrap; user-select: none; visibility: visible; font-size: 16px }
        button { all: unset } input { display: none } svg { max-width: 2px } h3 { float: right }
      `);
      document.adoptedStyleSheets.push(sheet);
      const element = await put();
      const [button] = toggles(element);
      const style = getComputedStyle(button!);
      document.adoptedStyleSheets.pop();
      expect(style.textTransform).to.equal('none');
      expect(style.textAlign).to.equal('start');
      expect(style.letterSpacing).to.equal('normal');
      expect(style.fontSize).to.equal('16px');
      expect(field(element).checkVisibility()).to.equal(true);
      expect(button!.getBoundingClientRect().height).to.be.at.least(44);
    });

    it('keeps its parts, which pages style from outside', async () => {
      const element = await put();
      await search(element, 'park');
      const parts = new Set(all(element, '[part]').map((node) => node.getAttribute('part')));
      expect([...parts].sort()).to.deep.equal(
        [
          ...['answer', 'base', 'category-name', 'copy-link', 'field', 'question'],
          ...['question-button', 'result-count', 'toolbar'],
        ].sort(),
      );
    });

    it('does not shout when a later letter overtakes the search for an earlier one', async () => {
      const element = await put();
      field(element).focus();
      for (const query of ['p', 'pa', 'par', 'dog']) {
        field(element).value = query;
        field(element).dispatchEvent(new Event('input'));
      }
      await waitUntil(() => visibleText(element).includes('1 result'));
      await aTimeout(0);
      expect(openTexts(element)).to.deep.equal(['Can I bring my dog?']);
    });
  });
});
