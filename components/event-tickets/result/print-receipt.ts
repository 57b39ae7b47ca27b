import { css } from 'lit';
import { printAlone } from '../../internal/print-alone.js';
import type { TicketsHost } from '../tickets-host.js';

const receiptStyles = css`
  .page {
    display: grid;
    gap: 1.25em;
    max-inline-size: 36em;
    font-size: 11pt;
    line-height: 1.5;
  }

  ul {
    padding: 0;
    list-style: none;
  }

  li,
  dl div {
    display: flex;
    justify-content: space-between;
    gap: 2em;
    padding-block: 0.35em;
    border-block-end: 1px solid #bbb;
  }

  .event {
    font-weight: 700;
    font-size: 1.75em;
  }

  .receipt > * + *,
  .first-set {
    margin-block-start: 1.25em;
  }

  .total,
  .reference strong {
    font-weight: 700;
    font-size: 1.25em;
  }

  small {
    display: block;
  }

  a {
    color: inherit;
  }
`;

/** Prints the receipt in place of the page: event, reference, tickets, sums and what happens next. */
export function printReceipt(host: TicketsHost, event = ''): void {
  const { renderRoot } = host;
  const parts = [...renderRoot.querySelectorAll('.step-title, .receipt')].map(copyForPaper);
  printAlone(host, {
    styles: receiptStyles,
    draw: (root) => {
      const page = document.createElement('div');
      page.className = 'page';
      const name = document.createElement('p');
      name.className = 'event';
      name.textContent = event;
      page.append(...(event ? [name] : []), ...parts);
      root.append(page);
      return { size: 'auto', margin: '15mm' };
    },
  });
}

/** Without what can only be pressed; a code for another event stays. */
function copyForPaper(part: Element): Element {
  const copy = part.cloneNode(true) as Element;
  for (const button of copy.querySelectorAll('.row:not(:has(code)), button')) button.remove();
  return copy;
}
