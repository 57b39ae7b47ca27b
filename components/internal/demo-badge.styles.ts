import { css } from 'lit';

/** The badge on demo data. */
export const demoBadgeStyles = css`
  /*
   * Visible as long as a part of the widget is, so that the demo isn't taken for the festival. At the
   * bottom, so that it covers no field; presses go through to the content below it.
   */
  .demo {
    position: sticky;
    inset-block-end: calc(0.25em + env(safe-area-inset-bottom));
    z-index: 3;
    inline-size: fit-content;
    margin-block-start: calc(2 * var(--_space));
    margin-inline-start: auto;
    padding-inline: 0.75em;
    border-radius: var(--_radius-pill);
    background: var(--_on-ground);
    color: var(--_ground);
    font-size: var(--_size-small);
    font-weight: 600;
    line-height: 1.5;
    pointer-events: none; /* a press goes to what lies below it */
  }

  @media (forced-colors: active) {
    .demo {
      border: 1px solid CanvasText;
      background: Canvas;
      color: CanvasText;
    }
  }

  @media print {
    .demo {
      display: none;
    }
  }
`;
