import { css } from 'lit';

/** Discounts at other events, below the receipt. */
export const offerStyles = css`
  .offers {
    display: grid;
    gap: calc(0.5 * var(--_space));
    padding-block-start: calc(2 * var(--_space));
    border-block-start: var(--_border-width) solid var(--_border);
  }

  .offers li {
    display: grid;
    gap: var(--_space);
    padding-block-end: var(--_space);
  }

  .code-word {
    align-content: center;
    min-block-size: var(--_control);
    padding-inline: 0.75em;
    border: 2px dashed var(--_border-strong);
    border-radius: var(--_radius);
    font-size: 1.0625em;
    font-weight: 700;
  }

  .offers-title {
    font-size: var(--_size-large);
  }
`;
