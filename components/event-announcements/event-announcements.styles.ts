import { css } from 'lit';

/** A quiet column: what kind and when, then the words. */
export const announcementStyles = css`
  .items {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(3 * var(--_space));
    max-inline-size: var(--_measure);
  }

  .item {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(0.75 * var(--_space));
    padding-block-end: calc(3 * var(--_space));
    border-block-end: var(--_border-width) solid var(--_border);
    overflow-wrap: anywhere;
    scroll-margin-block-start: calc(var(--_sticky-top) + 2 * var(--_space));
  }

  .item:last-child {
    border-block-end: 0;
  }

  .meta {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: calc(0.5 * var(--_space)) calc(1.5 * var(--_space));
    color: var(--_muted);
    font-size: var(--_size-small);
  }

  .category {
    display: inline-flex;
    align-items: center;
    gap: 0.4em;
    padding-block: 0.1em;
    padding-inline: 0.5em 0.7em;
    border-radius: var(--_radius-pill);
    background: var(--_accent-soft);
    color: var(--_ink);
    font-size: var(--_size-small);
    font-weight: 600;
  }

  .meta .category {
    font-size: 1em;
  }

  .category .icon {
    inline-size: 1.15em;
    block-size: 1.15em;
  }

  .ago + span::before {
    content: '· ';
  }

  .title {
    font-size: var(--_size-large);
  }

  .body {
    justify-self: start;
    white-space: pre-line;
    text-wrap: pretty;
  }

  .more a {
    display: inline-flex;
    align-items: center;
    min-block-size: 24px;
    font-weight: 600;
  }

  /* Takes no room of its own: what somebody reads stays where it is. */
  .arrivals {
    position: sticky;
    inset-block-start: calc(var(--_sticky-top) + var(--_space) + var(--_control) / 2);
    z-index: 2;
    block-size: 0;
    display: grid;
    justify-items: end;
    align-items: start;
    max-inline-size: var(--_measure);
  }

  /* Half above the feed, so that it covers no title while that stands there. */
  .new {
    translate: 0 -50%;
  }

  .new,
  .earlier {
    max-inline-size: 100%;
    overflow-wrap: anywhere;
  }

  .new,
  .new:hover {
    border-color: var(--_ink);
    background: var(--_ground);
    color: var(--event-color-text, CanvasText);
    box-shadow: 0 0.25em 1em color-mix(in oklab, black 24%, transparent);
  }

  .new:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  .earlier {
    margin-block-start: var(--_space);
  }

  .bone-meta {
    inline-size: 12em;
    max-inline-size: 100%;
  }

  .bone-title {
    inline-size: 70%;
    min-block-size: 1.3em;
  }

  @media (prefers-reduced-motion: no-preference) {
    .new {
      animation: new-appear var(--_duration) var(--_easing);
    }
  }

  @keyframes new-appear {
    from {
      opacity: 0;
    }
  }

  @media (forced-colors: active) {
    .category {
      border: 1px solid CanvasText;
    }
  }

  @media print {
    .arrivals,
    .earlier {
      display: none;
    }

    .item {
      break-inside: avoid;
    }
  }
`;
