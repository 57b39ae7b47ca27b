import { css } from 'lit';

/** Buttons and fields. An element with controls in its first paint imports these. */
export const controls = css`
  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--_space);
    min-block-size: var(--_control);
    padding: 0.375em 1.125em;
    border: var(--_border-width) solid var(--_border-strong);
    border-radius: var(--_radius-pill);
    font-weight: 600;
    line-height: 1.2;
    text-align: center;
    text-decoration: none;
  }

  .button:hover {
    border-color: var(--_ink);
    background: var(--_surface);
  }

  .icon {
    flex: none;
    inline-size: 1.25em;
    block-size: 1.25em;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  @media (prefers-reduced-motion: no-preference) {
    .button {
      transition:
        background-color var(--_duration) var(--_easing),
        border-color var(--_duration) var(--_easing);
    }
  }
  /* The label must be an element: see the note on fills in tokens. */
  .button-primary,
  .button-primary:hover {
    border-color: var(--_accent);
    background: currentColor;
    color: var(--_fill);
  }

  .button-primary > * {
    color: var(--_on-accent);
  }

  .button-primary:hover > * {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  .button-quiet {
    padding-inline: 0.5em;
    border-color: transparent;
  }

  .field {
    inline-size: 100%;
    min-block-size: var(--_control);
    padding: 0.5em 0.875em;
    border: var(--_border-width) solid var(--_border-strong);
    border-radius: var(--_radius);
    background: transparent;
    /* Below 16 px a phone zooms into the field. */
    font-size: max(16px, 1em);
  }

  .field::placeholder {
    color: var(--_muted);
    opacity: 1;
  }

  @media (forced-colors: active) {
    .button,
    .button-primary {
      border-color: ButtonBorder;
    }
  }
`;
