import { css } from 'lit';

/** What pointer, keyboard, forced colours and paper need. Comes after the first paint. */
export const finishStyles = css`
  /* The whole row or poster opens its act; two names share it: each is its own target. */
  .alone button.name::after,
  .poster button.name:only-child::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  .tabs,
  .bill {
    overscroll-behavior-x: contain;
  }

  /* Browsers take a name for seen of which they see the beginning, and would not scroll to it. */
  .bill {
    scroll-padding-inline: 7em;
  }

  /* A poster alone: the face comes out of the dark that the name stands on. */
  @container (width >= 40em) {
    .poster:only-child .faces {
      mask: linear-gradient(to right, transparent, #000 8em);
    }

    .poster:only-child .faces:dir(rtl) {
      mask: linear-gradient(to left, transparent, #000 8em);
    }

    .poster:only-child .words {
      background: none;
    }
  }

  /* Goes as a whole. */
  .when .until {
    white-space: nowrap;
  }

  /* More than a week: the week days repeat, and the date says which it is. */
  .tabs:has(> :nth-child(8)) .date {
    order: -1;
    font-family: var(--_font-display);
    font-size: 1em;
    font-weight: var(--_heading-weight);
  }

  .tabs:has(> :nth-child(8)) :nth-child(n) > .weekday {
    font-family: inherit;
    font-size: var(--_size-small);
    font-weight: 500;
  }

  .set .note {
    text-wrap: pretty;
  }

  /* Slanted only where a typeface has such letters: many scripts know none. */
  .unannounced {
    font-synthesis-style: none;
  }

  /* A name still to come: a promise, not a gap. */
  .unannounced .faces {
    align-items: center;
    justify-content: center;
    border: 2px dashed var(--_border-strong);
  }

  .unannounced .faces::before {
    content: '?' / '';
    font-family: var(--_font-display);
    font-size: 1.25em;
    font-weight: 800;
    line-height: 1;
    opacity: 0.7;
  }

  /* Old Safaris leave the corners of a moving picture sharp without it. */
  .poster {
    isolation: isolate;
  }

  .poster .versus {
    color: inherit;
    opacity: 0.8;
  }

  /* The name of a stage that takes two lines begins where its poster's other words do. */
  .when > bdi {
    text-align: match-parent;
    text-align: -webkit-match-parent;
  }

  /* Letters of another script hang below the line of the page's face. */
  .search ::placeholder {
    overflow: clip visible;
  }

  .seam::before {
    content: '­'; /* the sign itself, U+00AD: a template knows no escapes of CSS */
  }

  .portrait {
    user-select: none;
  }

  .versus {
    letter-spacing: 0;
    text-decoration: none;
  }

  .portrait::before {
    letter-spacing: -0.04em;
    opacity: 0.82;
  }

  /* One column: the stage is in sight for as long as its sets are. */
  @container (width < 40em) {
    .stage-name {
      position: sticky;
      inset-block-start: var(--_sticky-top);
      z-index: 2;
      /* Nothing shines through, whatever the page has behind it, or says that it has. */
      background: linear-gradient(var(--_ground), var(--_ground)) Canvas;
    }

    /* Whoever goes back by keys sees where they are: below three lines of such a name. */
    .set button {
      scroll-margin-block-start: calc(var(--_sticky-top) + 7em);
    }
  }

  /* Twenty stages: a change in one lays out that one. */
  .stage {
    contain: layout style;
  }

  /*
   * Rows far from the screen are laid out when they come near; a search finds their words all the same.
   * Not those in sight: it would count as a move of each.
   */
  @supports (overflow-clip-margin: 1px) {
    .stages .set:nth-child(n + 16) {
      content-visibility: auto;
      overflow-clip-margin: 6px; /* the ring around what has the focus */
    }

    /* In one column later stages are far away with fewer rows, at last with all of them, below posters sooner. */
    @container (width < 40em) {
      .stage:nth-child(n + 2) .set:nth-child(n + 9),
      .stage:nth-child(n + 6) .set,
      .bill ~ .stages .stage:nth-child(n + 4) .set {
        content-visibility: auto;
        overflow-clip-margin: 6px;
      }
    }
  }

  .rows-to-come {
    block-size: calc(5em * var(--rows));
  }

  /* Days that have no room fade away, instead of ending in the middle of a letter. */
  .tabs {
    --_between: calc(-2.5em - 2.5 * var(--_space));
    container-type: scroll-state;
  }

  @container (width >= 44em) {
    .tabs {
      --_between: calc(-2.5em - 5 * var(--_space));
    }

    .tabs:has(:nth-child(6)) {
      --_between: calc(-2.5em - 3 * var(--_space));
    }
  }

  @container scroll-state(scrollable: inline-start) {
    .tabs::before {
      content: '';
      inset-inline-start: 0;
      margin-inline-end: var(--_between);
    }
  }

  @container scroll-state(scrollable: inline-end) {
    .tabs::after {
      content: '';
      inset-inline-end: 0;
      margin-inline-start: var(--_between);
    }
  }

  .tabs::before,
  .tabs::after {
    position: sticky;
    z-index: 1;
    flex: none;
    inline-size: 2.5em;
    background: linear-gradient(to left, transparent, var(--_ground));
    pointer-events: none;
  }

  .tabs::after,
  [dir='rtl'] .tabs::before {
    scale: -1;
  }

  [dir='rtl'] .tabs::after {
    scale: none;
  }

  .panel:focus-visible {
    outline-offset: 4px;
  }

  .tab:focus-visible {
    outline-offset: -2px;
  }

  .poster .name:focus-visible {
    outline-color: #fff;
  }

  .portrait .broken {
    visibility: hidden;
  }

  .tab:hover {
    color: var(--_ink);
  }

  .alone:hover button.name,
  .together button.name:hover,
  .poster:hover button.name:only-child,
  .poster button.name:hover {
    text-decoration: underline 0.08em var(--_accent);
    text-underline-offset: 0.18em;
  }

  @media (prefers-reduced-motion: no-preference) {
    .poster img {
      transition: scale 400ms var(--_easing);
    }

    .poster:hover img {
      scale: 1.03;
    }
  }

  @media (forced-colors: active) {
    .tab[aria-selected='true']::after {
      border-color: Highlight;
    }

    .portrait,
    .poster {
      border: 1px solid CanvasText;
    }

    .poster .words,
    .stage-name {
      background: Canvas;
    }
  }

  .found-day + .found-day {
    margin-block-start: calc(6 * var(--_space));
  }

  .day-name {
    margin-block-end: calc(0.75 * var(--_space));
    font-size: 1.75em;
    font-weight: 800;
    letter-spacing: -0.02em;
  }

  .paper {
    display: none;
  }

  @media print {
    .paper {
      display: block;
    }

    .base:has(.paper) > .panel {
      display: none;
    }

    .bill-poster,
    .timetable,
    .tabs,
    .poster .faces {
      display: none;
    }

    .poster,
    .poster .words {
      min-block-size: 0;
      background: none;
      color: black;
    }

    .stage-name {
      position: static;
      break-after: avoid;
    }

    .stages .set:nth-child(n) {
      content-visibility: visible;
      break-inside: avoid;
    }
  }
`;
