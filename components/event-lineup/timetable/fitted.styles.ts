import { css } from 'lit';

/** A whole day on one screen, however narrow: a name on two lines and one sign for each set. */
export const fittedStyles = css`
  .fitted {
    --_hours: 2.1em;
  }

  .fitted .timetable {
    touch-action: pan-x pan-y pinch-zoom;
  }

  .fitted .timetable-grid {
    inline-size: 100%;
  }

  /* All stages are as wide: how wide one is says nothing. */
  .fitted .column {
    flex: 1 1 0;
    min-inline-size: 2.25em;
  }

  .fitted :is(.column-name, .hour-labels, .slot-text) {
    font-size: clamp(12px, 0.6em + 0.5cqi, 0.875em);
    font-stretch: condensed;
    letter-spacing: -0.025em;
    line-height: 1.15;
  }

  .fitted .column-head {
    padding-inline: 1px;
  }

  .fitted .column-name {
    font-family: inherit;
    letter-spacing: -0.04em;
    overflow-wrap: anywhere;
    hyphens: manual;
  }

  .fitted .slot-text {
    gap: 0;
    padding: 1px 0;
    padding-inline-start: 3px;
  }

  .fitted .slot-names,
  .fitted .slot-names bdi {
    font-family: inherit;
    font-size: inherit;
    line-height: inherit;
    padding-inline: 0;
  }

  /* A word that is too long is broken by a hyphen, or anywhere; what is left of a name ends in dots. */
  .fitted .slot-names bdi {
    display: -webkit-box;
    overflow: hidden;
    hyphens: manual;
    overflow-wrap: anywhere;
    text-overflow: ellipsis;
    white-space: normal;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  @container slot (height >= 3.75em) {
    .fitted .slot-names bdi {
      -webkit-line-clamp: 3;
    }
  }

  .fitted .slot .times {
    display: none;
    font-weight: 400;
  }

  /* Where two sets overlap, each has half of a narrow column. */
  @container slot (width < 2.5em) {
    .fitted .slot-text {
      padding-inline-start: 0;
    }
  }

  @container slot (height >= 3.25em) {
    .fitted .slot-text {
      padding-block-start: 3px;
    }
  }

  @container slot (width >= 6em) and (height >= 3.25em) {
    .fitted .slot .times {
      display: block;
    }
  }

  @container slot (width >= 12em) and (height < 3.25em) {
    .fitted .slot-text {
      grid-template-columns: minmax(0, max-content) auto;
      gap: 0.5em;
      justify-content: start;
    }

    .fitted .slot .times {
      display: block;
    }
  }

  .fitted .planned {
    box-shadow: inset 0 0 0 2px var(--_ink);
  }

  .fitted .signed .slot-names bdi {
    margin-inline-end: 11px;
  }

  .fitted .sign {
    position: absolute;
    inset-block-start: 2px;
    inset-inline-end: 1px;
    inline-size: 12px;
    block-size: 12px;
    pointer-events: none;
  }

  .fitted .sign-planned,
  .fitted .sign-moved {
    fill: currentColor;
  }

  .fitted .slot:not(.slot-big) .sign-clash {
    color: var(--_clash);
  }

  /* All of it is on the card: a block stays as large as its time. */
  .fitted .slot:is(:hover, :focus-within) {
    min-inline-size: 0;
    block-size: calc(var(--length) * var(--minute) - 2px);
    container-type: size;
  }

  @media (forced-colors: active) {
    .fitted .planned {
      outline: 2px solid Highlight;
      outline-offset: -3px;
    }
  }
`;
