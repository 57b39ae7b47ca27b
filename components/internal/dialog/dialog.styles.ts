import { css } from 'lit';

/**
 * A sheet in front of the page: from below on a phone, in the middle of a larger screen. The element
 * sets its greatest size: `--_dialog-width`, `--_dialog-height`.
 */
export const dialogStyles = css`
  .dialog {
    --_ink: var(--_on-ground);
    inline-size: min(100%, var(--_dialog-width));
    max-inline-size: none;
    max-block-size: min(92dvb, var(--_dialog-height));
    margin: auto auto 0;
    padding: 0;
    overflow: auto;
    overscroll-behavior: contain;
    border: 0;
    border-start-start-radius: calc(2 * var(--_radius));
    border-start-end-radius: calc(2 * var(--_radius));
    background: var(--_ground);
    color: var(--_on-ground);
    box-shadow: var(--_shadow);
  }

  .dialog::backdrop {
    background: rgb(12 10 9 / 0.6);
  }

  @media (width >= 48em) {
    .dialog {
      inline-size: min(100% - 4em, var(--_dialog-width));
      margin: auto;
      border-radius: calc(2 * var(--_radius));
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    .dialog[open],
    .dialog[open]::backdrop {
      animation: dialog-in 200ms var(--_easing);
    }
  }

  @keyframes dialog-in {
    from {
      opacity: 0;
      translate: 0 1em;
    }
  }

  @media (forced-colors: active) {
    .dialog {
      border: 1px solid CanvasText;
    }
  }

  @media print {
    .dialog {
      display: none;
    }
  }
`;
