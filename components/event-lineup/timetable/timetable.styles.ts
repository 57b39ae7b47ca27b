import { css } from 'lit';

/** Time runs down, stages stand side by side; more than fit are scrolled inside the widget. */
export const timetableStyles = css`
  .timetable {
    --minute: max(1.6px, var(--event-lineup-minute-height, 1.8px));
    max-block-size: min(90dvb, 70em);
    overflow: auto;
    overscroll-behavior: contain;
    scroll-padding-block: 3.5em 1em;
    scroll-padding-inline: 4.5em 1em;
    border-block: 2px solid var(--_ink);
  }

  .timetable-grid {
    display: grid;
    grid-template-columns: 4.25em repeat(
        var(--stages),
        minmax(var(--event-lineup-stage-min-width, 10em), 1fr)
      );
    inline-size: max-content;
    min-inline-size: 100%;
    padding-block-end: 1em;
  }

  .hours {
    position: sticky;
    inset-inline-start: 0;
    z-index: 3;
    margin-block-start: 3em;
    background: var(--event-color-background, transparent);
    -webkit-backdrop-filter: blur(24px);
    backdrop-filter: blur(24px);
    color: var(--_muted);
    font-size: var(--_size-small);
    font-variant-numeric: tabular-nums;
  }

  .hours span {
    position: absolute;
    white-space: nowrap;
    inset-block-start: calc(var(--start) * var(--minute) - 0.75em);
  }

  .column {
    position: relative;
    min-inline-size: 0;
  }

  .column-name {
    position: sticky;
    inset-block-start: 0;
    z-index: 2;
    display: flex;
    align-items: center;
    block-size: 3em;
    padding-inline: 0.5em;
    background: var(--event-color-background, transparent);
    -webkit-backdrop-filter: blur(24px);
    backdrop-filter: blur(24px);
    font-weight: 800;
    line-height: 1.1;
  }

  .slots {
    position: relative;
    block-size: calc(var(--hours) * 60 * var(--minute));
    border-inline-start: var(--_border-width) solid var(--_border);
    background: repeating-linear-gradient(
      to bottom,
      color-mix(in oklab, var(--_ink) 8%, transparent) 0 1px,
      transparent 1px calc(60 * var(--minute))
    );
  }

  .slot {
    position: absolute;
    inset-block-start: calc(var(--start) * var(--minute) + 1px);
    inset-inline-start: calc(var(--lane) * 100% / var(--lanes) + 3px);
    inline-size: calc(100% / var(--lanes) - 6px);
    block-size: calc(var(--length) * var(--minute) - 2px);
    padding: 0.25em 0.4375em;
    overflow: hidden;
    border-inline-start: 3px solid var(--_accent);
    border-radius: calc(0.75 * var(--_radius));
    background: var(--_accent-soft);
  }

  /* What does not fit into the height wraps into a second column, which is out of sight. */
  .slot-text {
    display: flex;
    flex-flow: column wrap;
    align-content: start;
    block-size: 100%;
    overflow: clip;
    font-size: var(--_size-small);
    line-height: 1.2;
  }

  .slot-text > * {
    flex: none;
    inline-size: 100%;
  }

  .slot-note {
    margin-block-start: 0.25em;
  }

  /* A filled box: its fill is its text colour, the words inside have another. */
  .slot-big {
    background: currentColor;
    color: var(--_accent);
  }

  .slot-big > * {
    color: var(--_on-accent);
  }

  /* As many whole lines as leave room for the time: a name is said in full where it is pressed. */
  .slot-names {
    max-block-size: max(1lh, round(down, 100% - 1.2em, 1lh));
    overflow: clip;
    font-family: var(--_font-display);
    font-weight: 700;
  }

  .slot-big .slot-names {
    font-size: 1.25em;
    line-height: 1.05;
  }

  .slot .name:only-child::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  .slot .name:focus-visible {
    outline-offset: -2px;
  }

  .slot .name:only-child:focus-visible {
    outline: none;
  }

  .slot:has(.name:only-child:focus-visible) {
    outline: 3px solid var(--_focus);
    outline-offset: 1px;
  }

  .slot .versus {
    color: inherit;
  }

  .slot .times {
    font-variant-numeric: tabular-nums;
  }

  .slot.unannounced {
    border: 1px dashed var(--_border-strong);
    background: none;
    font-style: italic;
  }

  .slot.unannounced .slot-names {
    font-weight: 500;
  }

  @media (forced-colors: active) {
    .slot {
      border: 1px solid CanvasText;
    }

    .column-name,
    .hours {
      background: Canvas;
    }
  }

  @media print {
    .timetable {
      max-block-size: none;
      overflow: visible;
    }
  }
`;
