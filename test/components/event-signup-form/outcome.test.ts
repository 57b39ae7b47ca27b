import { expect, waitUntil } from '@open-wc/testing';
import { expectAccessible } from '../accessible.js';
import { answer, refusal, showsWait, unreachable, visibleText } from '../page.js';
import { definition, newsletter } from './definition.js';
import { signUp, submissionId, verified, type Verification } from './signed-up.js';
import {
  all,
  announced,
  answerAll,
  button,
  description,
  focused,
  labelled,
  press,
  send,
  shows,
  Stage,
  type,
} from './stage.js';

describe('<event-signup-form> afterwards', () => {
  let stage: Stage;
  beforeEach(() => (stage = new Stage()));
  afterEach(() => stage.leave());

  const verifiedBy = (verification: Verification) => signUp(stage, verified(verification));
  const follows = (outcome: string, verification: Verification) => {
    stage.taken = () => answer({ ...verified(verification), outcome });
  };
  const title = (element: Parameters<typeof focused>[0]) => focused(element)?.textContent.trim();

  for (const [kind, label, words] of [
    ['contact', 'Send message', 'We have your message'],
    ['merch_enquiry', 'Send enquiry', 'We have your enquiry'],
    ['invented_tomorrow', 'Send', 'Thank you'],
  ] as const) {
    it(`S10: puts words for ${kind} in the place of the form, with the focus on them`, async () => {
      stage.data = definition(undefined, { kind });
      const element = await stage.put();
      await answerAll(element);
      button(element, label).click();
      await shows(element, words);
      await waitUntil(() => title(element) === words, 'focus');
      expect(all(element, 'form')).to.have.length(0);
      await expectAccessible(element);
    });
  }

  it('lets feedback be given again, on an empty form', async () => {
    const element = await stage.put();
    await answerAll(element);
    await send(element);
    await shows(element, 'Thank you');
    button(element, 'Fill it in again').focus();
    await press('Enter');
    await shows(element, 'How was the party?');
    await waitUntil(() => focused(element)?.ariaLabel === '1 out of 5', 'focus');
    expect(all(element, ':checked')).to.have.length(1); // the empty entry of the list
    await answerAll(element);
    await send(element);
    await shows(element, 'Thank you');
    expect(stage.sent).to.have.length(2);
  });

  it('S10, S12: asks to look into the inbox, claims nothing, and sends another email after 30 seconds (FRM-25, SUB-08, F47)', async () => {
    const element = await verifiedBy({ email: 'sent' });
    await waitUntil(() => title(element) === 'Check your inbox', 'focus');
    expect(visibleText(element)).to.contain('a•••@example.com');
    expect(visibleText(element)).not.to.match(/ada@|subscribed|you are on|signed up/i);
    await expectAccessible(element);
    const again = button(element, 'Send another email');
    expect(again.ariaDisabled).to.equal('true');
    expect(description(element, again)).to.match(/You can resend in (30|29) seconds\./);
    again.click();
    expect(stage.sent).to.have.length(1);
    stage.page.comeBackAfter(30);
    await waitUntil(() => button(element, 'Send another email').ariaDisabled === 'false', 'open', {
      timeout: 3000,
    });
    follows('resent', { email: 'sent' });
    again.focus();
    await press('Enter');
    await waitUntil(() => announced() === 'Another email is on its way.', announced());
    expect(stage.sent[1]).to.deep.equal({
      path: '/v1/events/party-2027/subscribe',
      body: { submissionId, resend: 'email' },
    });
    expect(button(element, 'Send another email').ariaDisabled).to.equal('true');
    expect(focused(element) === again).to.equal(true);
  });

  it('S10: says that no email could be sent, and sends another at once, or that there is nothing to confirm', async () => {
    const element = await verifiedBy({ email: 'failed' });
    await waitUntil(() => title(element) === 'We couldn’t send you an email', 'focus');
    await expectAccessible(element);
    follows('resent', { email: 'sent' });
    button(element, 'Send another email').click();
    await shows(element, 'Check your inbox');
    element.remove();
    const other = await verifiedBy({ email: 'not_needed' });
    await waitUntil(() => title(other) === 'You’re on the list', 'focus');
  });

  it('does without a verification, and takes a word that nobody knows for no confirmation', async () => {
    stage.data = newsletter();
    const element = await stage.put();
    expect(button(element, 'Sign up')).to.exist;
    await type(labelled(element, 'Email'), 'ada@example.com');
    await press('Enter');
    await shows(element, 'Thank you');
    element.remove();
    const other = await verifiedBy({ email: 'by_owl', phone: 'by_drum' });
    expect(visibleText(other)).to.contain('your email address isn’t confirmed yet');
    expect(visibleText(other)).to.contain('Your number isn’t confirmed yet');
  });

  it('S11: confirms a number by the code that was texted, however it is typed (FRM-26, SUB-03)', async () => {
    const element = await verifiedBy({ email: 'sent', phone: 'sent', phoneHint: '••• 417' });
    expect(visibleText(element)).to.contain('••• 417');
    const code = labelled(element, 'Code from the text message');
    expect([code.type, code.inputMode, code.autocomplete]).to.deep.equal([
      ...['text', 'numeric', 'one-time-code'],
    ]);
    await expectAccessible(element);
    follows('confirmed', { email: 'sent' });
    await type(code, '12 34-56');
    await press('Enter');
    await shows(element, 'Your number is confirmed');
    await waitUntil(() => title(element) === 'Your number is confirmed', 'focus');
    expect(stage.sent[1]!.body).to.deep.equal({ submissionId, code: '123456' });
    expect(visibleText(element)).to.contain('Check your inbox');
  });

  it('S11: stays at the step after a wrong, an old and no code, and says which (F47)', async () => {
    const element = await verifiedBy({ phone: 'sent' });
    const code = () => labelled(element, 'Code from the text message');
    code().focus();
    await press('Enter');
    await shows(element, 'Enter the code from the text message');
    expect(stage.sent).to.have.length(1);
    for (const [outcome, words] of [
      ['wrong_code', 'That code isn’t right.'],
      ['expired_code', 'That code has expired.'],
      ['too_many_attempts', 'Too many attempts'],
    ] as const) {
      follows(outcome, { phone: 'sent' });
      await type(code(), '1');
      await press('Enter');
      await shows(element, words);
      expect(description(element, code())).to.contain(words);
      expect(code().ariaInvalid).to.equal('true');
      expect(focused(element) === code()).to.equal(true);
    }
  });

  it('S11: texts another number, and another code (F47)', async () => {
    const element = await verifiedBy({ phone: 'sent', phoneHint: '••• 417' });
    button(element, 'Change number').focus();
    await press('Enter');
    await waitUntil(() => focused(element)?.getAttribute('autocomplete') === 'tel', 'focus');
    await expectAccessible(element);
    await press('Enter');
    await shows(element, 'Enter your mobile number');
    follows('code_sent', { phone: 'sent', phoneHint: '••• 888' });
    await type(labelled(element, 'Mobile number'), '+44 7700 900 888');
    await press('Enter');
    await shows(element, '••• 888');
    expect(stage.sent[1]!.body).to.deep.equal({ submissionId, phone: '+44 7700 900 888' });
    expect(button(element, 'Text another code').ariaDisabled).to.equal('true');
    stage.page.comeBackAfter(60);
    await waitUntil(() => button(element, 'Text another code').ariaDisabled === 'false', 'open', {
      timeout: 3000,
    });
    button(element, 'Text another code').click();
    await waitUntil(() => stage.sent.length === 3);
    expect(stage.sent[2]!.body).to.deep.equal({ submissionId, resend: 'code' });
  });

  it('says when a number could not be texted, and when nobody is texted', async () => {
    const element = await verifiedBy({ phone: 'failed' });
    expect(visibleText(element)).to.contain('We couldn’t send a text to that number.');
    expect(button(element, 'Change number')).to.exist;
    element.remove();
    const other = await verifiedBy({ phone: 'unavailable' });
    expect(visibleText(other)).to.contain('We can’t send text messages right now.');
  });

  it('shows why a follow-up failed, and how long to wait, and keeps what is typed (F47)', async () => {
    const element = await verifiedBy({ phone: 'sent' });
    const again = () => button(element, 'Text another code');
    stage.page.comeBackAfter(60);
    await waitUntil(() => again().ariaDisabled === 'false', 'open', { timeout: 3000 });
    stage.taken = () => {
      const refused = refusal('rate_limited', 429);
      refused.headers.set('Retry-After', '9');
      return refused;
    };
    again().click();
    await showsWait(element, 9);
    await waitUntil(() => again().ariaDisabled === 'true', 'it waits');
    for (const [reply, words] of [
      [() => refusal('rate_limited', 429), 'It’s very busy right now'],
      [unreachable, 'Can’t connect'],
    ] as const) {
      stage.taken = reply;
      const code = labelled(element, 'Code from the text message');
      code.value = '123456';
      code.focus();
      await press('Enter');
      await shows(element, words);
      expect(labelled(element, 'Code from the text message').value).to.equal('123456');
    }
  });
});
