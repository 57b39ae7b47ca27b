import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../components/event-signup-form/event-signup-form.js';
import type { EventSignupForm } from '../../../components/event-signup-form/event-signup-form.js';
import type { MerchPreview } from '../../../components/merch-preview/merch-preview.js';
import { expectAccessible } from '../accessible.js';
import { choices } from '../event-signup-form/definition.js';
import { labelled } from '../event-signup-form/stage.js';
import { announced, answer, showsText } from '../page.js';
import { merch } from './feed.js';
import { all, checked, choose, nameOf, Stage } from './stage.js';

const fields = [
  { id: 'what', type: 'select', label: 'Product', source: 'merch_items', required: true },
  { id: 'size', type: 'radio', label: 'Size', options: choices('S', 'M', 'L') },
  { id: 'colour', type: 'text', label: 'Colour' },
];

describe('<merch-preview> and the enquiry of the same page', () => {
  let stage: Stage;
  beforeEach(() => {
    stage = new Stage();
    sessionStorage.clear();
    stage.data = { ...merch(), title: 'Ask for it', fields } as never;
    stage.page.reply = (_, { method }) => answer(method === 'POST' ? { ok: true } : stage.data);
  });
  afterEach(() => {
    stage.leave();
    sessionStorage.clear();
  });

  const putForm = async (key = 'party'): Promise<EventSignupForm> => {
    const form = document.createElement('event-signup-form');
    form.form = key;
    document.body.append(form);
    await waitUntil(() => form.matches(':state(ready)') && 'thanks' in form.phrases);
    return form;
  };
  const ask = (element: MerchPreview) =>
    all<HTMLButtonElement>(element, 'button').find(
      (one) => one.textContent.trim() === 'Enquire about this',
    );
  const shown = async (element: MerchPreview) => {
    await waitUntil(() => ask(element), 'the way to the form');
    return ask(element)!;
  };
  const answers = (form: EventSignupForm) => [
    labelled(form, 'Product').value,
    ...['S', 'M', 'L'].filter((size) => labelled(form, size).checked),
    labelled(form, 'Colour').value,
  ];
  const title = (form: EventSignupForm) => form.shadowRoot!.querySelector('.title');

  it('S17: leads to the form, which takes product, size and colour along', async () => {
    const element = await stage.put();
    const form = await putForm();
    await choose(element, 'colour', 'Chalk');
    await choose(element, 'size', 'M');
    (await shown(element)).focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => form.shadowRoot!.activeElement === title(form), 'the focus is there');
    expect(answers(form)).to.deep.equal(['tour-tee', 'M', 'Chalk']);
    expect(title(form)!.getBoundingClientRect().top).to.be.within(0, innerHeight);
    await expectAccessible(element);
    await expectAccessible(form);
  });

  it('S17: takes along what stands there, though nothing has been chosen', async () => {
    const element = await stage.put();
    const form = await putForm();
    (await shown(element)).click();
    await waitUntil(() => labelled(form, 'Colour').value === 'Midnight');
    expect(answers(form)).to.deep.equal(['tour-tee', 'Midnight']);
  });

  it('tells the page that somebody asks', async () => {
    const element = await stage.put();
    await putForm();
    const told = stage.page.hear('merch-preview-enquiry');
    (await shown(element)).click();
    const party = { form: 'party', product: 'tour-tee', colour: 'Midnight', size: null };
    expect(told).to.deep.equal([['merch-preview-enquiry', party]]);
  });

  it('asks anew after an enquiry has been sent', async () => {
    const element = await stage.put();
    const form = await putForm();
    (await shown(element)).click();
    await waitUntil(() => labelled(form, 'Colour').value === 'Midnight');
    form.shadowRoot!.querySelector<HTMLElement>('[part="submit"]')!.click();
    await waitUntil(() => showsText(form, 'We have your enquiry'));
    await choose(element, 'product', 'Market Tote');
    (await shown(element)).click();
    await waitUntil(() => showsText(form, 'Product'), 'the form is there again');
    await waitUntil(() => labelled(form, 'Product').value === 'market-tote');
    expect(labelled(form, 'Colour').value).to.equal('Natural');
  });

  it('P4: leads nowhere from a colour that is out of stock, and a screen reader hears why', async () => {
    const element = await stage.put();
    await putForm();
    await shown(element);
    await choose(element, 'colour', 'Coral, out of stock');
    expect(Boolean(ask(element))).to.equal(false);
    await waitUntil(() => announced().startsWith('This colour is out of stock'), announced());
    await choose(element, 'colour', 'Chalk');
    await shown(element);
  });

  it('leads nowhere where the page has no form of that key, or a way of its own', async () => {
    const element = await stage.put();
    const own = await stage.put({}, '<a slot="actions" href="#ask">Ask for it</a>');
    const other = await putForm('another');
    expect([ask(element), ask(own)].some(Boolean)).to.equal(false);
    const form = await putForm();
    await shown(element);
    expect(Boolean(ask(own))).to.equal(false);
    form.remove();
    await waitUntil(() => !ask(element), 'the form has gone');
    other.remove();
  });

  it('P11: shows the colour and the size that are answered in the form, and does not tell them back', async () => {
    const element = await stage.put();
    const form = await putForm();
    labelled(form, 'L').click();
    await waitUntil(() => checked(element, 'size') === 'L');
    labelled(form, 'Colour').focus();
    await sendKeys({ type: 'chal' });
    expect(checked(element, 'colour'), 'half a word').to.equal('Midnight');
    await sendKeys({ type: 'k' });
    await waitUntil(() => nameOf(element) === 'Tour Tee, Chalk, front');
    expect(labelled(form, 'Colour').value).to.equal('chalk');
    expect(stage.told).to.deep.equal([]);
  });

  it('P4: says so too when the colour that is out of stock is named in the form', async () => {
    const element = await stage.put();
    const form = await putForm();
    labelled(form, 'Colour').focus();
    await sendKeys({ type: 'Coral' });
    await waitUntil(() => nameOf(element) === 'Tour Tee, Coral, front, out of stock');
    await waitUntil(() => announced().includes('out of stock'), announced());
  });
});
