import type { PaymentOutcome, PaymentView } from '../orders/payment.js';
import { look } from '../pages/look.js';
import { drawn } from './draw.js';
import { paymentPage, safeAddress, unknownPayment } from './page.js';
import { paymentStyles } from './styles.js';
import type { Payments } from './payments.js';

export interface PaymentDialogOptions {
  attemptId: string;
  payments: Payments;
  /** Leaves for the buyer's page. */
  goTo: (address: string) => void;
  /** The page without a payment. */
  back: string;
}

/** Covers the page with the payment page. Resolves when it is shown; Escape closes nothing. */
export async function openPaymentDialog(options: PaymentDialogOptions): Promise<HTMLElement> {
  const { attemptId, payments, goTo, back } = options;
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(look + paymentStyles);
  root.adoptedStyleSheets = [sheet];
  const dialog = document.createElement('dialog');
  dialog.setAttribute('closedby', 'none');
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  root.append(dialog);

  const show = (view: PaymentView | undefined) => {
    const page = view ? paymentPage(view) : unknownPayment(back);
    const { main, title } = drawn(page, (outcome, alarm) => void choose(outcome, alarm));
    dialog.replaceChildren(main);
    dialog.setAttribute('aria-labelledby', title.id);
    if (dialog.open) title.focus();
  };
  const choose = async (outcome: PaymentOutcome, alarm: HTMLElement) => {
    try {
      const view = await payments.play(attemptId, outcome);
      const onward = view && view.status !== 'challenged' && safeAddress(view.returnUrl);
      if (!onward) {
        show(view);
      } else {
        host.remove();
        goTo(onward);
      }
    } catch (error) {
      for (const button of dialog.querySelectorAll('button')) button.disabled = false;
      alarm.textContent = error instanceof Error ? error.message : String(error);
    }
  };

  show(await payments.view(attemptId));
  document.body.append(host);
  dialog.showModal();
  dialog.querySelector('h1')?.focus();
  return host;
}
