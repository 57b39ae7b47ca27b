import { css } from 'lit';

/**
 * Rows in which every photo keeps its shape: each tile grows with its ratio, so that all of a row
 * have one height. Their size never depends on a picture that is still to come.
 */
export const galleryStyles = css`
  .photos {
    --_gap: calc(1 * var(--_space));
    display: flex;
    gap: var(--_gap);
  }

  .grid {
    --_row: var(--event-gallery-row-height, clamp(7.5em, 20cqi, 15em));
    flex-wrap: wrap;
  }

  /* The last row is filled up, or its photos would be giants. */
  .grid:not(.few)::after {
    content: '';
    flex: 1000000 0 0;
  }

  .tile {
    --ratio: 1.3333;
    position: relative;
    min-inline-size: 0;
    max-inline-size: 100%;
    aspect-ratio: var(--ratio);
  }

  .tile.bone:nth-child(even) {
    --ratio: 0.75;
  }

  .grid .tile {
    flex: calc(100 * var(--ratio)) 1 calc(var(--ratio) * var(--_row));
  }

  .few .tile {
    max-block-size: 28em;
  }

  /* The ring of the focus needs its room inside what scrolls. */
  .strip {
    padding: 4px;
    overflow-x: auto;
    overscroll-behavior-inline: contain;
    scroll-snap-type: inline proximity;
    scroll-padding-inline: 4px;
    scrollbar-width: thin;
  }

  .strip .tile {
    flex: none;
    block-size: var(--event-gallery-row-height, clamp(13em, 36cqi, 24em));
    max-inline-size: 86cqi;
    scroll-snap-align: start;
  }

  .photo {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    overflow: hidden;
    border-radius: var(--_radius);
    background: var(--_surface-strong);
    cursor: zoom-in;
  }

  .photo img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  .caption,
  .spare {
    position: absolute;
    inset: auto 0 0;
    padding: 0.75em;
    font-size: var(--_size-small);
    line-height: 1.35;
    text-wrap: pretty;
  }

  .caption {
    padding-block-start: 3em;
    background: linear-gradient(transparent, rgb(0 0 0 / 0.45) 35%, rgb(0 0 0 / 0.8));
    color: white;
    opacity: 0;
  }

  .photo:focus-visible .caption {
    opacity: 1;
  }

  .spare {
    opacity: 0;
  }

  .broken img {
    opacity: 0;
  }

  .broken :is(.caption, .spare) {
    inset: 0.75em;
    block-size: fit-content;
    max-block-size: calc(100% - 1.5em);
    max-block-size: round(down, 100% - 1.5em, 1lh); /* no line is seen by half */
    margin-block: auto;
    padding: 0;
    overflow: hidden;
    background: none;
    color: inherit;
    text-align: center;
    opacity: 1;
  }

  .foot {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--_space) calc(2 * var(--_space));
  }

  .credits {
    min-inline-size: 0;
    max-inline-size: var(--_measure);
    padding-block-start: calc(1.25 * var(--_space));
    color: var(--_muted);
    font-size: var(--_size-small);
  }

  .credits :is(p, ul, li) {
    display: inline;
  }

  /* A blank alone is narrow in some faces. */
  .credits p {
    margin-inline-end: 0.15em;
  }

  .credits li:not(:last-child)::after {
    content: '·' / '';
    margin-inline: 0.35em;
  }

  .moves {
    display: flex;
    gap: var(--_space);
    margin-block-start: var(--_space);
    margin-inline-start: auto;
  }

  /* All is in sight: there is nowhere to go. */
  .moves:has([aria-disabled='true'] + [aria-disabled='true']) {
    display: none;
  }

  .round {
    display: grid;
    place-items: center;
    inline-size: var(--_control);
    block-size: var(--_control);
    border: var(--_border-width) solid var(--_border-strong);
    border-radius: 50%;
  }

  .round:focus-visible {
    border-radius: 50%;
  }

  .round:hover {
    border-color: var(--_ink);
    background: var(--_surface);
  }

  .round[aria-disabled='true'] {
    border-color: var(--_border);
    opacity: 0.5;
    cursor: default;
  }

  .round .icon {
    inline-size: 1.25em;
    block-size: 1.25em;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  :is(.previous, .next):dir(rtl) .icon {
    scale: -1 1;
  }

  @media (hover: hover) {
    .photo:hover .caption {
      opacity: 1;
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    .photo img,
    .caption {
      transition:
        opacity var(--_duration) var(--_easing),
        scale calc(3 * var(--_duration)) var(--_easing);
    }

    .photo:hover img {
      scale: 1.03;
    }
  }

  @media (forced-colors: active) {
    .photo {
      border: 1px solid ButtonBorder;
    }

    .caption {
      padding-block: 0.5em;
      background: Canvas;
      color: CanvasText;
    }

    .round[aria-disabled='true'] {
      border-color: GrayText;
      color: GrayText;
      opacity: 1;
    }
  }

  @media print {
    .strip {
      flex-wrap: wrap;
      overflow: visible;
    }

    .tile {
      max-block-size: 6cm;
      break-inside: avoid;
    }

    .moves {
      display: none;
    }
  }
`;
