import { css } from 'lit';

/** The steps after the tickets: one column, the current step large, the others small. */
export const checkoutStyles = css`
  .order,
  .top,
  .steps,
  .details,
  .payment,
  .receipt,
  .waiting,
  .ended,
  .item,
  .option,
  .error-summary,
  .problem-box {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(3 * var(--_space));
  }

  .receipt {
    max-inline-size: 44em;
  }

  .looking-around,
  .base > .problem-box {
    margin-block-end: var(--_gap);
  }

  .steps {
    gap: 0;
    border-block-end: var(--_border-width) solid var(--_border);
    font-size: var(--_size-small);
  }

  .steps li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 var(--_space);
    min-block-size: var(--_control);
    padding-block: calc(0.5 * var(--_space));
    border-block-start: var(--_border-width) solid var(--_border);
    color: var(--_muted);
  }

  .done .step-number::after {
    content: '✓';
    content: '✓' / '';
  }

  .steps [aria-current] {
    color: inherit;
    font-weight: 700;
  }

  .step-number {
    display: grid;
    place-items: center;
    inline-size: 2em;
    block-size: 2em;
    border: var(--_border-width) solid currentColor;
    border-radius: 50%;
    line-height: 1;
  }

  .steps [aria-current] .step-number {
    border-color: var(--_accent);
    background: var(--_accent-soft);
  }

  .step-name {
    line-height: 2.25;
  }

  .steps .button {
    margin-block: -0.375em;
    padding-inline-end: 1px;
    border: 0;
    color: var(--_ink);
  }

  .hold {
    justify-self: start;
    padding-inline-start: calc(1.5 * var(--_space));
    border-inline-start: 3px solid var(--_accent);
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    text-wrap: balance;
  }

  .urgent {
    border-color: currentColor;
    color: var(--_danger);
  }

  /* Keeps the heading with its content: after a reload it may be at the very end of the page. */
  .base .step-title {
    font-size: var(--_size-display);
    line-height: 1.2;
    inline-size: fit-content;
    outline-offset: 0.25em;
    scroll-margin-block: calc(var(--_sticky-top) + 2 * var(--_space)) 50vh;
  }

  .step-title span {
    display: inline-block;
  }

  .waiting,
  .ended {
    justify-items: start;
    gap: calc(2 * var(--_space));
  }

  .item {
    gap: calc(0.5 * var(--_space));
    min-inline-size: 0;
  }

  /* A floated legend takes part in the grid of its fieldset. */
  legend.label {
    float: inline-start;
    padding: 0;
  }

  .label {
    font-weight: 600;
    line-height: 1.35;
  }

  .optional {
    color: var(--_muted);
    font-weight: 400;
  }

  .option {
    border-radius: var(--_radius);
  }

  .option:hover {
    background: var(--_surface);
  }

  .option:has(:checked) {
    background: var(--_accent-soft);
  }

  /* The label takes the whole row, so that all of it can be pressed. */
  .option > * {
    grid-area: 1 / 1;
  }

  .option input {
    position: relative;
    justify-self: start;
    margin: 0.625em 0.5em;
  }

  .option label {
    min-block-size: var(--_control);
    padding-block: 0.625em;
    padding-inline: calc(max(24px, 1.5em) + 1.25em) 0.5em;
  }

  .onward {
    min-block-size: max(var(--_control), 3.25em);
    padding-inline: 2em;
  }

  .error-summary,
  .problem-box {
    gap: var(--_space);
    padding: calc(2 * var(--_space));
    border: 2px solid var(--_danger);
    border-radius: var(--_radius);
    scroll-margin-block-start: calc(var(--_sticky-top) + 2 * var(--_space));
  }

  .problem-box {
    border-color: var(--_warning);
  }

  .error-summary a {
    display: inline-block;
    padding-block: 0.625em;
    text-decoration-color: var(--_danger);
  }

  @container (inline-size <= 40em) {
    .waiting > .button {
      inline-size: 100%;
    }

    .steps li:not(.done, [aria-current]),
    .done .step-name,
    [aria-current] :is(.step-number, .step-name) {
      display: none;
    }

    .steps [aria-current] {
      position: relative;
      border-block-end: 3px solid var(--_border);
    }

    .steps [aria-current]::after {
      content: '';
      position: absolute;
      inset-block-end: -3px;
      inline-size: calc(100% / 3);
      border-block-end: 3px solid var(--_accent);
    }

    .done + [aria-current]::after {
      inline-size: calc(200% / 3);
    }

    .done + .done + [aria-current]::after {
      inline-size: 100%;
    }

    p.row > .button {
      flex: auto;
    }
  }

  @container (inline-size > 40em) {
    .details,
    .payment,
    .beside .problem-box {
      max-inline-size: 32em;
    }

    .waiting,
    .ended {
      max-inline-size: var(--_measure);
    }

    .step-at {
      display: none;
    }

    .steps {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: calc(2 * var(--_space));
      border: 0;
    }

    .steps li {
      align-content: start;
      align-items: start;
      border-block-start: 3px solid var(--_border);
    }

    .steps [aria-current] {
      border-color: var(--_accent);
    }
  }

  /* No room beside the text, or three steps side by side. */
  @container (inline-size < 14em) or (inline-size > 40em) {
    .steps li {
      grid-template-columns: auto minmax(0, 1fr);
    }

    .steps .button {
      grid-column: 2;
      justify-self: start;
      margin: 0;
      padding: 0;
    }
  }

  @media (forced-colors: active) {
    .steps [aria-current] .step-number {
      border: 3px solid Highlight;
    }
  }

  @media print {
    .steps,
    .beside .sum,
    .order .button {
      display: none;
    }
  }
`;
