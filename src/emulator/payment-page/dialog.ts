import type { PaymentOutcome, PaymentView } from '../orders/payment.js';
import { look, pageIcons } from '../pages/frame.js';
import { paymentPage, type PaymentPage, safeAddress, unknownPayment } from './page.js';
import type { Payments } from './payments.js';
import { paymentStyles } from './styles.js';

interface PaymentDialogOptions {
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

/** Told what was chosen, and where to say what went wrong. */
type Choose = (outcome: PaymentOutcome, alarm: HTMLElement) => void;

/** The payment page as nodes: nothing that a strict policy would stop. */
function drawn(page: PaymentPage, choose: Choose): { main: HTMLElement; title: HTMLElement } {
  const main = document.createElement('div');
  main.className = 'page';
  const title = textElement('h1', page.title);
  title.id = 'title';
  title.tabIndex = -1;
  const notice = textElement('p', page.notice);
  notice.className = 'notice';
  main.append(notice, icon(page), title, textElement('p', page.text));
  if (page.lines.length) main.append(list(page));
  const alarm = document.createElement('p');
  alarm.className = 'alarm';
  alarm.setAttribute('role', 'alert');
  if (page.choices.length) main.append(form(page, alarm, choose));
  if (page.onward) {
    const link = textElement('a', page.onward.label);
    link.className = 'onward';
    link.href = page.onward.href;
    main.append(link);
  }
  main.append(alarm);
  return { main, title };
}

function form({ choices }: PaymentPage, alarm: HTMLElement, choose: Choose): HTMLElement {
  const all = document.createElement('form');
  all.append(
    ...choices.map(({ outcome, label, hint }) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.append(textElement('b', label), ' ', textElement('small', hint));
      button.addEventListener('click', () => {
        for (const each of all.querySelectorAll('button')) each.disabled = true;
        choose(outcome, alarm);
      });
      return button;
    }),
  );
  return all;
}

function list({ lines }: PaymentPage): HTMLElement {
  const all = document.createElement('dl');
  for (const { label, value } of lines) {
    const row = document.createElement('div');
    row.append(textElement('dt', label), textElement('dd', value));
    all.append(row);
  }
  return all;
}

function icon({ icon: name }: PaymentPage): SVGElement {
  const namespace = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(namespace, 'svg');
  const stroke = { fill: 'none', stroke: 'currentColor', 'stroke-width': '1.5' };
  const box = { viewBox: '0 0 24 24', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  for (const [key, value] of Object.entries({ ...stroke, ...box, 'aria-hidden': 'true' }))
    svg.setAttribute(key, value);
  const circle = document.createElementNS(namespace, 'circle');
  for (const [key, value] of Object.entries({ cx: '12', cy: '12', r: '10' }))
    circle.setAttribute(key, value);
  const path = document.createElementNS(namespace, 'path');
  path.setAttribute('d', pageIcons[name]);
  svg.append(circle, path);
  return svg;
}

function textElement<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text: string) {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}
