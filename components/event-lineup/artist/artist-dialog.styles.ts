import { css } from 'lit';

/** What is in the dialog of an artist: photo and text side by side where there is room. */
export const artistDialogStyles = css`
  .dialog {
    --_dialog-width: 60em;
    --_dialog-height: 48em;
    --_muted: var(--event-color-text-muted, color-mix(in oklab, var(--_ink) 78%, transparent));
    --_border: var(--event-color-border, color-mix(in oklab, var(--_ink) 16%, transparent));
    --_border-strong: color-mix(in oklab, var(--_ink) 62%, transparent);
    --_surface: var(--event-color-surface, color-mix(in oklab, var(--_ink) 5%, transparent));
    --_surface-strong: color-mix(in oklab, var(--_ink) 10%, transparent);
    container-type: inline-size;
    border: var(--_border-width) solid var(--_border); /* a dark page has no darker shadow */
  }

  .artist {
    position: relative;
    display: grid;
  }

  .close {
    position: sticky;
    z-index: 1;
    inset-block-start: var(--_space);
    justify-self: end;
    display: grid;
    place-items: center;
    inline-size: var(--_control);
    block-size: var(--_control);
    margin: var(--_space);
    margin-block-end: calc(-1 * var(--_control) - var(--_space));
    border-radius: 50%;
    background: var(--_ground);
    color: var(--_on-ground);
    box-shadow: 0 0 0 var(--_border-width) var(--_border);
  }

  .close:focus-visible {
    border-radius: 50%;
  }

  .artist-photo .portrait {
    container-type: inline-size;
    inline-size: 100%; /* also where it may not be as high as it would be */
    aspect-ratio: 5 / 4;
    max-block-size: 52dvb; /* on a tablet, the name is in sight, too */
  }

  .artist-photo .portrait::before {
    font-size: 42cqi;
  }

  /* On its way from the tile, above everything; its box comes from the animation. */
  .artist-photo .portrait.flying {
    position: fixed;
    inset: auto;
    min-block-size: 0;
    max-block-size: none;
    margin: 0;
    padding: 0;
    border: 0;
    border-radius: var(--_radius);
    pointer-events: none;
  }

  .flying::backdrop {
    display: none;
  }

  .portrait.awaited {
    visibility: hidden;
  }

  .artist-text {
    min-inline-size: 0;
    padding: calc(3 * var(--_space)) calc(2.5 * var(--_space)) calc(4 * var(--_space));
  }

  .artist-name {
    margin-block-end: 0.25em;
    font-size: clamp(1.875em, 1.25em + 3cqi, 3em);
    font-weight: 800;
    line-height: 1;
    letter-spacing: -0.025em;
    text-wrap: balance;
  }

  .artist-name:focus-visible {
    outline: none;
  }

  .artist-fact {
    color: var(--_muted);
  }

  .appearances {
    margin-block: calc(3 * var(--_space));
    border-block-start: 2px solid var(--_ink);
  }

  .appearance {
    display: grid;
    grid-template-columns: 7.25em minmax(0, 1fr);
    gap: 0.25em calc(2 * var(--_space));
    padding-block: calc(1.25 * var(--_space));
    border-block-end: var(--_border-width) solid var(--_border);
    font-variant-numeric: tabular-nums;
  }

  .appearance strong {
    display: block;
    font-weight: 650;
  }

  .appearance time {
    font-weight: 650;
  }

  /* The end stands below the start where both do not fit, as in “9:15 PM – 10:45 PM”. */
  .appearance .until {
    white-space: nowrap;
  }

  /* Beside the time, words would stand in a column of two or three. */
  @container (width < 24em) or (44em <= width < 54em) {
    .appearance {
      grid-template-columns: minmax(0, 1fr);
    }
  }

  .appearance .note {
    grid-column: -2;
    padding-inline-start: 0.75em;
    border-inline-start: 3px solid var(--_accent);
    font-size: var(--_size-small);
    text-wrap: pretty;
  }

  .biography {
    display: grid;
    gap: calc(1.5 * var(--_space));
    max-inline-size: var(--_measure);
    min-block-size: 7em;
    align-content: start;
    white-space: pre-line;
  }

  .biography .bone:last-child {
    inline-size: 60%;
  }

  .biography .lead {
    font-size: var(--_size-large);
    line-height: 1.4;
    text-wrap: pretty;
  }

  .artist-links {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space);
    margin-block-start: calc(3 * var(--_space));
  }

  .artist-listen {
    margin-block-start: calc(3 * var(--_space));
    font-weight: 650;
  }

  .artist-listen + .artist-links {
    margin-block-start: var(--_space);
  }

  .artist-links .icon {
    inline-size: 1em;
    block-size: 1em;
  }

  .artist-links :dir(rtl) .icon {
    scale: -1 1;
  }

  @container (width >= 44em) {
    .artist {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    }

    .close {
      grid-area: 1 / 2;
    }

    .artist-photo {
      grid-area: 1 / 1;
    }

    .artist-photo .portrait {
      position: sticky;
      inset-block-start: 0;
      block-size: 100%;
      max-block-size: min(92dvb, var(--_dialog-height));
      min-block-size: 26em;
      aspect-ratio: auto;
    }

    .artist-text {
      grid-area: 1 / 2;
      padding: calc(5 * var(--_space));
      padding-inline-end: calc(6 * var(--_space));
    }
  }

  @media (forced-colors: active) {
    .close {
      border: 1px solid CanvasText;
    }
  }
`;
