import { expect, nextFrame, waitUntil } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { expectAccessible } from '../accessible.js';
import { merch, tourTee } from './feed.js';
import { all, choose, picture, radios, Stage } from './stage.js';

describe('<merch-preview>', () => {
  let stage: Stage;
  beforeEach(() => (stage = new Stage()));
  afterEach(() => stage.leave());

  const styled = async (element: Awaited<ReturnType<Stage['put']>>) => {
    await waitUntil(() => element.shadowRoot!.adoptedStyleSheets.length > 6, 'late styles');
    return element;
  };
  const labels = (element: Awaited<ReturnType<Stage['put']>>) => all(element, 'label');

  describe('on any page', () => {
    it('has its last button begin where the price does, in both directions of reading', async () => {
      for (const locale of ['en', 'ar']) {
        const element = await styled(await stage.put({ locale }));
        await waitUntil(() => all(element, '.save .icon path').length > 0, 'the button');
        const isRight = locale === 'ar';
        await waitUntil(() => all(element, '.base')[0]!.dir === (isRight ? 'rtl' : 'ltr'), locale);
        const edge = (selector: string) => {
          const box = all(element, selector)[0]!.getBoundingClientRect();
          return isRight ? box.right : box.left;
        };
        expect(edge('.save .icon path'), locale).to.be.closeTo(edge('.price'), 3);
        element.remove();
      }
    });

    it('P3: has targets that fit a thumb, and dots that are seen on any ground', async () => {
      const element = await stage.put();
      for (const label of labels(element)) {
        const { width, height } = label.getBoundingClientRect();
        expect(Math.min(width, height), label.textContent).to.be.at.least(44);
      }
      const { stroke } = getComputedStyle(all(element, '.dot circle')[0]!);
      expect(stroke, 'an edge on white and on black').to.equal('rgb(122, 122, 122)');
    });

    it('has the product that is chosen in sight, in both directions of reading', async () => {
      await setViewport({ width: 360, height: 740 });
      const tees = Array.from({ length: 6 }, (_, at) =>
        tourTee({ value: `t${at}`, name: `T ${at}` }),
      );
      stage.data = merch(...tees);
      for (const locale of ['en', 'ar']) {
        const element = await stage.put({ product: 't5', locale });
        await waitUntil(
          () => all(element, '.base[dir]')[0]!.dir === (locale === 'ar' ? 'rtl' : 'ltr'),
        );
        const [shelf] = all(element, '.products .options');
        const chosen = radios(element, 'product').at(-1)!;
        expect(chosen.checked).to.equal(true);
        const [on, of] = [chosen.labels![0]!, shelf!].map((one) => one.getBoundingClientRect());
        expect(on!.left, locale).to.be.at.least(of!.left);
        expect(on!.right, locale).to.be.at.most(of!.right);
        expect(scrollY).to.equal(0);
        element.remove();
      }
      await setViewport({ width: 800, height: 600 });
    });

    it('P8: has a ground of its own, the same by day and by night and in forced colours', async () => {
      const element = await styled(await stage.put());
      const ground = () => getComputedStyle(all(element, '.stage')[0]!).backgroundColor;
      element.style.setProperty('--event-color-accent', '#b9361f');
      const byDay = ground();
      expect(byDay).not.to.match(/rgba?\(0, 0, 0(, 0)?\)/);
      element.theme = 'dark';
      await element.updateComplete;
      expect(ground()).to.equal(byDay);
      await emulateMedia({ forcedColors: 'active' });
      const forced = ground();
      await emulateMedia({ forcedColors: 'none' });
      expect(forced).to.equal(byDay);
    });

    it('P3: shows what is chosen in forced colours by more than a background', async () => {
      const element = await styled(await stage.put());
      await emulateMedia({ forcedColors: 'active' });
      for (const group of ['colour', 'side'] as const) {
        const [chosen, other] = radios(element, group).map(
          (radio) => getComputedStyle(radio.labels![0]!).outlineStyle,
        );
        expect([chosen, other]).to.deep.equal(['solid', 'none']);
      }
      const dot = getComputedStyle(all(element, '.dot')[0]!).forcedColorAdjust;
      await emulateMedia({ forcedColors: 'none' });
      expect(dot).to.equal('none');
    });

    it('fits 320 pixels, and scrolls the shelf in its own box', async () => {
      const product = stage.data.merchCatalog![1]!;
      stage.data.merchCatalog!.push(
        ...Array.from({ length: 9 }, (_, n) => ({ ...product, value: `tote-${n}` })),
      );
      await setViewport({ width: 320, height: 640 });
      const element = await stage.put();
      await nextFrame();
      expect(document.documentElement.scrollWidth).to.be.at.most(320);
      const [shelf] = all(element, '.products .options');
      expect(shelf!.scrollWidth).to.be.greaterThan(320);
      await expectAccessible(element);
      await setViewport({ width: 1024, height: 768 });
    });

    it('reads from the right in Arabic, and never turns the garment round', async () => {
      const element = await stage.put({ locale: 'ar' });
      await waitUntil(() => all(element, '.base[dir="rtl"]').length === 1);
      const box = (selector: string) => all(element, selector)[0]!.getBoundingClientRect();
      expect(box('.details').right).to.be.at.most(box('.view').left + 1);
      expect(picture(element)!.getScreenCTM()!.a).to.be.greaterThan(0);
      await expectAccessible(element);
    });

    it('P10: fades to the next colour, and does not for visitors who asked for less motion', async () => {
      for (const reducedMotion of ['no-preference', 'reduce'] as const) {
        await emulateMedia({ reducedMotion });
        const element = await stage.put();
        const fades: unknown[] = [];
        const animate: Element['animate'] = Reflect.get(Element.prototype, 'animate');
        Element.prototype.animate = function (this: Element, ...args) {
          fades.push(args[1]);
          return animate.apply(this, args);
        };
        await choose(element, 'colour', 'Offcuts');
        Element.prototype.animate = animate;
        expect(fades).to.deep.equal(reducedMotion === 'reduce' ? [] : [150]);
        element.remove();
      }
      await emulateMedia({ reducedMotion: 'no-preference' });
    });

    it('prints the garment and no controls', async () => {
      const element = await styled(await stage.put());
      await emulateMedia({ media: 'print' });
      const controls = all(element, '.products, .sides, .lens, .save').filter(
        (node) => node.offsetHeight > 0,
      );
      const { width } = all(element, '.stage')[0]!.getBoundingClientRect();
      await emulateMedia({ media: 'screen' });
      expect(controls).to.have.length(0);
      expect(width).to.be.within(100, 230);
    });

    it('keeps its parts, which pages style from outside', async () => {
      const element = await stage.put();
      await choose(element, 'colour', 'Coral, out of stock');
      const parts = new Set(all(element, '[part]').map((node) => node.getAttribute('part')));
      expect([...parts].sort()).to.deep.equal(
        [
          ...[
            'base',
            'button',
            'colour',
            'details',
            'note',
            'price',
            'lens',
            'product',
            'product-name',
          ],
          ...['side', 'size', 'stage', 'stage-image'],
        ].sort(),
      );
    });

    it('withstands the style sheet of a careless page', async () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`
        html { font-size: 62.5% }
        body { text-align: center; text-transform: uppercase; letter-spacing: .3em; font-size: 16px }
        input { display: none } svg { max-width: 2px } image { display: none } label { float: right }
      `);
      document.adoptedStyleSheets.push(sheet);
      const element = await stage.put();
      const { width } = picture(element)!.getBoundingClientRect();
      const { fontSize, textAlign } = getComputedStyle(all(element, '.product-name')[0]!);
      document.adoptedStyleSheets.pop();
      expect(width).to.be.greaterThan(200);
      expect(parseFloat(fontSize)).to.be.at.least(28);
      expect(textAlign).to.equal('start');
    });
  });
});
