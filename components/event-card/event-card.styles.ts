import { css } from 'lit';

/** A poster with a way to a ticket: the name leads, facts follow, one button stands out. */
export const cardStyles = css`
  .card {
    --_corner: calc(1.5 * var(--_radius));
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    border-radius: var(--_corner);
    background: var(--_surface);
  }

  .picture {
    position: relative;
    aspect-ratio: 16 / 9;
    overflow: hidden;
    border-radius: var(--_corner) var(--_corner) 0 0;
    background: var(--_surface-strong);
  }

  .picture img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  .text {
    position: relative;
    display: grid;
    align-content: start;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(2.5 * var(--_space));
    min-inline-size: 0;
    padding: min(calc(3 * var(--_space)), 7cqi);
  }

  .head {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--_space);
    min-inline-size: 0;
  }

  .title {
    font-size: clamp(1.125em, 0.75em + 4cqi, 2.75em);
    font-weight: 800;
    line-height: 1.05;
    letter-spacing: -0.02em;
    overflow-wrap: anywhere;
  }

  .words {
    justify-self: start;
    max-inline-size: min(56ch, 100%);
    font-size: var(--_size-large);
    line-height: 1.4;
    text-wrap: pretty;
  }

  .trouble {
    display: inline-flex;
    align-items: center;
    justify-self: start;
    gap: 0.4em;
    padding: 0.3em 0.8em;
    border: 2px solid;
    border-radius: var(--_radius-pill);
    font-weight: 700;
    line-height: 1.3;
  }

  .facts {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(1.25 * var(--_space));
    margin: 0;
  }

  .fact {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0.625em;
  }

  .fact dt {
    padding-block-start: 0.125em;
    color: var(--_muted);
  }

  .fact dd {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    justify-items: start;
    max-inline-size: var(--_measure);
    overflow-wrap: anywhere;
  }

  .days,
  .place {
    font-weight: 650;
  }

  .more {
    color: var(--_muted);
    font-size: var(--_size-small);
  }

  .map {
    display: inline-flex;
    align-items: center;
    min-block-size: 24px;
    font-size: var(--_size-small);
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: calc(1.25 * var(--_space)) calc(1.5 * var(--_space));
  }

  .actions > * {
    min-inline-size: 0;
    max-inline-size: 100%;
  }

  .said:empty {
    display: none;
  }

  .actions:not(:has(*)) {
    display: none;
  }

  .actions .button-primary {
    padding-inline: 1.5em;
    font-size: 1.0625em;
  }

  .sale {
    font-size: var(--_size-large);
    font-weight: 700;
  }

  .until {
    color: var(--_muted);
    font-variant-numeric: tabular-nums;
  }

  .bone-title {
    inline-size: 70%;
    min-block-size: 1.1em;
  }

  .bone-fact {
    inline-size: 45%;
    min-block-size: 1.5em;
  }

  .bone-button {
    inline-size: 11em;
    max-inline-size: 100%;
    min-block-size: var(--_control);
    border-radius: var(--_radius-pill);
  }

  @container (inline-size > 44em) {
    .card.pictured:not(.banner) {
      grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
      min-block-size: 24em;
    }

    .card.pictured:not(.banner) > .picture {
      aspect-ratio: auto;
      border-radius: 0;
      border-start-start-radius: var(--_corner);
      border-end-start-radius: var(--_corner);
    }

    .card:not(.line) > .text {
      align-content: center;
      padding: min(calc(5 * var(--_space)), 4cqi);
    }

    /* In half of the room. */
    .card.pictured:not(.banner) .title {
      font-size: clamp(1.125em, 0.75em + 2.4cqi, 2.75em);
    }
  }

  /* The words stand on the picture, on a shade that holds their contrast whatever it shows. */
  .banner.pictured {
    --_ink: white;
    --_muted: rgb(255 255 255 / 0.94);
    --_border-strong: rgb(255 255 255 / 0.72);
    --_surface: rgb(255 255 255 / 0.14);
    --_focus: white;
    min-block-size: clamp(22em, 46cqi, 34em);
    background: #14110f;
    color: white;
  }

  .banner > .picture {
    position: absolute;
    inset: 0;
    aspect-ratio: auto;
    border-radius: var(--_corner);
  }

  .banner > .picture::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(rgb(20 17 15 / 0.62), rgb(20 17 15 / 0.86));
  }

  @container (inline-size > 44em) {
    .banner.pictured > .text {
      max-inline-size: 62%;
    }

    .banner > .picture::after {
      --_toward: 90deg;
      background: linear-gradient(
        var(--_toward),
        rgb(20 17 15 / 0.86),
        rgb(20 17 15 / 0.64) 62%,
        rgb(20 17 15 / 0.1)
      );
    }

    .banner > .picture:dir(rtl)::after {
      --_toward: -90deg;
    }
  }

  .banner.pictured > .text {
    align-content: end;
  }

  .banner .title {
    font-size: clamp(1.125em, 0.75em + 5.5cqi, 4.5em);
    line-height: 1;
  }

  .line {
    border-block: var(--_border-width) solid var(--_border);
    border-radius: 0;
    background: none;
  }

  .line > .text {
    gap: calc(1.5 * var(--_space)) calc(3 * var(--_space));
    padding-inline: 0;
    padding-block: calc(2 * var(--_space));
  }

  .line .title {
    font-size: var(--_size-large);
    font-weight: 700;
    line-height: 1.25;
    letter-spacing: -0.01em;
  }

  .line .actions .button-primary {
    font-size: inherit;
  }

  @container (inline-size > 40em) {
    .line > .text {
      grid-template-columns: minmax(0, 5fr) minmax(0, 8fr) fit-content(34%);
      align-items: center;
    }

    .line .facts {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: calc(2 * var(--_space));
    }

    .line .actions {
      justify-content: end;
      text-wrap: nowrap;
    }

    .line .said {
      grid-column: 1 / -1;
    }
  }

  @media (forced-colors: active) {
    .card:not(.line) {
      border: 1px solid CanvasText;
    }

    .banner > .picture {
      display: none;
    }
  }

  @media print {
    .card,
    .banner.pictured {
      --_ink: black;
      --_muted: black;
      background: none;
      color: black;
      break-inside: avoid;
    }

    .banner > .picture {
      display: none;
    }

    .picture {
      max-block-size: 6cm;
    }
  }
`;
