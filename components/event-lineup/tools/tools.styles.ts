import { css } from 'lit';

export const toolsStyles = css`
  .bar,
  .bar-buttons {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space);
  }

  .bar-buttons {
    flex: 2 1 auto;
  }

  .search {
    position: relative;
    flex: 1 0 100%;
  }

  .search label {
    display: block;
  }

  .search .icon {
    position: absolute;
    inset-block-start: calc(50% - 0.625em);
    inset-inline-start: 0.875em;
    pointer-events: none;
  }

  .search .field {
    padding-block: 0; /* as high as a control: that is the room kept for it */
    padding-inline: 2.5em var(--_control);
    border-radius: var(--_radius-pill);
  }

  /* Nothing to clear: its words have that room, too. */
  .search .field:placeholder-shown {
    padding-inline-end: 0.75em;
    text-overflow: ellipsis;
  }

  .search ::-webkit-search-cancel-button {
    display: none;
  }

  .clear {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    display: grid;
    place-items: center;
    inline-size: var(--_control);
    min-block-size: var(--_control);
    border-radius: 50%;
    color: var(--_muted);
  }

  .search .clear .icon {
    position: static;
  }

  .clear:hover {
    color: var(--_ink);
  }

  .badge {
    min-inline-size: 1.5em;
    padding-inline: 0.375em;
    border-radius: var(--_radius-pill);
    background: currentColor;
    color: var(--_fill);
    font-size: var(--_size-small);
    font-variant-numeric: tabular-nums;
    line-height: 1.6;
  }

  .badge > span {
    color: var(--_on-accent);
  }

  .button:is([aria-pressed='true'], [aria-expanded='true']) {
    border-color: var(--_ink);
    box-shadow: inset 0 0 0 1px var(--_ink);
    background: var(--_surface-strong);
  }

  .button[aria-pressed='true'] .icon {
    fill: currentColor;
  }

  .views {
    display: flex;
    margin-inline-start: auto;
    padding: 0;
    border: 0;
  }

  .view {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: var(--_control);
    block-size: var(--_control);
    border-block-end: 3px solid transparent;
    color: var(--_muted);
    cursor: pointer;
  }

  .view:hover {
    color: var(--_ink);
  }

  .view:has(:checked) {
    border-color: var(--_accent);
    color: var(--_ink);
  }

  .view:has(:focus-visible) {
    outline: 2px solid var(--_focus);
    outline-offset: -2px;
  }

  /* Where nothing could tell which view is chosen, its radio button does (Firefox before 121). */
  @supports not selector(:has(a)) {
    .view input {
      all: revert;
    }
  }

  .sheet {
    position: fixed;
    min-inline-size: 14em;
    max-inline-size: calc(100vi - 2em);
    max-block-size: min(24em, 70dvb);
    padding: var(--_space);
    overflow: auto;
    overscroll-behavior: contain;
    border: var(--_border-width) solid color-mix(in oklab, var(--_on-ground) 20%, transparent);
    border-radius: calc(1.5 * var(--_radius));
    background: var(--_ground);
    color: var(--_on-ground);
    box-shadow: var(--_shadow);
  }

  @supports (position-area: block-end) {
    .sheet {
      inset: auto;
      margin: var(--_space) 0;
      position-area: block-end span-inline-end;
      position-try-fallbacks: flip-inline; /* of a button at the end of a row */
    }
  }

  /* Where the browser has no popovers it stands in the page, below the buttons. */
  .sheet:not([popover]) {
    position: static;
    order: 1;
    flex: 1 0 100%;
    max-inline-size: none;
    box-shadow: none;
  }

  .choices + .choices {
    margin-block-start: var(--_space);
    border-block-start: var(--_border-width) solid
      color-mix(in oklab, var(--_on-ground) 20%, transparent);
  }

  .choices > legend {
    padding: var(--_space) var(--_space) 0;
    font-size: var(--_size-small);
    font-weight: 700;
  }

  .skip:not(:focus) {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    min-block-size: 0;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  .choice {
    display: flex;
    align-items: center;
    gap: calc(1.5 * var(--_space));
    min-block-size: var(--_control);
    padding-inline: var(--_space);
    cursor: pointer;
  }

  .outcome,
  .more-sets {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: var(--_space) calc(2 * var(--_space));
    margin-block-start: calc(1.5 * var(--_space));
    font-size: var(--_size-small);
    font-variant-numeric: tabular-nums;
  }

  .outcome > .clash {
    margin: 0;
    font-size: inherit;
  }

  /* Its words, not its edges, are as far from the line above as that is from the buttons. */
  .outcome .button-quiet {
    margin-block: calc(-1 * var(--_space));
    padding-inline: 0;
    text-decoration: underline 2px var(--_accent);
    text-underline-offset: 0.25em;
  }

  .more-sets {
    margin-block-start: calc(3 * var(--_space));
  }

  .chip .icon {
    inline-size: 1em;
    block-size: 1em;
  }

  .plan-note {
    margin-block-start: var(--_space);
    color: var(--_muted);
    font-size: var(--_size-small);
  }

  .moved,
  .clash {
    margin-block-start: 0.375em;
    font-size: var(--_size-small);
    line-height: 1.4;
    overflow-wrap: anywhere; /* a name of one word may be wider than a phone */
  }

  .moved::before {
    content: '';
    display: inline-block;
    margin-inline-end: 6px;
    border: 4px solid var(--_warning);
    border-radius: 50%;
  }

  .clash {
    display: flex;
    gap: 0.375em;
    align-items: baseline;
  }

  .clash .icon {
    align-self: start;
    inline-size: 1.125em;
    block-size: 1.25em;
    color: var(--_clash);
  }

  .favourite {
    position: absolute;
    z-index: 1;
    inset-block-start: calc(0.5 * var(--_space));
    inset-inline-end: 0;
    display: grid;
    align-items: center;
    justify-items: end;
    inline-size: var(--_control);
    block-size: var(--_control);
    color: var(--_muted);
  }

  .favourite:hover {
    color: var(--_ink);
  }

  /* No weaker than the outline of those that are not pressed, whatever the accent. */
  .favourite[aria-pressed='true'] {
    color: color-mix(in oklab, var(--_accent) 80%, var(--_ink));
  }

  .favourite[aria-pressed='true'] .icon {
    fill: currentColor;
  }

  /* On the one line that is kept for the bar, in a wide typeface later: its words have room there. */
  @container (width >= 44em) and (width >= 79ch) {
    .search {
      flex: 1 1 10em;
      max-inline-size: 20em;
    }
  }

  /* All buttons of a timetable stay on one line. */
  @container (width < 19em) {
    .zoom-bar .button[aria-pressed] > .icon {
      display: none;
    }
  }

  @media (forced-colors: active) {
    .view:has(:checked) {
      border-color: Highlight;
    }

    .button:is([aria-pressed='true'], [aria-expanded='true']) {
      outline: 2px solid Highlight;
    }

    .favourite[aria-pressed='true'] {
      color: Highlight;
    }

    /* Drawings keep a colour that is set for them, even on black. */
    .clash .icon {
      color: inherit;
    }

    .outcome .button-quiet {
      border: 0;
    }
  }

  @media print {
    .tools,
    .more-sets,
    .favourite {
      display: none;
    }
  }
`;
