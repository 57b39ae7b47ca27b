import { css } from 'lit';

/** Cards of equal height in as many columns as there is room for; without pictures, set in type. */
export const eventCardStyles = css`
  .events {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }

  .cards {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 16em), 1fr));
    gap: calc(3 * var(--_space)) calc(2.5 * var(--_space));
  }

  /* No card stands alone in a last row: the first of three lies across two, three fit into one, four into two. */
  @container (33.25em <= inline-size < 40em) {
    .cards > :first-child:nth-last-child(3) {
      grid-column: 1 / -1;
    }
  }

  @container (40em <= inline-size < 50.5em) {
    .cards:has(> :nth-child(3):last-child) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }

  @container (50.5em <= inline-size < 67.75em) {
    .cards:has(> :nth-child(4):last-child) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  .event {
    position: relative;
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
  }

  .cards .event:not(:has(.event-picture)) {
    padding-block-start: calc(1.5 * var(--_space));
    border-block-start: 3px solid var(--_accent);
  }

  /* A mark stands for a picture among pictures; where there is none at all, a list has lines. */
  .cards:not(:has(.event-picture)) .event {
    border-block-start: var(--_border-width) solid var(--_border);
  }

  .rows .event {
    flex-direction: row;
    gap: calc(2 * var(--_space));
    padding-block: calc(1.5 * var(--_space));
  }

  .rows .event + .event {
    border-block-start: var(--_border-width) solid var(--_border);
  }

  .event-picture {
    display: block;
    aspect-ratio: 16 / 9;
    margin-block-end: calc(1.5 * var(--_space));
    overflow: clip;
    border-radius: var(--_radius);
    background: var(--_surface-strong);
  }

  .rows .event-picture {
    flex: none;
    align-self: start;
    inline-size: clamp(5.5em, 22cqi, 12em);
    aspect-ratio: 4 / 3;
    margin: 0;
  }

  .event-picture img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  .event-picture .broken {
    visibility: hidden;
  }

  .event-text {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: calc(0.5 * var(--_space));
    min-inline-size: 0;
  }

  .event-name {
    font-size: var(--_size-large);
    line-height: 1.25;
  }

  .event-link {
    text-decoration: none;
  }

  /* The whole card leads where its name leads. */
  .event-link::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--_radius);
  }

  .event:hover .event-link {
    text-decoration: underline;
    text-decoration-color: var(--_accent);
    text-decoration-thickness: 0.1em;
    text-underline-offset: 0.18em;
  }

  .event-link:focus-visible {
    outline: none;
  }

  .event-link:focus-visible::after {
    outline: 2px solid var(--_focus);
    outline-offset: 4px;
  }

  /* A date is what the eye looks for; a screen reader hears the name first. */
  .event-dates {
    order: -1;
    font-size: var(--_size-small);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }

  .event-place,
  .event-organiser {
    color: var(--_muted);
    font-size: var(--_size-small);
  }

  .event-price {
    margin-block-start: auto;
    padding-block-start: calc(0.5 * var(--_space));
    font-variant-numeric: tabular-nums;
    font-weight: 600;
  }

  .rows .event-price {
    margin: 0;
  }

  /* Beside a picture there would be no room for a word. */
  @container (inline-size < 15em) {
    .rows .event {
      flex-direction: column;
    }

    .rows .event-picture {
      inline-size: 100%;
      aspect-ratio: 16 / 9;
    }
  }

  @container (inline-size > 36em) {
    .rows .event-text {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      align-content: start;
      column-gap: calc(2 * var(--_space));
    }

    .rows .event-text > * {
      grid-column: 1;
    }

    .rows .event-text > .event-price {
      grid-area: 1 / 2 / span 4;
      align-self: center;
    }
  }

  @media screen and (prefers-reduced-motion: no-preference) {
    .event-picture img {
      transition: scale calc(2 * var(--_duration)) var(--_easing);
    }

    .event:has(.event-link):hover .event-picture img {
      scale: 1.03;
    }
  }

  .bone-line {
    min-block-size: 1em;
    margin-block-start: var(--_space);
  }

  .short {
    inline-size: 62%;
  }

  .skeleton .event {
    border: 0;
  }

  /* How many will come is not known: none are waited for that nobody would see. */
  .skeleton .events {
    max-block-size: 100vh;
    overflow: clip;
  }

  @media (forced-colors: active) {
    .event-picture {
      border: 1px solid CanvasText;
    }
  }

  @media print {
    .event {
      break-inside: avoid;
    }

    .event-picture {
      display: none;
    }
  }
`;
