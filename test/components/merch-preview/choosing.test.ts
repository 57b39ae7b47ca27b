import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { expectAccessible } from '../accessible.js';
import { visibleText } from '../page.js';
import { colour } from '../../merch/catalogue.js';
import { merch, otherPhoto, tourTee } from './feed.js';
import { all, checked, choose, nameOf, radios, Stage, words } from './stage.js';

describe('<merch-preview>', () => {
  let stage: Stage;
  beforeEach(() => (stage = new Stage()));
  afterEach(() => stage.leave());

  describe('choices', () => {
    it('P3: are named by what they are: product, side, colour and size, in the organiser’s order (MER-04)', async () => {
      const element = await stage.put();
      expect(words(element, 'product')).to.deep.equal(['Tour Tee', 'Market Tote']);
      expect(words(element, 'side')).to.deep.equal(['front', 'back']);
      expect(words(element, 'colour')).to.deep.equal([
        'Midnight',
        'Chalk',
        'Coral, out of stock',
        'Offcuts',
      ]);
      expect(words(element, 'size')).to.deep.equal(['S', 'M', 'L']);
      const groups = all(element, '[role="radiogroup"]').map((group) => {
        const label = element.shadowRoot!.getElementById(group.getAttribute('aria-labelledby')!);
        return label!.textContent.trim();
      });
      expect(groups).to.deep.equal(['Choose a product', 'Side shown', 'Colour', 'Size']);
      await expectAccessible(element);
    });

    it('P5: are walked through by keyboard: product, a closer look, side, colour, size; arrows choose', async () => {
      const element = await stage.put();
      radios(element, 'product')[0]!.focus();
      await sendKeys({ press: 'Tab' });
      expect((element.shadowRoot!.activeElement as HTMLElement).title).to.equal('Look closer');
      await sendKeys({ press: 'Tab' });
      await sendKeys({ press: 'ArrowRight' });
      expect(checked(element, 'side')).to.equal('back');
      await sendKeys({ press: 'Tab' });
      await sendKeys({ press: 'ArrowDown' });
      expect(checked(element, 'colour')).to.equal('Chalk');
      await sendKeys({ press: 'Tab' });
      await sendKeys({ press: 'Space' });
      expect(checked(element, 'size')).to.equal('S');
      expect(nameOf(element)).to.equal('Tour Tee, Chalk, back');
    });

    it('P5: keep the side and the focus when the colour changes', async () => {
      const element = await stage.put();
      await choose(element, 'side', 'back');
      radios(element, 'colour')[0]!.focus();
      await sendKeys({ press: 'ArrowRight' });
      expect(checked(element, 'side')).to.equal('back');
      expect(element.shadowRoot!.activeElement === radios(element, 'colour')[1]).to.equal(true);
    });

    it('P5: offer no side that has neither photo nor print, and print nothing for no size (MER-09)', async () => {
      const element = await stage.put();
      await choose(element, 'product', 'Market Tote');
      expect(radios(element, 'side')).to.have.length(0);
      expect(radios(element, 'size')).to.have.length(0);
      expect(visibleText(element)).not.to.contain('Size');
      expect(all(element, '.description')).to.have.length(0);
    });

    it('begin with the product and the side that the author names', async () => {
      const element = await stage.put({ product: 'market-tote' });
      expect(nameOf(element)).to.equal('Market Tote, Natural, front');
      element.product = 'tour-tee';
      element.side = 'back';
      await waitUntil(() => nameOf(element) === 'Tour Tee, Midnight, back');
      const unknown = await stage.put({ product: 'sold-last-year', side: 'inside' });
      expect(nameOf(unknown)).to.equal('Tour Tee, Midnight, front');
    });

    it('are of one product alone with picker="off"', async () => {
      const element = await stage.put({ product: 'market-tote', picker: 'off' });
      expect(radios(element, 'product')).to.have.length(0);
      expect(visibleText(element)).not.to.contain('Tour Tee');
    });

    it('need no product picker for one product, nor a colour picker for no named colour', async () => {
      stage.data = merch(tourTee({ colours: [] }));
      const element = await stage.put();
      expect(radios(element, 'product')).to.have.length(0);
      expect(radios(element, 'colour')).to.have.length(0);
      expect(nameOf(element)).to.equal('Tour Tee, front');
    });

    it('P10: fetch the photo of a colour that is pointed at, before it is chosen', async () => {
      // An address of its own: a photo is fetched once for the page, which is one for all tests.
      const photo = `${otherPhoto}?pointed-at`;
      stage.data = merch(
        tourTee({ colours: [colour(), colour({ label: 'Chalk', frontImageUrl: photo })] }),
      );
      const element = await stage.put({ picker: 'off' });
      const asked = () =>
        performance.getEntriesByType('resource').some(({ name }) => name === photo);
      radios(element, 'colour')[1]!.labels![0]!.dispatchEvent(new PointerEvent('pointerenter'));
      await waitUntil(asked, 'the photo is fetched');
      expect(checked(element, 'colour')).to.equal('Midnight');
    });
  });

  describe('what cannot be had', () => {
    it('P4: can be looked at, says so in words, and offers nothing to ask for it (MER-06)', async () => {
      const element = await stage.put({}, '<a slot="actions" href="#ask">Ask for it</a>');
      expect(visibleText(element)).to.contain('Ask for it');
      await choose(element, 'colour', 'Coral, out of stock');
      expect(visibleText(element), 'beside the legend').to.contain('Colour Coral, out of stock');
      expect(nameOf(element)).to.equal('Tour Tee, Coral, front, out of stock');
      expect(visibleText(element)).to.contain('This colour is out of stock');
      expect(visibleText(element)).not.to.contain('Ask for it');
      expect(stage.told.at(-1)!.colour).to.equal(null);
      await expectAccessible(element);
    });

    it('P4: is struck through in two colours, so that it shows on any cloth', async () => {
      const element = await stage.put();
      const slashes = all(element, '.dot path').map((path) => getComputedStyle(path).stroke);
      expect(slashes).to.deep.equal(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
    });
  });

  describe('with the form of the same key', () => {
    const fromForm = (detail: unknown) =>
      document.dispatchEvent(
        new CustomEvent('event-signup-form-product-chosen', { detail: detail as never }),
      );

    it('P11: tells every choice of the visitor, out of the shadow root', async () => {
      const element = await stage.put();
      await choose(element, 'colour', 'Chalk');
      await choose(element, 'size', 'M');
      await choose(element, 'product', 'Market Tote');
      const form = 'party';
      expect(stage.told).to.deep.equal([
        { form, product: 'tour-tee', colour: 'Chalk', size: null },
        { form, product: 'tour-tee', colour: 'Chalk', size: 'M' },
        { form, product: 'market-tote', colour: 'Natural', size: null },
      ]);
    });

    it('P11: shows the product that is chosen there, and does not tell it back (MER-02)', async () => {
      const element = await stage.put();
      fromForm({ form: 'party', product: 'market-tote' });
      await waitUntil(() => nameOf(element) === 'Market Tote, Natural, front');
      expect(checked(element, 'product')).to.equal('Market Tote');
      expect(stage.told).to.deep.equal([]);
    });

    it('ignores other forms and nonsense, and stops listening when it is removed', async () => {
      const element = await stage.put();
      const nonsense = [
        { form: 'other', product: 'market-tote' },
        null,
        7,
        { form: 'party', product: {} },
      ];
      for (const detail of nonsense) fromForm(detail);
      await element.updateComplete;
      expect(nameOf(element)).to.equal('Tour Tee, Midnight, front');
      element.remove();
      fromForm({ form: 'party', product: 'market-tote' });
      document.body.append(element);
      await element.updateComplete;
      expect(nameOf(element)).to.equal('Tour Tee, Midnight, front');
      expect(stage.page.said).to.deep.equal([]);
    });
  });

  it('P6: has its sizes in the order of the organiser, and no words where there are none', async () => {
    stage.data = merch(tourTee({ sizes: ['XL', 'S', 'M'], description: null }));
    const element = await stage.put();
    expect(words(element, 'size')).to.deep.equal(['XL', 'S', 'M']);
    const group = radios(element, 'size')[0]!.closest('[role="radiogroup"]');
    expect(group!.querySelectorAll(':checked')).to.have.length(0);
    expect(all(element, '.description')).to.have.length(0);
    expect(visibleText(element)).not.to.match(/null|undefined/);
    stage.data = merch(tourTee({ sizes: [] }));
    const other = await stage.put({ form: 'other' });
    expect(radios(other, 'size')).to.have.length(0);
    expect(visibleText(other)).not.to.contain('Size');
  });

  describe('a price', () => {
    it('P6: has as many digits as its currency, not as its browser thinks (MER-03)', async () => {
      stage.data = merch(tourTee({ pricePennies: 3500, currency: 'JPY' }));
      expect(visibleText(await stage.put())).to.contain('¥3,500');
      stage.data = merch(tourTee({ pricePennies: 2800 }));
      expect(visibleText(await stage.put({ form: 'other' }))).to.contain('£28.00');
    });
  });
});
