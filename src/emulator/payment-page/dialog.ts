import { look } from '../pages/look.js';
import { drawn } from './draw.js';
import { paymentPage, safeAddress, unknownPayment } from './page.js';
import { paymentStyles } from './styles.js';
import type { Outcome, PaymentView } from './view.js';

/** Where payments are kept, as a page reaches them. */
export interface AsyncPayments {
  view(attemptId: string): Promise<PaymentView | undefined>;
  play(attemptId: string, outcome: Outcome): Promise<PaymentView>;
}

export interface PaymentDialogOptions {
  attemptId: string;
  payments: AsyncPayments;
  /** Leaves for the buyer's page. */
  goTo: (address: string) => void;
}

/**
 * `?emulator-payment=ATTEMPT` or `#emulator-payment=ATTEMPT`: the host page itself is the payment
 * page, since an emulator in the page has no other address.
 */
export function attemptIn({ search, hash }: Pick<Location, 'search' | 'hash'>): string | null {
  const name = 'emulator-payment';
  return new URLSearchParams(search).get(name) ?? new URLSearchParams(hash.slice(1)).get(name);
}

/** Covers the page with the payment page. Resolves when it is shown; Escape closes nothing. */
export async function openPaymentDialog(options: PaymentDialogOptions): Promise<HTMLElement> {
  const { attemptId, payments, goTo } = options;
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
    const page = view ? paymentPage(view) : unknownPayment;
    const { main, title } = drawn(page, (outcome, alarm) => void choose(outcome, alarm));
    dialog.replaceChildren(main);
    dialog.setAttribute('aria-labelledby', title.id);
    if (dialog.open) title.focus();
  };
  const choose = async (outcome: Outcome, alarm: HTMLElement) => {
    try {
      const view = await payments.play(attemptId, outcome);
      const onward = safeAddress(view.returnUrl);
      if (view.status === 'challenged' || !onward) {
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
