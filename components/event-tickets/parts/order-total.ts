import type { TemplateResult } from 'lit';
import { sumsFor } from '../../../src/checkout/machine/choice.js';
import { drawNote, printAmount, type OrderContext } from './order-context.js';

/** The service's total for the current selection; undefined while only an estimate is known. */
export function printTotal(view: OrderContext): string | undefined {
  const { totalPennies } = sumsFor(view.state) ?? {};
  if (totalPennies === undefined) return undefined;
  const { phrases } = view.host;
  return totalPennies === 0
    ? phrases.free
    : phrases.total({ amount: printAmount(view, totalPennies) });
}

/** Says that the held order costs something else than its quote. */
export function drawChange(view: OrderContext): TemplateResult | undefined {
  const said = sumsFor(view.state)?.totalPennies;
  const held = view.state.order?.sums.totalPennies;
  if (said === undefined || held === undefined || held === said) return undefined;
  return drawNote(view.host.phrases.priceChanged({ total: printAmount(view, held) }));
}
