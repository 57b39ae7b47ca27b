import { css } from 'lit';

/** What the first frame does not show: under a pointer, once answered, and of searching among many. */
export const partsStyles = css`
  .form .field:hover,
  .point:hover {
    border-color: var(--_ink);
  }

  .option:hover:not(:has(:checked)),
  .point:hover:not(:has(:checked)) {
    background: var(--_surface);
  }

  .title {
    scroll-margin-block-start: calc(var(--_sticky-top) + 2em);
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
    background: color-mix(in oklab, var(--_fill) 30%, transparent);
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
    background: color-mix(in oklab, var(--_fill) 16%, transparent);
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

  .option:has(:disabled),
  .option:has(:disabled):hover {
    background: none;
    color: var(--_muted);
    cursor: not-allowed;
  }

  .option :disabled,
  .option:hover :disabled {
    border-style: dashed;
    border-color: var(--_border-strong);
  }

  [aria-invalid='true'] .point {
    border-color: var(--_danger);
  }

  @media (prefers-reduced-motion: no-preference) {
    .point,
    .chip {
      transition: background-color var(--_duration) var(--_easing);
    }
  }

  @media (forced-colors: active) {
    .point:has(:checked) {
      border: 3px solid Highlight;
    }

    .point :checked + span {
      color: CanvasText;
    }

    .option :disabled {
      border-color: GrayText;
    }

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
    .combo {
      display: none;
    }
  }
`;
