import { css } from 'lit';

/** A front page: the newest leads, large; what has no picture is set in type. */
export const newsStyles = css`
  .base {
    --_gap: calc(3 * var(--_space));
    --_title-lead: clamp(1.625em, 1.1em + 2.6cqi, 2.75em);
  }

  .chips {
    display: flex;
    gap: var(--_space);
    margin-block-end: var(--_gap);
    overflow-x: auto;
    scrollbar-width: none;
  }

  .chip {
    flex: none;
    font-weight: 500;
    font-size: var(--_size-small);
  }

  /* The box scrolls and would cut off a ring outside. */
  .chip:focus-visible {
    outline-offset: -4px;
  }

  .chip[aria-pressed='true'] {
    border-color: var(--_ink);
    background: var(--_accent-soft);
    box-shadow: inset 0 0 0 1px var(--_ink);
    font-weight: 700;
  }

  .articles {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(2 * var(--_gap)) calc(1.5 * var(--_gap));
  }

  .cards {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 20em), 1fr));
  }

  .card {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: calc(1.5 * var(--_space));
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  .words {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--_space);
    align-content: start;
  }

  .cards .card:not(.pictured) {
    padding-block-start: calc(1.5 * var(--_space));
    border-block-start: 0.25em solid var(--_accent);
  }

  .lead {
    grid-column: 1 / -1;
  }

  .picture {
    aspect-ratio: 16 / 9;
    overflow: clip;
    border-radius: var(--_radius);
    background: var(--_surface-strong);
  }

  .picture img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  .title {
    font-size: var(--_size-large);
    line-height: 1.2;
  }

  .cards .card:not(.pictured) .title {
    font-size: 1.375em;
  }

  .cards .lead.lead .title {
    font-size: var(--_title-lead);
    line-height: 1.08;
  }

  .open {
    color: inherit;
    text-decoration: none;
  }

  /* The whole card leads there; its words name the link. */
  .open::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  .card:hover .open {
    text-decoration: underline;
    text-decoration-color: var(--_accent);
    text-decoration-thickness: 0.1em;
    text-underline-offset: 0.15em;
  }

  .excerpt {
    justify-self: start;
    max-inline-size: var(--_measure);
    text-wrap: pretty;
  }

  .lead .excerpt {
    font-size: var(--_size-large);
    line-height: 1.45;
  }

  .meta {
    color: var(--_muted);
    font-size: var(--_size-small);
  }

  /* Names stay in one piece. A point between two of them is out of sight at the start of a line. */
  .meta {
    overflow: clip;
  }

  .meta > * {
    display: inline-block;
    position: relative;
    inset-inline-start: -1.25em;
    padding-inline-start: 1.25em;
  }

  .meta > ::before {
    content: '·';
    position: absolute;
    inset-inline-start: 0.5em;
  }

  .list .card {
    grid-template-columns: minmax(0, 1fr);
    padding-block-end: var(--_gap);
    border-block-end: var(--_border-width) solid var(--_border);
  }

  .list,
  .headlines {
    gap: var(--_gap);
  }

  .list .pictured {
    grid-template-columns: clamp(5em, 28%, 11em) minmax(0, 1fr);
    gap: calc(2 * var(--_space));
  }

  .headlines {
    gap: 0;
  }

  .headlines .card {
    padding-block: calc(1.5 * var(--_space));
    border-block-end: var(--_border-width) solid var(--_border);
  }

  .headlines .words {
    gap: calc(0.5 * var(--_space));
  }

  .headlines .title {
    font-size: inherit;
  }

  .more {
    margin-block-start: calc(1.5 * var(--_gap));
  }

  .bone-title {
    inline-size: 80%;
    min-block-size: 1.4em;
  }

  .bone-date {
    inline-size: 7em;
    max-inline-size: 100%;
  }

  @container (inline-size > 40em) {
    .chips {
      flex-wrap: wrap;
    }

    .headlines .words {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: baseline;
      gap: calc(2 * var(--_space));
    }
  }

  @container (inline-size > 48em) {
    .lead.pictured {
      grid-template-columns: minmax(0, 1.4fr) minmax(0, 1fr);
      gap: calc(1.5 * var(--_gap));
      align-items: center;
    }

    .lead:not(.pictured) .title {
      max-inline-size: 26ch;
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    .picture img {
      transition: scale var(--_duration) var(--_easing);
    }

    .card:hover .picture img {
      scale: 1.02;
    }
  }

  @media (forced-colors: active) {
    .chip[aria-pressed='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }

  @media print {
    .chips,
    .more {
      display: none;
    }

    .card {
      break-inside: avoid;
    }

    .picture {
      max-inline-size: 10cm;
    }
  }
`;
