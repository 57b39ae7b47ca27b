import { describe, it } from 'node:test';
import { expect } from 'chai';
import { TestBuyer, type TestBuyerOptions } from './test-buyer.js';

const day = { 'Saturday Day': 2 };
/** Every operation of an order; each may tell how long its tickets are held. */
const operations = ['reserve', 'submitDetails', 'pay', 'getOrder'] as const;
type Operation = (typeof operations)[number] | 'completeFree';

/** Answers of that operation, changed. */
const withAnswers = (name: Operation, change: (answer: object) => object): TestBuyerOptions => ({
  alter: (client) => ({
    ...client,
    [name]: async (...args: unknown[]) =>
      change(await (client[name] as (...all: unknown[]) => Promise<object>)(...args)),
  }),
});

/** As if the answer were older than it is: of a cache, or of a service whose machines disagree. */
const withHold = (seconds: number) => (answer: object) => {
  const serverTime = '2027-05-01T10:00:00.000Z';
  const holdExpiresAt = new Date(Date.parse(serverTime) + seconds * 1000).toISOString();
  return { ...answer, holdSeconds: seconds, serverTime, holdExpiresAt };
};

/** What is shown of one hold, second by second. */
class Witness {
  readonly #buyer: TestBuyer;
  #shown = Infinity;
  seconds = 0;

  constructor(buyer: TestBuyer) {
    this.#buyer = buyer;
    buyer.checkout.subscribe(() => this.#look());
  }

  async watch(seconds = 12): Promise<void> {
    for (let second = 0; second < seconds; second += 1) {
      await this.#buyer.pass(1);
      this.#look();
    }
  }

  #look(): void {
    const { checkout, control } = this.#buyer;
    const left = checkout.secondsLeft();
    const [order] = control.orders().orders;
    if (left === undefined || !order) return;
    const held = (Date.parse(order.holdExpiresAt) - Date.parse(control.state().now)) / 1000;
    expect(left, 'what is shown goes up').to.be.at.most(this.#shown);
    expect(left, 'it is more than there is').to.be.at.most(Math.max(0, Math.ceil(held)));
    this.#shown = left;
    this.seconds += 1;
  }
}

/** Every way in which a buyer hears how long their tickets are held. */
async function buy(buyer: TestBuyer, witness: Witness): Promise<void> {
  const { checkout } = buyer;
  await buyer.choose(day);
  checkout.reserve();
  await witness.watch();
  for (let times = 0; times < 2; times += 1) {
    checkout.back('details');
    await buyer.giveDetails();
    await witness.watch();
  }
  checkout.check();
  await witness.watch();
  buyer.break('pay', { kind: 'status', code: 'bad_request' }, 1);
  for (let times = 0; times < 2; times += 1) {
    checkout.pay();
    await witness.watch();
  }
  for (const outcome of ['challenge', 'decline'] as const) {
    buyer.playAway(outcome);
    checkout.check();
    await witness.watch();
  }
  checkout.pay();
  await witness.watch();
  buyer.playAway('approve');
  checkout.check();
  await witness.watch();
}

describe('what is shown of a hold', () => {
  for (const name of operations) {
    it(`F33 is never more than there is, and never goes up, where "${name}" answers late`, async () => {
      const buyer = new TestBuyer();
      const witness = new Witness(buyer);
      buyer.late = (asked) => (asked === name ? 9 : 0);
      await buy(buyer, witness);
      expect(buyer.step).to.equal('completed');
      expect(witness.seconds).to.be.greaterThan(80);
    });

    for (const seconds of [900, 9000]) {
      // What "reserve" says is all that is known at first.
      if (name === 'reserve' && seconds > 900) continue;
      it(`F33 is never more either where "${name}" says ${seconds} seconds, whenever it is asked`, async () => {
        const buyer = new TestBuyer(withAnswers(name, withHold(seconds)));
        const witness = new Witness(buyer);
        await buy(buyer, witness);
        expect(buyer.step).to.equal('completed');
        expect(witness.seconds).to.be.greaterThan(80);
      });
    }
  }

  const freeAnswers: [string, TestBuyerOptions][] = [
    ['says 9000 seconds', withAnswers('completeFree', withHold(9000))],
    ['says 0 seconds', withAnswers('completeFree', withHold(0))],
    ['says nothing of use', withAnswers('completeFree', () => withHold(9000)({ completed: null }))],
    ['is late', {}],
  ];
  for (const [what, options] of freeAnswers) {
    it(`F33 is never more either where the answer that completes a free order ${what}`, async () => {
      const buyer = new TestBuyer(options);
      const witness = new Witness(buyer);
      await buyer.toPayment({ 'Under 12': 2 });
      await witness.watch(2);
      if (what === 'is late') buyer.late = (asked) => (asked === 'completeFree' ? 9 : 0);
      buyer.checkout.pay();
      await witness.watch();
      expect([buyer.step, buyer.sales, buyer.checkout.secondsLeft()]).to.deep.equal([
        'completed',
        1,
        undefined,
      ]);
    });
  }

  it('F33 a free order that a late answer completes is complete, whatever a stale one said of its hold', async () => {
    let isStale = false;
    const stale = withAnswers('getOrder', (answer) =>
      isStale ? { ...answer, status: 'expired', holdSeconds: 0 } : answer,
    );
    const buyer = new TestBuyer(stale);
    await buyer.toPayment({ 'Under 12': 2 });
    buyer.late = (asked) => ({ completeFree: 9, getOrder: 2 })[asked] ?? 0;
    isStale = true;
    buyer.checkout.check();
    buyer.checkout.pay();
    await buyer.pass(3);
    expect(buyer.step).to.equal('expired');
    isStale = false;
    await buyer.pass(12);
    expect([buyer.step, buyer.sales]).to.deep.equal(['completed', 1]);
  });

  it('F33 is asked about in the second in which it ends, and every ten until the service says so', async () => {
    const buyer = new TestBuyer(withAnswers('reserve', withHold(65)));
    await buyer.toDetails(day);
    const asked = () => buyer.asked.filter((line) => line.startsWith('GET')).length;
    const before = asked();
    await buyer.pass(64);
    expect(asked() - before).to.equal(0);
    await buyer.pass(2);
    expect(asked() - before).to.equal(1);
    await buyer.pass(20);
    expect(asked() - before).to.equal(3);
    expect(buyer.step).to.equal('details');
  });

  it('F33 is never more than there is after a reload, where the first answer comes late', async () => {
    const buyer = new TestBuyer();
    await buyer.toDetails(day);
    await buyer.pass(100);
    const page = buyer.reload({ late: 9 });
    const witness = new Witness(page);
    await witness.watch();
    expect([page.step, page.checkout.secondsLeft()]).to.deep.equal(['details', 788]);
  });

  it('F33 does not go up by an answer that was asked for before the details, and comes after them', async () => {
    const buyer = new TestBuyer();
    await buyer.toDetails(day);
    buyer.late = (asked) => (asked === 'getOrder' ? 9 : 0);
    buyer.checkout.check();
    await buyer.settle(); // answered, and still on its way
    buyer.control.clock({ advanceSeconds: 300 }); // the service corrects its clock
    await buyer.giveDetails();
    expect(buyer.checkout.secondsLeft()).to.equal(600);
    const witness = new Witness(buyer);
    await witness.watch();
    expect(buyer.checkout.secondsLeft()).to.equal(588);
  });
});
