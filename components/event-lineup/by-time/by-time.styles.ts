import { css } from 'lit';

/** One column; the times of all rows stand below each other. */
export const byTimeStyles = css`
  .by-time .times {
    flex: 0 0 3.75em;
  }

  .by-time .long {
    flex-basis: auto;
  }

  .by-time > .day-name {
    margin-block: calc(4 * var(--_space)) 0;
    font-size: 1.375em;
  }

  .by-time > .sets + .sets,
  #earlier:not([hidden]) + .sets {
    border-block-start: var(--_border-width) solid var(--_border);
  }

  .earlier {
    display: flex;
    gap: var(--_space);
    align-items: center;
    inline-size: 100%;
    min-block-size: var(--_control);
    border-block-end: var(--_border-width) solid var(--_border);
    color: var(--_muted);
    font-weight: 650;
    text-align: start;
    font-variant-numeric: tabular-nums;
  }

  .earlier:hover {
    color: var(--_ink);
  }

  .earlier:focus-visible {
    outline-offset: -2px;
  }

  .earlier[aria-expanded='true'] .icon {
    rotate: 180deg;
  }

  /* Told apart from what is on by more than where it stands. */
  #earlier .names,
  #earlier time {
    color: var(--_muted);
  }

  #earlier .faces {
    filter: grayscale(1);
    opacity: 0.75;
  }

  @container (width >= 50em) {
    .by-time {
      max-inline-size: 44em;
    }
  }
`;
