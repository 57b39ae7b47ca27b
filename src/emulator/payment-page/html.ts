import { framedPage } from '../pages/frame.js';
import { escapeHtml } from '../rules/html-text.js';
import type { PaymentChoice, PaymentPage } from './page.js';
import { paymentStyles } from './styles.js';

/** The payment page over HTTP; its form posts to the address of the page. */
export function paymentHtml(status: number, page: PaymentPage, returnUrl = ''): Response {
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
