import { css } from 'lit';

/** The form beneath a reward, what became of it, and the media that a wallet is seldom in. */
export const claimStyles = css`
  .claim-form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(2.5 * var(--_space));
    max-inline-size: 40em;
    margin-block-start: var(--_space);
    padding-block-start: calc(2 * var(--_space));
    border-block-start: var(--_border-width) solid var(--_border);
    scroll-margin-block-start: calc(var(--_sticky-top) + 2 * var(--_space));
  }

  .claim-form:focus,
  .outcome:focus {
    outline: none;
  }

  .claim-form .item {
    display: flex; /* in a grid WebKit would keep the width of a legend */
    flex-direction: column;
    gap: calc(0.5 * var(--_space));
    min-inline-size: 0;
  }

  .claim-form .label {
    font-weight: 600;
    line-height: 1.35;
    text-wrap: pretty;
  }

  /* Floated, it is laid out like everything else in its group. */
  legend.label {
    float: inline-start;
    padding: 0;
  }

  .optional {
    color: var(--_muted);
    font-weight: 400;
  }

  .options {
    display: flex;
    flex-wrap: wrap;
    gap: calc(0.5 * var(--_space)) var(--_space);
  }

  .option {
    display: flex;
    align-items: center;
    gap: 0.625em;
    max-inline-size: 100%;
    min-block-size: var(--_control);
    padding-block: 0.375em;
    padding-inline: 0.75em 1em;
    border: var(--_border-width) solid var(--_border-strong);
    border-radius: var(--_radius-pill);
    line-height: 1.3;
    cursor: pointer;
  }

  .option:hover {
    border-color: var(--_ink);
  }

  .option:has(:checked) {
    border-color: var(--_ink);
    background: var(--_accent-soft);
  }

  .option > span {
    min-inline-size: 0;
  }

  .address {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(2 * var(--_space));
  }

  textarea.field {
    resize: none;
    field-sizing: content;
    min-block-size: 6em;
    max-block-size: 24em;
    line-height: 1.5;
  }

  .claim-form option {
    background: Canvas;
    color: CanvasText;
  }

  .room-left {
    font-variant-numeric: tabular-nums;
  }

  .summary {
    display: grid;
    gap: var(--_space);
    padding: calc(2 * var(--_space));
    border: 2px solid var(--_danger);
    border-radius: var(--_radius);
    scroll-margin-block-start: calc(var(--_sticky-top) + 2 * var(--_space));
  }

  .summary ul {
    padding: 0;
    list-style: none;
  }

  .summary li {
    padding-block: 0.25em;
  }

  .summary a {
    text-decoration-color: var(--_danger);
  }

  .reason {
    padding-inline-start: calc(1.5 * var(--_space));
    border-inline-start: 3px solid var(--_warning);
    text-wrap: pretty;
  }

  .outcome {
    padding-inline-start: calc(1.5 * var(--_space));
    border-inline-start: 3px solid var(--_success);
    font-weight: 600;
    text-wrap: pretty;
  }

  @container (inline-size < 15em) {
    .reward,
    .progress,
    .summary {
      padding-inline: var(--_space);
    }

    .standing {
      gap: 0.25em;
      padding-inline: 0.25em;
    }

    .option {
      gap: 0.375em;
      padding-inline: 0.375em;
      border-radius: var(--_radius);
    }

    .claim-form .button {
      padding-inline: 0.5em;
    }

    .summary,
    .claim-form .option {
      font-size: var(--_size-small);
    }
  }

  @container (inline-size >= 34em) {
    .address {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }

    .address > .item {
      grid-column: 1 / -1;
    }

    .address > .of-postcode {
      grid-column: span 2;
    }

    .address > .of-city {
      grid-column: span 4;
    }
  }

  @media (forced-colors: active) {
    progress {
      border: 1px solid CanvasText;
      forced-color-adjust: none;
      background: Canvas;
    }

    progress::-webkit-progress-value {
      background: Highlight;
    }

    progress::-moz-progress-bar {
      background: Highlight;
    }

    .standing {
      border: 1px solid CanvasText;
    }

    .claimable {
      border-width: 3px;
    }
  }

  @media print {
    .claim {
      display: none;
    }

    .reward {
      break-inside: avoid;
    }

    .claim-form {
      display: none;
    }
  }
`;
