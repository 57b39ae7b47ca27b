import type { EmulatorApp } from '../app.js';
import { paymentHtml } from './html.js';
import { paymentPage, safeAddress, unknownPayment } from './page.js';
import { outcomes, type Outcome, type PaymentView } from './view.js';

/** Where payments are kept. */
export interface Payments {
  view(attemptId: string): PaymentView | undefined;
  play(attemptId: string, outcome: Outcome): PaymentView;
}

/**
 * `GET /pay/{attemptId}` shows the test payment page, `POST` plays what was chosen and leads on: to
 * the second step, or back to the buyer's page, whose address is left as it was given.
 */
export function servePaymentPage(app: EmulatorApp, payments: Payments): void {
  app.get('/pay/:attemptId', ({ req }) => shown(payments.view(req.param('attemptId'))));
  app.post('/pay/:attemptId', async ({ req }) => {
    const known = payments.view(req.param('attemptId'));
    if (!known) return shown(undefined);
    const { outcome } = await req.parseBody();
    if (!isOutcome(outcome) || !isOpen(known)) return shown(known);
    return leadOn(payments.play(known.attemptId, outcome), new URL(req.url).pathname);
  });
}

function shown(view: PaymentView | undefined): Response {
  if (!view) return paymentHtml(404, unknownPayment);
  return paymentHtml(200, paymentPage(view), view.returnUrl);
}

function leadOn({ status, returnUrl }: PaymentView, ownPath: string): Response {
  const onward = status === 'challenged' ? undefined : safeAddress(returnUrl);
  const headers = { Location: onward ?? ownPath, 'Cache-Control': 'no-store' };
  return new Response(null, { status: 303, headers });
}

/** Asked of a page that was open for long: the attempt may be over. */
const isOpen = ({ status }: PaymentView) => status === 'open' || status === 'challenged';

const isOutcome = (value: unknown): value is Outcome => outcomes.includes(value as Outcome);
