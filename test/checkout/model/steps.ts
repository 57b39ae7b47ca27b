import type { Control } from '../../../src/emulator/index.js';
import type { Item } from '../../../src/checkout/machine/state.js';
import type { Outcome, TestBuyer } from '../test-buyer.js';
import type { Buyer } from './buyer.js';
import type { Chance } from './chance.js';

export interface Scene {
  readonly chance: Chance;
  readonly buyer: Buyer;
  /** Id of a ticket by its name. */
  readonly ids: ReadonlyMap<string, string>;
}

type Step = (scene: Scene) => Promise<void> | void;
type FaultRule = NonNullable<Parameters<Control['faults']>[0]>[number];

export const ticketNames = ['Saturday Day', 'Weekend', 'Camping Plot', 'Under 12', 'Duo Pass'];
const codes = ['LARK10', 'ONEUSE', 'FREERIDE', 'NOSUCH'];
const outcomes: Outcome[] = ['approve', 'decline', 'challenge', 'process_slowly', 'abandon'];
const operations: FaultRule['operation'][] = [
  'quote',
  'reserve',
  'submitDetails',
  'pay',
  'completeFree',
  'getOrder',
  'getTickets',
];
const effects: FaultRule['effect'][] = [
  { kind: 'drop_before' },
  { kind: 'drop_after' },
  { kind: 'duplicate' },
  { kind: 'status', status: 500 },
  { kind: 'status', status: 429, code: 'rate_limited', retryAfterSeconds: 7 },
  { kind: 'stale' },
  { kind: 'truncate' },
  { kind: 'not_json' },
  { kind: 'wrong_shape' },
];

/** What buyers do, what befalls them, and how often. */
const weights = {
  choose: 12,
  reserve: 14,
  details: 14,
  pay: 14,
  play: 12,
  back: 6,
  check: 6,
  hasty: 6,
  reload: 6,
  closeTab: 1,
  pass: 10,
  wait: 2,
  startOver: 4,
  plan: 4,
  feed: 4,
  fault: 7,
  mend: 7,
  organiser: 3,
  restock: 2,
};
export type StepName = keyof typeof weights;

export const nextStep = (chance: Chance): StepName => chance.weighed(weights);

export const steps: Record<StepName, Step> = {
  choose: ({ chance, buyer, ids }) => {
    if (buyer.page.state.selection.items.length > 0 && chance.is(0.4)) return;
    const names = ticketNames.filter(() => chance.is(0.3));
    const items = names.map((name) => ({
      releaseId: ids.get(name) ?? '',
      quantity: name === 'Duo Pass' ? 2 : chance.whole(1, 4),
    }));
    // As the element keeps it: while there is something to pay in parts.
    const planId = isPriced(items, ids) ? buyer.page.state.selection.planId : undefined;
    buyer.selections({ items, planId, ...(chance.is(0.2) && { promo: chance.one(codes) }) });
  },
  reserve: ({ buyer: { page } }) => page.checkout.reserve(),
  details: ({ buyer }) => giveDetails(buyer),
  pay: ({ buyer: { page } }) => page.checkout.pay(),
  play: ({ chance, buyer }) => play(buyer.page, chance),
  back: ({ chance, buyer: { page } }) => page.checkout.back(chance.one(['choosing', 'details'])),
  check: ({ buyer: { page } }) => page.check(),
  /** Two things at once: a window that comes to the front is clicked at. */
  hasty({ chance, buyer: { page } }) {
    const { checkout } = page;
    const things = [
      () => checkout.check(),
      () => checkout.reserve(),
      () => checkout.pay(),
      () => checkout.back('choosing'),
    ];
    for (let done = 0; done < 3; done += 1) chance.one(things)();
  },
  reload: ({ buyer }) => buyer.reload(),
  closeTab: ({ buyer }) => buyer.closeTab(),
  pass: ({ chance, buyer: { page } }) => page.pass(chance.whole(1, 30)),
  wait: ({ chance, buyer: { page } }) => page.pass(chance.whole(30, 1200)),
  startOver({ buyer }) {
    if (buyer.page.step === 'completed') buyer.intendAnew();
    buyer.page.checkout.startOver();
  },
  /** Prices come with the choice of a plan, or after it, or never. */
  plan({ chance, buyer: { page }, ids }) {
    const plans = isPriced(page.state.selection.items, ids) ? plansOf(page) : [];
    if (chance.is(0.5)) page.checkout.previewPlans(plans);
    page.checkout.choosePlan(chance.one([undefined, ...plans].map((id) => ({ id }))).id);
  },
  feed: ({ buyer: { page } }) => readFeed(page),
  fault({ chance, buyer: { page } }) {
    const rules = Array.from({ length: chance.whole(1, 2) }, () => ({
      operation: chance.one(operations),
      after: chance.whole(0, 1),
      times: chance.whole(1, 4),
      effect: chance.one(effects),
    }));
    page.control.faults(rules);
  },
  mend: ({ buyer: { page } }) => void page.control.faults([]),
  organiser({ chance, buyer: { page }, ids }) {
    const releaseId = ids.get(chance.one(ticketNames)) ?? '';
    const { control, event } = page;
    const edits = [
      () => control.stock({ releaseId, remaining: chance.whole(0, 3) }),
      () => control.sale({ event, releaseId, hidden: true }),
      () => {
        control.sale({ event, consentText: `Write to me (${chance.whole(1, 99)}).` });
        // As of a service that does not keep what it published before.
        const effect = { kind: 'status', code: 'consent_text_mismatch' } as const;
        control.faults([{ operation: 'submitDetails', times: 1, effect }]);
      },
    ];
    chance.one(edits)();
  },
  restock: ({ buyer: { page }, ids }) => restock(page, ids),
};

/** Whether anything of it has a price, before any code. */
const isPriced = (items: readonly Item[], ids: Scene['ids']): boolean =>
  items.some(({ releaseId }) => releaseId !== ids.get('Under 12'));

function plansOf({ feed }: TestBuyer): string[] {
  const weekend = feed?.releases.find(({ name }) => name === 'Weekend');
  return (weekend?.paymentPlans ?? []).map(({ id }) => id);
}

export function restock({ control, event }: TestBuyer, ids: Scene['ids']): void {
  for (const releaseId of ids.values()) {
    control.stock({ releaseId, remaining: 200 });
    control.sale({ event, releaseId, hidden: false });
  }
}

export async function giveDetails({ page, email }: Buyer): Promise<void> {
  if (!page.feed?.checkout) await readFeed(page);
  if (page.feed?.checkout) await page.giveDetails(email);
}

/** As the element does it; it may fail like anything else. */
export async function readFeed(page: TestBuyer): Promise<void> {
  const before = page.feed;
  await page.readFeed().catch(() => undefined);
  if (!Array.isArray(page.feed?.releases)) page.feed = before;
}

/** On the payment page of any attempt, also of one that was left behind. */
function play(page: TestBuyer, chance: Chance): void {
  const attempts = page.control.payments().payments.slice(-3);
  if (attempts.length === 0) return;
  const { attemptId } = chance.one(attempts);
  const outcome = chance.is(0.4) ? 'approve' : chance.one(outcomes);
  page.control.payments({ attemptId, outcome });
}
