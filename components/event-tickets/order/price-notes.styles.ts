import { css } from 'lit';

/** The notes below the total. */
export const priceNoteStyles = css`
  .savings {
    display: grid;
    justify-items: start;
    flex-basis: 100%;
    font-size: var(--_size-small);
    font-weight: 600;
    white-space: normal;
  }
`;
