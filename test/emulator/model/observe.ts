import { addressOf } from '../../conformance/read.js';
import { bills } from './invariants/bills.js';
import { holds } from './invariants/holds.js';
import { ways } from './invariants/ways.js';
import { sales } from './invariants/sales.js';
import { slugs } from './invariants/slugs.js';
import { stock } from './invariants/stock.js';
import { traces } from './invariants/traces.js';
import type { Ledger } from './ledger.js';
import type { Invariant, Play, Trace } from './play.js';
import { look, type Open } from './sight.js';
import type { Stage } from './stage.js';

const invariants: readonly Invariant[] = [
  ...ways,
  ...stock,
  ...holds,
  ...sales,
  ...bills,
  ...slugs,
  ...traces,
];

/** Looks at the service, takes in what has happened, and holds it against every invariant. */
export async function observe({ ledger, stage }: Play, trace: Trace): Promise<void> {
  const before = ledger.sight;
  const moves = ledger.learn(await look(stage, addresses(ledger, stage)));
  for (const { from, to } of moves) stage.note('order', `${from ?? 'new'} -> ${to}`);
  for (const holds of invariants) await holds({ ledger, stage, before, moves, trace });
}

/** Where the buyers read how their orders stand. */
const addresses = (ledger: Ledger, { target }: Stage): Open[] =>
  [...ledger.reservations.values()].map(({ event, reservation }) => {
    const { reference, checkoutToken } = reservation;
    const address = addressOf(target, 'getOrder', { slug: event.name, checkoutToken });
    return { reference, address, key: event.key };
  });
