import { css } from 'lit';

export const keepStyles = css`
  .keep {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space) calc(2 * var(--_space));
    margin-block-start: calc(4 * var(--_space));
    padding-block-start: calc(2 * var(--_space));
    border-block-start: 1px solid var(--_border);
    font-size: var(--_size-small);
  }

  .keep p {
    font-variant-numeric: tabular-nums;
  }

  .keep progress {
    flex: 1 1 10em;
    max-inline-size: 20em;
    block-size: 0.5em;
    accent-color: var(--_fill);
  }
`;
