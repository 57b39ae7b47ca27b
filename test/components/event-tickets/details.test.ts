import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import type { EventTickets } from '../../../components/event-tickets/event-tickets.js';
import { expectAccessible } from '../accessible.js';
import { answer, visibleText, withoutStorage } from '../page.js';
import {
  edit,
  fillIn,
  focused,
  labelled,
  onward,
  OrderStage,
  set,
  shows,
  titleOf,
  replace,
  goOn,
  giveDetails,
} from './order-stage.js';
import { all, announced, button } from './stage.js';

const described = (element: EventTickets, field: Element): string =>
  (field.getAttribute('aria-describedby')?.split(' ') ?? [])
    .map((id) => element.shadowRoot!.getElementById(id)?.textContent.replace(/\s+/g, ' ').trim())
    .join(' ');

describe('<event-tickets>, the details', () => {
  let stage: OrderStage;
  beforeEach(() => (stage = new OrderStage()));
  afterEach(() => stage.leave());

  it('are asked in one column, for a browser to fill in, above the small print (T7, T15, T16, T17, TIX-17, TIX-19)', async () => {
    const element = await stage.toDetails();
    const lines = all(element, '.small-print p').map(({ textContent }) => textContent);
    expect(lines.filter((line) => /^(Changed your mind|If the event)/.test(line)).length).to.equal(
      2,
    );
    expect(lines.join(' ')).to.contain('Tickets are sold by');
    const fields = all<HTMLInputElement>(element, '.details .field');
    expect(fields.map(({ autocomplete }) => autocomplete)).to.deep.equal([
      ...['given-name', 'family-name', 'email', 'tel'],
    ]);
    const lefts = fields.map((field) => field.getBoundingClientRect().left);
    expect(new Set(lefts).size).to.equal(1);
    const email = labelled(element, 'Email address');
    expect([email.type, email.getAttribute('spellcheck')]).to.deep.equal(['email', 'false']);
    expect(email.getAttribute('aria-required')).to.equal('true');
    const phone = labelled(element, 'Phone number');
    expect(phone.labels![0]!.textContent).to.contain('(optional)');
    expect(described(element, phone)).to.contain('Only for urgent updates');
    expect(all<HTMLFormElement>(element, 'form.details')[0]!.noValidate).to.equal(true);
  });

  it('that are missing are listed, each with a way to its field (T18)', async () => {
    const element = await stage.toDetails();
    onward(element).click();
    await waitUntil(() => focused(element)?.part.contains('error-summary'), 'the list has focus');
    expect(all(element, '.error-summary a').map((link) => link.textContent)).to.deep.equal([
      'Enter your first name',
      'Enter your last name',
      'Enter your email address',
      'Accept the terms to continue',
    ]);
    const email = labelled(element, 'Email address');
    expect(email.getAttribute('aria-invalid')).to.equal('true');
    expect(described(element, email)).to.contain('We’ll send your tickets here.');
    expect(described(element, email)).to.contain('Error: Enter your email address');
    all<HTMLAnchorElement>(element, '.error-summary a')[2]!.click();
    await waitUntil(() => focused(element) === email, 'the field has the focus');
    expect(location.hash).to.equal('');
    await sendKeys({ type: 'ada@' });
    await sendKeys({ press: 'Tab' });
    await shows(element, 'Enter an email address like');
    await replace(email, 'ada@example.com');
    await waitUntil(() => !email.hasAttribute('aria-invalid'), 'the complaint goes at once');
    expect(email.value).to.equal('ada@example.com');
    email.select();
    await sendKeys({ type: 'ada' });
    expect(email.hasAttribute('aria-invalid'), 'while it is typed').to.equal(false);
    await sendKeys({ press: 'Tab' });
    await waitUntil(() => email.hasAttribute('aria-invalid'), 'after it was left');
    expect(stage.sent['details']).to.equal(undefined);
  });

  it('with a slip in the address get a hint, which is a button and stops nobody (T19)', async () => {
    const element = await stage.toDetails();
    await replace(labelled(element, 'Email address'), 'ada@gmial.com');
    await shows(element, 'Did you mean ada@gmail.com?');
    await expectAccessible(element);
    button(element, 'Did you mean ada@gmail.com?').click();
    const email = labelled(element, 'Email address');
    await waitUntil(() => email.value === 'ada@gmail.com' && focused(element) === email);
    await fillIn(element, 'ada@gmial.com');
    await waitUntil(() => titleOf(element) === 'Payment', 'the slip is sent all the same');
  });

  it('give that hint when a press has ended: it moves nothing away from under the pointer', async () => {
    const element = await stage.toDetails();
    const email = labelled(element, 'Email address');
    email.focus();
    await sendKeys({ type: 'ada@gmial.com' });
    const box = labelled(element, 'I am 16 or over');
    box.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y } = box.getBoundingClientRect();
    await sendMouse({ type: 'move', position: [Math.ceil(x) + 4, Math.ceil(y) + 4] });
    await sendMouse({ type: 'down' });
    await element.updateComplete;
    expect(visibleText(element)).not.to.contain('Did you mean');
    await sendMouse({ type: 'up' });
    expect(box.checked).to.equal(true);
    await shows(element, 'Did you mean ada@gmail.com?');
  });

  it('do not reach the shortcuts of the page', async () => {
    const keys: string[] = [];
    const listen = ({ key }: KeyboardEvent) => keys.push(key);
    document.addEventListener('keydown', listen);
    const element = await stage.toDetails();
    await replace(labelled(element, 'First name'), 'Ann');
    document.removeEventListener('keydown', listen);
    expect(keys.filter((key) => key.length === 1)).to.deep.equal([]);
  });

  describe('the boxes', () => {
    it('are the published words, none ticked, each sent as given under its key, and kept for a reload (T20, DET-03, DET-05)', async () => {
      const boxes = [
        ['news', 'Send me news.'],
        ['partners of the house', ' Share it with partners. '],
      ] as const;
      const consents = boxes.map(([key, text]) => ({ key, text }));
      const publish = edit(
        /tickets$/,
        ({ checkout }) => void Object.assign(checkout!, { consents }),
      );
      stage.twist = (path, ask) =>
        path.endsWith('/details') ? Promise.resolve(answer({})) : publish(path, ask);
      const element = await stage.toDetails();
      const inputs = (within: EventTickets) =>
        all<HTMLInputElement>(within, '[part=consents] input');
      const texts = inputs(element).map(({ labels }) => labels![0]!.textContent);
      expect(texts).to.deep.equal(boxes.map(([, text]) => text));
      expect(inputs(element).map(({ checked }) => checked)).to.deep.equal([false, false]);
      inputs(element)[1]!.click();
      await giveDetails(element);
      const [body] = stage.sent['details']!;
      expect(body!['consents']).to.deep.equal({ news: false, 'partners of the house': true });
      expect(body!['consentTextSnapshot']).to.deep.equal(Object.fromEntries(boxes));
      expect(body!['formVersion']).to.equal((await emulated(stage)).formVersion);
      const again = await stage.reload(element);
      await waitUntil(() => titleOf(again) === 'Payment');
      button(again, 'Change Your details').click();
      await waitUntil(() => titleOf(again) === 'Your details');
      expect(inputs(again).map(({ checked }) => checked)).to.deep.equal([false, true]);
    });

    it('that were reworded are shown anew, unticked, and the buyer is told why (T20, DET-04)', async () => {
      const element = await stage.toDetails();
      all<HTMLInputElement>(element, '[part=consents] input')[0]!.click();
      stage.emulator.control.sale({ event: 'meadowlark-2027', consentText: 'Other words.' });
      // Of a service that does not keep what it published before.
      const effect = { kind: 'status', code: 'consent_text_mismatch' } as const;
      stage.emulator.control.faults([{ operation: 'submitDetails', times: 1, effect }]);
      await fillIn(element);
      await shows(element, 'We’ve updated these terms');
      await shows(element, 'Other words.');
      const box = labelled(element, 'Other words.');
      expect(box.checked).to.equal(false);
      expect(labelled(element, 'First name').value).to.equal('Ada');
      await waitUntil(() => focused(element)?.className === 'problem-box', 'it has the focus');
      onward(element).click();
      await waitUntil(() => titleOf(element) === 'Payment', 'and go on');
      expect(stage.sent['details']!.at(-1)!['consentTextSnapshot']).to.deep.include({
        organiser_email: 'Other words.',
      });
    });
  });

  describe('the declaration', () => {
    const publish = (change: object) => {
      stage.twist = edit(/tickets$/, ({ checkout }) => {
        const { legal } = checkout as { legal: { attestation: object } };
        Object.assign(legal.attestation, change);
      });
    };
    const label = (element: EventTickets) => all(element, '[part=attestation]')[0]!;

    it('holds its link within its own words, letter by letter (T21, TIX-16)', async () => {
      const element = await stage.toDetails();
      const { attestation } = (await emulated(stage)).legal;
      expect(label(element).textContent).to.equal(attestation.text);
      const link = label(element).querySelector('a')!;
      expect(link.textContent).to.equal(attestation.linkText);
      expect(link.href).to.equal(attestation.termsUrl);
      expect(link.target).to.equal('_blank');
      element.setAttribute('locale', 'ar');
      await waitUntil(() => getComputedStyle(label(element)).direction === 'rtl', 'in Arabic');
      const { direction } = getComputedStyle(label(element).querySelector('a')!.parentElement!);
      expect(direction, 'its full stop stands at its end').to.equal('ltr');
    });

    it('without the words of its link has it beside', async () => {
      publish({ text: 'I agree.', linkText: 'the terms' });
      const element = await stage.toDetails();
      expect(label(element).textContent).to.equal('I agree.');
      const item = label(element).closest('.item')!;
      expect(item.querySelector('p a')!.textContent).to.equal('the terms');
    });

    it('has no link to a script', async () => {
      const termsUrl = 'javascript:alert(1)';
      publish({ text: 'I agree to the terms.', linkText: 'the terms', termsUrl });
      const element = await stage.toDetails();
      expect(label(element).textContent).to.equal('I agree to the terms.');
      expect(all(element, '.item:has([part=attestation]) a')).to.have.length(0);
    });
  });

  it('survive a look at the tickets, and a reload (T11, T22, F18)', async () => {
    const element = await stage.toDetails();
    set(labelled(element, 'First name'), 'Ada');
    button(element, 'Change Tickets').click();
    await waitUntil(() => titleOf(element) === 'Tickets');
    await waitUntil(() => focused(element)?.className === 'step-title');
    await shows(element, 'Reserved until');
    await goOn(element);
    expect(labelled(element, 'First name').value).to.equal('Ada');
    expect(stage.emulator.control.orders().orders).to.have.length(1);
    await giveDetails(element);
    const again = await stage.reload(element);
    await waitUntil(() => titleOf(again) === 'Payment', 'the same step');
    expect(visibleText(again)).to.match(/Reserved until \d\d:\d\d \(15 minutes left\)/);
    expect(focused(again)).to.equal(null);
    button(again, 'Change Your details').click();
    await waitUntil(() => titleOf(again) === 'Your details');
    expect(labelled(again, 'Email address').value).to.equal('ada@example.com');
    expect(labelled(again, 'I am 16 or over').checked).to.equal(true);
  });

  it('with the code of somebody else are stopped at the address, with two ways on (DET-06)', async () => {
    const element = await stage.put({ promo: 'ADA' });
    await shows(element, 'Code ADA applied');
    await stage.choose(element, { 'Saturday Day': 1 });
    await goOn(element);
    await fillIn(element, 'bob@example.com');
    const email = () => labelled(element, 'Email address');
    await waitUntil(() => email().getAttribute('aria-invalid') === 'true', 'marked');
    expect(described(element, email())).to.contain('belongs to another email address');
    await waitUntil(() => focused(element) === email(), 'the field has the focus');
    await expectAccessible(element);
    button(element, 'Continue without the code').click();
    await waitUntil(() => stage.sent['reserve']!.length === 2, 'reserved anew');
    expect(stage.sent['reserve']![1]!['promo']).to.equal(undefined);
    await waitUntil(() => titleOf(element) === 'Your details');
    expect(email().value).to.equal('bob@example.com');
    await fillIn(element, 'bob@example.com');
    await waitUntil(() => titleOf(element) === 'Payment');
  });

  it('that could not be sent are still there', async () => {
    const element = await stage.toDetails();
    stage.emulator.control.faults([
      { operation: 'submitDetails', effect: { kind: 'drop_before' } },
    ]);
    await fillIn(element);
    await shows(element, 'We’ve kept what you typed.');
    await waitUntil(() => announced().includes('We’ve kept'), 'it is said aloud');
    expect(labelled(element, 'Last name').value).to.equal('Byron');
    stage.emulator.control.faults([]);
    onward(element).click();
    await waitUntil(() => titleOf(element) === 'Payment');
  });

  it('are told of where the browser keeps nothing (F41)', async () => {
    await withoutStorage('sessionStorage', async () => {
      const element = await stage.toDetails();
      expect(visibleText(element)).to.contain('your browser can’t save this order');
    });
  });
});

interface Block {
  formVersion: string;
  legal: { attestation: { text: string; linkText: string; termsUrl: string } };
}

async function emulated(stage: OrderStage): Promise<Block> {
  const address = 'https://service.example/v1/events/meadowlark-2027/tickets?surface=web';
  const headers = { 'X-Service-Key': 'pk_live_meadowlark_demo' };
  const answer = await stage.emulator.fetch(address, { headers });
  const { data } = (await answer.json()) as { data: { checkout: Block } };
  return data.checkout;
}
