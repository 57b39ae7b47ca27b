import { css } from 'lit';

/** A shop window: the garment on a stage of its own light, and beside it what can be chosen. */
export const merchStyles = css`
  :host {
    --_stage: var(--event-merch-stage, color-mix(in oklab, var(--_fill) 5%, #e8e5de));
  }

  .window {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(3 * var(--_space));
    overflow-wrap: anywhere;
  }

  .view {
    position: relative;
    align-self: start;
  }

  /* The same by day and by night: photos are made for a light ground, and black cloth needs one. */
  .stage {
    aspect-ratio: 10 / 11;
    padding: 4%;
    overflow: hidden;
    border-radius: calc(2 * var(--_radius));
    color: #1c1b19;
    background: radial-gradient(75% 70% at 50% 42%, #fffc, #fff0), var(--_stage);
  }

  .view:has(.sides) .stage {
    padding-block-end: calc(var(--_control) + 3 * var(--_space));
  }

  .garment {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    isolation: isolate;
  }

  .waiting {
    visibility: hidden;
  }

  .sides {
    position: absolute;
    inset-block-end: calc(1.5 * var(--_space));
    inset-inline: 0;
    inline-size: fit-content;
    margin-inline: auto;
    padding: 3px;
    border-radius: var(--_radius-pill);
    background: #fffe;
    color: #1c1b19;
    box-shadow: 0 1px 6px #0002;
  }

  .sides .options {
    gap: 0;
  }

  .sides .choices-label,
  .products .choices-label {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  .side {
    display: grid;
    place-items: center;
    min-block-size: var(--_control);
    padding-inline: 1.25em;
    border: 2px solid transparent;
    border-radius: var(--_radius-pill);
    font-weight: 600;
  }

  .side:has(:checked) {
    border-color: currentColor;
  }

  .side > span::first-letter,
  .chosen::first-letter {
    text-transform: uppercase;
  }

  .details {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    justify-items: start;
    gap: calc(2.5 * var(--_space));
    min-inline-size: 0;
  }

  .garment-type {
    margin-block-end: calc(-2 * var(--_space));
    color: var(--_muted);
  }

  .product-name {
    font-size: clamp(1.75em, 1.25em + 2.5cqi, 2.75em);
    line-height: 1.05;
    letter-spacing: -0.01em;
  }

  .price {
    font-family: var(--_font-display);
    font-size: 1.5em;
    font-weight: var(--_heading-weight);
    font-variant-numeric: tabular-nums;
    line-height: 1.2;
  }

  .description {
    max-inline-size: 46ch;
    text-wrap: pretty;
  }

  .choices {
    min-inline-size: 0;
    max-inline-size: 100%;
  }

  .choices-label {
    margin-block-end: var(--_space);
    font-weight: 600;
  }

  .chosen {
    display: inline-block;
    margin-inline-start: 0.375em;
    color: var(--_muted);
    font-weight: 400;
  }

  .options {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space);
  }

  label {
    position: relative;
    cursor: pointer;
  }

  label:has(:focus-visible) {
    outline: 2px solid var(--_focus);
    outline-offset: 2px;
  }

  .colour,
  .size {
    display: grid;
    min-inline-size: var(--_control);
    min-block-size: var(--_control);
    max-inline-size: 100%;
    border: 2px solid transparent;
    border-radius: var(--_radius-pill);
  }

  .colour {
    place-items: center;
  }

  .colour:has(:checked),
  .size:has(:checked) {
    border-color: var(--_ink);
  }

  .dot {
    inline-size: 32px;
    block-size: 32px;
  }

  .dot circle {
    stroke: #7a7a7a;
    stroke-width: 1.5;
  }

  .dot path {
    stroke: white;
    stroke-width: 5;
  }

  .dot .slash {
    stroke: black;
    stroke-width: 2;
  }

  .chip {
    display: grid;
    place-items: center;
    min-inline-size: 0;
    padding: 0.25em 1em;
    border: var(--_border-width) solid var(--_border-strong);
    border-radius: var(--_radius-pill);
    line-height: 1.2;
  }

  .colour .chip {
    min-block-size: 36px;
  }

  :checked + .chip {
    border-color: transparent;
    background: var(--_accent-soft);
  }

  .products .options {
    flex-wrap: nowrap;
    margin-block: -4px;
    padding: 4px;
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scrollbar-width: thin;
  }

  .product {
    flex: none;
    display: grid;
    align-content: start;
    gap: var(--_space);
    inline-size: 5.5em;
    border-radius: var(--_radius);
    font-size: var(--_size-small);
    line-height: 1.25;
    text-align: center;
  }

  .thumb {
    aspect-ratio: 1;
    padding: 6%;
    border-radius: var(--_radius);
    background: var(--_stage);
  }

  .product:has(:checked) .thumb {
    outline: 2px solid var(--_ink);
    outline-offset: 2px;
  }

  .line {
    inline-size: 60%;
    block-size: 2em;
  }

  @container (inline-size > 38em) {
    .window {
      grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr);
      gap: calc(3 * var(--_space)) calc(5 * var(--_space));
    }

    .products {
      grid-column: 1 / -1;
    }

    .details {
      padding-block-start: calc(3 * var(--_space));
    }
  }

  @container (inline-size > 62em) {
    .window:has(.products) {
      grid-template-columns: max-content minmax(0, 1.3fr) minmax(0, 1fr);
      column-gap: calc(3 * var(--_space));
    }

    .details {
      padding-inline-start: calc(3 * var(--_space));
    }

    .products {
      grid-column: auto;
    }

    .products .options {
      flex-direction: column;
      max-block-size: 46em;
      overflow: auto;
    }
  }
`;
