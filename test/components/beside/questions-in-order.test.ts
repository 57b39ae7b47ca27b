import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import type { EventTickets } from '../../../components/event-tickets/event-tickets.js';
import { expectAccessible } from '../accessible.js';
import { focused, labelled, titleOf } from '../event-tickets/order-stage.js';
import { all, button } from '../event-tickets/stage.js';
import { visibleText } from '../page.js';
import { BesideStage } from './stage.js';

const ask = 'Questions about your order?';
const offers = (tickets: EventTickets) => visibleText(tickets).includes(ask);
const dialogIn = (tickets: EventTickets) => all<HTMLDialogElement>(tickets, 'dialog')[0]!;
const questionsIn = (tickets: EventTickets) => [
  ...(tickets.shadowRoot!.querySelector('event-faq')?.renderRoot.querySelectorAll('.toggle') ?? []),
];

async function press(target: HTMLElement): Promise<void> {
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = target.getBoundingClientRect();
  const position = [left + width / 2, top + height / 2].map(Math.round) as [number, number];
  await sendMouse({ type: 'click', position });
}

describe('the questions beside an order', () => {
  let stage: BesideStage;
  beforeEach(() => (stage = new BesideStage()));
  afterEach(() => stage.leave());

  it('K4 are asked in a dialog, from which the way back leads to what was being typed', async () => {
    const faq = await stage.putFaq();
    const tickets = await stage.toDetails();
    await waitUntil(() => offers(tickets), 'the questions are offered');
    const asked = stage.asked.length;
    const name = labelled(tickets, 'First name');
    name.focus();
    await sendKeys({ type: 'Ada Lov' });
    name.setSelectionRange(3, 3);
    await press(button(tickets, ask));
    await waitUntil(() => questionsIn(tickets).length > 3, 'the questions');
    expect(dialogIn(tickets).matches(':modal')).to.equal(true);
    await expectAccessible(tickets);
    (questionsIn(tickets)[0] as HTMLElement).click();
    stage.emulator.control.clock({ advanceSeconds: 60 });
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => focused(tickets) === name, 'back at the field');
    expect([name.value, name.selectionStart]).to.deep.equal(['Ada Lov', 3]);
    await sendKeys({ type: '!' });
    expect(labelled(tickets, 'First name').value).to.equal('Ada! Lov');
    expect(questionsIn(tickets)).to.deep.equal([]);
    expect(titleOf(tickets)).to.equal('Your details');
    expect(stage.asked.slice(asked).filter((one) => /faq|reserve|POST/.test(one))).to.deep.equal(
      [],
    );
    expect(faq.isConnected).to.equal(true);
  });

  it('K4 lead back to the button whoever pressed it with the keyboard, also by the button', async () => {
    const tickets = await stage.toDetails(); // before the questions come
    await stage.putFaq();
    await waitUntil(() => offers(tickets), 'the questions are offered');
    button(tickets, ask).focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => dialogIn(tickets).open, 'the dialog');
    expect(focused(tickets)?.textContent).to.equal('Questions and answers');
    // How long the tickets are held is heard in front of the order, too.
    expect(dialogIn(tickets).querySelector('[role=status]') !== null).to.equal(true);
    button(tickets, 'Back to your order').click();
    await waitUntil(() => focused(tickets) === button(tickets, ask), 'back at the button');
  });

  it('K4 are offered only where they stand on the page, and only during an order', async () => {
    const tickets = await stage.put();
    const other = document.createElement('event-faq');
    other.event = 'foghorn-sessions';
    other.serviceKey = 'pk_live_foghorn_demo';
    document.body.append(other);
    await waitUntil(() => other.matches(':state(empty)'), 'the other event');
    const faq = await stage.putFaq({}, stage.room());
    await stage.choose(tickets, { 'Saturday Day': 1 });
    expect(offers(tickets)).to.equal(false);
    button(tickets, 'Continue').click();
    await waitUntil(() => offers(tickets), 'the questions are offered');
    button(tickets, ask).click();
    await waitUntil(() => questionsIn(tickets).length > 3, 'the questions');
    faq.remove(); // a page that turns to something else meanwhile
    await waitUntil(() => !offers(tickets), 'nobody answers any more');
    expect(all(tickets, 'dialog')).to.deep.equal([]);
    expect(titleOf(tickets)).to.equal('Your details');
    other.remove();
  });
});
