import { expect, waitUntil } from '@open-wc/testing';
import { pageRecord } from '../../../src/embed/page.js';
import { expectAccessible } from '../accessible.js';
import { answer, refusal, unreachable, visibleText } from '../page.js';
import { submissionId, verified } from './signed-up.js';
import {
  all,
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

const tick = 'Send me news by text message too';

describe('<event-signup-form mode="subscribe">', () => {
  let stage: Stage;
  beforeEach(() => {
    stage = new Stage();
    Object.assign(stage.page.settings, { event: 'lark-2027' });
    Reflect.deleteProperty(stage.page.settings, 'form');
    stage.taken = () => answer({ ...verified({ email: 'sent' }), outcome: 'saved' });
  });
  afterEach(() => stage.leave());

  const put = (attributes: Record<string, string> = {}) =>
    stage.put({ mode: 'subscribe', ...attributes });
  const typeAddress = async (element: Awaited<ReturnType<typeof put>>) =>
    type(labelled(element, 'Email address'), 'ada@example.com');

  it('asks for an address, a first name and a number, and for no definition', async () => {
    const element = await put();
    const fields = all<HTMLInputElement>(element, 'input').map((input) => [
      input.labels?.[0]?.textContent.replace(/\s+/g, ' ').trim(),
      input.type,
      input.autocomplete,
      input.getAttribute('aria-required'),
    ]);
    expect(fields).to.deep.equal([
      ['Email address', 'email', 'email', 'true'],
      ['First name (optional)', 'text', 'given-name', null],
      ['Mobile number (optional)', 'tel', 'tel', null],
    ]);
    expect(visibleText(element)).to.contain('you agree to get news by email');
    expect(button(element, 'Sign up')).to.exist;
    expect(stage.page.feedRequests).to.have.length(0);
    await expectAccessible(element);
  });

  it('waits for the emulator to say which event a page without one is about', async () => {
    const { settings } = stage.page;
    Reflect.deleteProperty(settings, 'event');
    const { fetch: send } = stage.page;
    let start = (): void => undefined;
    pageRecord().fetch = new Promise((resolve) => {
      start = () => {
        settings.event = 'lark-2027';
        resolve(send);
      };
    });
    const element = document.createElement('event-signup-form');
    Object.assign(element, { mode: 'subscribe', locale: 'ja' });
    document.body.append(element);
    await waitUntil(() => all(element, 'input[type="email"]').length > 0, 'it is drawn');
    await new Promise((resolve) => setTimeout(resolve));
    expect(element.matches(':state(error)'), visibleText(element)).to.equal(false);
    start();
    await waitUntil(() => element.settings.event === 'lark-2027', 'the event is known');
    expect(element.matches(':state(ready)'), visibleText(element)).to.equal(true);
  });

  it('signs up at the event of the page, which is told before and after, and asks to look into the inbox', async () => {
    const names = ['event-signup-form-before-submit', 'event-signup-form-submitted'];
    const told = stage.page.hear(...names);
    const element = await put();
    await typeAddress(element);
    await press('Enter');
    await waitUntil(() => focused(element)?.textContent.trim() === 'Check your inbox', 'focus');
    const detail = { form: '', kind: 'mailing_list', event: 'lark-2027' };
    expect(told).to.deep.equal(names.map((name) => [name, detail]));
    expect(stage.sent).to.deep.equal([
      {
        path: '/v1/events/lark-2027/subscribe',
        body: { email: 'ada@example.com', consentEmail: true },
      },
    ]);
    expect(visibleText(element)).to.contain('a•••@example.com');
    await expectAccessible(element);
  });

  it('signs up at the event that the element names, with everything that was typed', async () => {
    const element = await put({ event: 'owl hours' });
    await typeAddress(element);
    await type(labelled(element, 'First name'), ' Ada ');
    await type(labelled(element, 'Mobile number'), '+44 7700 900 417');
    labelled(element, tick).click();
    await send(element);
    await shows(element, 'Check your inbox');
    expect(stage.sent[0]).to.deep.equal({
      path: '/v1/events/owl%20hours/subscribe',
      body: {
        ...{ email: 'ada@example.com', firstName: 'Ada', phone: '+44 7700 900 417' },
        ...{ consentEmail: true, consentSms: true },
      },
    });
  });

  it('asks for the consent to text once there is a number, and sends none without it', async () => {
    const element = await put();
    await typeAddress(element);
    expect(visibleText(element)).not.to.contain(tick);
    await type(labelled(element, 'Mobile number'), '07700 900417');
    await shows(element, tick);
    expect(labelled(element, tick).checked).to.equal(false);
    await expectAccessible(element);
    await send(element);
    await shows(element, 'There is a problem');
    expect(description(element, labelled(element, tick))).to.contain('or leave the number out');
    expect(stage.sent).to.have.length(0);
    await expectAccessible(element);
    labelled(element, tick).click(); // for a number that is gone then
    labelled(element, 'Mobile number').select();
    await press('Delete');
    await element.updateComplete;
    await send(element);
    await shows(element, 'Check your inbox');
    expect(stage.sent[0]!.body).to.deep.equal({ email: 'ada@example.com', consentEmail: true });
  });

  describe('with a number that the signup itself does not take', () => {
    const signUp = async (followed: () => Response | Promise<Response>) => {
      stage.taken = (_, init) =>
        (init.body as string).includes('submissionId')
          ? followed()
          : answer({ submissionId, verification: { email: 'sent', phone: 'not_needed' } });
      const element = await put();
      await typeAddress(element);
      await type(labelled(element, 'Mobile number'), '07700 900417');
      labelled(element, tick).click();
      await send(element);
      await shows(element, 'Check your inbox');
      expect(stage.sent).to.have.length(2);
      expect(stage.sent[1]!.body).to.deep.equal({ submissionId, phone: '07700 900417' });
      return element;
    };

    it('texts it by the follow-up that is specified (SUB-02)', async () => {
      const element = await signUp(() =>
        answer({ verification: { email: 'not_needed', phone: 'sent', phoneHint: '417' } }),
      );
      await shows(element, 'We’ve texted a code to 417');
      expect(visibleText(element)).to.contain('a•••@example.com');
    });

    it('is signed up all the same where that fails, and may be given again', async () => {
      const element = await signUp(unreachable as () => Promise<Response>);
      expect(visibleText(element)).to.contain('We couldn’t send a text to that number.');
      expect(visibleText(element)).not.to.contain('We didn’t hear back');
      expect(button(element, 'Change number')).to.exist;
    });
  });

  it('shows which answer the service refused, and keeps what was typed', async () => {
    const details = { fields: { phone: 'x', nobody: 'x' } };
    stage.taken = () =>
      Response.json({ apiVersion: 1, error: { code: 'bad_request', details } }, { status: 400 });
    const element = await put();
    await typeAddress(element);
    await type(labelled(element, 'Mobile number'), '12');
    labelled(element, tick).click();
    await send(element);
    await shows(element, 'Check your answer to “Mobile number”');
    expect(labelled(element, 'Mobile number').value).to.equal('12');
    expect(labelled(element, tick).checked).to.equal(true);
    stage.taken = () => refusal('bad_request', 400);
    await send(element);
    await shows(element, 'Check them and send again');
    expect(labelled(element, 'Email address').value).to.equal('ada@example.com');
  });

  it('keeps the name for a reload, but no address, no number and no consent', async () => {
    const first = await put();
    await typeAddress(first);
    await type(labelled(first, 'First name'), 'Ada');
    await type(labelled(first, 'Mobile number'), '07700');
    labelled(first, tick).click();
    await first.updateComplete;
    first.remove();
    const kept = JSON.stringify(Object.entries(sessionStorage));
    expect(kept)
      .to.contain('Ada')
      .and.not.match(/ada@|07700|consent/);
    const second = await put();
    expect(labelled(second, 'First name').value).to.equal('Ada');
    expect(labelled(second, 'Email address').value).to.equal('');
    second.remove();
    expect(labelled(await put({ event: 'other' }), 'First name').value).to.equal('');
  });

  it('speaks the language of the page, and changes it under what was typed', async () => {
    const element = await put({ locale: 'de' });
    await shows(element, 'E-Mail-Adresse');
    await type(labelled(element, 'E-Mail-Adresse'), 'ada@example.com');
    element.locale = 'ar';
    await shows(element, 'البريد الإلكتروني');
    expect(all<HTMLInputElement>(element, 'input')[0]!.value).to.equal('ada@example.com');
    await expectAccessible(element);
  });

  it('shows the words of the organiser where there are any', async () => {
    const element = document.createElement('event-signup-form');
    element.setAttribute('mode', 'subscribe');
    for (const [slot, words] of [
      ['title', 'Letters from the meadow'],
      ['terms', 'Read how we keep your address.'],
    ] as const) {
      const part = document.createElement('span');
      part.slot = slot;
      part.textContent = words;
      element.append(part);
    }
    document.body.append(element);
    await shows(element, 'Letters from the meadow');
    expect(visibleText(element)).to.contain('Read how we keep your address.');
    expect(visibleText(element)).not.to.match(/you agree|Get news/);
  });

  it('tells the organiser what is missing, and visitors nothing where no service is named', async () => {
    for (const [missing, words] of [
      ['event', 'For the organiser: please set event.'],
      ['baseUrl', ''],
    ] as const) {
      const { settings } = stage.page;
      const before = settings[missing];
      Reflect.deleteProperty(settings, missing);
      const element = document.createElement('event-signup-form');
      element.mode = 'subscribe';
      document.body.append(element);
      await waitUntil(() => element.matches(':state(error)'));
      await element.updateComplete;
      expect(visibleText(element)).to.equal(words);
      element.remove();
      settings[missing] = before!;
    }
  });

  it('begins anew for another event and for another mode', async () => {
    const element = await put();
    await typeAddress(element);
    element.event = 'other';
    await waitUntil(() => labelled(element, 'Email address').value === '', 'empty');
    element.form = 'party';
    element.removeAttribute('mode');
    await shows(element, 'How was the party?');
    stage.taken = () => refusal('bad_request', 400);
    await waitUntil(() => stage.page.feedRequests.length === 1);
    await answerAll(element);
    await send(element);
    await shows(element, 'Check your answers');
    expect(stage.sent[0]!.path).to.equal('/v1/forms/party/submissions');
    element.mode = 'subscribe';
    await shows(element, 'Get news by email');
    await waitUntil(() => element.matches(':state(ready)'), 'ready');
    expect(stage.page.said).to.deep.equal([]);
  });
});
