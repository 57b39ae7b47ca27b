import { describe, it } from 'node:test';
import { expect } from 'chai';
import { CurrentSelection } from '../../src/checkout/sale/selection.js';
import { TestBuyer } from './test-buyer.js';

const day = { 'Saturday Day': 2 };

describe('a checkout and the widget that shows it', () => {
  it('tells its widget of each change, until it no longer listens', async () => {
    const buyer = new TestBuyer();
    const steps: string[] = [];
    const leave = buyer.checkout.subscribe(() => steps.push(buyer.step));
    await buyer.toDetails(day);
    expect(steps).to.include.members(['choosing', 'reserving', 'details']);
    const before = steps.length;
    leave();
    buyer.checkout.back('choosing');
    expect(steps).to.have.length(before);
  });

  it('asks for a price again with a new reading of the feed, not with the same one', async () => {
    const buyer = new TestBuyer();
    await buyer.choose(day);
    buyer.checkout.readFeed(buyer.feed!);
    await buyer.settle();
    expect(buyer.count('/quote')).to.equal(1);
    buyer.late = (asked) => (asked === 'quote' ? 2 : 0);
    await buyer.readFeed();
    expect([buyer.count('/quote'), buyer.state.quote.status]).to.deep.equal([2, 'asking']);
    await buyer.readFeed();
    expect(buyer.count('/quote'), 'one is on its way').to.equal(2);
  });

  it('takes what was chosen before it was loaded, and every change of it', async () => {
    const items = [{ releaseId: new TestBuyer().id('Saturday Day'), quantity: 2 }];
    const selection = new CurrentSelection();
    selection.change({ items });
    const buyer = new TestBuyer({ selection });
    await buyer.readFeed();
    expect(buyer.state.selection.items).to.deep.equal(items);
    selection.change({ items: [{ ...items[0]!, quantity: 3 }] });
    await buyer.pass(1);
    expect(buyer.state.quote.sums?.totalPennies).to.be.above(0);
    expect(buyer.sent.at(-1)).to.deep.include({ items: [{ ...items[0]!, quantity: 3 }] });
  });

  it('needs no widget that listens, counts or permits', async () => {
    const buyer = new TestBuyer({ onMilestone: undefined, onFeedWanted: undefined } as object);
    await buyer.choose(day);
    buyer.break('reserve', { kind: 'status', status: 409, code: 'sold_out' }, 1);
    await buyer.reserve();
    expect(buyer.step).to.equal('choosing');
    await buyer.reserve();
    await buyer.giveDetails();
    await buyer.pay();
    await buyer.play('approve');
    expect(buyer.step).to.equal('completed');
  });

  it('goes on where it was once its widget is back on the page, with what was kept', async () => {
    const buyer = new TestBuyer();
    await buyer.toDetails(day);
    const { token } = buyer.state.order!;
    buyer.checkout.close();
    buyer.checkout.startOver();
    expect(buyer.step).to.equal('details');
    buyer.checkout.open();
    await buyer.settle();
    expect([buyer.step, buyer.state.order?.token]).to.deep.equal(['details', token]);
    await buyer.giveDetails();
    expect(buyer.step).to.equal('payment');
  });
});
