import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import { focused, labelled, OrderStage, set, shows, titleOf } from './order-stage.js';
import { all, summaryOf } from './stage.js';

/** Longer than the pause before a price is asked for. */
const aWhile = 800;
const kept = () => Object.values<string>(sessionStorage).join();

describe('<event-tickets>, taken out of the page', () => {
  let stage: OrderStage;
  beforeEach(() => (stage = new OrderStage()));
  afterEach(() => stage.leave());

  it('asks for no price any more, and writes nothing over what is kept', async () => {
    const element = await stage.put();
    await stage.pick(element, { 'Saturday Day': 2 });
    await shows(element, '2 tickets');
    await waitUntil(() => kept().includes('"quantity":2'), 'the choice is kept');
    const [asked, written] = [stage.asked.length, kept()];
    element.remove();
    await aTimeout(aWhile);
    expect(stage.asked.slice(asked)).to.deep.equal([]);
    expect(kept()).to.equal(written);
  });

  it('comes back with what is chosen, and asks what it costs', async () => {
    const element = await stage.put();
    await stage.pick(element, { 'Saturday Day': 2 });
    await shows(element, '2 tickets');
    element.remove();
    await aTimeout(0);
    document.body.append(element);
    await waitUntil(() => /2 tickets.*Total £/.test(summaryOf(element)), 'the sum of the choice');
  });

  it('comes back to the same order and to what was typed, and leaves the focus alone', async () => {
    const element = await stage.toDetails();
    set(labelled(element, 'First name'), 'Ada');
    element.remove();
    const asked = stage.asked.length;
    stage.emulator.control.clock({ advanceSeconds: 10 });
    window.dispatchEvent(new Event('focus'));
    await aTimeout(50);
    expect(stage.asked, 'nothing is asked meanwhile').to.have.length(asked);
    document.body.append(element);
    await waitUntil(() => titleOf(element) === 'Your details', 'the details');
    const hold = () => all(element, '[role=timer]')[0]?.textContent ?? '';
    await waitUntil(() => hold().startsWith('Reserved until'));
    await shows(element, 'First name');
    expect(labelled(element, 'First name').value).to.equal('Ada');
    expect(focused(element) ?? null).to.equal(null);
    expect(stage.asked.filter((one) => one.endsWith('/reserve'))).to.have.length(1);
  });
});
