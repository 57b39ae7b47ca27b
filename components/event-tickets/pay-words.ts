import { printed, type DeskView } from './desk-view.js';

/** What the press obliges to, in words. */
export function payWords(view: DeskView): string {
  const { phrases } = view.host;
  const { order } = view.state;
  const { totalPennies, dueNowPennies, plan } = order?.sums ?? {};
  if (order?.nextStep === 'complete_free') return phrases.confirmFree;
  return plan
    ? phrases.payNow(printed(view, dueNowPennies))
    : phrases.pay(printed(view, totalPennies));
}
