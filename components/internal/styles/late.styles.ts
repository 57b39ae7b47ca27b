import { css } from 'lit';

/**
 * Styles that no first paint needs: failures, links, rarely used tokens, print and forced colours.
 * Adopted together with the code that follows the feed.
 */
export const late = css`
  :host {
    --_on-accent: var(--event-color-on-accent, Canvas);
    --_on-ground: var(--event-color-text, CanvasText);
    --_danger: var(--event-color-danger, color-mix(in oklab, #e5342b 62%, var(--_ink)));
    --_success: var(--event-color-success, color-mix(in oklab, #14924a 62%, var(--_ink)));
    --_warning: var(--event-color-warning, color-mix(in oklab, #d98200 55%, var(--_ink)));
    --_now: var(--event-color-now, var(--_danger));
    --_clash: var(--event-color-clash, var(--_warning));
    --_focus: var(--event-color-focus, var(--_ink));
    --_duration: var(--event-duration, 150ms);
    --_easing: var(--event-easing, cubic-bezier(0.2, 0, 0, 1));
    --_shadow: var(--event-shadow, 0 0.75em 2.5em color-mix(in oklab, black 24%, transparent));
  }

  /* White or black, whichever contrasts more: 0.179 is the luminance where the two are equal. */
  @supports (color: color(from red xyz-d65 x y z)) {
    :host {
      --_light: clamp(0, (0.179 - y) * 100000, 1);
      --_on-accent: var(
        --event-color-on-accent,
        color(
          from var(--_fill) xyz-d65 calc(0.95 * var(--_light)) var(--_light)
            calc(1.089 * var(--_light))
        )
      );
    }
  }

  .colour-probe {
    position: absolute;
    visibility: hidden;
    color: var(--_ink);
    background: var(--_fill);
    transition:
      color 1ms,
      background-color 1ms;
  }

  button {
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }

  :focus-visible {
    outline: 2px solid var(--_focus);
    outline-offset: 2px;
  }

  .base:focus {
    outline: none;
  }

  a {
    color: inherit;
    text-decoration-line: underline;
    text-decoration-color: var(--_accent);
    text-decoration-thickness: 0.1em;
    text-underline-offset: 0.18em;
  }

  a:hover {
    text-decoration-thickness: 0.16em;
  }

  img,
  svg {
    max-inline-size: 100%;
  }

  .stale {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 calc(1.5 * var(--_space));
    margin-block-end: calc(2 * var(--_space));
    padding-inline-start: calc(1.5 * var(--_space));
    border-inline-start: 3px solid var(--_warning);
    font-size: var(--_size-small);
  }

  @media (forced-colors: active) {
    .bone {
      border: 1px solid CanvasText;
    }
  }

  @media (prefers-contrast: more) {
    :host {
      --_muted: var(--_ink);
      --_border: var(--_border-strong);
      --_border-width: var(--event-border-width, 2px);
    }
  }

  @media print {
    :host {
      --_ink: black;
      --_muted: black;
      --_fill: black;
      --_accent: black;
      --_surface: transparent;
      --_focus: transparent;
      background: none !important;
    }

    .stale button,
    .notice button,
    .skeleton {
      display: none;
    }
  }
`;
