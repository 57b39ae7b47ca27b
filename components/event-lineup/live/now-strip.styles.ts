import { css } from 'lit';

/** A row of stages, as long as the day is running. */
export const nowStripStyles = css`
  .zone-note {
    margin-block-start: calc(1.5 * var(--_space));
    color: var(--_muted);
    font-size: var(--_size-small);
  }

  .now-strip {
    display: grid;
    gap: calc(1.5 * var(--_space));
    justify-items: start;
    margin-block: calc(1.5 * var(--_space)) calc(4 * var(--_space));
  }

  .now-stages {
    display: grid;
    --_least: 14em;
    grid-auto-columns: max(var(--_least), (100% - (var(--most) - 1) * var(--_space)) / var(--most));
    grid-auto-flow: column;
    gap: var(--_space);
    inline-size: 100%;
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-snap-type: inline proximity;
    scroll-padding-inline: 2px;
  }

  .now-stage {
    display: grid;
    gap: calc(1.25 * var(--_space));
    align-content: start;
    padding: calc(1.5 * var(--_space)) calc(1.75 * var(--_space));
    border-block-start: 3px solid var(--_now);
    border-radius: var(--_radius);
    background: var(--_surface);
    overflow-wrap: anywhere;
    scroll-snap-align: start;
  }

  .now-place {
    font-weight: 700;
    line-height: 1.2;
  }

  .now-on,
  .now-next {
    display: grid;
    font-size: var(--_size-small);
    line-height: 1.35;
  }

  .now-label,
  .now-when {
    color: var(--_muted);
    font-variant-numeric: tabular-nums;
  }

  .now-on > .now-label,
  .now-note {
    color: var(--_now);
    font-weight: 700;
  }

  .now-on > .now-label::before,
  .now-note::before {
    content: '';
    display: inline-block;
    inline-size: 0.5em;
    block-size: 0.5em;
    margin-inline-end: 0.5em;
    border-radius: 50%;
    background: currentColor;
  }

  .now-on > .now-name {
    font-family: var(--_font-display);
    font-size: 1.25em;
    font-weight: 800;
    line-height: 1.15;
  }

  .now-next > .now-name {
    font-weight: 650;
  }

  .now-name .name {
    min-block-size: 24px;
  }

  .now-name button.name:hover {
    text-decoration: underline 0.08em var(--_accent);
    text-underline-offset: 0.18em;
  }

  .now-note {
    margin-block-start: 0.25em;
    font-size: var(--_size-small);
  }

  .slot .now-note {
    display: none;
  }

  .stages + .bill {
    margin-block: calc(5 * var(--_space)) 0;
  }

  /* On a phone the way there stands beside the stages: a row of its own would push the days down. */
  @container (width < 30em) {
    .now-strip {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
      gap: var(--_space);
    }

    .now-stages {
      --_least: 11em;
    }

    .now-strip > .button {
      inline-size: var(--_control);
      padding: 0;
    }

    .now-strip > .button > span {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }

  @media (forced-colors: active) {
    .now-stage {
      border: 1px solid CanvasText;
    }

    .now-on > .now-label::before,
    .now-note::before {
      border: 0.25em solid;
    }
  }

  @media print {
    .now-strip {
      display: none;
    }
  }
`;
