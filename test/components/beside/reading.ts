import type { EventElement } from '../../../components/internal/element.js';

export const one = ({ renderRoot }: EventElement, selector: string): HTMLElement | null =>
  renderRoot.querySelector<HTMLElement>(selector);

/** Of the questions that are open. */
export const openTexts = ({ renderRoot }: EventElement): string[] =>
  [...renderRoot.querySelectorAll('.toggle[aria-expanded="true"]')].map(
    ({ textContent }) => textContent,
  );
