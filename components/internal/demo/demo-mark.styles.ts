import { css } from 'lit';

/**
 * The one mark of a page: a narrow tab at its edge, in the margin beside the text. `free-place.ts`
 * says at which corner. It stands above the page (`popover`), or fixed where a browser has no popovers.
 */
export const demoMarkStyles = css`
  .demo {
    position: fixed;
    inset: auto;
    inset-block-end: calc(1.5em + env(safe-area-inset-bottom));
    inset-inline-end: 0;
    z-index: 3;
    box-sizing: border-box;
    inline-size: auto;
    block-size: auto;
    margin: 0;
    padding: 0.9em 0.1em;
    overflow: visible;
    border: 0;
    border-start-start-radius: 0.5em;
    border-end-start-radius: 0.5em;
    /* On whatever part of the page it comes to stand, not only on that of its widget. */
    background: #222;
    color: #fff;
    box-shadow: 0 0 0 1px rgb(255 255 255 / 0.4);
    font-family: var(--_font);
    font-size: clamp(11px, 0.7em, 13px);
    font-weight: 600;
    line-height: 1.3;
    white-space: nowrap;
    pointer-events: none; /* a press goes to what lies below it */
  }

  .demo span {
    writing-mode: vertical-rl;
  }

  .demo[data-place~='start'] {
    inset-inline: 0 auto;
    border-radius: 0;
    border-start-end-radius: 0.5em;
    border-end-end-radius: 0.5em;
  }

  .demo[data-place~='top'] {
    inset-block: calc(1.5em + env(safe-area-inset-top)) auto;
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
