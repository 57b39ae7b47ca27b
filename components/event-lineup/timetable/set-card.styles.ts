import { css } from 'lit';

/** At the foot of a phone, where a thumb is; beside its block where there is room. */
export const setCardStyles = css`
  .set-card {
    inline-size: min(24em, 100vi);
    max-inline-size: none;
    max-block-size: 60dvb;
    padding: calc(2 * var(--_space));
    line-height: 1.4;
  }

  .set-card-name {
    padding-inline-end: var(--_control);
    font-family: var(--_font-display);
    font-size: 1.25em;
    font-weight: 800;
    line-height: 1.15;
    overflow-wrap: anywhere;
  }

  .set-card-name:focus-visible {
    outline: none;
  }

  .set-card-when {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1em;
    margin-block-start: 0.25em;
    font-variant-numeric: tabular-nums;
  }

  .set-card .note {
    margin-block-start: 0.5em;
    padding-inline-start: 0.75em;
    border-inline-start: 3px solid var(--_accent);
    font-size: var(--_size-small);
  }

  .set-card .favourite {
    inset-block-start: var(--_space);
    inset-inline-end: var(--_space);
    justify-items: center;
    color: inherit;
  }

  .set-card-ways {
    display: flex;
    gap: var(--_space);
    align-items: center;
    justify-content: space-between;
    margin-block-start: calc(2 * var(--_space));
  }

  @container (width < 40em) {
    .set-card {
      inset: auto 0 0;
      margin: auto auto 0;
      border-end-start-radius: 0;
      border-end-end-radius: 0;
      padding-block-end: calc(2 * var(--_space) + env(safe-area-inset-bottom, 0px));
    }

    @supports (position-area: none) {
      .set-card {
        position-area: none;
      }
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    @starting-style {
      .set-card:popover-open {
        translate: 0 1em;
      }
    }

    .set-card {
      transition: translate var(--_duration) var(--_easing);
    }
  }
`;
