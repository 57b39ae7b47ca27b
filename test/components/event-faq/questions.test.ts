import { expect, nextFrame, waitUntil } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { resetPage } from '../../../components/internal/feed/clients.js';
import { expectAccessible } from '../accessible.js';
import { visibleText, withoutStorage } from '../page.js';
import { entry } from './feed.js';
import { all, answerOf, idOf, openTexts, search, toggles, Stage } from './stage.js';

describe('<event-faq>', () => {
  let stage: Stage;
  beforeEach(() => (stage = new Stage()));
  afterEach(() => stage.leave());

  describe('questions', () => {
    it('F1: are buttons alone in real headings, in the order of the organiser (FAQ-02)', async () => {
      const element = await stage.put();
      const headings = all(element, 'h2, h3').map((node) => [
        node.localName,
        node.textContent.trim(),
      ]);
      expect(headings.slice(0, 4)).to.deep.equal([
        ['h2', 'Getting there'],
        ['h3', 'Where can I park?'],
        ['h3', 'Is there a bus?'],
        ['h2', 'On site'],
      ]);
      expect(all(element, 'h3 > *').every((child) => child.localName === 'button')).to.equal(true);
    });

    it('F1: fit the outline of the page through heading-level', async () => {
      const element = await stage.put({ 'heading-level': '5' });
      expect(all(element, 'h4, h5').map((node) => node.localName)).to.include.members(['h4', 'h5']);
      expect(all(element, 'h2, h3').length).to.equal(0);
    });

    it('F1: open and close by Enter and Space, one by one', async () => {
      const element = await stage.put();
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

    it('F1: name the answer that they open, and move nowhere by arrows', async () => {
      const element = await stage.put();
      const [first] = toggles(element);
      first!.focus();
      for (const key of ['ArrowDown', 'ArrowUp', 'Home', 'End']) await sendKeys({ press: key });
      expect(element.shadowRoot!.activeElement === first).to.equal(true);
      expect(openTexts(element)).to.deep.equal([]);
      for (const button of toggles(element)) {
        expect(answerOf(element, button).classList.contains('answer')).to.equal(true);
      }
    });

    it('F1: have answers that are regions as long as there are no more than six', async () => {
      const roles = (element: Parameters<typeof all>[0]) => [
        ...new Set(all(element, '.answer').map((answer) => answer.role)),
      ];
      const element = await stage.put();
      expect(toggles(element)).to.have.length(6);
      expect(roles(element)).to.deep.equal(['region']);
      const [button] = toggles(element);
      const label = answerOf(element, button!).getAttribute('aria-labelledby');
      expect(label).to.equal(button!.id);
      element.remove();
      stage.data.categories[0]!.faqs.push(entry(7, 'And a seventh?', '<p>Yes.</p>'));
      resetPage();
      expect(roles(await stage.put())).to.deep.equal([null]);
    });

    it('tell the page which one a visitor opened', async () => {
      const element = await stage.put();
      const told: unknown[] = [];
      element.addEventListener('event-faq-opened', ({ detail }) => told.push(detail));
      toggles(element)[2]!.click();
      toggles(element)[2]!.click();
      expect(told).to.deep.equal([{ id: idOf(3), question: 'Can I bring my dog?' }]);
    });

    it('F3: open one at a time with single, however a framework writes the attribute', async () => {
      for (const value of ['', 'true', 'single']) {
        const element = await stage.put({ single: value });
        toggles(element)[0]!.click();
        toggles(element)[1]!.click();
        await element.updateComplete;
        expect(openTexts(element)).to.deep.equal(['Is there a bus?']);
        expect(all(element, '.all').length).to.equal(0);
        element.remove();
        sessionStorage.clear();
      }
      const several = await stage.put({ single: 'false' });
      expect(several.single).to.equal(false);
    });

    it('F2: stay searchable for the browser while closed, and open when it finds something', async () => {
      const element = await stage.put();
      const button = toggles(element)[3]!;
      const hidden = answerOf(element, button);
      expect(hidden.getAttribute('hidden')).to.equal('until-found');
      hidden.dispatchEvent(new Event('beforematch', { bubbles: true }));
      await element.updateComplete;
      expect(button.ariaExpanded).to.equal('true');
      expect(hidden.hasAttribute('hidden')).to.equal(false);
    });

    it('F3: are all shown and hidden by one button, from four questions on', async () => {
      const element = await stage.put();
      const button = () => all(element, '.all')[0]!;
      expect(button().textContent.trim()).to.equal('Show all');
      button().click();
      await element.updateComplete;
      expect(openTexts(element)).to.have.length(6);
      expect(button().textContent.trim()).to.equal('Hide all');
      await expectAccessible(element);
      button().click();
      await element.updateComplete;
      expect(openTexts(element)).to.have.length(0);
      element.remove();
      stage.data.categories.pop();
      resetPage();
      expect(all(await stage.put(), '.toolbar')).to.have.length(0);
    });

    it('F3: are as they were left when the visitor comes back in this session', async () => {
      const element = await stage.put();
      toggles(element)[1]!.click();
      element.remove();
      expect(openTexts(await stage.put())).to.deep.equal(['Is there a bus?']);
    });

    it('open where storage is blocked', async () => {
      await withoutStorage('sessionStorage', async () => {
        const element = await stage.put();
        toggles(element)[0]!.click();
        await element.updateComplete;
        expect(openTexts(element)).to.have.length(1);
      });
    });

    it('F6: stand under the name of a category without an id, if it has a name and questions (FAQ-03, FAQ-11)', async () => {
      for (const category of stage.data.categories) category.id = null;
      stage.data.categories[0]!.name = null as unknown as string;
      stage.data.categories.push({ id: null, name: 'Nothing yet', faqs: [] });
      const element = await stage.put();
      expect(all(element, 'h2').map((node) => node.textContent.trim())).to.deep.equal(['On site']);
      expect(toggles(element)).to.have.length(6);
      expect(visibleText(element)).not.to.contain('null');
    });

    it('F10: show when an answer changed, and nothing where the date cannot be read', async () => {
      stage.data.categories[0]!.faqs[1]!.updatedAt = null as unknown as string;
      const element = await stage.put();
      const [first, second] = all(element, '.meta');
      expect(first!.querySelector('time')!.dateTime).to.equal('2027-06-03T09:30:00.000Z');
      expect(first!.textContent).to.contain('Updated 3 June');
      expect(second!.querySelectorAll('time')).to.have.length(0);
    });
  });

  describe('answers', () => {
    it('F7: are sanitised again, and links open safely (FAQ-06, FAQ-13)', async () => {
      stage.data.categories[0]!.faqs[0]!.answerHtml =
        '<p onclick="hacked()">Fine <img src=x onerror="hacked()"> ' +
        '<a href="javascript:hacked()">bad</a> <a href="https://ok.example/">good</a></p>' +
        '<script>hacked()</script><style>*{display:none}</style><iframe src="https://x"></iframe>';
      const element = await stage.put();
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

    it('F7: demote their headings below the question, and keep them where heading-level makes no sense', async () => {
      const prose = all(await stage.put(), '.prose')[3]!;
      expect(prose.querySelectorAll('h1, h2, h3')).to.have.length(0);
      expect(prose.querySelector('h4, h5, h6')!.textContent).to.equal('Two of them');
      const other = await stage.put({ 'heading-level': 'third' });
      expect(all(other, '.prose h3')[0]!.textContent).to.equal('Two of them');
    });

    it('F7: shrink pictures to 320 pixels, and scroll wide tables in their own box', async () => {
      const source = new URL('/public/demo/news/01.svg', location.href).href;
      const cells = Array.from({ length: 20 }, (_, n) => `<td>column-number-${n}</td>`).join('');
      stage.data.categories[0]!.faqs[0]!.answerHtml = `<p><img src="${source}" width="1200" height="300" alt="The field"></p>
        <table><tr>${cells}</tr></table><p>${'Endlessword'.repeat(40)}</p>`;
      await setViewport({ width: 320, height: 640 });
      const element = await stage.put();
      toggles(element)[0]!.click();
      await element.updateComplete;
      await nextFrame();
      const [picture] = all(element, '.prose img');
      expect(picture!.getBoundingClientRect().right).to.be.at.most(320);
      expect(document.documentElement.scrollWidth).to.be.at.most(320);
      expect(all(element, '.scroll')[0]!.scrollWidth).to.be.greaterThan(320);
      await expectAccessible(element);
      await setViewport({ width: 1024, height: 768 });
    });

    it('cannot smuggle markup through any other field', async () => {
      const hostile = '"><img src=x onerror="window.hacked=1"><b>';
      stage.data.categories[0]!.name = hostile;
      const first = stage.data.categories[0]!.faqs[0]!;
      Object.assign(first, { question: hostile, id: hostile, updatedAt: hostile });
      const element = await stage.put();
      await search(element, 'img');
      expect(all(element, 'img, b').length).to.equal(0);
      expect(toggles(element)[0]!.textContent).to.contain('onerror');
      expect('hacked' in window).to.equal(false);
      await expectAccessible(element);
    });
  });
});
