import '../../components/event-card/event-card.js';
import '../../components/event-faq/event-faq.js';
import '../../components/event-tickets/event-tickets.js';
import { expect, nextFrame, waitUntil } from '@open-wc/testing';
import type { EventElement } from '../../components/internal/element.js';
import type { Emulator } from '../../src/emulator/index.js';
import { DemoPage } from './demo-world.js';
import { settled, shows } from './page.js';

const event = 'meadowlark-2027';

describe('a live page while the organiser publishes', () => {
  let page: DemoPage;
  let emulator: Emulator;
  beforeEach(() => {
    page = new DemoPage({ live: '' });
    ({ emulator } = page);
  });
  afterEach(async () => {
    for (const element of document.querySelectorAll('event-card, event-faq, event-tickets'))
      element.remove();
    await nextFrame(); // what leaves has kept what was chosen
    page.leave();
    sessionStorage.clear();
  });

  async function put<Tag extends 'event-card' | 'event-faq' | 'event-tickets'>(tag: Tag) {
    const element = document.createElement(tag);
    document.body.append(element);
    await settled(element);
    return element;
  }

  /** The versions are known: what changes now is a change. */
  const followed = async () => {
    const asked = () => emulator.control.requests().requests.map(({ path }) => path);
    await waitUntil(() => asked().some((path) => path.includes('/version')), 'the versions');
    await nextFrame();
  };
  const find = <Node extends HTMLElement>({ renderRoot }: EventElement, selector: string) =>
    waitUntil(() => renderRoot.querySelector(selector), selector).then(() =>
      renderRoot.querySelector<Node>(selector)!,
    );

  it('E6 keeps a card true: what is told of the event, and what a ticket costs', async () => {
    const card = await put('event-card');
    await followed();
    emulator.control.publish({ event, contentType: 'event' });
    page.comeBackAfter(90);
    await shows(card, 'Programme, revision');
    for (const { id, event: of } of emulator.control.state().releases)
      if (of === event) emulator.control.sale({ event, releaseId: id, pricePennies: 9900 });
    page.comeBackAfter(90);
    await shows(card, 'Tickets from £106.');
  });

  it('V2 adds a new answer, with what was open, typed and in focus as it was (EVT-10)', async () => {
    const faq = await put('event-faq');
    await followed();
    const toggle = await find(faq, '.toggle');
    await waitUntil(() => faq.renderRoot.querySelector('.prose:not(:empty)'), 'the answers');
    toggle.click();
    toggle.focus();
    await faq.updateComplete;
    emulator.control.publish({ event, contentType: 'faq' });
    page.comeBackAfter(90);
    await shows(faq, 'What is new?');
    expect(toggle.isConnected && faq.shadowRoot!.activeElement === toggle).to.equal(true);
    expect(toggle.getAttribute('aria-expanded')).to.equal('true');
  });

  it('V2 shows that a release has sold out, with the rest of the choice as it was', async () => {
    const tickets = await put('event-tickets');
    const names = () =>
      [...tickets.renderRoot.querySelectorAll<HTMLElement>('.release')].map((one) => one.innerText);
    const plus = await find(tickets, 'button[aria-label^="Add one Weekend"]');
    plus.focus();
    plus.click();
    await waitUntil(
      () => tickets.renderRoot.querySelector<HTMLInputElement>('input')?.value === '1',
    );
    const { id } = emulator.control
      .state()
      .releases.find((one) => one.event === event && one.name === 'Saturday Day')!;
    expect(names().find((one) => one.includes('Saturday Day'))).not.to.match(/sold out/i);
    emulator.control.stock({ releaseId: id, remaining: 0 });
    emulator.control.publish({ event, contentType: 'tickets' });
    page.comeBackAfter(90);
    await waitUntil(
      () => /sold out/i.test(names().find((one) => one.includes('Saturday Day'))!),
      'it is sold out',
    );
    expect(tickets.renderRoot.querySelector<HTMLInputElement>('input')!.value).to.equal('1');
    expect(tickets.shadowRoot!.activeElement).to.equal(plus);
  });

  it('V2 marks a price that has changed for a while, and no other, and says so in the language', async () => {
    page.settings.locale = 'de';
    const tickets = await put('event-tickets');
    const marked = () =>
      [...tickets.renderRoot.querySelectorAll<HTMLElement>('.release')].flatMap((one) => {
        const price = one.querySelector('.price')!;
        const { content } = getComputedStyle(price, '::after');
        return content === 'none'
          ? []
          : [`${one.querySelector('.release-name')!.textContent}${content}`];
      });
    const { id } = emulator.control
      .state()
      .releases.find((one) => one.event === event && one.name === 'Saturday Day')!;
    await waitUntil(() => tickets.renderRoot.querySelector('.price'), 'prices');
    emulator.control.publish({ event, contentType: 'tickets' });
    page.comeBackAfter(90);
    await shows(tickets, 'revision');
    expect(marked()).to.deep.equal([]);
    emulator.control.sale({ event, releaseId: id, pricePennies: 9900 });
    page.comeBackAfter(90);
    // The mark does not wait for the words of the language, which may come after it.
    await waitUntil(() => marked().join().includes('Neuer'), 'the new price is marked');
    expect(marked().map((one) => one.trim())).to.deep.equal(['Saturday Day"Neuer Preis"']);
    page.comeBackAfter(15 * 60 + 1);
    tickets.requestUpdate();
    await waitUntil(() => marked().length === 0, 'it has been said for long enough');
  });
});
