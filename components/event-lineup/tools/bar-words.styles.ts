import { css } from 'lit';

/** Where the words of the bar stand: beside their signs, or below them. */
export const barWordsStyles = css`
  .bar .lead {
    display: none;
  }

  /* On the one line that is kept for them, each sign has its word below it. */
  @container (width < 36em) {
    .bar-buttons {
      flex-wrap: nowrap;
      gap: 0 clamp(0px, 1cqi, 0.375em);
    }

    .bar-buttons > .button,
    .bar-buttons .view {
      flex: 1 1 auto;
      display: grid;
      gap: 1px;
      place-content: center;
      justify-items: center;
      inline-size: auto;
      min-inline-size: 0;
      padding: 0 clamp(2px, 1.2cqi, 0.5em);
      font-size: max(12px, 0.75em);
      font-stretch: semi-condensed;
      font-weight: 500;
      letter-spacing: -0.025em;
      line-height: 1;
    }

    .plan-label,
    .view-label {
      max-inline-size: 100%;
      overflow: clip;
      overflow-clip-margin: 0.25em; /* the tail of a “g” */
      text-overflow: ellipsis;
    }

    .bar-buttons > .button {
      position: relative;
      border-radius: min(var(--_radius-pill), 0.875em);
    }

    /* Where the browser has no popovers, what a button opens stands below them. */
    .bar-buttons:has(> .sheet:not([popover], [hidden])) {
      flex-wrap: wrap;
    }

    .bar .lead {
      display: block;
    }

    .bar-buttons .icon {
      inline-size: 17px;
      block-size: 17px;
    }

    .bar .down {
      display: none;
    }

    /* On the corner: the first star must not push the bar into another line. */
    .bar .badge {
      position: absolute;
      inset-block-start: -0.5em;
      inset-inline-end: 0;
    }

    .views {
      flex: 3 1 auto;
      min-inline-size: 0;
    }
  }

  /* Where not even the words have room, the signs take two lines. */
  @container (width < 15em) {
    .bar-buttons,
    .views {
      flex-wrap: wrap;
    }
  }

  /* Below their signs, where names beside them would push the bar into a second line. */
  @container (36em <= width < 78em) {
    .view {
      align-content: center;
      gap: 0.125em;
      inline-size: auto;
      padding-inline: 0.5em;
    }

    .view-label {
      font-size: 0.75em;
      line-height: 1.1;
    }
  }

  @container (width >= 78em) {
    .view {
      grid-auto-flow: column;
      gap: var(--_space);
      inline-size: auto;
      padding-inline: var(--_space);
      font-weight: 600;
    }
  }
`;
