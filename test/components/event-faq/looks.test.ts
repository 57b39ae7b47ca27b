import { expect, nextFrame, waitUntil } from '@open-wc/testing';
import { emulateMedia, sendKeys } from '@web/test-runner-commands';
import { expectAccessible } from '../accessible.js';
import { answer } from '../page.js';
import { all, answerOf, field, search, toggles, Stage } from './stage.js';

describe('<event-faq>', () => {
  let stage: Stage;
  beforeEach(() => (stage = new Stage()));
  afterEach(() => stage.leave());

  describe('on any page', () => {
    it('reads from the right in Arabic, with the sign on the left', async () => {
      const element = await stage.put({ locale: 'ar' });
      await waitUntil(() => all(element, '.base[dir="rtl"]').length === 1);
      const [button] = toggles(element);
      const sign = button!.querySelector('.sign')!.getBoundingClientRect();
      const text = button!.querySelector('span')!.getBoundingClientRect();
      expect(sign.right).to.be.at.most(text.left);
      await expectAccessible(element);
    });

    it('shows the focus with a ring, also in forced colours', async () => {
      const element = await stage.put();
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
      await waitUntil(() => background(open!) !== background(closed!), 'open looks different');
      await emulateMedia({ forcedColors: 'none' });
    });

    it('F9: moves nothing for visitors who asked for less motion', async () => {
      await emulateMedia({ reducedMotion: 'reduce' });
      const element = await stage.put();
      // The probe of the page's colours has no size.
      const moving = all(element, '*:not(.colour-probe)').filter(
        (node) => getComputedStyle(node).transitionDuration !== '0s',
      );
      await emulateMedia({ reducedMotion: 'no-preference' });
      expect(moving.map(({ className }) => className)).to.deep.equal([]);
    });

    it('F9: unfolds in a fifth of a second at most, and what was pressed stays in sight', async () => {
      const element = await stage.put();
      const button = toggles(element)[2]!;
      button.focus();
      const { top } = button.getBoundingClientRect();
      button.click();
      await element.updateComplete;
      const moves = answerOf(element, button).getAnimations();
      expect(moves.length).to.be.greaterThan(0);
      for (const move of moves) {
        expect(move.effect!.getComputedTiming().duration).to.be.at.most(200);
        move.finish();
      }
      await nextFrame();
      expect(element.shadowRoot!.activeElement === button).to.equal(true);
      expect(button.getBoundingClientRect().top).to.be.closeTo(top, 1);
    });

    it('F11: takes the place of what the author wrote, once its own questions are there', async () => {
      stage.page.reply = () => held;
      let tell: (answer: Response) => void = () => undefined;
      const held = new Promise<Response>((done) => (tell = done));
      const element = document.createElement('event-faq');
      element.innerHTML = '<p>Where can I park? In the north field.</p>';
      document.body.append(element);
      await element.updateComplete;
      expect(element.firstElementChild!.checkVisibility()).to.equal(true);
      tell(answer(stage.data));
      await waitUntil(() => all(element, '.entry').length === 6, 'the questions');
      expect(element.firstElementChild!.checkVisibility()).to.equal(false);
      expect(element.textContent).to.contain('In the north field.');
    });

    it('F10: prints every answer and no controls', async () => {
      const element = await stage.put();
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
      const element = await stage.put();
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
      const element = await stage.put();
      await search(element, 'park');
      const parts = new Set(all(element, '[part]').map((node) => node.getAttribute('part')));
      expect([...parts].sort()).to.deep.equal(
        [
          ...['answer', 'base', 'category-name', 'copy-link', 'field', 'question'],
          ...['question-button', 'result-count', 'toolbar'],
        ].sort(),
      );
    });
  });
});
