import { expect } from '@open-wc/testing';
import { expectAccessible } from '../accessible.js';
import { visibleText } from '../page.js';
import { choices, definition } from './definition.js';
import {
  all,
  button,
  description,
  expectFocusOn,
  group,
  labelled,
  press,
  send,
  shows,
  Stage,
  type,
} from './stage.js';

describe('<event-signup-form> asks', () => {
  let stage: Stage;
  beforeEach(() => (stage = new Stage()));
  afterEach(() => stage.leave());

  it('S1, S8: for everything by keyboard alone, and sends it as typed (FRM-08, FRM-10, FRM-17, FRM-18)', async () => {
    const element = await stage.put();
    labelled(element, '1 out of 5').focus();
    await press('ArrowRight', 'ArrowRight', 'ArrowRight', 'Tab', 'Space', 'Tab');
    labelled(element, 'Yes').focus();
    await press('Space', 'Tab', 'Space', 'Tab', 'Space', 'Tab');
    await press('ArrowDown', 'Enter', 'ArrowDown', 'Enter', 'Escape', 'Tab');
    await press('ArrowDown', 'Tab');
    await type(labelled(element, 'Tell us something'), 'It rained');
    await press('Enter');
    await type(labelled(element, 'Tell us something'), 'a little');
    await press('Tab');
    await type(labelled(element, 'Your email'), 'ada@example.com');
    await press('Tab');
    await type(labelled(element, 'Something new'), 'yes');
    await press('Enter');
    await shows(element, 'Thank you');
    expect(stage.sent).to.have.length(1);
    expect(stage.sent[0]).to.deep.equal({
      path: '/v1/forms/party/submissions',
      body: {
        version: 4,
        answers: {
          ...{ overall: '4', recommend: '0', again: 'yes', keep: ['music', 'food'] },
          ...{ acts: ['id-bey', 'id-0'], stage: 'lark', story: 'It rained\na little' },
          ...{ email: 'ada@example.com', odd: 'yes' },
        },
      },
    });
  });

  it('whole from the first draw on: no label grows when the rest of the code comes', async () => {
    const seen = new Set<string>();
    const look = () => {
      const element = document.querySelector('event-signup-form');
      const labels = [...(element?.shadowRoot?.querySelectorAll('.label') ?? [])];
      if (labels.length > 0) seen.add(labels.map(({ textContent }) => textContent).join());
    };
    const observer = new MutationObserver(look);
    const { attachShadow } = HTMLElement.prototype;
    HTMLElement.prototype.attachShadow = function (init) {
      const root = attachShadow.call(this, init);
      observer.observe(root, { childList: true, characterData: true, subtree: true });
      return root;
    };
    await stage.put();
    HTMLElement.prototype.attachShadow = attachShadow;
    observer.disconnect();
    expect([...seen]).to.have.length(1);
    expect([...seen][0]).to.contain('(optional)');
  });

  it('S1: for a rating with the numbers in sight, their scale in the name, and words on what may stay empty (FRM-07)', async () => {
    const element = await stage.put();
    const points = group(element, 'Would you tell');
    expect(visibleText(points)).to.contain('0 1 2 3 4 5 6 7 8 9 10');
    const names = [...points.querySelectorAll('input')].map(({ ariaLabel }) => ariaLabel);
    expect([names[0], names.at(-1)]).to.deep.equal(['0 out of 10', '10 out of 10']);
    expect(points.querySelectorAll(':checked')).to.have.length(0);
    expect(description(element, group(element, 'All in all?'))).to.equal('Five is best.');
    const questions = all(element, '.label').map((one) => one.textContent.replace(/\s+/g, ' '));
    expect(questions.filter((words) => !words.includes('(optional)'))).to.deep.equal([
      ...['All in all?', 'Again?'],
    ]);
    expect(group(element, 'All in all?').getAttribute('aria-required')).to.equal('true');
    expect(points.hasAttribute('aria-required')).to.equal(false);
  });

  it('S1: so that an optional rating can be taken back, and the focus stays with it', async () => {
    const element = await stage.put();
    labelled(element, '7 out of 10').click();
    labelled(element, 'Food').click();
    await element.updateComplete;
    await expectAccessible(element);
    button(element, 'Clear rating').focus();
    await press('Enter');
    await element.updateComplete;
    expect(group(element, 'Would you tell').querySelectorAll(':checked')).to.have.length(0);
    expectFocusOn(element, '0 out of 10');
    labelled(element, '4 out of 5').click();
    await element.updateComplete;
    expect(visibleText(element)).not.to.contain('Clear rating');
  });

  it('S1: so that a choice can be taken back by a button as wide as its words', async () => {
    const yesOrNo = { id: 'again', type: 'radio', label: 'Again?', options: choices('Yes', 'No') };
    stage.data = definition([yesOrNo]);
    const element = await stage.put();
    labelled(element, 'Yes').click();
    await element.updateComplete;
    const { width } = button(element, 'Clear answer').getBoundingClientRect();
    expect(width).to.be.lessThan(group(element, 'Again?').clientWidth / 2);
  });

  it('for a message in a box of several lines, for a colour in one of one, which grow', async () => {
    stage.data = definition([
      { id: 'message', type: 'text', label: 'Your message' },
      { id: 'colour', type: 'text', label: 'Which colour?' },
    ]);
    const element = await stage.put();
    const rows = (box: HTMLElement) =>
      Math.floor(box.clientHeight / parseFloat(getComputedStyle(box).lineHeight));
    expect(rows(labelled(element, 'Which colour?'))).to.equal(1);
    const box = labelled(element, 'Your message');
    const empty = box.clientHeight;
    expect(rows(box)).to.be.at.least(4);
    await type(box, 'It rained.');
    await press(...Array<string>(5).fill('Enter'));
    expect(box.clientHeight).to.be.above(empty);
  });

  it('S2: several boxes with a hint how many, and rows that can be pressed as a whole', async () => {
    const element = await stage.put();
    expect(description(element, group(element, 'What should stay?'))).to.equal(
      'Select all that apply.',
    );
    const row = labelled(element, 'Music').closest('label')!;
    expect(row.getBoundingClientRect().height).to.be.at.least(44);
    row.click();
    await element.updateComplete;
    expect(labelled(element, 'Music').checked).to.equal(true);
    row.click();
    await answerAndSend();
    expect(stage.sent[0]!.body['answers']).to.deep.equal({ overall: '4', again: 'yes' });

    async function answerAndSend() {
      labelled(element, '4 out of 5').click();
      labelled(element, 'Yes').click();
      await element.updateComplete;
      await send(element);
      await shows(element, 'Thank you');
    }
  });

  it('S3: with a list that is empty at first, but for one entry that must be chosen', async () => {
    stage.data = definition([
      { id: 'a', type: 'select', label: 'Optional', options: choices('One') },
      { id: 'b', type: 'select', label: 'Single', required: true, options: choices('One') },
    ]);
    const element = await stage.put();
    expect(labelled(element, 'Optional').value).to.equal('');
    expect(labelled(element, 'Single').value).to.equal('one');
    await send(element);
    await shows(element, 'Thank you');
    expect(stage.sent[0]!.body['answers']).to.deep.equal({ b: 'one' });
  });

  it('under a heading of the level that fits the page, with a button that says what it does', async () => {
    const element = await stage.put({ 'heading-level': '4', 'submit-label': 'Off it goes' });
    expect(all(element, 'h4')[0]!.textContent).to.contain('How was the party?');
    expect(button(element, 'Off it goes').type).to.equal('submit');
    element.submitLabel = '';
    await element.updateComplete;
    expect(button(element, 'Send feedback')).to.exist;
  });
});
