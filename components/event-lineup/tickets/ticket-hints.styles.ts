import { css } from 'lit';

/** What stands in the artist's dialog, and what in the box of the tickets' sum. */
export const ticketHintStyles = css`
  .appearance .covering {
    grid-column: -2;
    margin-block: 0.25em 0.5em;
    color: var(--_muted);
    font-size: var(--_size-small);
    text-wrap: pretty;
  }

  .covering bdi {
    color: var(--_ink);
    font-weight: 650;
  }

  .appearances + .button {
    margin-block-end: calc(3 * var(--_space));
  }

  .planned {
    grid-column: 1 / -1;
    display: grid;
    gap: var(--_space);
    margin-block-start: var(--_space);
    padding-block-start: calc(1.5 * var(--_space));
    border-block-start: var(--_border-width) solid var(--_border);
    font-size: var(--_size-small);
    line-height: 1.4;
  }

  .planned-title {
    display: flex;
    gap: 0.5em;
    font-weight: 600;
    text-wrap: pretty;
  }

  .planned-title .icon {
    flex: none;
    inline-size: 1.25em;
    block-size: 1.4em;
    color: var(--_accent);
    fill: currentColor;
  }

  .planned-days {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25em calc(2 * var(--_space));
    font-variant-numeric: tabular-nums;
  }

  .planned-days .beyond {
    color: var(--_muted);
    text-decoration: line-through;
  }

  /* The box sticks to the lower edge: it says no more than it must, and hides nothing that has the focus. */
  @container (inline-size <= 40em) {
    .planned {
      padding-block-start: var(--_space);
    }

    .reaching .planned-days {
      display: none;
    }

    .cart:has(.planned) :not(.summary *) {
      scroll-margin-block-end: 13em;
    }
  }

  /* On a screen this low it would take the room of the tickets. */
  @media (height < 34em) {
    @container (inline-size <= 40em) {
      .planned {
        display: none;
      }
    }
  }

  @media print {
    .planned {
      display: none;
    }
  }
`;
