import { expect } from '@open-wc/testing';
import { TestDesk, type DeskOptions } from './desk.js';
import { beforeEveryService } from './switches.js';

const day = { 'Saturday Day': 2 };
/** Every operation of an order; each may tell how long its tickets are held. */
const operations = ['reserve', 'submitDetails', 'pay', 'getOrder'] as const;
type Operation = (typeof operations)[number] | 'completeFree';

/** Answers of that operation, changed. */
const withAnswers = (name: Operation, change: (answer: object) => object): DeskOptions => ({
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
  readonly #desk: TestDesk;
  #shown = Infinity;
  seconds = 0;

  constructor(desk: TestDesk) {
    this.#desk = desk;
    desk.checkout.subscribe(() => this.#look());
  }

  async watch(seconds = 12): Promise<void> {
    for (let second = 0; second < seconds; second += 1) {
      await this.#desk.pass(1);
      this.#look();
    }
  }

  #look(): void {
    const { checkout, control } = this.#desk;
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
async function buy(desk: TestDesk, witness: Witness): Promise<void> {
  const { checkout } = desk;
  await desk.choose(day);
  checkout.reserve();
  await witness.watch();
  for (let times = 0; times < 2; times += 1) {
    checkout.back('details');
    await desk.giveDetails();
    await witness.watch();
  }
  checkout.check();
  await witness.watch();
  desk.break('pay', { kind: 'status', code: 'bad_request' }, 1);
  for (let times = 0; times < 2; times += 1) {
    checkout.pay();
    await witness.watch();
  }
  for (const outcome of ['challenge', 'decline'] as const) {
    desk.playAway(outcome);
    checkout.check();
    await witness.watch();
  }
  checkout.pay();
  await witness.watch();
  desk.playAway('approve');
  checkout.check();
  await witness.watch();
}

beforeEveryService('what is shown of a hold', (has) => {
  for (const name of operations) {
    it(`F33 is never more than there is, and never goes up, where "${name}" answers late`, async () => {
      const desk = new TestDesk();
      const witness = new Witness(desk);
      desk.late = (asked) => (asked === name ? 9 : 0);
      await buy(desk, witness);
      expect(desk.step).to.equal('completed');
      expect(witness.seconds).to.be.greaterThan(80);
    });

    for (const seconds of [900, 9000]) {
      // What "reserve" says is all that is known at first.
      if (name === 'reserve' && seconds > 900) continue;
      it(`F33 is never more either where "${name}" says ${seconds} seconds, whenever it is asked`, async () => {
        const desk = new TestDesk(withAnswers(name, withHold(seconds)));
        const witness = new Witness(desk);
        await buy(desk, witness);
        expect(desk.step).to.equal('completed');
        expect(witness.seconds).to.be.greaterThan(80);
      });
    }
  }

  const freeAnswers: [string, DeskOptions][] = [
    ['says 9000 seconds', withAnswers('completeFree', withHold(9000))],
    ['says 0 seconds', withAnswers('completeFree', withHold(0))],
    ['says nothing of use', withAnswers('completeFree', () => withHold(9000)({ completed: null }))],
    ['is late', {}],
  ];
  for (const [what, options] of freeAnswers) {
    it(`F33 is never more either where the answer that completes a free order ${what}`, async () => {
      const desk = new TestDesk(options);
      const witness = new Witness(desk);
      await desk.toPayment({ 'Under 12': 2 });
      await witness.watch(2);
      if (what === 'is late') desk.late = (asked) => (asked === 'completeFree' ? 9 : 0);
      desk.checkout.pay();
      await witness.watch();
      expect([desk.step, desk.sales, desk.checkout.secondsLeft()]).to.deep.equal([
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
    const desk = new TestDesk(stale);
    await desk.toPayment({ 'Under 12': 2 });
    desk.late = (asked) => ({ completeFree: 9, getOrder: 2 })[asked] ?? 0;
    isStale = true;
    desk.checkout.check();
    desk.checkout.pay();
    await desk.pass(3);
    expect(desk.step).to.equal('expired');
    isStale = false;
    await desk.pass(12);
    expect([desk.step, desk.sales]).to.deep.equal(['completed', 1]);
  });

  if (has('holdSeconds')) {
    it('F33 is never more than there is after a reload, where the first answer comes late', async () => {
      const desk = new TestDesk();
      await desk.toDetails(day);
      await desk.pass(100);
      const page = desk.reload({ late: 9 });
      const witness = new Witness(page);
      await witness.watch();
      expect([page.step, page.checkout.secondsLeft()]).to.deep.equal(['details', 788]);
    });

    it('F33 does not go up by an answer that was asked for before the details, and comes after them', async () => {
      const desk = new TestDesk();
      await desk.toDetails(day);
      desk.late = (asked) => (asked === 'getOrder' ? 9 : 0);
      desk.checkout.check();
      await desk.settle(); // answered, and still on its way
      desk.control.clock({ advanceSeconds: 300 }); // the service corrects its clock
      await desk.giveDetails();
      expect(desk.checkout.secondsLeft()).to.equal(600);
      const witness = new Witness(desk);
      await witness.watch();
      expect(desk.checkout.secondsLeft()).to.equal(588);
    });
  }
});
