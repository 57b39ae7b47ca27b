import type { TemplateResult } from 'lit';
import { sumsFor } from '../../../src/checkout/machine/choice.js';
import { drawNote, printAmount, type OrderContext } from './order-context.js';

/** The service's sum for what is chosen now; undefined while only an estimate can be given. */
export function printTotal(view: OrderContext): string | undefined {
  const { totalPennies } = sumsFor(view.state) ?? {};
  if (totalPennies === undefined) return undefined;
  const { phrases } = view.host;
  return totalPennies === 0 ? phrases.free : phrases.total(printAmount(view, totalPennies));
}

/** What is held costs something else than was said before. */
export function drawChange(view: OrderContext): TemplateResult | undefined {
  const said = sumsFor(view.state)?.totalPennies;
  const held = view.state.order?.sums.totalPennies;
  if (said === undefined || held === undefined || held === said) return undefined;
  return drawNote(view.host.phrases.priceChanged(printAmount(view, held)));
}
