import { css } from 'lit';

/** The list of changes above the tickets. */
export const saleNewsStyles = css`
  .changes {
    display: grid;
    gap: calc(0.5 * var(--_space));
    margin-block-end: var(--_pad);
    padding: var(--_space) var(--_pad);
    border-inline-start: 3px solid var(--_warning);
  }
`;
