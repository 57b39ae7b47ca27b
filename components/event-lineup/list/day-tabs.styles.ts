import { css } from 'lit';

/** Days stand on one line, the chosen one on a bar of the accent. */
export const dayTabsStyles = css`
  .tabs {
    display: flex;
    gap: calc(2.5 * var(--_space));
    margin-block-end: calc(3 * var(--_space));
    overflow-x: auto;
    scrollbar-width: none;
    border-block-end: var(--_border-width) solid var(--_border);
  }

  .tab {
    position: relative;
    flex: none;
    display: grid;
    align-content: center;
    min-block-size: calc(var(--_control) + 1em);
    padding-block: 0.5em;
    color: var(--_muted);
    line-height: 1.2;
    text-align: start;
  }

  .tab[aria-selected='true'] {
    color: var(--_ink);
  }

  .weekday {
    font-family: var(--_font-display);
    font-size: var(--_size-large);
    font-weight: var(--_heading-weight);
  }

  .date {
    font-size: var(--_size-small);
  }

  .tab[aria-selected='true']::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    border-block-end: 4px solid var(--_accent);
  }

  @container (width >= 44em) {
    .tabs {
      gap: calc(5 * var(--_space));
    }

    .weekday {
      font-size: 1.5em;
    }

    .tabs:has(:nth-child(6)) {
      gap: calc(3 * var(--_space));
    }

    .tabs:has(:nth-child(6)) .weekday {
      font-size: 1em;
    }
  }
`;
