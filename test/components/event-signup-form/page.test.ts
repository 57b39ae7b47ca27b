import { expect, nextFrame, waitUntil } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { pageRecord } from '../../../src/embed/page.js';
import { visibleText, withoutStorage } from '../page.js';
import { artists, choices, definition, everyType } from './definition.js';
import {
  all,
  answerAll,
  focused,
  group,
  labelled,
  press,
  send,
  shows,
  Stage,
  type,
} from './stage.js';

describe('<event-signup-form> on any page', () => {
  let stage: Stage;
  beforeEach(() => (stage = new Stage()));
  afterEach(() => stage.leave());

  it('S13: lives in a form of the page: neither sends the other, and nothing reloads', async () => {
    const host = document.createElement('form');
    let submitted = 0;
    host.addEventListener('submit', (event) => {
      event.preventDefault();
      submitted += 1;
    });
    document.body.append(host);
    const element = await stage.put({}, host);
    await answerAll(element);
    await type(labelled(element, 'Your email'), 'ada@example.com');
    await press('Enter');
    await shows(element, 'Thank you');
    expect(submitted).to.equal(0);
    host.requestSubmit();
    expect([submitted, stage.sent.length]).to.deep.equal([1, 1]);
    host.remove();
  });

  it('S13: keeps what is typed from the shortcuts of the page', async () => {
    const keys: string[] = [];
    const listen = ({ key }: KeyboardEvent) => keys.push(key);
    for (const name of ['keydown', 'keypress', 'keyup'] as const) {
      document.addEventListener(name, listen);
    }
    const element = await stage.put();
    await type(labelled(element, 'Your email'), '/?k');
    await type(labelled(element, 'Who was best?'), '/?k');
    for (const name of ['keydown', 'keypress', 'keyup'] as const) {
      document.removeEventListener(name, listen);
    }
    expect(labelled(element, 'Your email').value).to.equal('/?k');
    expect(keys.filter((key) => key.length === 1)).to.deep.equal([]);
  });

  describe('with a draft', () => {
    it('S14: finds the answers again after a reload, but no address and no number', async () => {
      stage.data = definition([
        ...everyType(),
        { id: 'phone', type: 'text', label: 'Mobile', role: 'phone' },
      ]);
      const first = await stage.put();
      await answerAll(first);
      labelled(first, 'Food').click();
      await type(labelled(first, 'Your email'), 'ada@example.com');
      await type(labelled(first, 'Mobile'), '07700');
      await type(labelled(first, 'Tell us something'), 'mine');
      first.remove();
      const kept = Object.keys(sessionStorage).map((key) => sessionStorage.getItem(key));
      expect(kept.join()).not.to.match(/ada@|07700/);
      const second = await stage.put();
      expect(labelled(second, '4 out of 5').checked).to.equal(true);
      expect(labelled(second, 'Food').checked).to.equal(true);
      expect(labelled(second, 'Tell us something').value).to.equal('mine');
      expect(labelled(second, 'Your email').value).to.equal('');
      expect(labelled(second, 'Mobile').value).to.equal('');
    });

    it('S14: forgets them once they have arrived, and takes nothing that is not offered', async () => {
      const element = await stage.put();
      await answerAll(element);
      await send(element);
      await shows(element, 'Thank you');
      expect(sessionStorage).to.have.length(0);
      for (const kept of [
        '[["again","gone"],["story",7],["keep",["food","gone"]]]',
        '7',
        '{',
        '[1]',
      ]) {
        element.remove();
        sessionStorage.setItem('bandstand.form.party', kept);
        const next = await stage.put();
        expect(labelled(next, 'Yes').checked).to.equal(false);
        expect(labelled(next, 'Tell us something').value).to.equal('');
        next.remove();
      }
    });

    it('S14: works where storage is blocked', async () => {
      await withoutStorage('sessionStorage', async () => {
        const element = await stage.put();
        await answerAll(element);
        await send(element);
        await shows(element, 'Thank you');
      });
      expect(stage.page.said).to.deep.equal([]);
    });
  });

  describe('beside a merch preview', () => {
    const enquiry = () =>
      definition(
        [
          {
            ...{ id: 'what', type: 'select', label: 'Product', source: 'merch_items' },
            options: choices('Tee', 'Mug'),
          },
          { id: 'size', type: 'select', label: 'Which size?', options: choices('S', 'M') },
          { id: 'tint', type: 'text', label: 'Colour' },
        ],
        { kind: 'merch_enquiry' },
      );
    let chosen: [string, unknown][];
    const preview = (detail: unknown) =>
      document.dispatchEvent(new CustomEvent('merch-preview-selected', { detail }));
    beforeEach(() => {
      chosen = stage.page.hear('event-signup-form-product-chosen');
      stage.data = enquiry();
    });

    it('tells which product was chosen', async () => {
      const element = await stage.put();
      labelled(element, 'Product').focus();
      await press('ArrowDown');
      await waitUntil(() => chosen.length > 0, 'told');
      expect(chosen.map(([, detail]) => detail)).to.deep.equal([{ form: 'party', product: 'tee' }]);
    });

    it('takes over what was chosen there before its own code had come', async () => {
      pageRecord().merchChoice = { form: 'party', product: 'mug', colour: null, size: 'M' } as {
        form: string;
      };
      const element = await stage.put();
      await waitUntil(() => labelled(element, 'Product').value === 'mug', 'taken over');
      expect(labelled(element, 'Which size?').value).to.equal('m');
      expect(pageRecord().merchChoice, 'once').to.equal(undefined);
    });

    it('S17: takes over what is chosen there, as far as it may be answered', async () => {
      const element = await stage.put();
      const values = () =>
        ['Product', 'Which size?', 'Colour'].map((label) => labelled(element, label).value);
      preview({ form: 'other', product: 'mug', colour: 'Moss', size: 'M' });
      preview(null);
      await element.updateComplete;
      expect(values()).to.deep.equal(['', '', '']);
      preview({ form: 'party', product: 'mug', colour: 'Moss', size: 'M' });
      await element.updateComplete;
      expect(values()).to.deep.equal(['mug', 'm', 'Moss']);
      preview({ form: 'party', product: 'boat', colour: { x: 1 }, size: null });
      await element.updateComplete;
      expect(values()).to.deep.equal(['mug', 'm', 'Moss']);
      expect(chosen, 'no echo').to.deep.equal([]);
    });

    it('no longer listens once it has left the page', async () => {
      const element = await stage.put();
      element.remove();
      preview({ form: 'party', product: 'mug' });
      document.body.append(element);
      await element.updateComplete;
      expect(labelled(element, 'Product').value).to.equal('');
    });
  });

  describe('and a hostile definition', () => {
    it('runs nothing, whatever stands in it, and sends ids as they are', async () => {
      const markup = '<img src=x onerror="document.pwned=1">';
      stage.data = definition([
        { id: '__proto__', type: 'text', label: markup, help: markup },
        {
          id: 'constructor',
          type: 'radio',
          label: 'B',
          options: [{ value: markup, label: markup }],
        },
        { id: 'submit', type: 'text', label: 'C' },
        { id: 'addEventListener', type: 'email', label: 'D' },
        { id: 'C', type: 'checkbox', label: 'E', options: choices('x') },
        { id: 'C', type: 'text', label: 'twice' },
        { label: 'no id' },
        null,
        7,
      ] as object[]);
      const element = await stage.put();
      await type(labelled(element, markup), 'mine');
      labelled(element, markup).focus();
      all<HTMLInputElement>(element, 'input[type="radio"]')[0]!.click();
      await send(element);
      await shows(element, 'Thank you');
      expect(JSON.stringify(stage.sent[0]!.body['answers'])).to.equal(
        JSON.stringify({ ['__proto__']: 'mine', constructor: markup }),
      );
      expect(Reflect.get(document, 'pwned')).to.equal(undefined);
      expect(all(element, 'img')).to.have.length(0);
    });

    it('draws a thousand options of every kind, and searches among them', async () => {
      const options = artists(1000);
      const types = ['radio', 'checkbox', 'select', 'artist_multiselect'];
      stage.data = definition(
        types.map((kind) => ({ id: kind, type: kind, label: kind, options })),
      );
      const element = await stage.put();
      await type(labelled(element, 'artist_multiselect'), 'artist 777');
      await press('ArrowDown', 'Enter');
      await shows(element, 'Artist 777');
      expect(all(element, '.chip')).to.have.length(1);
      expect(stage.page.said).to.deep.equal([]);
    });

    it('keeps a label of ten thousand letters out of its messages', async () => {
      stage.data = definition([{ id: 'a', type: 'text', label: 'x'.repeat(9999), required: true }]);
      const element = await stage.put();
      await send(element);
      await shows(element, 'There is a problem');
      expect(all(element, '.summary a')[0]!.textContent.length).to.be.below(120);
    });
  });

  describe('in looks', () => {
    it('shows in forced colours what is chosen, and where the focus is', async () => {
      const element = await stage.put();
      await answerAll(element);
      await emulateMedia({ forcedColors: 'active' });
      const border = (label: string) =>
        getComputedStyle(labelled(element, label).closest('label')!).borderTopWidth;
      const widths = [border('4 out of 5'), border('3 out of 5')];
      labelled(element, '4 out of 5').focus();
      await press('ArrowLeft', 'ArrowRight');
      const ring = getComputedStyle(labelled(element, '4 out of 5').closest('label')!).outlineStyle;
      await emulateMedia({ forcedColors: 'none' });
      expect(widths[0]).not.to.equal(widths[1]);
      expect(ring).to.equal('solid');
    });

    it('moves nothing for visitors who asked for less motion', async () => {
      await emulateMedia({ reducedMotion: 'reduce' });
      const element = await stage.put();
      // The probe of the page's colours has no size.
      const moving = all(element, '*:not(.colour-probe)').filter(
        (node) => getComputedStyle(node).transitionDuration !== '0s',
      );
      await emulateMedia({ reducedMotion: 'no-preference' });
      expect(moving.map(({ className }) => className)).to.deep.equal([]);
    });

    it('withstands the style sheet of a careless page', async () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`
        html { font-size: 62.5% }
        body { text-align: center; text-transform: uppercase; white-space: nowrap; font-size: 16px }
        input { display: none } fieldset { border: 9px solid red } label { float: right }
      `);
      document.adoptedStyleSheets.push(sheet);
      const element = await stage.put();
      const field = labelled(element, 'Your email');
      const { textTransform, fontSize } = getComputedStyle(field);
      const frame = getComputedStyle(group(element, 'Again?')).borderTopWidth;
      document.adoptedStyleSheets.pop();
      expect([textTransform, fontSize, frame]).to.deep.equal(['none', '16px', '0px']);
      expect(field.checkVisibility()).to.equal(true);
    });

    it('keeps the fields large enough that a phone does not zoom into them', async () => {
      const element = await stage.put();
      element.style.setProperty('font-size', '12px');
      await nextFrame();
      for (const field of all(element, '.field')) {
        expect(parseFloat(getComputedStyle(field).fontSize)).to.be.at.least(16);
        expect(field.getBoundingClientRect().height).to.be.at.least(44);
      }
    });

    it('keeps its parts, which pages style from outside', async () => {
      const element = await stage.put();
      labelled(element, 'Who was best?').focus();
      await press('ArrowDown', 'Enter');
      await send(element);
      await shows(element, 'There is a problem');
      const parts = new Set(all(element, '[part]').map((node) => node.getAttribute('part')));
      expect([...parts].sort()).to.deep.equal([
        ...['base', 'chip', 'field', 'form', 'help', 'item', 'label', 'option', 'options'],
        ...['point', 'problem', 'submit', 'summary', 'summary-title', 'title'],
      ]);
      expect(focused(element)?.part.contains('summary')).to.equal(true);
      expect(visibleText(element)).to.contain('Beyoncé');
    });
  });
});
