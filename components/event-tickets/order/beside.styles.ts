import { css } from 'lit';

/** The order summary beside the current step; in a narrow place a sticky line below it. */
export const besideStyles = css`
  /* Not a grid, for the same reason as the cart. */
  .beside {
    display: flex;
    flex-direction: column;
    gap: calc(3 * var(--_space));
  }

  .beside .summary {
    display: grid;
    gap: 0;
    padding-block: 0 var(--_space);
  }

  .beside .sum {
    min-block-size: var(--_control);
    align-items: center;
  }

  .beside .sum::after {
    content: '';
    inline-size: 0.5em;
    block-size: 0.5em;
    margin-inline: auto 0.25em;
    border: solid;
    border-width: 2px 0 0 2px;
    rotate: 45deg;
  }

  .open .sum::after {
    rotate: 225deg;
  }

  .beside .review {
    padding: 0;
    border: 0;
    background: none;
  }

  @container (inline-size <= 40em) {
    .beside .hold + .review {
      margin-block-start: var(--_space);
    }

    .beside .open {
      max-block-size: 80vh;
      overflow: auto;
    }

    .beside .hold {
      font-size: var(--_size-small);
    }

    .beside .whole {
      position: static;
      padding: var(--_pad);
      box-shadow: none;
    }

    .whole .sum {
      display: none;
    }

    .payment {
      display: contents;
    }

    /* The button that pays stays visible, too; it never covers a provider's form. */
    .payment .onward:not(slot ~ *) {
      position: sticky;
      inset-block-end: max(var(--_space), env(safe-area-inset-bottom));
      z-index: 2;
      box-shadow: 0 5em 0.75em 6em var(--_ground); /* fades text that scrolls under it, at full width */
      clip-path: inset(-1.5em -4px -1.25em);
    }
  }

  @container (inline-size > 40em) {
    .beside .sum {
      display: none;
    }

    .beside {
      display: grid;
      grid-template: auto 1fr / minmax(0, 1fr) clamp(17em, 34cqi, 21em);
      gap: calc(3 * var(--_space)) calc(1.5 * var(--_gap));
      align-items: start;
    }

    .beside > * {
      grid-column: 1;
    }

    .beside .summary {
      grid-area: 1 / 2 / 3;
      position: sticky;
      inset-block: calc(var(--_sticky-top) + 2 * var(--_space)) auto;
      gap: calc(1.5 * var(--_space));
      padding: var(--_pad);
      box-shadow: none;
    }
  }

  /* Collapsed on a screen only; print shows everything. */
  @media screen {
    @container (inline-size <= 40em) {
      .beside .summary:not(.open, .whole) .review {
        display: none;
      }
    }
  }
`;
