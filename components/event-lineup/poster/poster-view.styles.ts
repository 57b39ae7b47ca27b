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

  /* A letter of heavy type is as wide as three quarters of its height, at the most. */
  .tier {
    --size: clamp(1em, 0.85em + 0.6cqi, 1.25em);
    --between: calc(2ch + 0.15em);
    display: flex;
    flex-wrap: wrap;
    gap: 0.3em var(--between);
    align-items: baseline;
    justify-content: center;
    font-size: max(11px, min(var(--size), 100cqi / (0.74 * var(--letters))));
    font-weight: 600;
    line-height: 1.15;
  }

  .tier > .rows-to-come {
    display: none; /* nobody knows how many lines they take */
  }

  .rank-0 {
    --size: clamp(1.875em, 0.5em + 6cqi, 5em);
    row-gap: calc(0.1em + 6px);
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

  .billed {
    position: relative;
    max-inline-size: 100%;
    font-size: max(11px, min(1em, 100cqi / (0.74 * var(--letters))));
    text-wrap: balance;
  }

  /* By size alone, as on a printed bill: a star is the sign of a plan. */
  .featured > .billed-names {
    font-size: max(11px, min(1.3em, 100cqi / (0.74 * var(--letters))));
    font-weight: 850;
  }

  .rank-0 > .billed {
    max-inline-size: 100%;
    padding: 0.06em 0;
  }

  .rank-0 > .billed,
  .noted {
    flex-basis: 100%;
  }

  /* Outside of the lines, or behind a name that fills one it would stand alone on the next. */
  .billed:not(:last-child)::after {
    content: '·' / '';
    position: absolute;
    inset-block-end: 0;
    inset-inline-start: 100%;
    display: grid;
    place-content: center;
    inline-size: var(--between);
    min-block-size: 24px; /* as its name */
    color: var(--_accent);
    font-weight: 900;
  }

  .billed.ends-line::after {
    visibility: hidden;
  }

  .billed-note {
    display: block;
    margin-block: 0.25em 0.5em;
    color: var(--_muted);
    font-family: var(--_font);
    font-size: max(13px, 0.75em);
    font-weight: 400;
    letter-spacing: 0;
    line-height: 1.3;
  }

  .rank-0 .billed-note {
    font-size: max(14px, 0.24em);
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

  .bill-poster button.name:hover > bdi {
    text-decoration: underline 0.06em var(--_accent);
    text-underline-offset: 0.14em;
  }

  .bill-poster .unannounced .name {
    color: var(--_muted);
    font-style: italic;
    font-weight: 450;
  }

  @container (width < 30em) {
    .bill-poster {
      padding-inline: 0;
    }
  }
`;
