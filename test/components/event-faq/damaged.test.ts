import { expect, waitUntil } from '@open-wc/testing';
import { categoriesOf } from '../../../components/event-faq/questions.js';
import type { Faq } from '../../../src/contract/faq.js';
import { showsText, visibleText } from '../page.js';
import { entry, faq } from './feed.js';
import { all, answerOf, openTexts, Stage, toggles } from './stage.js';

const nonsense = [null, 7, 'text', true, {}, [null], { faqs: null }];

describe('<event-faq> and damaged questions (X32)', () => {
  let stage: Stage;
  beforeEach(() => (stage = new Stage()));
  afterEach(() => stage.leave());

  const put = (categories: unknown) => {
    stage.data = { ...faq(), categories: categories as Faq['categories'] };
    return stage.put();
  };

  it('shows the others where a category is null, or is none', async () => {
    const [first, second] = faq().categories;
    const element = await put([null, first, 7, 'x', second, {}]);
    expect(toggles(element)).to.have.length(6);
    expect(stage.page.said).to.deep.equal([]);
  });

  it('shows the others where a question is null, or is none', async () => {
    const element = await put([
      { name: 'One', faqs: [null, entry(1, 'Whole?', '<p>Yes.</p>'), 7] },
    ]);
    expect(toggles(element).map((button) => button.textContent.trim())).to.deep.equal(['Whole?']);
  });

  it('reads whatever stands in place of a list as an empty one', () => {
    for (const value of nonsense) {
      expect(categoriesOf({ categories: value }), JSON.stringify(value)).to.deep.equal([]);
      const faqs = [{ name: 'One', faqs: value }];
      expect(categoriesOf({ categories: faqs }), JSON.stringify(value)).to.deep.equal([]);
    }
  });

  it('answers in plain words where the formatted answer is missing', async () => {
    const plain = 'In the north field.';
    const one = { ...entry(1, 'Where?', ''), answerHtml: null, answerPlain: plain };
    const element = await put([{ name: 'One', faqs: [one] }]);
    const [button] = toggles(element);
    button!.click();
    await element.updateComplete;
    expect(answerOf(element, button!).querySelector('.prose')!.textContent).to.equal(plain);
    await waitUntil(() => showsText(element, plain), visibleText(element));
  });

  it('opens each question by itself, also where their ids are missing', async () => {
    const faqs = ['First?', 'Second?'].map((text) => ({ ...entry(1, text, '<p>x</p>'), id: null }));
    const element = await put([{ name: 'One', faqs }]);
    toggles(element)[1]!.click();
    await element.updateComplete;
    expect(openTexts(element)).to.deep.equal(['Second?']);
  });

  it('puts no structured data into the page that is none', async () => {
    const blocks = () => document.querySelectorAll('script[type="application/ld+json"]').length;
    const before = blocks();
    stage.data = { ...faq(), schemaOrg: 'text' as never };
    const element = await stage.put();
    await waitUntil(() => all(element, '.prose:empty').length === 0);
    expect(blocks()).to.equal(before);
  });
});
