import { css } from 'lit';

/** Time runs down, stages stand side by side; more than fit are scrolled inside the widget. */
export const timetableStyles = css`
  .timetable-frame {
    --_head: 3em;
    --_lead: 8px; /* above the first hour, whose label has its middle at its line */
    --_hours: 3.75em;
    --_dots: 0px;
    /* Nothing shines through, whatever the page has behind it, or says that it has. */
    --_cover: linear-gradient(var(--_ground), var(--_ground)) Canvas;
    --_column: var(--event-lineup-stage-min-width, clamp(8.5em, 40cqi, 11em));
  }

  /* The dots of a Latin name hang out of its last line there. */
  .base[dir='rtl'] .timetable-frame {
    --_dots: 8px;
  }

  @container slot (width >= 6em) {
    .base[dir='rtl'] .slot-names {
      overflow: visible clip;
    }

    .base[dir='rtl'] .slot-names bdi {
      margin-inline-end: -1em;
      padding-inline-end: 1em;
    }
  }

  .zoom-bar {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space);
    margin-block-end: calc(1.5 * var(--_space));
  }

  .button-icon {
    inline-size: var(--_control);
    padding: 0;
  }

  .button[aria-disabled='true'] {
    border-color: var(--_border);
    color: var(--_muted);
    cursor: default;
  }

  .stage-jump {
    flex: 0 1 14em;
    min-inline-size: 0;
    border-radius: var(--_radius-pill);
    background: var(--_ground);
    text-overflow: ellipsis;
  }

  .timetable {
    position: relative;
    max-block-size: min(88dvb, 70em);
    overflow: auto;
    overscroll-behavior: contain;
    scroll-padding-block: calc(var(--_head) + 0.75em) 1em;
    scroll-padding-inline: calc(var(--_hours) + 1.25em) 1.5em; /* “12:34 PM” of this minute is wider */
    scroll-snap-type: inline proximity;
    border-block: 2px solid var(--_ink);
  }

  .fitted .timetable-grid {
    /* Not in em: it is used in texts of several sizes. */
    --minute: max(0.55px, (min(80dvb, 900px) - 72px) / var(--units));
  }

  /* There is more: it fades away instead of ending. */
  .timetable.has-after {
    mask-image: linear-gradient(to right, black calc(100% - 2.5em), rgb(0 0 0 / 0.15));
  }

  .base[dir='rtl'] .timetable.has-after {
    mask-image: linear-gradient(to left, black calc(100% - 2.5em), rgb(0 0 0 / 0.15));
  }

  .timetable-grid {
    --minute: calc(max(1.6px, var(--event-lineup-minute-height, 1.8px)) * var(--zoom, 1));
    position: relative;
    display: flex;
    inline-size: max-content;
    min-inline-size: 100%;
    padding-block-end: 1em;
  }

  .hours {
    position: sticky;
    inset-inline-start: 0;
    z-index: 4;
    flex: none;
    min-inline-size: var(--_hours);
    margin-block-end: -1em; /* the last line is behind it, too */
    padding-inline-end: 0.25em;
    background: var(--_cover);
    color: var(--_muted);
    font-variant-numeric: tabular-nums;
    line-height: 1;
  }

  .has-before .hours {
    box-shadow: 0.5em 0 0.75em -0.5em color-mix(in oklab, var(--_ink) 45%, transparent);
  }

  [dir='rtl'] .has-before .hours {
    box-shadow: -0.5em 0 0.75em -0.5em color-mix(in oklab, var(--_ink) 45%, transparent);
  }

  .corner {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    display: block;
    block-size: var(--_head);
    margin-block-end: var(--_lead);
    background: var(--_cover);
  }

  /* All on one place, so that the longest makes the room. */
  .hour-labels {
    display: grid;
    justify-items: start;
    block-size: 0;
    font-size: var(--_size-small);
  }

  .hour-labels > * {
    grid-area: 1 / 1;
    position: relative;
    inset-block-start: calc(var(--at) * var(--minute));
    translate: 0 -50%;
    white-space: nowrap;
  }

  .now-time {
    z-index: 1;
    padding: 0.25em 0.375em;
    border-radius: var(--_radius-pill);
    background: currentColor;
    color: var(--_now);
  }

  .now-time > span {
    color: var(--_ground);
  }

  .lines {
    position: absolute;
    inset-block: calc(var(--_head) + var(--_lead)) 0;
    inset-inline: 0;
    overflow: clip;
  }

  .lines > * {
    position: absolute;
    inset-inline: 0;
    inset-block-start: calc(var(--at) * var(--minute));
  }

  .hour-line {
    border-block-start: 1px solid color-mix(in oklab, var(--_ink) 12%, transparent);
  }

  .now-line {
    border-block-start: 2px solid var(--_now);
  }

  .break {
    block-size: calc(var(--length) * var(--minute));
    border-block: 1px dashed var(--_border-strong);
    background: repeating-linear-gradient(
      -45deg,
      color-mix(in oklab, var(--_ink) 9%, transparent) 0 2px,
      transparent 2px 8px
    );
  }

  .column {
    flex: var(--widest) 0
      calc(var(--_column) * (1 + 0.6 * (var(--widest) - 1)) + var(--_dots) * var(--widest));
    position: relative;
    scroll-snap-align: start;
  }

  .column-head {
    position: sticky;
    inset-block-start: 0;
    z-index: 3;
    display: grid;
    align-items: center;
    block-size: var(--_head);
    margin-block-end: var(--_lead);
    padding-inline: 0.375em;
    border-block-end: 3px solid var(--stage);
    background: var(--_cover);
  }

  .column-name {
    display: -webkit-box;
    overflow: hidden;
    font-weight: 800;
    line-height: 1.25; /* room for the tail of a “g” */
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  .slots {
    position: relative;
    block-size: calc(var(--units) * var(--minute));
  }

  /* Paler than what is still to come, and as easy to read. */
  .timetable .slot.over {
    border-color: color-mix(in oklab, var(--stage) 45%, var(--_ground));
    background: color-mix(in oklab, var(--_ink) 6%, var(--_ground));
  }

  .timetable .slot.over > :nth-child(n) {
    color: var(--_muted);
  }

  .to-come {
    margin-block-start: calc(5 * var(--_space));
  }

  .to-come-stage {
    padding-block: 0.625em 0.5em;
    border-block-end: 2px solid var(--_ink);
    font-size: 1.1875em;
    font-weight: 800;
  }

  /* A second line would push the timetable down. */
  @container (width < 30em) {
    .zoom-bar > .button:not(.button-icon) {
      padding-inline: 0.75em;
    }

    .print-days {
      inline-size: var(--_control);
      padding: 0;
    }

    .print-days > span {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }

  @container (width < 21em) {
    .zoom-bar {
      gap: calc(0.5 * var(--_space));
    }

    .zoom-bar > .button:not(.button-icon) {
      gap: 0.375em;
      padding-inline: 0.5em;
      font-size: 0.9375em;
    }
  }

  @media (forced-colors: active) {
    .column-head,
    .hours,
    .corner {
      background: Canvas;
    }

    .now-line {
      border-color: Highlight;
    }
  }

  @media print {
    .timetable {
      max-block-size: none;
      overflow: visible;
    }

    .zoom-bar {
      display: none;
    }
  }

  .slots > .rows-to-come {
    display: none; /* the column has its height without them */
  }
`;
