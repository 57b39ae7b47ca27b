import { expect, waitUntil } from '@open-wc/testing';
import { answer, refusal, visibleText } from '../page.js';
import { signUp, submissionId, verified } from './signed-up.js';
import { all, announced, button, focused, labelled, press, shows, Stage, type } from './stage.js';

const codeField = 'Code from the text message';

describe('<event-signup-form> confirming with a service that says little', () => {
  let stage: Stage;
  beforeEach(() => (stage = new Stage()));
  afterEach(() => stage.leave());

  const texted = () => signUp(stage, verified({ email: 'sent', phone: 'sent' }));
  const enter = async (element: Awaited<ReturnType<typeof signUp>>, code: string) => {
    await type(labelled(element, codeField), code);
    await press('Enter');
  };

  it('follows up a form of the whole organisation at the event of the page', async () => {
    stage.page.settings.event = 'lark 2027';
    const sent = verified({ email: 'sent', phone: 'sent', phoneHint: '417' });
    const element = await signUp(stage, sent, { eventSlug: null });
    expect(labelled(element, codeField).autocomplete).to.equal('one-time-code');
    await enter(element, '123456');
    await waitUntil(() => stage.sent.length === 2, 'the code is sent');
    expect(stage.sent[1]).to.deep.equal({
      path: '/v1/events/lark%202027/subscribe',
      body: { submissionId, code: '123456' },
    });
  });

  it('locks another code for 30 seconds, whatever the service says of the number (SUB-08)', async () => {
    const sent = { email: 'not_needed', phone: 'sent' };
    const element = await signUp(stage, { submissionId, verification: sent });
    expect(visibleText(element)).to.contain('We’ve texted a code.').and.not.contain('undefined');
    const again = button(element, 'Text another code');
    again.click();
    expect([again.ariaDisabled, stage.sent.length]).to.deep.equal(['true', 1]);
    stage.page.comeBackAfter(29);
    await element.updateComplete;
    expect(again.ariaDisabled).to.equal('true');
    stage.page.comeBackAfter(30);
    await waitUntil(() => again.ariaDisabled === 'false', 'open', { timeout: 3000 });
  });

  for (const [name, more, taken] of [
    ['no event is known', { eventSlug: null }, {}],
    ['the answer names no submission', {}, { submissionId: undefined }],
  ] as const) {
    it(`asks for nothing that cannot be sent: ${name}`, async () => {
      const sent = verified({ email: 'sent', phone: 'sent', phoneHint: '417' });
      const element = await signUp(stage, { ...sent, ...taken }, more);
      const words = visibleText(element);
      expect(words).to.contain('Check your inbox').and.contain('a text message to 417');
      expect(words).not.to.match(/code|confirm your number|ask for another/i);
      expect(all(element, 'button, input')).to.have.length(0);
    });
  }

  for (const [name, taken] of [
    ['things of a wrong type', { verification: { email: 7, phone: { sent: 1 }, phoneHint: {} } }],
    ['a word that every object knows', { verification: { phone: 'constructor', email: 'sent' } }],
  ] as const) {
    it(`thanks, and asks for nothing, where the answer says ${name}`, async () => {
      const element = await signUp(stage, taken);
      expect(visibleText(element)).to.match(/Thank you|Check your inbox/);
      expect(visibleText(element)).not.to.match(/code|object|undefined|null/);
      expect(stage.page.said).to.deep.equal([]);
    });
  }

  it('says that a code was not accepted, and not why, when the service does not say why, until it asks no longer', async () => {
    const element = await texted();
    for (const outcome of [undefined, null, 'brown_m_and_ms']) {
      stage.taken = () => answer({ verification: { email: 'sent', phone: 'sent' }, outcome });
      await enter(element, '1');
      await shows(element, 'We couldn’t accept that code');
      expect(labelled(element, codeField).ariaInvalid).to.equal('true');
    }
    // That the service no longer asks for it says that it is confirmed.
    stage.taken = () => answer({ verification: { email: 'sent', phone: 'not_needed' } });
    await enter(element, '123456');
    await shows(element, 'Your number is confirmed');
  });

  it('claims nothing when the service does not say what became of the code', async () => {
    const element = await texted();
    stage.taken = () => answer({ ok: true });
    await enter(element, '123456');
    await shows(element, 'If it’s right, your number is confirmed.');
    await waitUntil(() => focused(element)?.textContent.includes('We’ve passed on'), 'focus');
  });

  it('texts and mails again when the service says no more than that it has heard', async () => {
    const element = await texted();
    stage.page.comeBackAfter(31);
    stage.taken = () => answer({ ok: true });
    for (const [name, words] of [
      ['Text another code', 'Another code is on its way.'],
      ['Send another email', 'Another email is on its way.'],
    ] as const) {
      await waitUntil(() => button(element, name).ariaDisabled === 'false', name, {
        timeout: 3000,
      });
      button(element, name).click();
      await waitUntil(() => announced() === words, announced());
      expect(button(element, name).ariaDisabled).to.equal('true');
    }
    expect(labelled(element, codeField).checkVisibility()).to.equal(true);
  });

  it('says what to do about a number that is refused, and keeps it', async () => {
    const element = await texted();
    button(element, 'Change number').click();
    await shows(element, 'Mobile number');
    stage.taken = () => refusal('bad_request', 400);
    await type(labelled(element, 'Mobile number'), '12');
    await press('Enter');
    await shows(element, 'That number isn’t right.');
    expect(labelled(element, 'Mobile number').value).to.equal('12');
  });

  it('says what to do when the service does not know the signup, or the code has no shape', async () => {
    const element = await texted();
    stage.taken = () => refusal('not_found', 404);
    await enter(element, '1');
    await shows(element, 'Reload the page and sign up again');
    stage.taken = () => refusal('bad_request', 400);
    await enter(element, '1');
    await shows(element, 'We couldn’t accept that code');
  });
});
