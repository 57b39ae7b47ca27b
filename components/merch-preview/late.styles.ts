import { css } from 'lit';

/** What the first frame does not show. */
export const lateStyles = css`
  .drawn {
    stroke: #0003;
    stroke-width: 3;
    stroke-linejoin: round;
  }

  .drawn path {
    fill: #0003;
  }

  .colour:hover,
  .size:hover {
    border-color: var(--_border-strong);
  }

  .size:hover .chip {
    border-color: transparent;
  }

  .side:hover > span {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  .product:hover bdi {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  .glass {
    block-size: 100%;
    cursor: zoom-in;
  }

  .near {
    cursor: zoom-out;
    touch-action: pinch-zoom;
  }

  .near .garment {
    transform: scale(2.5);
    transform-origin: var(--_x, 50%) var(--_y, 40%);
  }

  .lens {
    position: absolute;
    inset-block-start: calc(1.5 * var(--_space));
    inset-inline-end: calc(1.5 * var(--_space));
    display: grid;
    place-items: center;
    inline-size: max(44px, var(--_control));
    block-size: max(44px, var(--_control));
    border-radius: var(--_radius-pill);
    background: #fffe;
    color: #1c1b19;
    box-shadow: 0 1px 6px #0002;
  }

  .lens[aria-pressed='true'] {
    background: #1c1b19;
    color: white;
  }

  /* On the stage, which is light by night. */
  .lens:focus-visible {
    outline-color: #1c1b19;
  }

  .side:has(:focus-visible) {
    outline-color: #1c1b19;
  }

  /* Where nothing could tell what is chosen, the radio buttons do (Firefox before 121). */
  @supports not selector(:has(a)) {
    label .visually-hidden {
      all: revert;
    }
  }

  .lens-keys {
    display: none;
    position: absolute;
    inset-block-start: calc(1.5 * var(--_space));
    inset-inline-start: calc(1.5 * var(--_space));
    max-inline-size: calc(100% - 8em);
    padding: 0.375em 0.875em;
    border-radius: var(--_radius);
    background: #1c1b19;
    color: white;
    font-size: var(--_size-small);
    line-height: 1.35;
  }

  .lens[aria-pressed='true']:focus-visible + .lens-keys {
    display: block;
  }

  .ask {
    min-block-size: max(var(--_control), 3.25em);
    padding-inline: 2em;
  }

  /* Begins where all else does, down to the sign, which has no air at its sides. */
  .button.save {
    padding-inline: 0;
  }

  .save .icon {
    inline-size: auto;
  }

  .note {
    max-inline-size: 46ch;
    padding-inline-start: calc(1.5 * var(--_space));
    border-inline-start: 3px solid var(--_accent);
    font-size: var(--_size-small);
    text-wrap: pretty;
  }

  ::slotted([slot='actions']) {
    max-inline-size: 100%;
  }

  @media (prefers-reduced-motion: no-preference) {
    .colour,
    .size,
    .side {
      transition: border-color var(--_duration) var(--_easing);
    }

    .garment {
      transition: transform var(--_duration) var(--_easing);
    }
  }

  @media (forced-colors: active) {
    .stage,
    .thumb,
    .dot {
      forced-color-adjust: none;
    }

    .lens {
      border: 2px solid ButtonBorder;
    }

    .lens[aria-pressed='true'] {
      border-color: Highlight;
      outline: 2px solid Highlight;
    }

    .sides {
      border: 1px solid ButtonBorder;
      background: ButtonFace;
      color: ButtonText;
    }

    /* Else a transparent border would be seen on every choice. */
    .colour,
    .size {
      border-color: Canvas;
    }

    .side {
      border-color: ButtonFace;
    }

    .colour:has(:checked),
    .size:has(:checked),
    .side:has(:checked) {
      border-color: Highlight;
      outline: 2px solid Highlight;
    }

    label:has(:focus-visible) {
      outline: 2px solid;
      outline-offset: 4px;
    }

    .product:has(:checked) .thumb {
      outline-color: Highlight;
    }

    .colour::after {
      display: none;
    }
  }

  @container (inline-size < 26em) {
    .ask {
      inline-size: 100%;
    }
  }

  @media print {
    .products,
    .sides,
    .lens,
    /* Whichever comes first: these styles or those of the controls. */
    .base .button {
      display: none;
    }

    .window:has(.view) {
      grid-template-columns: 6cm minmax(0, 1fr);
    }

    .view {
      print-color-adjust: exact;
    }
  }
`;
