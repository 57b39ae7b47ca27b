import { css } from 'lit';

/** A whole day on one screen, however narrow. */
export const fittedStyles = css`
  .fitted {
    --_column: 5em;
    --_hours: 2em;
  }

  .fitted .timetable-grid {
    inline-size: 100%;
  }

  /*
   * Where two sets of a stage overlap, it takes half as much again: the others need the room, too. A
   * name with a word of nine letters takes a third more, so that the word is whole on a phone.
   */
  .fitted .column {
    --_share: max(0.5 + 0.5 * var(--widest), min(var(--letters) / 6.6, 1.5));
    flex: var(--_share) 1 calc(var(--_column) * var(--_share));
    min-inline-size: calc(2em * var(--_share));
  }

  .fitted .column-head {
    padding-inline: 0.125em 0.2em;
  }

  .fitted .column-name {
    font-family: inherit;
    font-size: clamp(9.5px, 0.4em + 0.6cqi, 1em);
    overflow-wrap: normal;
    hyphens: auto;
    -webkit-line-clamp: 3;
  }

  .fitted .column-name bdi {
    display: block;
    text-align: match-parent;
    text-align: -webkit-match-parent;
  }

  .fitted .hour-labels {
    font-size: 0.6875em;
  }

  /* The end of a long word is cut off: on another line, or as dots, it would cost what tells names apart. */
  .fitted .slot-names,
  .fitted .name {
    font-family: inherit;
    overflow-wrap: normal;
    hyphens: manual;
  }

  .fitted .slot-names {
    overflow: visible clip;
  }

  .fitted .slot-names,
  .fitted .slot-names bdi {
    text-overflow: clip;
  }

  /* What has no room fades at the edge of its box: half a letter would look like another. What fits is whole. */
  .fitted .column-name,
  .fitted .slot-names bdi {
    margin-inline: -0.25em;
    padding-inline: 0.25em;
    mask-image: linear-gradient(
      to right,
      transparent,
      #000 0.25em,
      #000 calc(100% - 0.25em),
      transparent
    );
  }

  /* A time would be in one block and not in the next. */
  @container slot (width < 6em) {
    .fitted .slot .times {
      display: none;
    }
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

  /* Behind a name that fills the line there is room for the scrap of a letter. */
  @container slot (width < 6em) and (height < 4.25em) {
    .fitted .slot-names .name ~ * {
      opacity: 0;
    }
  }

  /* The last columns grow towards the others. */
  .fitted .column:nth-last-child(-n + 2) .slot {
    inset-inline: auto calc((var(--lanes) - 1 - var(--lane)) * 100% / var(--lanes) + 2px);
  }
`;
