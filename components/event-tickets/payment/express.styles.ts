import { css } from 'lit';

/** The buttons of wallets below the ordinary payment, and a line between them. */
export const expressStyles = css`
  .express {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(2 * var(--_space));
  }

  .express[hidden] {
    display: none;
  }

  .express ::slotted(*) {
    min-block-size: var(--_control);
  }

  .otherwise {
    display: flex;
    align-items: center;
    gap: calc(1.5 * var(--_space));
    color: var(--_muted);
    font-size: var(--_size-small);
  }

  .otherwise::before,
  .otherwise::after {
    content: '';
    flex: 1;
    border-block-start: var(--_border-width) solid var(--_border);
  }

  @media print {
    .express {
      display: none;
    }
  }
`;
