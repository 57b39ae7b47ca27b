import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { chooseKinds } from '../../effort.js';
import { expectAccessible } from '../accessible.js';
import { answer, held, refusal, showsWait, unreachable, visibleText } from '../page.js';
import {
  all,
  announced,
  answerAll,
  button,
  focused,
  labelled,
  press,
  send,
  shows,
  Stage,
  type,
} from './stage.js';

describe('<event-signup-form> sending', () => {
  let stage: Stage;
  beforeEach(() => (stage = new Stage()));
  afterEach(() => stage.leave());

  const filled = async () => {
    const element = await stage.put();
    await answerAll(element);
    await type(labelled(element, 'Tell us something'), 'kept');
    return element;
  };

  it('sends one request however often the button is pressed (FRM-30)', async () => {
    const { reply, release } = held();
    stage.taken = reply;
    const element = await filled();
    await send(element);
    const submit = button(element, 'Send feedback');
    await sendKeys({ press: 'Enter' });
    submit.click();
    submit.click();
    await waitUntil(() => stage.sent.length > 0);
    expect(button(element, 'Send feedback').ariaDisabled, 'keeps its name').to.equal('true');
    expect(focused(element) === submit).to.equal(true);
    await waitUntil(() => announced() === 'Sending', announced());
    release(answer({ ok: true }));
    await shows(element, 'Thank you');
    expect(stage.sent).to.have.length(1);
  });

  it('tells the page before, which may say no, and after, and no answer to anybody', async () => {
    const names = ['event-signup-form-before-submit', 'event-signup-form-submitted'] as const;
    const events = stage.page.hear(...names);
    const element = await filled();
    const prevent = (event: Event) => event.preventDefault();
    element.addEventListener(names[0], prevent);
    await send(element);
    await element.updateComplete;
    expect(stage.sent).to.have.length(0);
    expect(labelled(element, 'Tell us something').value).to.equal('kept');
    expect(button(element, 'Send feedback').ariaDisabled).to.equal('false');
    element.removeEventListener(names[0], prevent);
    await send(element);
    await shows(element, 'Thank you');
    const detail = { form: 'party', kind: 'feedback' };
    expect(events).to.deep.equal([names[0], ...names].map((name) => [name, detail]));
  });

  const failures: [string, () => Response | Promise<Response>, string][] = [
    ['401', () => refusal('unauthorized', 401), 'can’t send this form from this page'],
    ['404', () => refusal('not_found', 404), 'This form is closed'],
    ['500', () => refusal('internal_error', 500), 'Something went wrong on our side'],
    ['a code nobody knows', () => refusal('brown_m_and_ms', 418), 'Something went wrong'],
  ];
  it('says why a service refuses, keeps every answer, and lets it be sent again (FRM-28)', async () => {
    const element = await filled();
    for (const [name, reply, words] of failures) {
      stage.taken = reply;
      await send(element);
      await waitUntil(() => visibleText(element).includes(words), name);
      expect(visibleText(element)).to.contain('We’ve kept your answers.');
      expect(visibleText(element)).not.to.contain('said by the service');
      await waitUntil(() => announced().includes(words), announced());
      expect(labelled(element, 'Tell us something').value).to.equal('kept');
      expect(labelled(element, '4 out of 5').checked).to.equal(true);
    }
    await expectAccessible(element);
    stage.taken = () => answer({ ok: true });
    await send(element);
    await shows(element, 'Thank you');
    expect(stage.sent).to.have.length(failures.length + 1);
  });

  it('S15: after 429 shows the wait, refuses to send meanwhile, and then sends again (LIM-10)', async () => {
    stage.taken = () => {
      const refused = new Response('<h1>429</h1>', { status: 429 }); // of a gateway
      refused.headers.set('Retry-After', '20');
      return refused;
    };
    const element = await filled();
    await send(element);
    await showsWait(element, 20);
    await shows(element, 'seconds. We’ve kept your answers.');
    expect(button(element, 'Send feedback').ariaDisabled).to.equal('true');
    await send(element);
    await waitUntil(() => /Try again in (1\d|20) seconds/.test(announced()), announced());
    expect(stage.sent).to.have.length(1);
    stage.page.comeBackAfter(20);
    await waitUntil(() => button(element, 'Send feedback').ariaDisabled === 'false', 'enabled', {
      timeout: 3000,
    });
    expect(visibleText(element)).not.to.contain('Try again');
    stage.taken = () => answer({ ok: true });
    await send(element);
    await shows(element, 'Thank you');
  });

  it('shows the wait where the form itself is refused with 429, and reads it afterwards (X20)', async () => {
    let refused = 0;
    const { reply } = stage.page;
    stage.page.reply = (url, init) => {
      if (refused++ > 0) return reply(url, init);
      const response = refusal('slow_down', 429);
      response.headers.set('Retry-After', '90');
      return response;
    };
    const element = document.createElement('event-signup-form');
    document.body.append(element);
    await showsWait(element, 90);
    button(element, 'Try again').click();
    await shows(element, 'How was the party?');
  });

  it('S15: sends nothing while the visitor is offline, and says so', async () => {
    const element = await filled();
    stage.page.setOnline(false);
    await send(element);
    await shows(element, 'You’re offline. We’ve kept your answers.');
    expect(stage.sent).to.have.length(0);
    stage.page.setOnline(true);
    await send(element);
    await shows(element, 'Thank you');
    expect(stage.sent).to.have.length(1);
  });

  for (const [name, reply] of chooseKinds([
    ['the connection is lost', unreachable],
    ['a gateway answers', () => new Response('<h1>502</h1>', { status: 502 })],
  ] as const)) {
    it(`asks before it sends again when ${name}, as the answers may have arrived (FRM-30, F46)`, async () => {
      stage.taken = reply;
      const element = await filled();
      await send(element);
      await shows(element, 'We didn’t hear back');
      expect(focused(element)?.ariaLabel).to.equal('We didn’t hear back');
      await expectAccessible(element);
      const before = stage.sent.length;
      labelled(element, 'Your email').focus();
      await press('Enter');
      await waitUntil(() => focused(element)?.ariaLabel === 'We didn’t hear back', 'asked again');
      expect(stage.sent).to.have.length(before);
      stage.taken = () => answer({ ok: true });
      button(element, 'Send again').focus();
      await press('Enter');
      await shows(element, 'Thank you');
      expect(stage.sent).to.have.length(before + 1);
      expect(stage.sent.at(-1)!.body['answers']).to.include({ story: 'kept' });
    });
  }

  it('leaves it at that when the visitor does not want to send again, and asks the next time', async () => {
    stage.taken = unreachable;
    const element = await filled();
    await send(element);
    await shows(element, 'We didn’t hear back');
    button(element, 'Don’t send again').click();
    await waitUntil(() => focused(element)?.textContent.includes('Send feedback'), 'the button');
    expect(visibleText(element)).not.to.contain('We didn’t hear back');
    const before = stage.sent.length;
    await send(element);
    await shows(element, 'We didn’t hear back');
    expect(stage.sent).to.have.length(before);
  });

  it('loses no press of the button that comes before the later part (early submit)', async () => {
    const element = document.createElement('event-signup-form');
    document.body.append(element);
    await waitUntil(() => element.shadowRoot?.querySelector('form'), 'the form is drawn');
    const form = element.shadowRoot!.querySelector('form')!;
    for (const id of ['4 out of 5']) labelled(element, id).click();
    labelled(element, 'Yes').click();
    form.requestSubmit();
    form.requestSubmit();
    await shows(element, 'Thank you');
    expect(stage.sent).to.have.length(1);
    expect(stage.sent[0]!.body['answers']).to.deep.equal({ overall: '4', again: 'yes' });
  });

  it('is not disturbed when it is moved while the answers are under way', async () => {
    const { reply, release } = held();
    stage.taken = reply;
    const element = await filled();
    await send(element);
    await waitUntil(() => stage.sent.length === 1);
    document.body.prepend(element);
    release(answer({ ok: true }));
    await shows(element, 'Thank you');
    expect(stage.sent).to.have.length(1);
    expect(stage.page.said).to.deep.equal([]);
  });

  const isUnticked = (label: HTMLElement) =>
    label.textContent.trim().startsWith('Yes') &&
    !((label as HTMLLabelElement).control as HTMLInputElement).checked;

  it('begins anew for another form, and keeps its answers to itself', async () => {
    const element = await filled();
    element.form = 'other';
    await waitUntil(() => stage.page.feedRequests.length === 2);
    await waitUntil(() => all(element, 'label').some(isUnticked), 'drawn anew, and empty');
    expect(labelled(element, 'Tell us something').value).to.equal('');
  });
});
