import { css } from 'lit';

/** A whole day on one screen, however narrow. */
export const fittedStyles = css`
  .fitted {
    --_column: 5em;
    --_hours: 2.25em;
  }

  .fitted .timetable-grid {
    inline-size: 100%;
  }

  .fitted .column {
    flex-shrink: 1;
    flex-basis: calc(var(--_column) * var(--widest));
    min-inline-size: calc(2em * var(--widest));
  }

  .fitted .column-head {
    padding-inline: 0.125em;
  }

  .fitted .column-name {
    font-family: inherit;
    font-size: clamp(9.5px, 0.4em + 0.6cqi, 1em);
    letter-spacing: -0.02em;
    overflow-wrap: break-word;
    -webkit-line-clamp: 3;
  }

  .fitted .hour-labels {
    font-size: 0.6875em;
  }

  /* The end of a long word is left out, rather than set on another line. */
  .fitted .slot-names {
    font-family: inherit;
    overflow-wrap: normal;
    hyphens: manual;
  }

  /* The room is the name's; where a block has the focus or the pointer its star is there. */
  @container slot (width < 8em) {
    .fitted .slot .favourite[aria-pressed='false'] {
      display: none;
    }

    .fitted .slot .slot-names {
      padding-inline-end: 0;
    }
  }

  /* The last columns grow towards the others. */
  .fitted .column:nth-last-child(-n + 2) .slot {
    inset-inline: auto calc((var(--lanes) - 1 - var(--lane)) * 100% / var(--lanes) + 2px);
  }
`;
