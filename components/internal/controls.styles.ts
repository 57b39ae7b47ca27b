import { css } from 'lit';

/** For elements in which visitors type and send: beyond the plain button that all elements have. */
export const controls = css`
  /* The label must be an element: see the note on fills in tokens. */
  .button-primary,
  .button-primary:hover {
    border-color: transparent;
    background: currentColor;
    color: var(--_accent);
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
    .button-primary {
      border-color: ButtonBorder;
    }
  }
`;
