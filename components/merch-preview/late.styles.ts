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

  /* A weave, so that a dot is cloth and not paint. */
  .colour:has(.dot)::after {
    content: '';
    position: absolute;
    inset: 5px;
    border-radius: 50%;
    background:
      repeating-linear-gradient(45deg, #fff2 0 1px, transparent 1px 3px),
      repeating-linear-gradient(-45deg, #0002 0 1px, transparent 1px 3px);
    pointer-events: none;
  }

  .save {
    padding-inline: 0;
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
  }

  @media (forced-colors: active) {
    .stage,
    .thumb,
    .dot {
      forced-color-adjust: none;
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

  @media print {
    .products,
    .sides,
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
