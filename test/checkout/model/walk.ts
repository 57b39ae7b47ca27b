import { newEmulator, type TestBuyerOptions } from '../test-buyer.js';
import { Buyer, cartOf } from './buyer.js';
import { Chance } from './chance.js';
import { BadLines } from './lines.js';
import { broken } from './rules.js';
import { giveDetails, nextStep, readFeed, restock, steps, ticketNames } from './steps.js';

export interface Walk {
  readonly steps: number;
  readonly seed: number;
  /** After every world. */
  readonly onProgress?: (steps: number) => void;
}

export interface Outcome {
  readonly steps: number;
  /** Orders that were completed. */
  readonly sales: number;
  readonly violations: readonly string[];
}

const stepsInOneWorld = 120;
/** A token lives for a day. */
const longest = 20 * 3600;

/** Buyers take steps by chance before one world after the other. Ends after ten violations. */
export async function walk(course: Walk): Promise<Outcome> {
  const { steps: all, seed, onProgress } = course;
  const violations: string[] = [];
  let done = 0;
  let sales = 0;
  for (let world = 0; done < all && violations.length < 10; world += 1) {
    const episode = new World(seed + world * 7919);
    const { taken, violation } = await episode.play(Math.min(stepsInOneWorld, all - done));
    done += taken;
    sales += episode.sales;
    if (violation) violations.push(violation);
    onProgress?.(done);
  }
  return { steps: done, sales, violations };
}

class World {
  readonly #seed: number;
  readonly #chance: Chance;
  readonly #ids: ReadonlyMap<string, string>;
  readonly #lines: BadLines;
  readonly #buyers: Buyer[];
  readonly #trace: string[] = [];

  constructor(seed: number) {
    this.#seed = seed;
    this.#chance = new Chance(seed);
    this.#lines = new BadLines(this.#chance);
    const open = (options: TestBuyerOptions) => this.#lines.open(options);
    const emulator = newEmulator({ seed: 1 });
    emulator.control.settings({
      shuffleStatuses: this.#chance.is(0.3),
      additiveMembers: this.#chance.is(0.3),
      bare: this.#chance.is(0.3),
    });
    const first = new Buyer('b1', open, { emulator });
    const others = Array.from({ length: this.#chance.whole(1, 2) }, (_, index) => {
      const options: TestBuyerOptions = { beside: first.page };
      return new Buyer(`b${index + 2}`, open, options);
    });
    this.#buyers = [first, ...others];
    this.#ids = new Map(ticketNames.map((name) => [name, first.page.id(name)]));
    restock(first.page, this.#ids);
  }

  get sales(): number {
    return this.#buyers[0]?.page.sales ?? 0;
  }

  async play(most: number): Promise<{ taken: number; violation?: string }> {
    for (const { page } of this.#buyers) await readFeed(page);
    for (let taken = 1; taken <= most; taken += 1) {
      const wrong = await this.#step();
      if (wrong) return { taken, violation: this.#report(wrong) };
      if ((this.#buyers[0]?.page.seconds ?? 0) > longest) break;
    }
    const stuck = await this.#wayOut();
    return stuck ? { taken: most, violation: this.#report(stuck) } : { taken: most };
  }

  async #step(): Promise<string | undefined> {
    for (const one of this.#buyers) one.notice();
    const buyer = this.#chance.one(this.#buyers);
    const name = nextStep(this.#chance);
    const before = buyer.page.step;
    await steps[name]({ chance: this.#chance, buyer, ids: this.#ids });
    // Now and then the next thing happens while this one is still under way.
    if (this.#chance.is(0.8)) await buyer.page.settle();
    if (buyer.page.feedsWanted > 0 && this.#chance.is(0.3)) await readFeed(buyer.page);
    this.#trace.push(`${this.#buyers.indexOf(buyer) + 1} ${name}: ${before} -> ${buyer.page.step}`);
    for (const one of this.#buyers) {
      const wrong = await broken(one);
      if (wrong) return `${one.email}: ${wrong}`;
    }
    return undefined;
  }

  /** From wherever they stand everybody comes to an order, or to their choice; then all can buy. */
  async #wayOut(): Promise<string | undefined> {
    const [first] = this.#buyers;
    if (!first) return undefined;
    first.page.control.faults([]);
    this.#lines.isOver = true;
    await first.page.pass(10); // what is on its way arrives
    for (const buyer of this.#buyers) {
      const stuck = await toChoice(buyer);
      if (stuck) return `${buyer.email}: ${stuck}`;
    }
    await first.page.pass(1600); // holds that nobody knows of end
    restock(first.page, this.#ids);
    for (const buyer of this.#buyers) {
      const stuck = await this.#buys(buyer);
      if (stuck) return `${buyer.email}: ${stuck}`;
    }
    return undefined;
  }

  async #buys(buyer: Buyer): Promise<string | undefined> {
    await toChoice(buyer);
    if (buyer.page.step === 'completed') buyer.page.checkout.startOver();
    buyer.intendAnew();
    const { page } = buyer;
    buyer.selections({ items: [{ releaseId: this.#ids.get('Saturday Day') ?? '', quantity: 1 }] });
    await readFeed(page);
    await page.pass(1);
    await page.reserve();
    await page.pass(5);
    await giveDetails(buyer);
    await page.pay();
    if (page.step !== 'paying') return `cannot buy: "${page.step}", ${page.problem?.code}`;
    await page.play('approve');
    const { step } = buyer.page;
    return step === 'completed' ? broken(buyer) : `cannot finish: "${step}"`;
  }

  #report(wrong: string): string {
    const last = this.#trace.slice(-15).join('\n    ');
    return `seed ${this.#seed}, step ${this.#trace.length}: ${wrong}\n    ${last}`;
  }
}

/** Checks, time and presses. */
async function toChoice(buyer: Buyer): Promise<string | undefined> {
  const { page } = buyer;
  for (let round = 0; round < 12; round += 1) {
    const wrong = await broken(buyer);
    if (wrong) return wrong;
    switch (page.step) {
      case 'completed':
        return undefined;
      case 'choosing':
        return cartOf(page.state.selection) === buyer.cart ? undefined : 'the cart is gone';
      case 'details':
      case 'payment':
        page.checkout.back('choosing');
        break;
      case 'expired':
      case 'refused':
        page.checkout.startOver();
        break;
      default:
        await page.pass(60);
        page.checkout.check();
    }
    await page.settle();
  }
  return `there is no way on from "${page.step}"`;
}
