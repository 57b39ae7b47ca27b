import { css } from 'lit';

/** A line across the page. */
export const bannerStyles = css`
  .banner {
    display: grid;
    grid-template-rows: 0fr;
  }

  .banner.open {
    grid-template-rows: 1fr;
  }

  .banner.reserve {
    grid-template-rows: minmax(calc(var(--_control) + 2 * var(--_space)), auto);
  }

  .room-inside {
    min-block-size: 0;
    overflow: hidden;
  }

  .line {
    display: flex;
    align-items: center;
    gap: var(--_space) calc(2 * var(--_space));
    padding-block: var(--_space);
    padding-inline: calc(2 * var(--_space)) var(--_space);
    border-inline-start: 0.25em solid var(--_accent);
    background: var(--_accent-soft);
  }

  .line > .words {
    flex: 1;
    min-inline-size: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }

  .line > :not(.words) {
    flex: none;
  }

  .dismiss {
    display: grid;
    place-items: center;
    inline-size: var(--_control);
    block-size: var(--_control);
    border-radius: 50%;
  }

  .dismiss:hover {
    background: var(--_surface-strong);
  }

  .dismiss:focus-visible {
    outline-offset: -2px;
  }

  @container (inline-size < 34em) {
    .line {
      flex-wrap: wrap;
      padding-inline-end: calc(var(--_control) + var(--_space));
      position: relative;
    }

    .line > .words {
      flex-basis: 100%;
      order: 0;
    }

    .dismiss {
      position: absolute;
      inset-block-start: 0;
      inset-inline-end: 0;
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    .banner:not(.reserve) {
      transition: grid-template-rows calc(2 * var(--_duration)) var(--_easing);
    }
  }

  @media (forced-colors: active) {
    .line {
      border: 1px solid CanvasText;
    }
  }

  @media print {
    .dismiss {
      display: none;
    }
  }
`;
