import { css } from 'lit';

/** What pointer, forced colours and paper need. Comes after the first paint. */
export const finishStyles = css`
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
    margin-block-end: calc(2 * var(--_space));
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

    .base:has(.paper) > .panel,
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

    .set {
      break-inside: avoid;
    }
  }
`;
