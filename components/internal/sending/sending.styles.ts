import { css } from 'lit';

/** Of sending a form, and of what comes after. */
export const sendingStyles = css`
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

  @keyframes spin {
    to {
      rotate: 1turn;
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    .spinner {
      animation: spin 0.8s linear infinite;
    }
  }

  @media print {
    .foot,
    .clear,
    .suggestion {
      display: none;
    }
  }
`;
