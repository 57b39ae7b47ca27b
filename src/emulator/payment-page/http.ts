import { type PaymentOutcome, paymentOutcomes, type PaymentView } from '../orders/payment.js';
import { framedPage } from '../pages/frame.js';
import { bodyText, type EmulatorApp, tooLong } from '../requests/request.js';
import { escapeHtml } from '../rules/html-text.js';
import {
  type PaymentChoice,
  paymentPage,
  type PaymentPage,
  safeAddress,
  unknownPayment,
} from './page.js';
import type { Payments } from './payments.js';
import { paymentStyles } from './styles.js';

/**
 * `GET /pay/{attemptId}` shows the test payment page, `POST` plays what was chosen and leads on: to
 * the second step, or back to the buyer's page, whose address is left as it was given.
 */
export function servePaymentPage(app: EmulatorApp, payments: Payments): void {
  app.get('/pay/:attemptId', async ({ req }) => shown(await payments.view(req.param('attemptId'))));
  app.post('/pay/:attemptId', async ({ req }) => {
    const known = await payments.view(req.param('attemptId'));
    const outcome = await chosen(req.raw);
    if (outcome === undefined) return new Response(tooLong, { status: 400 });
    if (!known || !isOutcome(outcome)) return shown(known);
    const isOver = known.status !== 'open' && known.status !== 'challenged';
    if (isOver && known.status !== statusAfter[outcome]) return shown(known);
    const played = isOver ? known : await payments.play(known.attemptId, outcome);
    return played ? leadOn(played, new URL(req.url).pathname) : shown(undefined);
  });
}

/** What a form says, of either kind; null where it says nothing, undefined where it says too much. */
async function chosen(request: Request): Promise<unknown> {
  const text = await bodyText(request);
  if (text === undefined) return undefined;
  const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' };
  const form = await new Response(text, { headers }).formData().catch(() => undefined);
  return form?.get('outcome') ?? null;
}

/** The second of two quick clicks is answered as the first was. */
const statusAfter: Record<PaymentOutcome, PaymentView['status']> = {
  approve: 'succeeded',
  decline: 'declined',
  challenge: 'challenged',
  process_slowly: 'processing',
  abandon: 'abandoned',
};

function shown(view: PaymentView | undefined): Response {
  if (!view) return paymentHtml(404, unknownPayment());
  return paymentHtml(200, paymentPage(view), view.returnUrl);
}

function leadOn({ status, returnUrl }: PaymentView, ownPath: string): Response {
  const onward = status === 'challenged' ? undefined : safeAddress(returnUrl);
  const headers = { Location: onward ?? ownPath, 'Cache-Control': 'no-store' };
  return new Response(null, { status: 303, headers });
}

const isOutcome = (value: unknown): value is PaymentOutcome =>
  paymentOutcomes.includes(value as PaymentOutcome);

/** The payment page over HTTP; its form posts to the address of the page. */
function paymentHtml(status: number, page: PaymentPage, returnUrl = ''): Response {
  const { notice, icon, title, text, lines, choices, onward } = page;
  const rows = lines.map(
    ({ label, value }) => `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`,
  );
  const parts = [
    `<p>${escapeHtml(text)}</p>`,
    rows.length ? `<dl>${rows.join('')}</dl>` : '',
    choices.length ? `<form method="post">${choices.map(button).join('')}</form>` : '',
    onward ? `<a class="onward" href="${escapeHtml(onward.href)}">${onward.label}</a>` : '',
  ];
  return framedPage({
    status,
    icon,
    title,
    kind: 'test payment',
    body: parts.join('\n  '),
    above: `<p class="notice">${escapeHtml(notice)}</p>`,
    styles: paymentStyles,
    formAction: formTargets(returnUrl),
  });
}

function button({ outcome, label, hint }: PaymentChoice): string {
  const words = `<b>${escapeHtml(label)}</b> <small>${escapeHtml(hint)}</small>`;
  return `<button name="outcome" value="${outcome}">${words}</button>`;
}

/** Chromium holds the policy of a form against the redirect that answers it, too. */
function formTargets(returnUrl: string): string {
  return URL.canParse(returnUrl) ? `'self' ${new URL(returnUrl).origin}` : "'self'";
}
