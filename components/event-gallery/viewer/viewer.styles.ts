import { css } from 'lit';

/** A dark room, whatever the page is: photos are seen best there. */
export const viewerStyles = css`
  .viewer {
    --_ink: #f6f4f1;
    --_muted: #c9c4bd;
    --_border: rgb(255 255 255 / 0.24);
    --_border-strong: rgb(255 255 255 / 0.6);
    --_surface: rgb(255 255 255 / 0.12);
    --_focus: var(--_ink);
    container-type: size;
    inline-size: 100%;
    max-inline-size: none;
    block-size: 100dvb;
    max-block-size: none;
    margin: 0;
    padding: 0;
    overflow: auto;
    overscroll-behavior: contain;
    border: 0;
    background: rgb(14 13 12 / 0.97);
    color: var(--_ink);
    touch-action: manipulation;
  }

  .viewer::backdrop {
    background: rgb(14 13 12 / 0.8);
  }

  .view {
    position: relative;
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto;
    min-block-size: 100%;
  }

  .bar {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: var(--_space) calc(1.5 * var(--_space));
  }

  .count {
    color: var(--_muted);
    font-variant-numeric: tabular-nums;
  }

  .viewer .round {
    border-color: transparent;
    background: var(--_surface);
  }

  .viewer .round:hover {
    border-color: var(--_ink);
  }

  .viewer .round[aria-disabled='true'] {
    border-color: transparent;
    opacity: 0.35;
  }

  .figure {
    display: grid;
    grid-template-rows: minmax(11em, 1fr) auto;
    min-block-size: 0;
  }

  .figure:focus-visible {
    outline: none;
  }

  .stage {
    position: relative;
    display: grid;
    place-items: center;
  }

  .stage img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
    -webkit-user-drag: none;
  }

  .stage .coming {
    opacity: 0;
  }

  .failed {
    max-inline-size: var(--_measure);
    padding: calc(2 * var(--_space));
    color: var(--_muted);
    text-align: center;
  }

  .legend {
    display: grid;
    gap: 0.25em;
    justify-items: center;
    padding: calc(1.5 * var(--_space)) calc(2 * var(--_space)) 0;
    text-align: center;
    text-wrap: balance;
  }

  .legend p {
    max-inline-size: 60ch;
  }

  .credit {
    color: var(--_muted);
    font-size: var(--_size-small);
  }

  .turns {
    display: flex;
    justify-content: center;
    gap: calc(3 * var(--_space));
    padding: calc(1.5 * var(--_space));
  }

  .view:not(:has(.turns)) .figure {
    padding-block-end: calc(2 * var(--_space));
  }

  /* Beside the photo where there is room for it. */
  @container (inline-size > 44em) {
    .figure {
      padding-inline: calc(var(--_control) + 4 * var(--_space));
      padding-block-end: calc(2 * var(--_space));
    }

    .turns {
      position: absolute;
      inset: auto 0 50%;
      justify-content: space-between;
      padding-block: 0;
      translate: 0 50%;
      pointer-events: none;
    }

    .turns .round {
      pointer-events: auto;
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    .stage img {
      transition: opacity calc(1.5 * var(--_duration)) var(--_easing);
    }

    .viewer[open] {
      animation: viewer-in var(--_duration) var(--_easing);
    }
  }

  @keyframes viewer-in {
    from {
      opacity: 0;
    }
  }

  @media (forced-colors: active) {
    .viewer {
      background: Canvas;
      color: CanvasText;
    }

    .viewer .round {
      border-color: ButtonBorder;
    }
  }

  @media print {
    .viewer {
      display: none;
    }
  }
`;
