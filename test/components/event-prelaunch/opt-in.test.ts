import { expect, waitUntil } from '@open-wc/testing';
import { expectAccessible } from '../accessible.js';
import { announced, answer, refusal, visibleText } from '../page.js';
import { registered, registrationId, verified } from './form.js';
import {
  all,
  button,
  focused,
  labelled,
  pressEnter,
  register,
  shows,
  Stage,
  type,
} from './stage.js';

const codeField = 'Code from the text message';
const both = { email: 'sent', phone: 'sent', phoneHint: '•••• 123' };
const soon = { timeout: 3000 };

describe('<event-prelaunch> until somebody is on the list', () => {
  let stage: Stage;
  beforeEach(() => (stage = new Stage()));
  afterEach(() => stage.leave());

  const putRegistered = async (verification: object = both) => {
    const element = await stage.putWhole();
    stage.taken = () => answer(registered(verification));
    await register(element, 'phone' in verification ? '07700 900123' : '');
    await waitUntil(() => all(element, '.outcome').length > 0, visibleText(element));
    return element;
  };
  const enter = async (element: Awaited<ReturnType<typeof putRegistered>>, code: string) => {
    labelled(element, codeField).select();
    await type(labelled(element, codeField), code);
    await pressEnter();
  };

  it('R3 asks for the code of a text, and says once it is right that this is enough (PRE-10, PRE-15)', async () => {
    const told = stage.page.hear('event-prelaunch-confirmed');
    const element = await putRegistered();
    expect(visibleText(element)).to.contain('one is enough').and.contain('•••• 123');
    const field = labelled(element, codeField);
    expect([field.autocomplete, field.inputMode]).to.deep.equal(['one-time-code', 'numeric']);
    await expectAccessible(element);
    stage.taken = () => answer(verified('confirmed', { email: 'sent' }));
    await enter(element, '123-456');
    await shows(element, 'You’re on the list');
    expect(stage.sent[1]).to.deep.equal({
      path: '/v1/events/party/prelaunch/verify',
      body: { registrationId, action: 'check_code', code: '123456' },
    });
    expect(visibleText(element)).to.contain('Your number is confirmed');
    const detail = { event: 'party', channel: 'phone' };
    expect(told).to.deep.equal([['event-prelaunch-confirmed', detail]]);
    await expectAccessible(element);
  });

  it('R3 what is wrong with a code is told in words, and the code is kept (PRE-12)', async () => {
    const element = await putRegistered();
    for (const [outcome, words] of [
      ['wrong_code', 'That code isn’t right.'],
      ['expired', 'That code has expired.'],
      ['a_word_of_tomorrow', 'We couldn’t accept that code.'],
      ['too_many_attempts', 'Too many attempts'],
    ] as const) {
      stage.taken = () => answer(verified(outcome, both));
      labelled(element, codeField).select();
      await enter(element, '000000');
      await shows(element, words);
      expect(labelled(element, codeField).value).to.equal('000000');
      expect(focused(element)).to.equal(labelled(element, codeField));
      await waitUntil(() => announced().includes(words), announced());
    }
  });

  it('R3 sends another text or email once the wait in sight is over (PRE-10)', async () => {
    const element = await putRegistered();
    for (const name of ['Text another code', 'Send another email']) button(element, name).click();
    expect(stage.sent, 'nothing is asked for while it waits').to.have.length(1);
    expect(visibleText(element)).to.contain('You can resend in');
    stage.page.comeBackAfter(31);
    stage.taken = () => answer(verified('resent', both));
    for (const [name, action, words] of [
      ['Text another code', 'resend_code', 'Another code is on its way.'],
      ['Send another email', 'resend_email', 'Another email is on its way.'],
    ] as const) {
      await waitUntil(() => button(element, name).ariaDisabled === 'false', name, soon);
      button(element, name).click();
      await waitUntil(() => announced() === words, announced());
      expect(stage.sent.at(-1)!.body).to.deep.equal({ registrationId, action });
      expect(button(element, name).ariaDisabled).to.equal('true');
    }
  });

  it('R3 asks for the inbox, calls nobody signed up before, and another email that finds the address confirmed says so (PRE-10, PRE-15)', async () => {
    const element = await putRegistered({ email: 'sent' });
    expect(focused(element)?.textContent.trim()).to.equal('Check your inbox');
    expect(visibleText(element)).to.contain('a•••@example.com').and.not.contain('on the list');
    await expectAccessible(element);
    stage.page.comeBackAfter(31);
    await waitUntil(() => button(element, 'Send another email').ariaDisabled === 'false', '', soon);
    // A service that says no more than it must.
    stage.taken = () => answer({ outcome: 'already_confirmed' });
    button(element, 'Send another email').click();
    await shows(element, 'You’re on the list');
    expect(visibleText(element)).to.contain('Your email address is confirmed.');
    await waitUntil(() => focused(element)?.matches('.outcome-title'), 'the focus is not lost');
  });

  it('R3 what is typed after going back never replaces the registration of the tab', async () => {
    const element = await putRegistered();
    button(element, 'Change number').click();
    await waitUntil(() => focused(element)?.id === 'phone', 'the form again');
    await type(labelled(element, 'Your first name'), 'Ada');
    const again = await stage.reload();
    await waitUntil(() => all(again, '.outcome').length > 0, visibleText(again));
    expect(visibleText(again)).to.contain('•••• 123');
  });

  it('R3 “Change email address” leads back to what was typed, and may be sent again', async () => {
    const element = await putRegistered();
    button(element, 'Change email address').click();
    await waitUntil(() => focused(element)?.id === 'email', visibleText(element));
    expect((focused(element) as HTMLInputElement).value).to.equal('ada@example.com');
    expect(all(element, ':checked')).to.have.length(2);
    await pressEnter();
    await waitUntil(() => stage.sent.length === 2, 'it is sent again');
    await shows(element, 'Check your inbox');
  });

  it('R3 a reload comes back to the code without asking again, and keeps nobody’s number', async () => {
    await putRegistered();
    const kept = JSON.stringify(sessionStorage);
    expect(kept)
      .to.contain(registrationId)
      .and.not.match(/ada|example\.com|07700/);
    const asked = stage.sent.length;
    const element = await stage.reload();
    await shows(element, codeField);
    expect(all(element, 'form.form')).to.have.length(0);
    stage.taken = () => answer(verified('confirmed', { email: 'sent' }));
    await enter(element, '123456');
    await shows(element, 'You’re on the list');
    expect(stage.sent).to.have.length(asked + 1);
    await shows(await stage.reload(), 'You’re on the list');
  });

  it('R3 the code still works after a reload when the form has gone', async () => {
    await putRegistered();
    stage.says = () => refusal('not_found', 404);
    stage.removeAll();
    await shows(await stage.put(), codeField);
  });

  it('R3 a registration that the service does not know any more is not come back to', async () => {
    const element = await putRegistered();
    stage.taken = () => refusal('not_found', 404);
    await enter(element, '123456');
    await shows(element, 'Reload the page and sign up again');
    const again = await stage.reload();
    expect(labelled(again, 'Your e-mail').value).to.equal('');
  });

  it('keeps a first name over a reload, and no address, number or consent', async () => {
    const element = await stage.putWhole();
    await type(labelled(element, 'Your first name'), 'Ada');
    await type(labelled(element, 'Your e-mail'), 'ada@example.com');
    labelled(element, 'Yes, “Party & Co” may e-mail').click();
    expect(JSON.stringify(sessionStorage))
      .to.contain('Ada')
      .and.not.match(/example|true/);
    const again = await stage.reload();
    expect(labelled(again, 'Your first name').value).to.equal('Ada');
    expect(labelled(again, 'Your e-mail').value).to.equal('');
    expect(all(again, ':checked')).to.have.length(0);
  });

  it('R3 asks for nothing that cannot be sent where the answer names no registration', async () => {
    const element = await stage.putWhole();
    stage.taken = () => answer({ ok: true });
    await register(element, '07700 900123');
    await shows(element, 'Check your inbox');
    expect(all(element, '.outcome input')).to.have.length(0);
    expect(visibleText(element)).to.contain('We’ve sent a text message.');
  });

  for (const [name, verification, title] of [
    ['an email that could not be sent', { email: 'failed' }, 'We couldn’t send you an email'],
    ['a number alone', { email: 'not_needed', phone: 'sent' }, 'One step to go'],
  ] as const) {
    it(`R3 says what is left to do after ${name}`, async () => {
      const element = await putRegistered(verification);
      expect(focused(element)?.textContent.trim()).to.equal(title);
      expect(visibleText(element)).not.to.contain('on the list');
    });
  }
});
