import { expect, waitUntil } from '@open-wc/testing';
import { expectAccessible } from '../accessible.js';
import { answer, refusal, showsWait, visibleText } from '../page.js';
import { implied, prelaunch, registered } from './form.js';
import {
  all,
  focused,
  labelled,
  pressEnter,
  problemOf,
  register,
  shows,
  Stage,
  type,
} from './stage.js';

const texts = 'Yes, “Party & Co” may text';
const letters = 'Yes, “Party & Co” may e-mail';

describe('<event-prelaunch> and what somebody agrees to', () => {
  let stage: Stage;
  beforeEach(() => (stage = new Stage()));
  afterEach(() => stage.leave());

  it('R2 number and box ask for each other, whichever came first (PRE-14)', async () => {
    const element = await stage.putWhole();
    const [number, box] = [labelled(element, 'Your mobile'), labelled(element, texts)];
    expect([number.ariaRequired, box.ariaRequired]).to.deep.equal([null, null]);
    await type(number, '07');
    expect(box.ariaRequired).to.equal('true');
    number.select();
    await type(number, ' ');
    expect(box.ariaRequired).to.equal(null);
    box.click();
    await element.updateComplete;
    expect(number.ariaRequired).to.equal('true');
    expect(all(element, '.phone .optional')).to.have.length(0);
  });

  it('R2 an implied consent has no box, and its wording stands beside the field (PRE-14)', async () => {
    stage.form = implied();
    const element = await stage.putWhole();
    const number = labelled(element, 'Your mobile');
    const { consent } = prelaunch();
    const ids = number.getAttribute('aria-describedby')!;
    expect(element.shadowRoot!.getElementById(ids)!.textContent.trim()).to.equal(consent.messaging);
    expect(all(element, '[type="checkbox"]')).to.have.length(1);
    await type(number, '07700 900123');
    await pressEnter();
    await waitUntil(() => stage.sent.length === 1, visibleText(element));
    expect(stage.sent[0]!.body).to.deep.equal({
      ...{ phone: '07700 900123', consentEmail: false, formVersion: 'prelaunch_form_v5' },
    });
  });

  it('R2 sends what was agreed to, with the version of the wording (PRE-09)', async () => {
    const element = await stage.putWhole();
    await type(labelled(element, 'Your first name'), ' Ada ');
    await register(element, '07700 900123');
    await waitUntil(() => stage.sent.length === 1, visibleText(element));
    expect(stage.sent).to.deep.equal([
      {
        path: '/v1/events/party/prelaunch/register',
        body: {
          ...{ email: 'ada@example.com', firstName: 'Ada', phone: '07700 900123' },
          ...{ consentEmail: true, consentSms: true, formVersion: 'prelaunch_form_v5' },
        },
      },
    ]);
  });

  for (const [name, fill, field, words] of [
    ['nothing is agreed to (PRE-05)', '', letters, 'Tick at least one box'],
    ['a number has no consent (PRE-06)', 'number', texts, 'Tick the box for text messages'],
    ['a consent has no number (PRE-07)', 'box', 'Your mobile', 'Fill in “Your mobile”'],
    ['a consent has no address', 'letters', 'Your e-mail', 'Fill in “Your e-mail”'],
    ['an address is none', 'address', 'Your e-mail', 'Enter an email address like'],
  ] as const) {
    it(`R2 says at the field, and sends nothing, where ${name}`, async () => {
      const element = await stage.putWhole();
      if (fill === 'number') await type(labelled(element, 'Your mobile'), '07700 900123');
      if (fill === 'box') labelled(element, texts).click();
      if (fill === 'letters' || fill === 'address') labelled(element, letters).click();
      if (fill === 'address') await type(labelled(element, 'Your e-mail'), 'ada');
      labelled(element, 'Your first name').focus();
      await pressEnter();
      await waitUntil(() => focused(element)?.matches('.summary'), 'the summary has the focus');
      expect(problemOf(element, labelled(element, field))).to.contain(words);
      expect(all(element, '.summary a').map((one) => one.textContent.trim())).to.have.length(1);
      expect(stage.sent).to.have.length(0);
      all(element, '.summary a')[0]!.click();
      await waitUntil(() => focused(element) === labelled(element, field), 'the link leads there');
    });
  }

  it('R2 a complaint goes as soon as the other half is given', async () => {
    const element = await stage.putWhole();
    await type(labelled(element, 'Your mobile'), '07700 900123');
    await pressEnter();
    await shows(element, 'Tick the box for text messages');
    labelled(element, texts).click();
    await element.updateComplete;
    expect(all(element, '.item .problem')).to.have.length(0);
  });

  it('R2 a refusal is told at its field, and everything typed is kept (PRE-05 to PRE-08)', async () => {
    const refusals: [string, object, string, string][] = [
      ['no_consent', {}, letters, 'Tick at least one'],
      ['phone_without_sms_consent', {}, texts, 'Tick the box for text messages'],
      ['no_phone_for_sms_consent', {}, 'Your mobile', 'Fill in “Your mobile”'],
      ['bad_request', { phone: 'none' }, 'Your mobile', 'Check your answer to “Your mobile”'],
    ];
    const element = await stage.putWhole();
    for (const [place, [code, fields, field, words]] of refusals.entries()) {
      const error = { code, message: 'said by the service', details: { fields } };
      stage.taken = () => Response.json({ apiVersion: 1, error }, { status: 400 });
      if (place === 0) await register(element, '07700 900123');
      else await pressEnter();
      const isTold = () => problemOf(element, labelled(element, field)).includes(words);
      await waitUntil(() => focused(element)?.matches('.summary') && isTold(), code);
      expect(labelled(element, 'Your e-mail').value).to.equal('ada@example.com');
      expect(labelled(element, 'Your mobile').value).to.equal('07700 900123');
      expect([letters, texts].map((box) => labelled(element, box).checked)).to.deep.equal([
        ...[true, true],
      ]);
      expect(visibleText(element)).not.to.contain('said by the service');
      labelled(element, 'Your e-mail').focus();
    }
    stage.taken = () => answer(registered());
    await pressEnter();
    await shows(element, 'Check your inbox');
  });

  it('R2 a refusal that names nothing asks to look through the answers', async () => {
    const element = await stage.putWhole();
    stage.taken = () => refusal('bad_request', 400);
    await register(element);
    await waitUntil(() => focused(element)?.matches('.summary'), visibleText(element));
    expect(visibleText(element)).to.contain('Check your answers');
    expect(labelled(element, 'Your e-mail').value).to.equal('ada@example.com');
  });

  it('R2 new wording after a refusal is not agreed to by a tick for the old', async () => {
    const element = await stage.putWhole();
    stage.taken = () => refusal('no_consent', 400);
    const { consent } = prelaunch();
    stage.form = prelaunch({ consent: { ...consent, messaging: 'Other words.' } });
    await register(element, '07700 900123');
    await shows(element, 'Other words.');
    expect(labelled(element, 'Other words.').checked).to.equal(false);
    expect(labelled(element, letters).checked, 'the other').to.equal(true);
  });

  it('asks the visitor whether to send again when no answer came, and waits when told to', async () => {
    const element = await stage.putWhole();
    stage.taken = () => Promise.reject(new TypeError('Failed to fetch'));
    await register(element);
    await shows(element, 'may have arrived');
    stage.taken = () =>
      Response.json(
        { apiVersion: 1, error: { code: 'rate_limited', message: '' } },
        { status: 429, headers: { 'Retry-After': '9' } },
      );
    all(element, '.ask button')[0]!.click();
    await showsWait(element, 9);
    expect(labelled(element, 'Your e-mail').value).to.equal('ada@example.com');
    expect(stage.sent).to.have.length(2);
    await expectAccessible(element);
  });

  it('tells the page before and after, and never what was typed', async () => {
    const names = ['event-prelaunch-before-submit', 'event-prelaunch-submitted'];
    const told = stage.page.hear(...names);
    const element = await stage.putWhole();
    await register(element);
    await shows(element, 'Check your inbox');
    expect(told).to.deep.equal(names.map((name) => [name, { event: 'party' }]));
  });
});
