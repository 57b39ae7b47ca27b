import { css } from 'lit';

/**
 * Styles of a form in use: errors, hints, progress, and the states of the checkboxes and radio
 * buttons of boxes.styles.ts.
 */
export const filling = css`
  .problem {
    color: var(--_danger);
    font-weight: 600;
    text-wrap: pretty;
  }

  .item:has(.problem) {
    padding-inline-start: calc(2 * var(--_space));
    border-inline-start: 4px solid var(--_danger);
  }

  .field[aria-invalid='true'] {
    border-color: var(--_danger);
    box-shadow: inset 0 0 0 1px var(--_danger);
  }

  .option:hover input {
    border-color: var(--_ink);
  }

  .option [aria-invalid='true'],
  [aria-invalid='true'] .option input {
    border-color: var(--_danger);
  }

  .summary-title {
    font-size: var(--_size-large);
  }

  .help,
  .note {
    color: var(--_muted);
    font-size: var(--_size-small);
    text-wrap: pretty;
  }

  .clear,
  .suggestion {
    justify-self: start;
    min-block-size: var(--_control);
    font-size: var(--_size-small);
    text-decoration: underline;
    text-decoration-color: var(--_accent);
    text-decoration-thickness: 0.1em;
    text-underline-offset: 0.25em;
  }

  .row {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space) calc(1.5 * var(--_space));
  }

  .button[aria-disabled='true'] {
    opacity: 0.65;
    cursor: not-allowed;
  }

  @media (prefers-reduced-motion: no-preference) {
    .option,
    .option input {
      transition: background-color var(--_duration) var(--_easing);
    }
  }

  @media (forced-colors: active) {
    .option :checked {
      border-color: Highlight;
      background: Highlight;
      forced-color-adjust: none;
    }

    .option :checked::before {
      border-color: HighlightText;
    }

    .option:has(:checked) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
