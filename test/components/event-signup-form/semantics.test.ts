import { expect } from '@open-wc/testing';
import { danglingIds } from '../id-references.js';
import { artists, definition } from './definition.js';
import { signUp, verified } from './signed-up.js';
import { all, description, group, labelled, press, send, shows, Stage, type } from './stage.js';

describe('<event-signup-form> and what stands behind its controls', () => {
  let stage: Stage;
  beforeEach(() => (stage = new Stage()));
  afterEach(() => stage.leave());

  it('S2: has the question as the legend of its options, and nothing ticked', async () => {
    const element = await stage.put();
    for (const question of ['Again?', 'What should stay?', 'All in all?']) {
      expect(group(element, question).querySelector('legend')!.textContent).to.contain(question);
    }
    expect(all(element, ':checked:not(option)')).to.have.length(0);
    const input = labelled(element, 'Music').getBoundingClientRect();
    const words = labelled(element, 'Music').labels![0]!.querySelector('span')!;
    expect(input.right).to.be.at.most(words.getBoundingClientRect().left);
  });

  it('S4: searches in a list from nine options on, and leaves it with Tab', async () => {
    stage.data = definition([
      { id: 'acts', type: 'artist_multiselect', label: 'Who?', options: artists(9) },
    ]);
    const element = await stage.put();
    const input = labelled(element, 'Who?');
    expect(input.getAttribute('role')).to.equal('combobox');
    const list = element.shadowRoot!.getElementById(input.getAttribute('aria-controls')!)!;
    expect([list.role, list.getAttribute('aria-multiselectable')]).to.deep.equal([
      'listbox',
      'true',
    ]);
    input.focus();
    await press('ArrowDown');
    expect(input.ariaExpanded).to.equal('true');
    await press('Tab');
    await element.updateComplete;
    expect(input.ariaExpanded).to.equal('false');
    expect(element.shadowRoot!.activeElement === input).to.equal(false);
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

  it('S7: writes long answers on many lines, and sends short ones by the key that says so', async () => {
    const element = await stage.put();
    expect(labelled(element, 'Tell us something').localName).to.equal('textarea');
    const email = labelled(element, 'Your email');
    expect([email.type, email.name, email.enterKeyHint]).to.deep.equal(['email', 'email', 'send']);
    for (const field of all(element, 'input, textarea')) {
      expect(field.hasAttribute('maxlength'), field.outerHTML).to.equal(false);
    }
  });

  it('S8: asks in one line for a type that it does not know, and sends what it knows', async () => {
    stage.data = definition([
      { id: 'odd', type: 'hologram', label: 'Something new', role: 'nobody_knows' },
      { type: 'text', label: 'Without an id' },
    ]);
    const element = await stage.put();
    const field = labelled(element, 'Something new');
    expect([field.localName, field.type, field.autocomplete]).to.deep.equal(['input', 'text', '']);
    await type(field, 'yes');
    await send(element);
    await shows(element, 'Thank you');
    expect(stage.sent[0]!.body['answers']).to.deep.equal({ odd: 'yes' });
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

  it('S12: claims no subscription before it is confirmed', async () => {
    const element = await signUp(stage, verified({ email: 'sent' }));
    await shows(element, 'Check your inbox');
    expect(element.shadowRoot!.textContent).not.to.match(/subscribed|signed up|on the list/i);
  });
});
