import { expect, waitUntil } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { longestAnswer } from '../../../src/forms/problems.js';
import { expectAccessible } from '../accessible.js';
import { answer, refusal, visibleText } from '../page.js';
import { choices, definition } from './definition.js';
import {
  all,
  announced,
  answerAll,
  button,
  description,
  expectFocusOn,
  focused,
  group,
  labelled,
  press,
  send,
  shows,
  Stage,
  type,
} from './stage.js';

describe('<event-signup-form> and answers that will not do', () => {
  let stage: Stage;
  beforeEach(() => (stage = new Stage()));
  afterEach(() => stage.leave());

  it('S9: sends nothing, lists what is wrong, says the same at each field, and leads to it', async () => {
    const element = await stage.put();
    await type(labelled(element, 'Tell us something'), 'kept');
    await send(element);
    await shows(element, 'There is a problem');
    expect(focused(element)?.part.contains('summary')).to.equal(true);
    const links = all(element, '.summary a').map((link) => link.textContent);
    expect(links).to.deep.equal([
      'Choose an answer to “All in all?”',
      'Choose an answer to “Again?”',
    ]);
    expect(labelled(element, 'Tell us something').value).to.equal('kept');
    expect(stage.sent).to.have.length(0);
    await expectAccessible(element);
    const rating = group(element, 'All in all?');
    expect(rating.ariaInvalid).to.equal('true');
    expect(description(element, rating)).to.equal(
      'Five is best. Error: Choose an answer to “All in all?”',
    );
    expect(group(element, 'Would you tell').hasAttribute('aria-invalid')).to.equal(false);
    all(element, '.summary a')[1]!.focus();
    await press('Enter');
    expectFocusOn(element, '');
    expect(focused(element) === labelled(element, 'Yes')).to.equal(true);
    expect(location.hash).to.equal('');
  });

  it('S9: judges nothing before the first attempt, and afterwards each field when it is left', async () => {
    const element = await stage.put();
    const email = labelled(element, 'Your email');
    await type(email, 'ada');
    await press('Tab');
    expect(visibleText(element)).not.to.contain('Enter an email');
    await send(element);
    await shows(element, 'Enter an email address like name@example.com');
    email.focus();
    await press('End');
    await type(email, '@example.com');
    await element.updateComplete;
    expect(email.ariaInvalid).to.equal(null);
    email.select();
    await press('Delete');
    await type(email, 'bob');
    expect(email.ariaInvalid, 'while typing').to.equal(null);
    await press('Tab');
    await element.updateComplete;
    expect(email.ariaInvalid, 'when left').to.equal('true');
  });

  it('offers the domain that was probably meant, and never insists (T19)', async () => {
    const element = await stage.put();
    await answerAll(element);
    await type(labelled(element, 'Your email'), 'ada@gmial.com');
    await press('Tab');
    await shows(element, 'Did you mean ada@gmail.com?');
    expect(description(element, labelled(element, 'Your email'))).to.contain('Did you mean');
    await waitUntil(() => announced().includes('ada@gmail.com'), announced());
    await expectAccessible(element);
    button(element, 'Did you mean ada@gmail.com?').focus();
    await press('Enter');
    await waitUntil(() => labelled(element, 'Your email').value === 'ada@gmail.com');
    await waitUntil(() => focused(element) === labelled(element, 'Your email'), 'focus');
    labelled(element, 'Your email').select();
    await type(labelled(element, 'Your email'), 'ada@gmial.com');
    await send(element);
    await shows(element, 'Thank you');
    expect(stage.sent[0]!.body['answers']).to.include({ email: 'ada@gmial.com' });
  });

  it('offers it when a press has ended: it moves no button away from under the pointer', async () => {
    const element = await stage.put();
    await answerAll(element);
    await type(labelled(element, 'Your email'), 'ada@gmial.com');
    const submit = all(element, '.submit')[0]!;
    submit.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y } = submit.getBoundingClientRect();
    await sendMouse({ type: 'move', position: [Math.ceil(x) + 20, Math.ceil(y) + 4] });
    await sendMouse({ type: 'down' });
    await element.updateComplete;
    expect(visibleText(element)).not.to.contain('Did you mean');
    await sendMouse({ type: 'up' });
    await shows(element, 'Thank you');
  });

  it('S16: says how much may still be written, never cuts, and says by how much it is too long', async () => {
    const element = await stage.put();
    await answerAll(element);
    const story = labelled(element, 'Tell us something');
    const write = async (length: number) => {
      story.value = 'x'.repeat(length);
      story.dispatchEvent(new Event('input', { bubbles: true }));
      await element.updateComplete;
    };
    await write(longestAnswer - 150);
    expect(visibleText(element)).to.contain('150 characters left');
    await write(longestAnswer - 20);
    await waitUntil(() => announced() === '20 characters left', announced());
    await write(longestAnswer + 3);
    expect(story.value).to.have.length(longestAnswer + 3);
    await send(element);
    await shows(element, 'There is a problem');
    expect(description(element, story)).to.contain('Shorten “Tell us something” by 3 characters');
    expect(stage.sent).to.have.length(0);
  });

  // Which field it was is nothing that the specification states.
  it('shows which answers the service refused, in words of its own (ERR-04, ERR-22)', async () => {
    const details = { fields: { again: 'said by the service', unknown: 'x' } };
    stage.taken = () =>
      Response.json(
        { apiVersion: 1, error: { code: 'bad_request', message: 'x', details } },
        { status: 400 },
      );
    const element = await stage.put();
    await answerAll(element);
    await send(element);
    await shows(element, 'Check your answer to “Again?”');
    expect(visibleText(element)).not.to.contain('said by the service');
    expect(focused(element)?.part.contains('summary')).to.equal(true);
    expect(group(element, 'Again?').ariaInvalid).to.equal('true');
    expect(labelled(element, '4 out of 5').checked).to.equal(true);
    stage.taken = () => answer({ ok: true });
    labelled(element, 'No').click();
    await send(element);
    await shows(element, 'Thank you');
  });

  it('asks to look through them when the refused question is asked no longer (VER-03)', async () => {
    const element = await stage.put();
    await answerAll(element);
    stage.data = definition(
      definition().fields.filter((field) => (field as { id?: string }).id !== 'again'),
      { version: 5 },
    );
    stage.taken = () =>
      Response.json(
        {
          apiVersion: 1,
          error: { code: 'bad_request', message: 'x', details: { fields: { again: 'x' } } },
        },
        { status: 400 },
      );
    await send(element);
    await shows(element, 'Check your answers');
    expect(visibleText(element)).not.to.contain('Again?');
    expect(visibleText(element)).not.to.contain('There is a problem');
  });

  it('S9: keeps the questions while they are answered; refused without a field, reads them anew and asks to look through (FRM-22, VER-03)', async () => {
    const element = await stage.put();
    await type(labelled(element, 'Tell us something'), 'mine');
    const added = { id: 'new', type: 'radio', label: 'New one', options: choices('Left') };
    stage.data = definition([added, ...definition().fields], { version: 5 });
    stage.page.comeBackAfter(120);
    await waitUntil(() => stage.page.feedRequests.length === 2, 'read again');
    await element.updateComplete;
    expect(visibleText(element)).not.to.contain('New one');
    stage.taken = () => refusal('bad_request', 400);
    await answerAll(element);
    await send(element);
    await shows(element, 'New one');
    await shows(element, 'Check your answers');
    expect(focused(element)?.part.contains('summary')).to.equal(true);
    await expectAccessible(element);
    expect(stage.sent[0]!.body['version']).to.equal(4);
    expect(labelled(element, 'Tell us something').value).to.equal('mine');
    expect(labelled(element, 'Yes').checked).to.equal(true);
    stage.taken = () => answer({ ok: true });
    await send(element);
    await shows(element, 'Thank you');
    expect(stage.sent[1]!.body['version']).to.equal(5);
  });
});
