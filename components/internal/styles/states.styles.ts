import { css } from 'lit';

/** The look of loading, empty and error. */
export const stateStyles = css`
  .base {
    position: relative;
  }

  .skeleton {
    /* A fast answer shows no skeleton, but its space is reserved at once. */
    animation: skeleton-appear 1ms 150ms both;
  }

  .bone {
    display: block;
    min-block-size: 1em;
    border-radius: var(--_radius);
    background: var(--_surface-strong);
  }

  @keyframes skeleton-appear {
    from {
      visibility: hidden;
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    .bone {
      animation: bone-breathe 1.6s ease-in-out infinite alternate;
    }
  }

  @keyframes bone-breathe {
    to {
      opacity: 0.45;
    }
  }

  .notice {
    display: grid;
    justify-items: start;
    gap: calc(1.5 * var(--_space));
    max-inline-size: var(--_measure);
    padding-block: calc(3 * var(--_space));
  }

  .notice-title {
    font-family: var(--_font-display);
    font-size: var(--_size-large);
    font-weight: var(--_heading-weight);
    line-height: 1.3;
    text-wrap: balance;
  }

  .notice-text {
    color: var(--_muted);
  }
`;
