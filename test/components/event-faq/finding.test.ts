import { expect, nextFrame, waitUntil } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import { expectAccessible } from '../accessible.js';
import { visibleText } from '../page.js';
import { all, announced, field, idOf, openTexts, search, toggles, Stage } from './stage.js';

describe('<event-faq>', () => {
  let stage: Stage;
  beforeEach(() => (stage = new Stage()));
  afterEach(() => stage.leave());

  describe('a deep link', () => {
    it('F4: opens its question, scrolls clear of what sticks, and focuses the button', async () => {
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

    it('F4: is followed when the hash changes, also out of a search that hides the question', async () => {
      const element = await stage.put();
      await search(element, 'dog');
      location.hash = `faq-${idOf(6)}`;
      await waitUntil(() => openTexts(element).includes('What if it rains?'), 'opened');
      await waitUntil(() => element.shadowRoot!.activeElement === toggles(element)[5], 'focused');
      expect(field(element).value).to.equal('');
    });

    it('F4: to a question that is gone, or of another widget, changes nothing', async () => {
      const element = await stage.put();
      for (const hash of ['faq-unknown', 'faq-"]', 'faq-', 'artist-1', 'main']) {
        location.hash = hash;
        await nextFrame();
        await element.updateComplete;
        expect(openTexts(element)).to.have.length(0);
      }
      expect(stage.page.said).to.deep.equal([]);
    });

    it('F4: is copied with one button, which says so', async () => {
      const written: string[] = [];
      const writeText = (text: string) => Promise.resolve(void written.push(text));
      Object.defineProperty(navigator.clipboard, 'writeText', {
        value: writeText,
        configurable: true,
      });
      const element = await stage.put();
      toggles(element)[1]!.click();
      await element.updateComplete;
      all(element, '.copy')[1]!.click();
      await waitUntil(() => announced().includes('Link copied'), 'announced');
      Reflect.deleteProperty(navigator.clipboard, 'writeText');
      expect(written).to.deep.equal([`${location.href.split('#')[0]}#faq-${idOf(2)}`]);
      await waitUntil(() => all(element, '.copy')[1]!.innerText.includes('Link copied'), 'shown');
    });
  });

  describe('search', () => {
    it('F5: finds in questions and answers, without case and accents, marks it, says how much, and opens the first', async () => {
      const element = await stage.put();
      await search(element, 'café eight');
      const marks = () => all(element, 'mark').map((mark) => mark.textContent);
      expect(marks()).to.deep.equal(['Café', 'eight']);
      await search(element, '');
      await waitUntil(() => marks().length === 0, 'no marks');
      expect(all(element, '.prose')[3]!.textContent).to.contain('Both open at eight.');
      await search(element, 'PARK');
      expect(visibleText(element)).to.contain('2 results');
      await waitUntil(() => announced() === '2 results', 'announced');
      expect(openTexts(element)).to.deep.equal(['Where can I park?']);
      const shown = toggles(element).filter((button) => button.checkVisibility());
      expect(shown.map((button) => button.textContent.trim())).to.deep.equal([
        'Where can I park?',
        'Where do I charge my phone?',
      ]);
      await search(element, 'cafe');
      expect(openTexts(element)).to.deep.equal(['Is there a Café?']);
      expect(all(element, 'h2').filter((node) => node.checkVisibility())).to.have.length(1);
      await expectAccessible(element);
    });

    it('F5: without a hit says so and offers what the organiser put there', async () => {
      const element = await stage.put({}, '<a slot="no-results" href="#contact">Ask us</a>');
      await search(element, 'unicorn');
      expect(visibleText(element)).to.contain('Nothing found for “unicorn”.').and.contain('Ask us');
      await expectAccessible(element);
    });

    it('F5: is cleared by Escape, and all is as it was before', async () => {
      const element = await stage.put();
      toggles(element)[5]!.click();
      await search(element, 'dog');
      expect(openTexts(element)).to.deep.equal(['Can I bring my dog?']);
      await sendKeys({ press: 'Escape' });
      await waitUntil(() => openTexts(element)[0] === 'What if it rains?', 'as before');
      expect(field(element).value).to.equal('');
      expect(openTexts(element)).to.have.length(1);
    });

    it('F5: is cleared by its cross, which a thumb hits at any of its edges', async () => {
      const element = await stage.put();
      const edges = [
        [-11, 0],
        [9, 0],
        [0, -10],
        [0, 10],
      ] as const;
      for (const [across, down] of edges) {
        await search(element, 'dog');
        const { right, top, height } = field(element).getBoundingClientRect();
        const end = parseFloat(getComputedStyle(field(element)).paddingInlineEnd);
        const [x, y] = [right - end - 14 + across, top + height / 2 + down].map(Math.round);
        await sendMouse({ type: 'click', position: [x!, y!] });
        await waitUntil(() => field(element).value === '', `pressed ${across}, ${down} off`, {
          timeout: 3000,
        });
      }
      await resetMouse();
    });

    it('keeps typed letters from the shortcuts of the page', async () => {
      const keys: string[] = [];
      const listen = ({ key }: KeyboardEvent) => keys.push(key);
      document.addEventListener('keydown', listen);
      const element = await stage.put();
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

    it('F8: stands once in the head, however many elements, and leaves with the last that wants it', async () => {
      const first = await stage.put();
      const second = await stage.put();
      expect(blocks()).to.have.length(1);
      expect(JSON.parse(blocks()[0]!.textContent)).to.deep.equal(stage.data.schemaOrg);
      first.remove();
      document.body.prepend(second);
      await waitUntil(() => blocks().length === 1, 'it is back');
      second.setAttribute('schema', 'off');
      await waitUntil(() => blocks().length === 0, 'it is gone');
    });
  });
});
