import { css } from 'lit';

/** Styles that the first paint doesn't need: what appears after a press, print, forced colours. */
export const cartStyles = css`
  .as-link,
  .steps .button,
  .plans summary {
    text-decoration: underline;
    text-decoration-color: var(--_accent);
    text-decoration-thickness: 0.1em;
    text-underline-offset: 0.25em;
  }

  .stepper [aria-disabled] {
    color: var(--_border-strong);
  }

  .stepper button:hover {
    background: var(--_accent-soft);
  }

  .until {
    display: block;
    font-variant-numeric: tabular-nums;
  }

  .chosen::before {
    background: var(--_accent-soft);
    border: 2px solid var(--_accent);
  }

  .plans li {
    display: grid;
    justify-items: start;
    padding-block: 0.25em;
  }

  .plans li span {
    color: var(--_muted);
  }

  .sum strong {
    font-size: var(--_size-large);
  }

  .sum:has(.savings) {
    flex-basis: 26em;
  }

  @container (inline-size <= 68em) {
    /* Keeps the focused element clear of the sticky line at the bottom. WCAG 2.4.11 */
    .base :not(.summary *) {
      scroll-margin-block-end: 9em;
    }

    .summary {
      box-shadow:
        0 0 0 1px var(--_border),
        0 0.25em 1.5em color-mix(in oklab, black 22%, transparent);
    }
  }

  @container (inline-size > 68em) {
    .sum {
      display: grid;
    }

    .sum strong {
      font-family: var(--_font-display);
      font-size: 1.5em;
      line-height: 1.2;
    }
  }

  @container (inline-size > 40em) {
    [dir='rtl'] .release:not(.off)::before {
      --_at: var(--_stub);
    }
  }

  .limit {
    max-inline-size: 10em;
    line-height: 1.3;
    text-align: end;
  }

  .limit,
  .problem {
    color: var(--_danger);
    font-size: var(--_size-small);
    font-weight: 600;
  }

  @media (prefers-reduced-motion: no-preference) {
    .release::before {
      transition:
        background-color var(--_duration) var(--_easing),
        border-color var(--_duration) var(--_easing);
    }
  }

  @media (forced-colors: active) {
    .release::before,
    .stepper,
    .summary {
      border: 1px solid CanvasText;
    }

    .chosen::before {
      border: 3px solid Highlight;
    }

    .facts li::before {
      background: CanvasText;
    }
  }

  @media print {
    .stepper,
    .cart .summary,
    .as-link,
    .plans:not([open]) {
      display: none;
    }

    .release {
      break-inside: avoid;
    }
  }
`;
