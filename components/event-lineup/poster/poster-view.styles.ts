import { css } from 'lit';

/** Type alone: the rank is in the size. */
export const posterViewStyles = css`
  .bill-poster {
    container-type: inline-size;
    display: grid;
    gap: clamp(1.25em, 3cqi, 2.5em);
    padding-block: clamp(1em, 4cqi, 3em);
    font-family: var(--_font-display);
    padding-inline: 1.25em;
    text-align: center;
    overflow-x: clip;
  }

  .tier {
    --size: clamp(1em, 0.85em + 0.6cqi, 1.25em);
    font-weight: 600;
    line-height: 1.35;
  }

  .tier > .rows-to-come {
    display: none; /* nobody knows how many lines they take */
  }

  .rank-0 {
    display: grid;
    gap: 0.12em;
    --size: clamp(1.875em, 0.5em + 6cqi, 5em);
    font-weight: 850;
    line-height: 0.98;
    letter-spacing: -0.03em;
  }

  .rank-1 {
    --size: clamp(1.375em, 0.75em + 2.6cqi, 2.5em);
    font-weight: 750;
    line-height: 1.05;
    letter-spacing: -0.02em;
  }

  .rank-2 {
    --size: clamp(1.125em, 0.8em + 1.3cqi, 1.625em);
  }

  /* A letter of heavy type is as wide as three quarters of its height, at the most. */
  .billed {
    font-size: max(11px, min(var(--size), 100cqi / (0.74 * var(--letters))));
  }

  .rank-0 > .billed {
    padding-block: 0.06em;
  }

  .featured > .billed-names::before {
    content: '★' / '';
    display: inline-block;
    inline-size: 1.25em;
    margin-inline-start: -1.25em;
    color: var(--_accent);
    font-size: max(11px, 0.4em);
    letter-spacing: 0;
    vertical-align: 0.4em;
  }

  /* Where names take several lines, the star stands above them as on a printed bill, and close to them. */
  @container (width < 30em) {
    .rank-0 > .featured > .billed-names::before {
      display: block;
      margin: 1.25em auto 0;
      line-height: 1;
    }
  }

  .tier:not(.rank-0) .billed {
    position: relative;
    display: inline-block;
    max-inline-size: 100%;
    margin-inline: 0.4375em;
  }

  /* Outside of the lines, or behind a name that fills one it would stand alone on the next. */
  .tier:not(.rank-0) .billed:not(:last-child)::after {
    content: '·' / '';
    position: absolute;
    inset-block-end: 0;
    inset-inline-start: 100%;
    inline-size: 0.875em;
    color: var(--_accent);
    font-weight: 900;
    text-align: center;
  }

  .tier:not(.rank-0) .featured {
    margin-inline-start: 1.125em;
  }

  .tier .ends-line::after {
    visibility: hidden;
  }

  .billed-note {
    margin-inline-start: 0.375em;
    color: var(--_muted);
    font-family: var(--_font);
    font-size: max(13px, 0.75em);
    font-style: normal;
    font-weight: 400;
    letter-spacing: 0;
    line-height: 1.3;
  }

  .rank-0 .billed-note {
    display: block;
    margin: 0.25em 0 0.5em;
    font-size: max(14px, 0.24em);
    text-wrap: balance;
  }

  .rank-1 .billed-note {
    font-size: max(14px, 0.5em);
  }

  /* “b2b” begins a line, or is one by itself: at the end of another it would lead nowhere. */
  .bill-poster .further {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 0 0.25em;
    align-items: baseline;
    justify-content: center;
    max-inline-size: 100%;
  }

  .bill-poster .name {
    min-block-size: 24px;
    text-align: center;
  }

  .bill-poster button.name:hover {
    text-decoration: underline 0.06em var(--_accent);
    text-underline-offset: 0.14em;
  }

  .bill-poster .unannounced {
    font-style: italic;
    font-weight: 450;
  }

  /* Where a note hardly fits beside a name it has lines of its own, below the name in the middle. */
  @container (width < 48em) {
    .tier:not(.rank-0) .billed-note {
      display: block;
      margin: 0 0 0.5em;
      text-wrap: balance;
    }

    .tier:not(.rank-0) .billed:has(.billed-note) {
      display: block;
    }

    .tier:not(.rank-0) .billed:has(.billed-note)::after {
      display: none;
    }
  }

  @container (width < 30em) {
    .tier:not(.rank-0) .featured:not(:last-child) {
      margin-inline-end: 0.875em;
    }
  }
`;
