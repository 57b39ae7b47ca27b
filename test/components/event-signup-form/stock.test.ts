import { expect, waitUntil } from '@open-wc/testing';
import { chooseKinds } from '../../effort.js';
import { expectAccessible } from '../accessible.js';
import { refusal, visibleText } from '../page.js';
import { choices, definition } from './definition.js';
import { all, announced, description, labelled, send, shows, Stage, type } from './stage.js';

type Form = Awaited<ReturnType<Stage['put']>>;

describe('<event-signup-form> and colours that are out of stock', () => {
  let stage: Stage;
  beforeEach(() => {
    stage = new Stage();
    stage.data = enquiry();
  });
  afterEach(() => stage.leave());

  const colour = (label: string, outOfStock = false) => ({ label, outOfStock });
  const catalogue = (...teeColours: object[]) => [
    { value: 'tee', name: 'Tee', colours: teeColours },
    { value: 'mug', name: 'Mug', colours: [colour('Moss', true), colour('Clay')] },
  ];
  const product = {
    ...{ id: 'what', type: 'select', label: 'Product', source: 'merch_items', required: true },
  };
  const tint = (kind: string, more: object = {}) => ({
    ...{ id: 'tint', type: kind, label: 'Colour', options: choices('Moss', 'Clay') },
    ...more,
  });
  const enquiry = (
    field: object = tint('select'),
    merchCatalog: unknown = catalogue(colour('Moss'), colour('Clay', true)),
  ) => definition([product, field], { kind: 'merch_enquiry', merchCatalog });

  const preview = (detail: unknown) =>
    document.dispatchEvent(new CustomEvent('merch-preview-selected', { detail }));
  const optionsOf = (element: Form) =>
    [...(labelled(element, 'Colour') as unknown as HTMLSelectElement).options].map(
      ({ label, disabled }) => (disabled ? `no ${label}` : label),
    );
  const valueOf = (element: Form) => labelled(element, 'Colour').value;
  const choose = async (element: Form, label: string, value: string) => {
    const list = labelled(element, label);
    list.value = value;
    list.dispatchEvent(new Event('change', { bubbles: true }));
    await element.updateComplete;
  };

  it('shows them, says so, and lets nobody choose them (MER-06)', async () => {
    const element = await stage.put();
    expect(optionsOf(element), 'before a product is chosen').to.deep.equal([
      ...['Choose one', 'Moss', 'Clay'],
    ]);
    await choose(element, 'Product', 'tee');
    expect(optionsOf(element)).to.deep.equal(['Choose one', 'Moss', 'no Clay (out of stock)']);
    await choose(element, 'Product', 'mug');
    expect(optionsOf(element)).to.deep.equal(['Choose one', 'no Moss (out of stock)', 'Clay']);
    await expectAccessible(element);
  });

  it('does so before anything is touched where no product has them', async () => {
    stage.data = enquiry(tint('radio'), catalogue(colour('Moss', true)));
    const element = await stage.put();
    await shows(element, 'Moss (out of stock)');
    expect(labelled(element, 'Moss (out of stock)').disabled).to.equal(true);
  });

  for (const kind of ['checkbox', 'hologram']) {
    it(`does so for the type ${kind}, under any name`, async () => {
      stage.data = enquiry(tint(kind, { id: 'f', label: 'Farbe' }));
      const element = await stage.put();
      await choose(element, 'Product', 'tee');
      expect(labelled(element, 'Clay (out of stock)').disabled).to.equal(true);
      expect(labelled(element, 'Moss').disabled).to.equal(false);
      labelled(element, 'Moss').click();
      await element.updateComplete;
      await choose(element, 'Product', 'mug');
      expect(labelled(element, 'Moss (out of stock)').checked).to.equal(false);
      await send(element);
      await shows(element, 'We have your enquiry');
      expect(stage.sent[0]!.body['answers']).to.deep.equal({ what: 'mug' });
    });
  }

  it('takes away a colour that the next product does not have, and says so', async () => {
    const element = await stage.put();
    await choose(element, 'Product', 'tee');
    await choose(element, 'Colour', 'moss');
    await choose(element, 'Product', 'mug');
    expect(valueOf(element)).to.equal('');
    const words = 'Moss is out of stock. Choose another colour.';
    expect(description(element, labelled(element, 'Colour'))).to.contain(words);
    await waitUntil(() => announced() === words, announced());
    await expectAccessible(element);
    await choose(element, 'Colour', 'clay');
    expect(visibleText(element)).not.to.contain('Moss is out of stock');
  });

  for (const kind of chooseKinds(['text', 'select'])) {
    describe(`asked as ${kind}, beside a preview`, () => {
      const taken = kind === 'text' ? 'Moss' : 'moss';
      beforeEach(() => (stage.data = enquiry(tint(kind, { id: 'colour' }))));
      const sellsOutMoss = () => {
        const sold = catalogue(colour('Moss', true), colour('Clay'));
        stage.data = enquiry(tint(kind, { id: 'colour' }), sold);
      };

      it('drops the colour when the one chosen there cannot be had, or not of the product', async () => {
        const element = await stage.put();
        preview({ form: 'party', product: 'tee', colour: 'Moss', size: null });
        await element.updateComplete;
        expect(valueOf(element)).to.equal(taken);
        preview({ form: 'party', product: 'tee', colour: null, size: null });
        await element.updateComplete;
        expect(valueOf(element)).to.equal('');
        preview({ form: 'party', product: 'tee', colour: 'Moss' });
        preview({ form: 'party', product: 'mug' });
        await element.updateComplete;
        expect([labelled(element, 'Product').value, valueOf(element)]).to.deep.equal(['mug', '']);
      });

      it('accepts none from whoever says that it was chosen, wherever the question stands', async () => {
        stage.data = definition([tint(kind, { id: 'colour' }), product], {
          merchCatalog: catalogue(colour('Moss'), colour('Clay', true)),
        });
        const element = await stage.put();
        preview({ form: 'party', product: 'tee', colour: 'Clay' });
        await element.updateComplete;
        expect([labelled(element, 'Product').value, valueOf(element)]).to.deep.equal(['tee', '']);
      });

      it('finds none again in a draft', async () => {
        const first = await stage.put();
        preview({ form: 'party', product: 'tee', colour: 'Moss' });
        await first.updateComplete;
        first.remove();
        sellsOutMoss();
        stage.page.comeBackAfter(120);
        const second = await stage.put();
        await shows(second, 'Moss is out of stock');
        expect([labelled(second, 'Product').value, valueOf(second)]).to.deep.equal(['tee', '']);
      });

      it('drops it when the catalogue changes under a visitor who has begun', async () => {
        const element = await stage.put();
        preview({ form: 'party', product: 'tee', colour: 'Moss' });
        await element.updateComplete;
        sellsOutMoss();
        stage.page.comeBackAfter(120);
        await shows(element, 'Moss is out of stock');
        expect(valueOf(element)).to.equal('');
        expect(labelled(element, 'Product').value).to.equal('tee');
      });

      it('drops it when the definition is read anew after a refusal', async () => {
        const element = await stage.put();
        preview({ form: 'party', product: 'tee', colour: 'Moss' });
        sellsOutMoss();
        stage.taken = () => refusal('bad_request', 400);
        await send(element);
        await shows(element, 'Moss is out of stock');
        expect(valueOf(element)).to.equal('');
      });
    });
  }

  it('lets it be written, but not sent', async () => {
    stage.data = enquiry(tint('text'));
    const element = await stage.put();
    await choose(element, 'Product', 'tee');
    await type(labelled(element, 'Colour'), 'clay');
    await send(element);
    await shows(element, 'There is a problem');
    expect(all(element, '.summary a').map((link) => link.textContent)).to.deep.equal([
      'clay is out of stock. Choose another colour.',
    ]);
    expect(valueOf(element)).to.equal('clay');
    labelled(element, 'Colour').select();
    await type(labelled(element, 'Colour'), 'Moss');
    expect(visibleText(element)).to.contain('clay is out').and.not.contain('Moss is out');
    await send(element);
    await shows(element, 'We have your enquiry');
    expect(stage.sent[0]!.body['answers']).to.deep.equal({ what: 'tee', tint: 'Moss' });
  });

  it('does not choose it by itself where it is the only one that may be chosen', async () => {
    stage.data = enquiry(tint('select', { required: true, options: choices('Clay') }));
    const element = await stage.put();
    await choose(element, 'Product', 'tee');
    await send(element);
    await shows(element, 'Clay is out of stock');
    expect(stage.sent).to.have.length(0);
  });
});
