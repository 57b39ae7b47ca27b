import { css } from 'lit';

/** Of searching among many, sending, and what comes after. */
export const partsStyles = css`
  .summary {
    display: grid;
    gap: var(--_space);
    padding: calc(2.5 * var(--_space));
    border: 2px solid var(--_danger);
    border-radius: var(--_radius);
    scroll-margin-block-start: calc(var(--_sticky-top) + 2 * var(--_space));
  }

  .step-title {
    font-size: var(--_size-large);
  }

  .summary li {
    padding-block: 0.25em;
  }

  .summary a {
    text-decoration-color: var(--_danger);
  }

  .reason {
    max-inline-size: var(--_measure);
    margin-block-end: calc(2 * var(--_space));
    padding-inline-start: calc(1.5 * var(--_space));
    border-inline-start: 3px solid var(--_warning);
  }

  .ask {
    display: grid;
    gap: calc(1.5 * var(--_space));
    padding: calc(2.5 * var(--_space));
    border: 2px solid var(--_warning);
    border-radius: var(--_radius);
  }

  .resend {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--_space) calc(1.5 * var(--_space));
  }

  .spinner {
    inline-size: 1em;
    block-size: 1em;
    border: 2px solid;
    border-block-end-color: transparent;
    border-radius: 50%;
  }

  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space);
  }

  .chip {
    display: inline-flex;
    align-items: center;
    gap: 0.5em;
    min-block-size: var(--_control);
    padding-inline: 1em 0.75em;
    border-radius: var(--_radius-pill);
    background: var(--_accent-soft);
    text-align: start;
    line-height: 1.2;
  }

  .chip bdi {
    min-inline-size: 0;
  }

  .chip .icon {
    inline-size: 1em;
    block-size: 1em;
  }

  .chip:hover {
    background: color-mix(in oklab, var(--_accent) 30%, transparent);
  }

  .drop {
    position: absolute;
    inset-inline: 0;
    inset-block-start: calc(100% + 0.25em);
    z-index: 2;
    max-block-size: 19em;
    padding: 0.375em;
    overflow-y: auto;
    border: var(--_border-width) solid var(--_border-strong);
    border-radius: var(--_radius);
    background: var(--_ground);
    color: var(--_on-ground);
    box-shadow: var(--_shadow);
    list-style: none;
    overscroll-behavior: contain;
  }

  .drop li {
    display: flex;
    align-items: center;
    gap: 0.625em;
    min-block-size: var(--_control);
    padding: 0.375em 0.75em;
    border-radius: calc(var(--_radius) / 1.5);
    line-height: 1.3;
    cursor: pointer;
  }

  .drop li > span {
    min-inline-size: 0;
  }

  .drop li:hover {
    background: color-mix(in oklab, currentColor 6%, transparent);
  }

  .drop [aria-selected='true'] {
    background: color-mix(in oklab, var(--_accent) 16%, transparent);
  }

  .drop .active {
    outline: 2px solid currentColor;
    outline-offset: -2px;
  }

  .drop [aria-selected='false'] .icon {
    visibility: hidden;
  }

  .none {
    padding: 0.875em 1.125em;
  }

  .outcome {
    display: grid;
    justify-items: start;
    gap: calc(1.5 * var(--_space));
    max-inline-size: var(--_measure);
    padding-block: calc(2 * var(--_space));
  }

  .outcome-title {
    font-size: var(--_size-display);
    line-height: 1.1;
    scroll-margin-block-start: calc(var(--_sticky-top) + 2 * var(--_space));
  }

  .seal {
    inline-size: 3em;
    block-size: 3em;
    border-radius: 50%;
    background: var(--_accent-soft);
    fill: none;
    stroke: currentColor;
    stroke-width: 3.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .step {
    display: grid;
    gap: calc(1.5 * var(--_space));
    inline-size: 100%;
    margin-block-start: calc(2 * var(--_space));
    padding-block-start: calc(3 * var(--_space));
    border-block-start: var(--_border-width) solid var(--_border);
  }

  .step .field {
    flex: 0 1 14em;
  }

  .code {
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.2em;
  }

  @media (prefers-reduced-motion: no-preference) {
    .spinner {
      animation: spin 0.8s linear infinite;
    }

    .point,
    .option,
    .chip {
      transition: background-color var(--_duration) var(--_easing);
    }
  }

  @keyframes spin {
    to {
      rotate: 1turn;
    }
  }

  @media (forced-colors: active) {
    .point:has(:checked) {
      border: 3px solid Highlight;
    }

    .point:has(:checked) > span {
      color: CanvasText;
    }

    .option:has(:checked),
    .drop [aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }

    .drop .active {
      outline: 3px dashed Highlight;
    }

    .chip {
      border: 1px solid ButtonBorder;
    }
  }

  @media print {
    .foot,
    .clear,
    .combo {
      display: none;
    }
  }
`;
