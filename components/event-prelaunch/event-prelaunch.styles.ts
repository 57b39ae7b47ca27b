import { css } from 'lit';

/** What it is about beside a sheet to fill in, or above it where there is less room. */
export const prelaunchStyles = css`
  .sheet,
  .lead,
  .form,
  .item,
  .foot {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }

  .sheet {
    gap: calc(4 * var(--_space));
    align-items: start;
  }

  .lead {
    gap: calc(2.5 * var(--_space));
    max-inline-size: 36em;
  }

  .title {
    max-inline-size: 18em;
    font-size: clamp(1.75em, 1.15em + 3cqi, 3.25em);
    line-height: 1.05;
  }

  .intro {
    justify-self: start;
    max-inline-size: 100%;
    font-size: 1.125em;
    text-wrap: pretty;
    white-space: pre-line;
  }

  .countdown {
    display: grid;
    gap: var(--_space);
  }

  .tiles {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space) calc(3 * var(--_space));
  }

  .tile {
    display: grid;
    font-size: var(--_size-small);
  }

  .tile b {
    font-family: var(--_font-display);
    font-size: 2.25em;
    font-variant-numeric: tabular-nums;
    line-height: 1.1;
  }

  .until,
  .tile span {
    color: var(--_muted);
  }

  .until {
    font-size: var(--_size-small);
  }

  .form {
    gap: calc(2.5 * var(--_space));
    max-inline-size: 40em;
    padding: clamp(0.5em, 5cqi, 2em);
    border-radius: calc(1.5 * var(--_radius));
    background: var(--_surface);
  }

  /* Fields that share a row stay in line when one of them has a problem above it. */
  .item {
    align-content: space-between;
    gap: calc(0.75 * var(--_space));
  }

  .label {
    font-weight: 600;
    line-height: 1.35;
  }

  .optional,
  .help {
    color: var(--_muted);
  }

  .optional {
    font-weight: 400;
  }

  .help {
    font-size: var(--_size-small);
    text-wrap: pretty;
  }

  .form .field {
    min-block-size: max(var(--_control), 3em);
    background: var(--_ground);
    color: var(--event-color-text, CanvasText);
  }

  .form .field:hover {
    border-color: var(--_ink);
  }

  /* A consent belongs to what stands above it. */
  .consentEmail:not(:has(.problem)),
  .consentSms:not(:has(.problem)) {
    margin-block-start: calc(-1.5 * var(--_space));
  }

  .option {
    display: flex;
    gap: 0.75em;
    min-block-size: var(--_control);
    padding-block: 0.625em;
    font-size: var(--_size-small);
    line-height: 1.45;
    cursor: pointer;
  }

  .option > span {
    min-inline-size: 0;
    text-wrap: pretty;
  }

  .foot {
    gap: calc(1.5 * var(--_space));
    justify-items: start;
  }

  .privacy {
    font-size: var(--_size-small);
  }

  .privacy a {
    display: inline-block;
    min-block-size: 24px;
  }

  .submit {
    min-block-size: max(var(--_control), 3.25em);
    max-inline-size: 100%;
    padding-inline: 2em;
  }

  /* Until the contrast with the accent has been computed. */
  .submit > * {
    min-inline-size: 0;
    color: var(--_on-accent, Canvas);
  }

  .bone-title {
    inline-size: 70%;
    min-block-size: 1.05em;
  }

  .bone-label {
    inline-size: 40%;
  }

  .bone-field {
    min-block-size: 3em;
  }

  .bone-button {
    inline-size: 9em;
    min-block-size: 3.25em;
    border-radius: var(--_radius-pill);
  }

  @container (inline-size < 26em) {
    .submit {
      inline-size: 100%;
    }
  }

  @container (inline-size >= 36em) {
    .form:has(.firstName) {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    }

    .form:has(.firstName) > :not(.email, .firstName) {
      grid-column: 1 / -1;
    }
  }

  @container (inline-size >= 56em) {
    .sheet {
      grid-template: auto 1fr / minmax(0, 5fr) minmax(0, 6fr);
      column-gap: calc(6 * var(--_space));
    }

    .sheet > .form {
      grid-area: 1 / 2 / span 2;
    }

    .sheet.closed {
      display: block;
    }
  }
`;
