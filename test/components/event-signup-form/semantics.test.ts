import { expect } from '@open-wc/testing';
import { danglingIds } from '../id-references.js';
import { signUp, verified } from './signed-up.js';
import { all, description, group, labelled, press, send, shows, Stage, type } from './stage.js';

describe('<event-signup-form> and what stands behind its controls', () => {
  let stage: Stage;
  beforeEach(() => (stage = new Stage()));
  afterEach(() => stage.leave());

  it('S2, S7: has the question as the legend of its options, nothing ticked, many lines for long answers, and a key that sends short ones', async () => {
    const element = await stage.put();
    for (const question of ['Again?', 'What should stay?', 'All in all?']) {
      expect(group(element, question).querySelector('legend')!.textContent).to.contain(question);
    }
    expect(all(element, ':checked:not(option)')).to.have.length(0);
    const input = labelled(element, 'Music').getBoundingClientRect();
    const words = labelled(element, 'Music').labels![0]!.querySelector('span')!;
    expect(input.right).to.be.at.most(words.getBoundingClientRect().left);
    expect(labelled(element, 'Tell us something').localName).to.equal('textarea');
    const email = labelled(element, 'Your email');
    expect([email.type, email.name, email.enterKeyHint]).to.deep.equal(['email', 'email', 'send']);
    expect([email.autocomplete, email.getAttribute('autocapitalize')]).to.deep.equal([
      'email',
      'off',
    ]);
    for (const field of all(element, 'input, textarea')) {
      expect(field.hasAttribute('maxlength'), field.outerHTML).to.equal(false);
    }
  });

  it('S5: has what is chosen in a list before the field, and says how many there are', async () => {
    const element = await stage.put();
    const input = labelled(element, 'Who was best?');
    input.focus();
    await press('ArrowDown', 'Enter', 'ArrowDown', 'Enter', 'Escape');
    await element.updateComplete;
    const chips = all(element, '.chip');
    expect(chips.map(({ localName }) => localName)).to.deep.equal(['button', 'button']);
    for (const chip of chips) {
      expect(chip.closest('ul, ol, [role=list]') !== null, 'in a list').to.equal(true);
      const follows = chip.compareDocumentPosition(input) & Node.DOCUMENT_POSITION_FOLLOWING;
      expect(follows, 'before the field').to.be.greaterThan(0);
    }
    expect(description(element, input)).to.contain('2 chosen');
  });

  it('S6: points at nothing outside its own shadow root, whatever is open or wrong', async () => {
    const element = await stage.put();
    expect(danglingIds(element)).to.deep.equal([]);
    await send(element);
    await shows(element, 'There is a problem');
    expect(danglingIds(element)).to.deep.equal([]);
    labelled(element, 'Who was best?').focus();
    await press('ArrowDown', 'ArrowDown');
    expect(danglingIds(element)).to.deep.equal([]);
    await type(labelled(element, 'Who was best?'), 'nobody');
    expect(danglingIds(element)).to.deep.equal([]);
  });

  it('S11: sends no code by itself, however complete it is', async () => {
    const verification = verified({ email: 'sent', phone: 'sent', phoneHint: '••• 417' });
    const element = await signUp(stage, verification);
    const before = stage.sent.length;
    const code = labelled(element, 'Code from the text message');
    await type(code, '123456');
    await element.updateComplete;
    expect(stage.sent).to.have.length(before);
    expect(all(element, 'input')).to.have.length(1);
  });
});
